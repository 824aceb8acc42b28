/** A sheet of drawings: true millimetres in print and PDF, on the screen as wide as there is room for. */
import {
  drawSheet,
  orientations,
  papers,
  type Sheet,
  type SheetDrawing,
  sheetSize,
  sheetTitle,
} from '@orderwright/domain/sheets'
import { memo } from 'react'

const sizes = papers.flatMap((paper) => orientations.map((orientation) => sheetSize(paper, orientation)))

type Size = Sheet['size']

/** The class of a sheet's size, and the name of the page that it is printed on. */
function sizeName({ paper, orientation, widthMm, heightMm }: Size): string {
  if (paper !== 'print') return `ow-${paper}-${orientation}`
  return `ow-print-${Math.round(widthMm * 100)}-${Math.round(heightMm * 100)}`
}

/** Larger pages than this are shown smaller on the screen, whole: parts of the window's height. */
const PRINT_ON_SCREEN = 85

function sizeRules(size: Size): string {
  const { widthMm, heightMm, paper } = size
  const name = sizeName(size)
  const seen =
    paper === 'print'
      ? `\n@media screen{.${name}{width:min(100%,${((PRINT_ON_SCREEN * widthMm) / heightMm).toFixed(3)}vh)}}`
      : ''
  return `@page ${name}{size:${widthMm}mm ${heightMm}mm;margin:0}
.${name}{page:${name};width:${widthMm}mm;aspect-ratio:${widthMm}/${heightMm}}
@media print{.${name}{height:${heightMm}mm}}${seen}`
}

/** Style of drawing sheets, beside that of all pages: sheets of different sizes may stand in one file. */
export function drawingCss(sheets: readonly Pick<Sheet, 'size'>[] = []): string {
  const used = [...sizes, ...sheets.map(({ size }) => size)]
  const known = new Map(used.map((size) => [sizeName(size), size]))
  return `
.ow-drawing{font-family:Inter,"Inter Variable",sans-serif;font-feature-settings:normal}
@media screen{.ow-drawing{max-width:100%}.ow-pins{display:none}.ow-drawing>svg{width:100%;height:100%}}
${[...known.values()].map(sizeRules).join('\n')}
`
}

/** The markup is the domain's own: every text and address in it is escaped there. */
export const DrawingSheet = memo(function DrawingSheet({
  sheet,
  drawing,
}: {
  sheet: Sheet
  drawing: SheetDrawing
}) {
  return (
    <section
      className={`ow-page ow-drawing ${sizeName(sheet.size)}`}
      aria-label={sheetTitle(sheet, drawing.sheetCount)}
      dangerouslySetInnerHTML={{ __html: drawSheet(sheet, drawing) }}
    />
  )
})
