/** A sheet of drawings: true millimetres in print and PDF, on the screen as wide as there is room for. */
import {
  drawSheet,
  orientations,
  papers,
  type Sheet,
  type SheetDrawing,
  sheetSize,
  sheetTitle,
} from '@orderwright/domain'
import { memo } from 'react'

const sizes = papers.flatMap((paper) => orientations.map((orientation) => sheetSize(paper, orientation)))

/** The class of a sheet's size, and the name of the page that it is printed on. */
function sizeName({ paper, orientation }: Sheet['size']): string {
  return `ow-${paper}-${orientation}`
}

/** Style of drawing sheets, beside that of all pages: sheets of different sizes may stand in one file. */
export const drawingCss = `
.ow-drawing{font-family:Inter,"Inter Variable",sans-serif;font-feature-settings:normal}
@media screen{.ow-drawing{max-width:100%}.ow-drawing>svg{width:100%;height:100%}}
${sizes
  .map((size) => {
    const { widthMm, heightMm } = size
    const name = sizeName(size)
    return `@page ${name}{size:${widthMm}mm ${heightMm}mm;margin:0}
.${name}{page:${name};width:${widthMm}mm;aspect-ratio:${widthMm}/${heightMm}}
@media print{.${name}{height:${heightMm}mm}}`
  })
  .join('\n')}
`

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
