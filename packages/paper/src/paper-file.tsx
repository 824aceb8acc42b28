/**
 * The whole HTML document of a file made of pages: what the server prints to PDF. It needs nothing from outside: style,
 * pictures and fonts stand in it, and nothing else may be fetched or run.
 */
import type { PageSize } from '@orderwright/domain'
import type { ReactNode } from 'react'
import { pageCss, sheetRule } from './page-style.ts'

type PaperFileProps = {
  /** of the document; a PDF has it as its title */
  title: string
  size: PageSize
  /** style beyond that of all sheets, e.g. font faces */
  css: string
  children: ReactNode
}

/** Nothing is loaded but what came with the document. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data: 'self'; font-src data: 'self'"

export function PaperFile({ title, size, css, children }: PaperFileProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policy} />
        <title>{title}</title>
        <style>{`html,body{margin:0;padding:0;background:#fff}${sheetRule(size)}${pageCss}${css}`}</style>
      </head>
      <body>{children}</body>
    </html>
  )
}
