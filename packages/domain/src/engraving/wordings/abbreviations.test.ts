/** Shorter words: whole words only, in the case they were written in. */
import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import {
  defaultAbbreviations,
  findShortenings,
  inCaseOf,
  mergeAbbreviations,
  shortened,
} from './abbreviations.ts'

const all = (text: string) => {
  const found = findShortenings(text, defaultAbbreviations)
  const apart = found.filter((one, at) =>
    found.slice(0, at).every((other) => other.at + other.length <= one.at),
  )
  return shortened(text, apart)
}

describe('abbreviations', () => {
  it.each([
    ['READING', 'READ'],
    ['Reading lights', 'Read lts'],
    ['reading', 'read'],
    ['Do Not Disturb', 'DND'],
    ['television', 'TV'],
    ['Living room left', 'Living L'],
    ['LIVING ROOM', 'LIVING'],
  ])('%s becomes %s', (text, short) => expect(all(text)).toBe(short))

  it('leave words alone that only contain one of the list', () => {
    expect(all('LIGHTHOUSE')).toBe('LIGHTHOUSE')
    expect(all('Bedrooms’ étage')).toBe('Bedrooms’ étage')
  })

  it('are each shorter than what they stand for', () => {
    for (const { from, to } of defaultAbbreviations)
      expect([from, to.length < from.length]).toEqual([from, true])
    expect(new Set(defaultAbbreviations.map(({ from }) => from)).size).toBe(defaultAbbreviations.length)
  })

  it('an organisation’s word comes before that of the trade', () => {
    const own = mergeAbbreviations(defaultAbbreviations, [{ from: 'Bedroom', to: 'Bd.' }])
    expect(shortened('Bedroom', findShortenings('Bedroom', own))).toBe('Bd.')
  })

  it('keep the capitals they come with', () => {
    expect(inCaseOf('Air conditioning', 'AC')).toBe('AC')
    expect(inCaseOf('A', 'x')).toBe('X')
  })

  it.each([
    ['READING', 'read', 'READ'],
    ['Reading', 'read', 'Read'],
    ['reading', 'read', 'read'],
    ['rEADING', 'read', 'read'],
    ['A', 'x', 'X'],
    ['a', 'x', 'x'],
    ['1ST FLOOR', '1st fl', '1ST FL'],
    ['1st Floor', 'fl', 'fl'],
    ['12', 'x', 'x'],
    ['television', 'TV', 'TV'],
    ['Blackout', 'b/out', 'B/out'],
    ['日本', 'jp', 'jp'],
  ])('%s is written %s as %s', (written, to, expected) => expect(inCaseOf(written, to)).toBe(expected))

  it('are found with their places from left to right, the longer first', () => {
    expect(findShortenings('Living room, LIVING', defaultAbbreviations)).toEqual([
      { at: 0, length: 11, to: 'Living' },
      { at: 0, length: 6, to: 'Liv' },
      { at: 7, length: 4, to: 'rm' },
      { at: 13, length: 6, to: 'LIV' },
    ])
  })

  it('are found at the start and the end of a text, beside signs but not beside letters, digits or marks', () => {
    const places = (text: string) => findShortenings(text, [{ from: 'Hall', to: 'h' }]).map(({ at }) => at)
    expect(places('hall-HALL/hall')).toEqual([0, 5, 10])
    for (const text of ['halls', 'xhall', '2hall', 'hall2', 'hall\u0301']) expect(places(text)).toEqual([])
  })

  it('are none that are as long as the word, nor any where capitals have another length', () => {
    expect(findShortenings('hall', [{ from: 'hall', to: 'room' }])).toEqual([])
    expect(findShortenings('hall', [{ from: 'hall', to: 'hal' }])).toEqual([{ at: 0, length: 4, to: 'hal' }])
    expect(findShortenings('İ hall', [{ from: 'hall', to: 'h' }])).toEqual([])
  })

  it('are carried out in any order', () => {
    const [a, b] = [
      { at: 0, length: 7, to: 'Read' },
      { at: 8, length: 6, to: 'lts' },
    ]
    expect(shortened('Reading lights on', [b, a])).toBe('Read lts on')
    expect(shortened('Reading lights on', [])).toBe('Reading lights on')
  })

  it('of several lists are one for each word, in any case', () => {
    expect(
      mergeAbbreviations(
        [
          { from: 'Hall', to: 'h' },
          { from: 'and', to: '+' },
        ],
        [],
        [{ from: 'HALL', to: 'hl' }],
      ),
    ).toEqual([
      { from: 'HALL', to: 'hl' },
      { from: 'and', to: '+' },
    ])
  })

  const word = fc.oneof(
    fc.constantFrom(...defaultAbbreviations.map(({ from }) => from)),
    fc.string({ maxLength: 8 }),
  )
  property.prop([fc.array(word, { maxLength: 6 })])(
    'never make a text longer, and touch nothing but the places found',
    (list) => {
      const text = list.join(' ')
      for (const one of findShortenings(text, defaultAbbreviations)) {
        const short = shortened(text, [one])
        expect(short.length).toBeLessThan(text.length)
        expect(short).toBe(text.slice(0, one.at) + one.to + text.slice(one.at + one.length))
      }
    },
  )
})
