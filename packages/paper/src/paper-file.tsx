/**
 * The whole HTML document of a file made of pages: what the server prints to PDF. It needs nothing from outside: style,
 * pictures and fonts stand in it, and nothing else may be fetched or run.
 */
import type { PageSize } from '@orderwright/domain/documents'
import type { DocumentFamily } from '@orderwright/domain/typesetting'
import type { ReactNode } from 'react'
import { fontSamples } from './font-faces.ts'
import { pageCss, sheetRule } from './page-style.ts'

type PaperFileProps = {
  /** of the document; a PDF has it as its title */
  title: string
  size: PageSize
  /** style beyond that of all sheets, e.g. font faces */
  css: string
  /** what the pages are set in, and all their text: its fonts are at hand when the file is printed */
  fonts?: { readonly family: DocumentFamily; readonly text: string }
  children: ReactNode
}

/** Nothing is loaded but what came with the document. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data: 'self'; font-src data: 'self'"

/**
 * Nobody looks at the file before it is printed: only its first page is laid out until then. The fonts and pictures of the
 * others must be there all the same, and so samples of the fonts are shown; pictures are fetched wherever they stand.
 */
const unseenCss = `@media screen{.ow-page~.ow-page{display:none}}
.ow-samples{position:absolute;opacity:0}@media print{.ow-samples{display:none}}`

export function PaperFile({ title, size, css, fonts, children }: PaperFileProps) {
  const style = `html,body{margin:0;padding:0;background:#fff}${sheetRule(size)}${pageCss}${css}${unseenCss}`
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policy} />
        <title>{title}</title>
        <style>{style}</style>
      </head>
      <body>
        {fonts && (
          <div className="ow-samples" aria-hidden>
            {fontSamples(fonts.family, fonts.text).map(({ text, ...font }, index) => (
              <span key={index} style={font}>
                {text}
              </span>
            ))}
          </div>
        )}
        {children}
      </body>
    </html>
  )
}
