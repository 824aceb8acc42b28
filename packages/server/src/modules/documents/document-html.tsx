/** The pages of a document as the HTML that becomes its PDF. */
import type { ComposedDocument } from '@orderwright/domain/documents'
import { DocumentPage, documentCss } from '@orderwright/paper'
import type { PdfJob } from '../../platform/pdf/pdf-renderer.ts'
import { paperHtml } from './paper-html.tsx'
import type { PaperPictures } from './paper-pictures.ts'

export function documentHtml(document: ComposedDocument, pictures: PaperPictures): Promise<PdfJob> {
  return documentsHtml(document.title, [document], pictures)
}

/** Documents of one organization, one after the other; at least one. */
export function documentsHtml(
  title: string,
  documents: readonly [ComposedDocument, ...ComposedDocument[]],
  pictures: PaperPictures,
): Promise<PdfJob> {
  const [{ size, family }] = documents
  return paperHtml({
    title,
    size,
    css: documentCss,
    family,
    pages: documents.flatMap((document) =>
      document.pages.map((_, index) => () => (
        <DocumentPage document={document} index={index} pictureAt={pictures.at} />
      )),
    ),
    files: pictures.files,
  })
}
