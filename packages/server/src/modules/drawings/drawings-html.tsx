/** Sheets of drawings as the HTML that becomes their PDF: the same sheets that the browser shows. */
import { pxOfMm, type Sheet, type SheetDrawing } from '@orderwright/domain'
import { DrawingSheet, drawingCss, PaperFile } from '@orderwright/paper'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PdfJob } from '../../platform/pdf/pdf-renderer.ts'
import { paperFonts } from '../documents/paper-fonts.ts'

/** Where the sheets stand in the frame around them. */
const PLACE = '<template></template>'

/** Other calls get their turn between two sheets. */
function breathe(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

export async function drawingsHtml(
  title: string,
  sheets: readonly Sheet[],
  drawing: SheetDrawing,
): Promise<PdfJob> {
  const fonts = await paperFonts()
  const { widthMm = 0, heightMm = 0 } = sheets[0]?.size ?? {}
  const size = { width: Math.round(pxOfMm(widthMm)), height: Math.round(pxOfMm(heightMm)) }
  const frame = renderToStaticMarkup(
    <PaperFile title={title} size={size} css={`${fonts.css}${drawingCss}`}>
      <template />
    </PaperFile>,
  )
  const pages: string[] = []
  for (const sheet of sheets) {
    pages.push(renderToStaticMarkup(<DrawingSheet sheet={sheet} drawing={drawing} />))
    await breathe()
  }
  const [before = '', after = ''] = frame.split(PLACE)
  return { html: `<!doctype html>${before}${pages.join('')}${after}`, size, files: fonts.files }
}
