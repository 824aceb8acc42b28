/** Two owners change one setting. */
import { describe, expect, it } from 'vitest'
import { mergeSetting } from './merge-settings.ts'

const wire = { key: 'wire', label: 'Wire', bank: { company: '', name: '' }, rank: 1 }
const check = { key: 'check', label: 'Check', bank: null, rank: 2 }
const base = [wire, check]

describe('two changes of one list', () => {
  it('[issue 14] meet where they are of different fields of one entry', () => {
    const mine = [{ ...wire, bank: { company: 'A', name: '' } }, check]
    const theirs = [{ ...wire, bank: { company: '', name: 'B' } }, check]
    expect(mergeSetting({ base, mine, theirs }, 'mine')).toEqual({
      value: [{ ...wire, bank: { company: 'A', name: 'B' } }, check],
      conflicts: [],
    })
  })

  it('[issue 14] meet where they are of different entries, and where both add one', () => {
    const cash = { key: 'cash', label: 'Cash', bank: null, rank: 3 }
    const card = { key: 'card', label: 'Card', bank: null, rank: 0 }
    const mine = [{ ...wire, label: 'By wire' }, check, cash]
    const theirs = [card, wire, { ...check, label: 'By check' }]
    expect(mergeSetting({ base, mine, theirs }, 'theirs')).toEqual({
      value: [card, { ...wire, label: 'By wire' }, { ...check, label: 'By check' }, cash],
      conflicts: [],
    })
  })

  it('[issue 14] keep the sequence that one has chosen and the words of the other', () => {
    const mine = [check, wire]
    const theirs = [wire, { ...check, label: 'By check' }]
    expect(mergeSetting({ base, mine, theirs }, 'mine').value).toEqual([
      { ...check, label: 'By check' },
      wire,
    ])
  })

  it('[issue 14] are in conflict in the very field that both have changed, which is named with both values', () => {
    const mine = [{ ...wire, label: 'Mine', rank: 7 }, check]
    const theirs = [
      { ...wire, label: 'Theirs' },
      { ...check, rank: 9 },
    ]
    const conflicts = [{ path: ['wire', 'label'], mine: 'Mine', theirs: 'Theirs' }]
    const others = [{ ...check, rank: 9 }]
    expect(mergeSetting({ base, mine, theirs }, 'mine')).toEqual({
      value: [{ ...wire, label: 'Mine', rank: 7 }, ...others],
      conflicts,
    })
    expect(mergeSetting({ base, mine, theirs }, 'theirs')).toEqual({
      value: [{ ...wire, label: 'Theirs', rank: 7 }, ...others],
      conflicts,
    })
  })

  it('[issue 14] are in conflict where one takes away what the other has changed', () => {
    const theirs = [wire, { ...check, label: 'By check' }]
    expect(mergeSetting({ base, mine: [wire], theirs }, 'mine')).toEqual({
      value: [wire],
      conflicts: [{ path: ['check'], mine: null, theirs: { ...check, label: 'By check' } }],
    })
    expect(mergeSetting({ base, mine: [wire], theirs: base }, 'mine')).toEqual({
      value: [wire],
      conflicts: [],
    })
  })

  it('[issue 14] are in conflict where both put the entries into another sequence', () => {
    const three = [wire, check, { key: 'cash' }]
    const [one, two, last] = three
    const mine = [two, one, last].filter((entry) => entry !== undefined)
    const theirs = [last, one, two].filter((entry) => entry !== undefined)
    expect(mergeSetting({ base: three, mine, theirs }, 'mine').conflicts).toEqual([
      { path: [], mine, theirs },
    ])
  })

  it('[issue 14] of texts meet where each adds or takes away its own, and not where both write one anew', () => {
    const terms = ['Paid in 30 days.', 'Goods stay ours.']
    expect(
      mergeSetting(
        { base: terms, mine: ['Paid in 10 days.', 'Goods stay ours.'], theirs: [...terms, 'Last.'] },
        'mine',
      ),
    ).toEqual({ value: ['Paid in 10 days.', 'Goods stay ours.', 'Last.'], conflicts: [] })
    const [mine, theirs] = [
      ['Paid in 10 days.', 'Goods stay ours.'],
      ['Paid in 20 days.', 'Goods stay ours.'],
    ]
    expect(mergeSetting({ base: terms, mine, theirs }, 'mine')).toEqual({
      value: mine,
      conflicts: [{ path: [], mine, theirs }],
    })
  })
})
