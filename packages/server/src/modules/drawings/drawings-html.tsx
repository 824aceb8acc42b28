/** Sheets of drawings as the HTML that becomes their PDF. */
import { pxOfMm } from '@orderwright/domain/documents'
import type { Sheet, SheetDrawing } from '@orderwright/domain/sheets'
import { DrawingSheet, drawingCss } from '@orderwright/paper'
import type { PdfJob } from '../../platform/pdf/pdf-renderer.ts'
import { paperHtml } from '../documents/paper-html.tsx'
import type { PaperPictures } from '../documents/paper-pictures.ts'

export function drawingsHtml(
  title: string,
  sheets: readonly Sheet[],
  drawing: SheetDrawing,
  pictures: PaperPictures,
): Promise<PdfJob> {
  const { widthMm = 0, heightMm = 0 } = sheets[0]?.size ?? {}
  return paperHtml({
    title,
    size: { width: Math.round(pxOfMm(widthMm)), height: Math.round(pxOfMm(heightMm)) },
    css: drawingCss(sheets),
    family: drawing.font ?? 'inter',
    pages: sheets.map((sheet) => () => <DrawingSheet sheet={sheet} drawing={drawing} />),
    files: pictures.files,
  })
}
