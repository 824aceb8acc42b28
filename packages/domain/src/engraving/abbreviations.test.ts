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
