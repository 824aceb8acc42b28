/** The query of an address as values. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { readSearch, searchText } from './search-text.ts'

describe('the query of an address', () => {
  it('says numbers, yes or no, and texts', () => {
    expect(readSearch('?page=2&showsTitles=true&q=villa+one&goto=%2Forders')).toEqual({
      page: 2,
      showsTitles: true,
      q: 'villa one',
      goto: '/orders',
    })
  })

  it('keeps a text that reads as a number in quotes, and what only looks like one as it is', () => {
    expect(searchText({ q: '51' })).toBe('?q=%2251%22')
    expect(readSearch('?q=%2251%22')).toEqual({ q: '51' })
    expect(readSearch('?q=007&r=1e5&s=%22broken')).toEqual({ q: '007', r: '1e5', s: '"broken' })
  })

  it('leaves out what is not said', () => {
    expect(searchText({ q: undefined, page: undefined })).toBe('')
    expect(searchText()).toBe('')
  })

  const value = fc.oneof(
    fc.string(),
    fc.stringMatching(/^"?-?\d{1,3}(\.\d)?"?$/),
    fc.constantFrom('true', 'false', 'null', '', '-0', 'Infinity'),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
    fc.boolean(),
  )
  test.prop([fc.dictionary(fc.string(), value)])('is read as it was written', (search) => {
    const plain = Object.fromEntries(Object.entries(search))
    expect(readSearch(searchText(plain))).toEqual(plain)
  })
})
