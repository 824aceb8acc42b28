/** Pages of paper as the HTML that becomes their PDF: the components that the browser shows too, in a frame of their own. */
import type { DocumentFamily } from '@orderwright/domain/typesetting'
import { PaperFile } from '@orderwright/paper'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { DocumentFile, PdfJob } from '../../platform/pdf/pdf-renderer.ts'
import { paperFonts } from './paper-fonts.ts'

/** Where the pages stand in the frame around them. */
const PAGES = '<template></template>'

interface Paper {
  readonly title: string
  /** of every page, px */
  readonly size: PdfJob['size']
  readonly css: string
  /** what the pages are set in */
  readonly family: DocumentFamily
  /** made one by one, as they are needed */
  readonly pages: readonly (() => ReactElement)[]
  /** pictures, by their name in the document */
  readonly files?: ReadonlyMap<string, DocumentFile>
}

/** Other calls get their turn between two pages. */
function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

export async function paperHtml(paper: Paper): Promise<PdfJob> {
  const { title, size, css, family, pages, files = new Map() } = paper
  const fonts = await paperFonts()
  const made: string[] = []
  for (const page of pages) {
    made.push(renderToStaticMarkup(page()))
    await yieldToEventLoop()
  }
  const text = made.join('')
  const frame = renderToStaticMarkup(
    <PaperFile title={title} size={size} css={`${fonts.css}${css}`} fonts={{ family, text }}>
      <template />
    </PaperFile>,
  )
  const [before = '', after = ''] = frame.split(PAGES)
  return {
    html: `<!doctype html>${before}${text}${after}`,
    size,
    files: new Map([...fonts.files, ...files]),
  }
}
