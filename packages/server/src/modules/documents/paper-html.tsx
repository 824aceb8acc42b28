/** Pages of paper as the HTML that becomes their PDF: the components that the browser shows too, in a frame of their own. */
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
  /** made one by one, as they are needed */
  readonly pages: readonly (() => ReactElement)[]
  /** pictures, by their name in the document */
  readonly files?: ReadonlyMap<string, DocumentFile>
}

/** Other calls get their turn between two pages. */
function breathe(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

export async function paperHtml({ title, size, css, pages, files = new Map() }: Paper): Promise<PdfJob> {
  const fonts = await paperFonts()
  const frame = renderToStaticMarkup(
    <PaperFile title={title} size={size} css={`${fonts.css}${css}`}>
      <template />
    </PaperFile>,
  )
  const made: string[] = []
  for (const page of pages) {
    made.push(renderToStaticMarkup(page()))
    await breathe()
  }
  const [before = '', after = ''] = frame.split(PAGES)
  return {
    html: `<!doctype html>${before}${made.join('')}${after}`,
    size,
    files: new Map([...fonts.files, ...files]),
  }
}
