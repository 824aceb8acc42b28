/** Texts as they are stored: whatever was typed or pasted, nothing but what can not be printed is lost. */
import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { ENGRAVING_TEXT_MAX, engravingSetSchema } from './schema.ts'
import { cleanEngravingSet, cleanEngravingText, cutText, shownCharacters } from './text.ts'

describe('a text to engrave', () => {
  it('[1.5.32] keeps upper and lower case, spaces and every script', () => {
    for (const text of ['ReAd', ' two  spaces ', 'Łódź', 'שלום', '日本', '½', '😀', '👨‍👩‍👧']) {
      expect(cleanEngravingText(text)).toBe(text)
    }
  })

  it('is one line: line ends and tabs become a space', () => {
    expect(cleanEngravingText('MAIN\r\nHALL\tNORTH')).toBe('MAIN HALL NORTH')
  })

  it('loses control characters, marks of direction and halves of characters', () => {
    expect(cleanEngravingText('A\u0000B\u001b[1mC\u202eD\u200bE\ufeff\ud83dF')).toBe('AB[1mCDEF')
  })

  it('is composed, so that one letter is one glyph', () => {
    expect(cleanEngravingText('Cafe\u0301')).toBe('Café')
  })

  it('holds 80 characters and never half of one', () => {
    expect(cleanEngravingText('x'.repeat(10_000))).toBe('x'.repeat(80))
    expect(cleanEngravingText(`${'x'.repeat(79)}😀`)).toBe('x'.repeat(79))
  })

  property.prop([fc.string({ unit: 'binary', maxLength: 300 })])(
    'is stable, short enough, well formed, and keeps the order of all its letters',
    (typed) => {
      const clean = cleanEngravingText(typed)
      expect(cleanEngravingText(clean)).toBe(clean)
      expect(clean.length).toBeLessThanOrEqual(ENGRAVING_TEXT_MAX)
      expect(clean).not.toMatch(/\p{Cc}/u)
      expect(encodeURIComponent(clean)).toBeTypeOf('string')
      const letters = (text: string) => (text.normalize('NFD').match(/\p{L}/gu) ?? []).join('')
      expect(letters(typed).startsWith(letters(clean))).toBe(true)
    },
  )
})

describe('a set', () => {
  it('is the same object when nothing was to be cleaned', () => {
    const set = { '0': { above: [{ text: 'A' }, { symbol: 'moon' }] } }
    expect(cleanEngravingSet(set)).toBe(set)
  })

  it('is cleaned wherever a text stands', () => {
    const set = {
      '0': { above: [{ text: 'A\u0000' }] },
      '2': { below: [{ symbol: 'moon' }, { text: '\nB' }] },
    }
    const clean = cleanEngravingSet(set)
    expect(clean).toEqual({
      '0': { above: [{ text: 'A' }] },
      '2': { below: [{ symbol: 'moon' }, { text: ' B' }] },
    })
    expect(engravingSetSchema.safeParse(clean).success).toBe(true)
  })
})

it.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  ['ab😀', 3, 'ab'],
  ['ab😀', 4, 'ab😀'],
  ['a😀b', 3, 'a😀'],
  ['\u{10ffff}x', 1, ''],
  ['\u{10000}x', 1, ''],
  ['\ud7ffx', 1, '\ud7ff'],
  ['\ue000x', 1, '\ue000'],
])('%j in %i units is %j: no half of a character', (text, max, cut) => {
  expect(cutText(text, max)).toBe(cut)
})

it('a set keeps its sides as they are, with those that are there', () => {
  const set = {
    '0': {},
    '1': { above: [{ text: 'A' }] },
    '2': { above: [{ text: '\tB' }], below: [{ text: 'C' }] },
  }
  expect(cleanEngravingSet(set)).toEqual({
    '0': {},
    '1': { above: [{ text: 'A' }] },
    '2': { above: [{ text: ' B' }], below: [{ text: 'C' }] },
  })
})

it('characters are shown so that a mark alone can be seen', () => {
  expect(shownCharacters(['日', '\u0301', '\ufe0f', '\ufe0e', '\u200d', 'e\u0301'])).toBe(
    '日 ◌\u0301 e\u0301',
  )
})
