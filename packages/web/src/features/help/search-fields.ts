/** What is searched of the guide, and how: the build makes its index with it, and the search reads that with the same. */
import type { Options } from 'minisearch'

/** A part of a page under one heading; the part before the first has none. */
export interface GuideEntry {
  /** `{slug}` or `{slug}#{heading}` */
  readonly id: string
  readonly title: string
  readonly heading: string
  readonly text: string
}

/** What of a text is left of words that tell nothing apart. */
const SILENT: ReadonlySet<string> = new Set(
  'a an and are as at be by for from how i if in into is it its of on or that the there this to what when where with you your do does can my'.split(
    ' ',
  ),
)

export const searchFields: Options<GuideEntry> = {
  fields: ['title', 'heading', 'text'],
  storeFields: ['title', 'heading', 'text'],
  processTerm: (term) => {
    const word = term.toLowerCase()
    return SILENT.has(word) ? null : word
  },
}
