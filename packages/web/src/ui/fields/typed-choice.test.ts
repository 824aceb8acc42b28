/** What is meant by a text that is typed into a list. */
import { describe, expect, it } from 'vitest'
import { fitsTyped, typedChoice } from './typed-choice.ts'

const states = [
  { key: 'CO', label: 'Colorado' },
  { key: 'CT', label: 'Connecticut' },
  { key: 'NM', label: 'New Mexico' },
  { key: 'IN', label: 'Indiana' },
  { key: 'VA', label: 'Virginia' },
  { key: 'WV', label: 'West Virginia' },
]
const typed = (text: string) => typedChoice(states, text)?.key ?? null

describe('a typed text', () => {
  it('[12.21] chooses by name, by code, and by the beginning of one name alone', () => {
    expect(['Colorado', 'colorado ', 'CO', 'co', 'Color', 'new m', 'Virginia'].map(typed)).toEqual([
      'CO',
      'CO',
      'CO',
      'CO',
      'CO',
      'NM',
      'VA',
    ])
  })
  it('[12.21] chooses nothing when several or none could be meant', () => {
    expect(['', ' ', 'C', 'Colorada', 'ginia'].map(typed)).toEqual([null, null, null, null, null])
  })
  it('names a country without its accents, and no id', () => {
    expect(typedChoice([{ key: 'CI', label: 'Côte d’Ivoire' }], 'cote d')?.key).toBe('CI')
    expect(typedChoice([{ key: 12, label: 'Ada Lovelace' }], '12')).toBeNull()
  })
  it('keeps in the list what contains it and what has it for a code', () => {
    const shown = states.filter((choice) => fitsTyped(choice, 'co')).map(({ key }) => key)
    expect(shown).toEqual(['CO', 'CT', 'NM'])
    expect(states.filter((choice) => fitsTyped(choice, 'wv')).map(({ key }) => key)).toEqual(['WV'])
  })
})
