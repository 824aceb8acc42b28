/** The pages of a document as the HTML that becomes its PDF: the same components that the browser shows. */
import type { ComposedDocument } from '@orderwright/domain'
import { DocumentPage, documentCss, PaperFile } from '@orderwright/paper'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PdfJob } from '../../platform/pdf/pdf-renderer.ts'
import { paperFonts } from './paper-fonts.ts'
import type { PaperPictures } from './paper-pictures.ts'

/** Where the pages stand in the frame around them. */
const PAGES = '<template></template>'

/** Other calls get their turn between two pages. */
function breathe(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

export async function documentHtml(document: ComposedDocument, pictures: PaperPictures): Promise<PdfJob> {
  const fonts = await paperFonts()
  const { title, size } = document
  const frame = renderToStaticMarkup(
    <PaperFile title={title} size={size} css={`${fonts.css}${documentCss}`}>
      <template />
    </PaperFile>,
  )
  const pages: string[] = []
  for (const index of document.pages.keys()) {
    pages.push(
      renderToStaticMarkup(<DocumentPage document={document} index={index} pictureAt={pictures.at} />),
    )
    await breathe()
  }
  const [before = '', after = ''] = frame.split(PAGES)
  return {
    html: `<!doctype html>${before}${pages.join('')}${after}`,
    size,
    files: new Map([...fonts.files, ...pictures.files]),
  }
}
