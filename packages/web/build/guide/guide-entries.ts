/** The guide as it is searched: a part of a page for each heading. */
import type { Block, Guide } from '../../src/features/help/guide-page.ts'
import type { GuideEntry } from '../../src/features/help/search-fields.ts'

function textOf(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return block.inlines.map(({ text }) => text).join('')
    case 'list':
      return block.items.map((item) => item.map(textOf).join(' ')).join(' ')
    case 'note':
      return block.blocks.map(textOf).join(' ')
    case 'picture':
      return ''
    default:
      return block.text
  }
}

/** The places of the organization's word stay: where texts are taken apart, `{order}` is the usual word. */
export function guideEntries(guide: Guide): GuideEntry[] {
  return guide.flatMap(({ slug, title, summary, blocks }) => {
    const parts: { id: string; heading: string; texts: string[] }[] = [
      { id: slug, heading: '', texts: [summary] },
    ]
    for (const block of blocks) {
      if (block.kind === 'heading') parts.push({ id: `${slug}#${block.id}`, heading: block.text, texts: [] })
      else parts.at(-1)?.texts.push(textOf(block))
    }
    return parts.map(({ id, heading, texts }) => ({
      id,
      title,
      heading,
      text: texts.join(' ').trim(),
    }))
  })
}
