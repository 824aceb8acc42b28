/** Addresses in tables. */
import { columnTitles as titles } from '../../messages/admin/spreadsheet-titles.ts'
import { spreadsheetMessages as words } from '../../messages/admin/spreadsheets.ts'
import { type Address, isCountryCode } from '../../units/addresses/postal-address.ts'
import { cellText, read, refuse } from '../cells/cells.ts'
import { type Column, textColumn } from './columns.ts'
import type { Format } from '../cells/formats.ts'

/** Countries are stored by their two letters (ISO 3166-1). */
const country: Format = {
  write: (value) => (typeof value === 'string' ? value : ''),
  read: (cell) => {
    const code = cellText(cell).toUpperCase()
    return isCountryCode(code) ? read(code) : refuse(words.country)
  },
  isText: true,
}

/** The columns of an address that stands at a path of a row. */
export function addressColumns(at: readonly string[], which: string): Column[] {
  const own = (key: keyof Address, title: string, format?: Format): Column => ({
    ...textColumn([...at, key].join('.'), `${which} ${title}`),
    path: [...at, key],
    ...(format === undefined ? {} : { format }),
  })
  return [
    own('streetAddress', titles.street),
    own('streetAddress2', titles.street2),
    own('city', titles.city),
    own('state', titles.state),
    own('zip', titles.zip),
    own('country', titles.country, country),
  ]
}
