/** The search of the guide: in any organization's words, and with small mistakes. */
import MiniSearch from 'minisearch'
import { describe, expect, it } from 'vitest'
import { createGuideSearch, excerptOf, inUsualWords } from './search-guide.ts'
import { searchFields } from './search-fields.ts'
import { usualVocabulary, withVocabulary } from './with-vocabulary.ts'

const quotes = { order: 'Quote', orders: 'Quotes' }
const index = new MiniSearch(searchFields)
index.addAll([
  {
    id: 'find',
    title: 'Find {an order}',
    heading: '',
    text: 'The list holds all {orders} that you may see.',
  },
  {
    id: 'engraving',
    title: 'Engravings',
    heading: '',
    text: 'Texts and symbols, drawn as they are engraved.',
  },
  {
    id: 'engraving#what-can-go-wrong',
    title: 'Engravings',
    heading: 'What can go wrong',
    text: 'The text is too wide. Choose a shorter wording.',
  },
  { id: 'pay', title: 'Pay', heading: '', text: 'By card or by wire.' },
])
const search = createGuideSearch(JSON.stringify(index))
const slugs = (typed: string, vocabulary = usualVocabulary) =>
  search(typed, vocabulary).map(({ slug }) => slug)

describe('the search of the guide', () => {
  it('finds by the beginning of a word', () => {
    expect(slugs('engr')).toEqual(['engraving'])
  })

  it('forgives a wrong letter in longer words, and none in short ones', () => {
    expect(slugs('engrawings')).toEqual(['engraving'])
    expect(slugs('pxy')).toEqual([])
  })

  it('needs every word that is typed', () => {
    expect(slugs('card wire')).toEqual(['pay'])
    expect(slugs('card symbols')).toEqual([])
  })

  it('leads to the part of the page that fits best, each page once', () => {
    expect(search('shorter wording', usualVocabulary)).toEqual([
      {
        slug: 'engraving',
        heading: { id: 'what-can-go-wrong', text: 'What can go wrong' },
        title: 'Engravings',
        excerpt: 'Choose a shorter wording.',
      },
    ])
    expect(slugs('engraved text')).toEqual(['engraving'])
  })

  it("[1.1.13] understands the organization's own word", () => {
    expect(slugs('find a quote', quotes)).toEqual(['find'])
    expect(slugs('find a quote')).toEqual([])
    expect(inUsualWords('All Quotes', quotes)).toBe('all orders')
  })

  it('finds nothing for nothing but small words', () => {
    expect(slugs('how do i')).toEqual([])
  })
})

describe('excerptOf', () => {
  it('begins with the sentence, and never cuts a place of the word in two', () => {
    expect(excerptOf('First one. Second one here.', ['second'])).toBe('Second one here.')
    const long = `${'word '.repeat(23)}{an order} and more of it until the end`
    expect(excerptOf(long, ['word'])).toBe(`${'word '.repeat(23).trim()} …`)
  })
})

describe('withVocabulary', () => {
  it('[1.1.13] puts the word and its article into their places', () => {
    const text = 'Open {an order}: {Order} or {orders}. {An order} {other}'
    expect(withVocabulary(text)).toBe('Open an order: Order or orders. An order {other}')
    expect(withVocabulary(text, quotes)).toBe('Open a quote: Quote or quotes. A quote {other}')
  })
})
