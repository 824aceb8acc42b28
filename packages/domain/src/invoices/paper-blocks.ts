/** Blocks that papers of money share: lines over the whole width, sums, and texts under a heading. */
import { type Block, type SumRow, SUMS_WIDTH } from '../documents/blocks.ts'
import { CONTENT_WIDTH } from '../documents/pages/document-page.ts'
import { setLines } from '../documents/facts-block.ts'
import { breakLines } from '../typesetting/break-lines.ts'
import { type DocumentFamily, figureWidth, textStyles } from '../typesetting/type.ts'

export function gap(height: number, keepsNext = false): Block {
  return { kind: 'gap', height, keepsNext }
}

export function wide(
  text: string,
  style: 'title' | 'heading' | 'small' | 'body',
  family: DocumentFamily,
): Block {
  return { kind: 'lines', lines: setLines(text, CONTENT_WIDTH, style, family) }
}

/** Between a label and its amount, px. */
const SUM_GAP = 16

export function sumsBlock(rows: readonly SumRow[], family: DocumentFamily): Block {
  return {
    kind: 'sums',
    rows: rows.map((row) => {
      const style = textStyles[row.kind === 'strong' ? 'strong' : 'body']
      const room = SUMS_WIDTH - SUM_GAP - figureWidth(row.value, family, style)
      return { ...row, lines: breakLines(row.label, room, style, family) }
    }),
  }
}

export function textBlocks(title: string, texts: readonly string[], family: DocumentFamily): Block[] {
  const lines = texts.flatMap((text) => setLines(text, CONTENT_WIDTH, 'small', family))
  if (lines.length === 0) return []
  const heading = setLines(title, CONTENT_WIDTH, 'heading', family)
  return [gap(14), { kind: 'lines', lines: heading, keepsNext: true }, { kind: 'lines', lines }]
}
