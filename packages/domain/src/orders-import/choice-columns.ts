/** The columns of a line's choices: one for each title of a property, and one for the engraving of each mechanism. */
import { columnTitles as titles } from '../messages/admin/spreadsheet-titles.ts'
import { orderImportMessages as words } from '../messages/admin/spreadsheets.ts'
import { read } from '../spreadsheets/cells/cells.ts'
import type { ColumnFamily } from '../spreadsheets/tables/column-families.ts'
import { column } from '../spreadsheets/tables/columns.ts'
import type { Format } from '../spreadsheets/cells/formats.ts'

/** What a cell says is known only beside the others of its row: it is kept as it is until then. */
export const asItIs: Format = { write: () => '', read: (cell) => read(cell) }

const engravingHeading = new RegExp(`^${titles.engraving} (\\d{1,3})( ${titles.above})?$`, 'i')

/** The place in a row's fields of what a heading's cell says. */
export const choicePath = (heading: string) => ['choices', heading] as const

/** Mechanisms are counted from 1; what is not said to stand above stands below. */
export const engravingPath = (mechanism: number, side: 'above' | 'below') =>
  ['engravings', `${mechanism} ${side}`] as const

/** No export has them: orders are read alone. */
export const choiceColumns: ColumnFamily = {
  hint: () => words.choiceHeadings,
  columnsOf: () => [],
  columnNamed: (heading, names) => {
    const engraved = engravingHeading.exec(heading)
    if (engraved) {
      const path = engravingPath(Number(engraved[1]), engraved[2] === undefined ? 'below' : 'above')
      return read(column(path.join('.'), heading, asItIs, path))
    }
    const byId = /^#(\d{1,10})$/.exec(heading)
    const isKnown = byId
      ? names.find('productProperty', heading).ok
      : names.idsOf('productProperty', heading).length > 0
    return isKnown ? read(column(`choices.${heading}`, heading, asItIs, choicePath(heading))) : undefined
  },
}
