/** What stands on every page of a document, and on none of a sheet of labels. */
import type { ComposedDocument, Label } from '@orderwright/domain/documents'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { DocumentPage } from './document-pages.tsx'

const label = (title: string): Label => ({
  lines: [{ text: title, style: 'heading' }],
  foot: [{ text: 'Piece 1 of 1', style: 'strong' }],
  code: () => ({ size: 29, path: 'M4 4h7v1h-7z' }),
  codeTitle: 'Code that opens item 1',
})

const piece = (index: number, top: number) =>
  ({ kind: 'piece', index, from: 0, to: 1, top, height: 192 }) as const

function pageOf(given: Partial<ComposedDocument>) {
  const document: ComposedDocument = {
    title: 'T',
    size: { width: 816, height: 1056 },
    family: 'inter',
    header: {
      logoUrl: null,
      orgTitle: 'Atelier',
      number: 'Order #51',
      orderTitle: 'Villa',
      date: '6/15/2026',
      name: 'Labels',
    },
    columns: [],
    scheduleColumns: [],
    blocks: [
      { kind: 'labels', labels: [label('1. Hall'), label('2. Stairs')] },
      { kind: 'labels', labels: [label('3. Attic')] },
    ],
    pages: [[piece(0, 0)], [piece(1, 0)]],
    ...given,
  }
  return renderToStaticMarkup(<DocumentPage document={document} index={1} />)
}

describe('[2.2.45] a page', () => {
  test('says whose document it is, which, and its number', () => {
    const said = pageOf({}).replaceAll(/<[^>]*>/g, ' ')
    for (const text of ['Atelier', 'Order #51', '6/15/2026', 'Page 2 of 2']) expect(said).toContain(text)
  })

  test('[issue 18] of labels has nothing but its labels, each with its code', () => {
    const html = pageOf({ isBare: true })
    expect(html.replaceAll(/<[^>]*>/g, ' ').trim()).toMatch(/^3\. Attic\s+Piece 1 of 1$/)
    expect(html).toContain('aria-label="Page 2 of 2"')
    expect(html.match(/role="img" aria-label="Code that opens item 1"/g)).toHaveLength(1)
  })
})
