/** A table over as many sheets as it needs, every word of it. Millimetres of paper. */
import type { Primitive } from '../drawing/scene.ts'
import { canvasSheetMessages as words } from '../messages/papers/canvas-sheets.ts'
import { paperFonts, textAt, wrapText } from '../sheets/paper-text.ts'
import type { Sheet, SheetTerms } from '../sheets/sheet.ts'
import { drawingAreaOf, type SheetSize } from '../sheets/sheet-size.ts'
import { paginateRows, type RowPart } from './paginate-rows.ts'

export type TableColumn = {
  readonly title: string /** of the width, beside the others */
  readonly share: number
}
export type Table = {
  readonly heading: string
  readonly columns: readonly TableColumn[]
  /** a text for each column */
  readonly rows: readonly (readonly string[])[]
}

const LINE_MM = 4.1
const HEADING_MM = 9
const HEAD_ROW_MM = 5.5
const GAP_MM = 4

/** Columns with their places in a width. */
function placed(columns: readonly TableColumn[], width: number) {
  const total = columns.reduce((sum, { share }) => sum + share, 0)
  let x = 0
  return columns.map(({ title, share }) => {
    const column = { title, x, width: (width * share) / total - GAP_MM }
    x += column.width + GAP_MM
    return column
  })
}

/** A table as sheets without numbers. */
export function tableSheets(table: Table, size: SheetSize, terms: SheetTerms): Omit<Sheet, 'number'>[] {
  const area = drawingAreaOf(size)
  const columns = placed(table.columns, area.width)
  const font = paperFonts.body
  const cells = table.rows.map((row) =>
    columns.map(({ width }, index) => wrapText(row[index] ?? '', width, font, Infinity)),
  )
  const heights = cells.map((row) => Math.max(1, ...row.map(({ length }) => length)))
  const room = Math.max(1, Math.floor((area.height - HEADING_MM - HEAD_ROW_MM) / LINE_MM))
  const pages = paginateRows(heights, room)
  const draw = (parts: readonly RowPart[], heading: string): Primitive[] => {
    const rule = (y: number): Primitive => ({
      kind: 'line',
      from: { x: area.x, y },
      to: { x: area.x + area.width, y },
      role: 'fine',
      stroke: 'ink2',
    })
    const items: Primitive[] = [
      textAt(heading, { x: area.x, y: area.y + paperFonts.heading.sizeMm }, paperFonts.heading),
      ...columns.map(({ title, x }) =>
        textAt(title, { x: area.x + x, y: area.y + HEADING_MM + 1.6 }, paperFonts.label, { fill: 'ink2' }),
      ),
    ]
    let y = area.y + HEADING_MM + HEAD_ROW_MM - 2
    for (const { row, from, to } of parts) {
      if (from === 0) items.push(rule(y))
      for (const [index, lines] of (cells[row] ?? []).entries())
        for (const [at, line] of lines.slice(from, to).entries())
          items.push(
            textAt(line, { x: area.x + (columns[index]?.x ?? 0), y: y + (at + 1) * LINE_MM - 1 }, font),
          )
      y += (to - from) * LINE_MM
    }
    return items
  }
  return pages.map((parts, index) => {
    const heading =
      pages.length === 1
        ? table.heading
        : words.continued({ heading: table.heading, page: index + 1, count: pages.length })
    return { size, views: [], terms, content: { heading, items: draw(parts, heading), scale: words.noScale } }
  })
}
