/**
 * The plain style sheet of paper. It is a string, because the same words are put into a page of the app and into the
 * document that becomes a PDF. Every class begins with `ow-`, so that it meets no other.
 */
import type { PageSize } from '@orderwright/domain/documents'

/** What all sheets share. On the screen whoever shows them spaces them; in print each is a page of its own. */
export const pageCss = `
.ow-page{position:relative;box-sizing:border-box;overflow:hidden;background:#fff;color:#161616;
  break-inside:avoid;-webkit-print-color-adjust:exact;print-color-adjust:exact}
.ow-page *{box-sizing:border-box;margin:0;padding:0}
.ow-page svg{display:block}
@media print{.ow-page{break-after:page;box-shadow:none}.ow-page:last-child{break-after:auto}}
`

/** The sheet that is printed on, without margins: the page has its own. */
export function sheetRule({ width, height }: PageSize): string {
  return `@page{size:${width}px ${height}px;margin:0}`
}
