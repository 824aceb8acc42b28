/** The search of the guide: at once, with small mistakes forgiven, in the organization's own word. */
import { silentWords } from '@orderwright/domain/messages'
import MiniSearch from 'minisearch'
import { type GuideEntry, searchFields } from './search-fields.ts'
import { usualVocabulary, type Vocabulary } from './with-vocabulary.ts'

export interface GuideHit {
  readonly slug: string
  /** null: the page itself */
  readonly heading: { readonly id: string; readonly text: string } | null
  readonly title: string
  /** words around what was found */
  readonly excerpt: string
}

const silent: ReadonlySet<string> = new Set(silentWords.split(' '))
const EXCERPT_LENGTH = 120

/** From the beginning of the sentence in which the first of the words stands. */
export function excerptOf(text: string, words: readonly string[]): string {
  const lower = text.toLowerCase()
  const at = words.map((word) => lower.indexOf(word)).find((place) => place >= 0) ?? 0
  const start = text.lastIndexOf('. ', at) + 1
  const cut = text.slice(start).trim()
  return cut.length <= EXCERPT_LENGTH
    ? cut
    : `${cut.slice(0, EXCERPT_LENGTH).replace(/\s+(?:\{[^}]*|\S*)$/, '')} …`
}

/** Pages are written with the usual word: what is typed in the organization's own is looked for in that. */
export function inUsualWords(typed: string, { order, orders }: Vocabulary): string {
  const swap = (text: string, from: string, to: string) =>
    from.trim() === '' ? text : text.split(from.toLowerCase()).join(to.toLowerCase())
  const lower = typed.toLowerCase()
  return swap(swap(lower, orders, usualVocabulary.orders), order, usualVocabulary.order)
}

/** `index` is what the build has made. */
export function createGuideSearch(index: string) {
  const search = MiniSearch.loadJSON<GuideEntry>(index, searchFields)
  /** The best part of each page that fits; the texts have places for the organization's word. */
  return (typed: string, vocabulary: Vocabulary, most = 8): GuideHit[] => {
    const found = search.search(inUsualWords(typed, vocabulary), {
      prefix: true,
      fuzzy: (term) => (term.length > 3 ? 0.2 : 0),
      boost: { title: 4, heading: 2 },
      combineWith: 'AND',
      processTerm: (term) => (silent.has(term) ? null : term),
    })
    const bySlug = new Map<string, GuideHit>()
    for (const hit of found) {
      const { id, title, heading, text }: GuideEntry = entryOf(hit)
      const [slug = '', part] = id.split('#')
      if (bySlug.has(slug)) continue
      bySlug.set(slug, {
        slug,
        heading: part === undefined ? null : { id: part, text: heading },
        title,
        excerpt: excerptOf(text, hit.terms),
      })
    }
    return [...bySlug.values()].slice(0, most)
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

function entryOf(stored: Readonly<Record<string, unknown>>): GuideEntry {
  return {
    id: textOf(stored['id']),
    title: textOf(stored['title']),
    heading: textOf(stored['heading']),
    text: textOf(stored['text']),
  }
}
