/** The tables of a file with a keypad schedule, as they are sent to the page that shows them: plain cells, no more than a schedule has. */
import { type ReadTable, SCHEDULE_CELL, SCHEDULE_CELLS } from '@orderwright/contract'
import { keypadImportMessages as words, spreadsheetFileMessages } from '@orderwright/domain/messages'
import { type Cell, cellText, isEmptyTable, plainCell, type Table } from '@orderwright/domain/spreadsheets'
import { UnreadableFile } from './file-limits.ts'
import { readTables } from './read-files.ts'

const isFilled = (cell: Cell) => cellText(cell) !== ''

function plainTable({ name, rows }: Table): ReadTable {
  const last = rows.findLastIndex((row) => row.some(isFilled))
  let filled = 0
  const plain = rows.slice(0, last + 1).map((row, index) => {
    const cells = row.slice(0, row.findLastIndex(isFilled) + 1).map(plainCell)
    filled += Math.max(cells.length, 1)
    if (filled > SCHEDULE_CELLS) {
      throw new UnreadableFile(words.tooLargeTable({ sheet: name, most: SCHEDULE_CELLS }))
    }
    if (cells.some((cell) => typeof cell === 'string' && cell.length > SCHEDULE_CELL)) {
      const about = { sheet: name, row: index + 1, most: SCHEDULE_CELL }
      throw new UnreadableFile(spreadsheetFileMessages.tooLongCell(about))
    }
    return cells
  })
  return { name, rows: plain }
}

/** The tables in which something stands. Throws \`UnreadableFile\` with a sentence. */
export function readSchedule({
  name,
  bytes,
}: {
  readonly name: string
  readonly bytes: Uint8Array
}): readonly ReadTable[] {
  return readTables(name, bytes)
    .filter((table) => !isEmptyTable(table))
    .map(plainTable)
}
