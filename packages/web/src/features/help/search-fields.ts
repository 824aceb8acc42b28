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

export const searchFields: Options<GuideEntry> = {
  fields: ['title', 'heading', 'text'],
  storeFields: ['title', 'heading', 'text'],
}
