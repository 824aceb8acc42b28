import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { checkLaw } from '../testing/check-law.ts'
import { moveToRank, type Ranked } from './ranks.ts'

const list: readonly Ranked[] = [
  { id: 7, rank: 1 },
  { id: 3, rank: 2 },
  { id: 9, rank: 3 },
  { id: 4, rank: 4 },
]

describe('moving a record to a typed place', () => {
  it.each([
    [
      'up',
      4,
      '2',
      [
        [4, 2],
        [3, 3],
        [9, 4],
      ],
    ],
    [
      'down',
      7,
      '3',
      [
        [3, 1],
        [9, 2],
        [7, 3],
      ],
    ],
    [
      'to the first place by 0',
      9,
      '0',
      [
        [9, 1],
        [7, 2],
        [3, 3],
      ],
    ],
    [
      'to the first place by less',
      9,
      '-12',
      [
        [9, 1],
        [7, 2],
        [3, 3],
      ],
    ],
    [
      'to the last place by more',
      3,
      '99',
      [
        [9, 2],
        [4, 3],
        [3, 4],
      ],
    ],
    [
      'to the last place by infinitely more',
      3,
      'Infinity',
      [
        [9, 2],
        [4, 3],
        [3, 4],
      ],
    ],
    [
      'with blanks around the number',
      4,
      ' 3 ',
      [
        [4, 3],
        [9, 4],
      ],
    ],
    [
      'with a fraction that is cut off',
      4,
      '3.9',
      [
        [4, 3],
        [9, 4],
      ],
    ],
  ])('[2.5.01, 2.5.02, 2.5.03, 2.5.04] goes %s', (_, id, typed, changed) => {
    const moved = moveToRank(list, id, typed).map((record) => [record.id, record.rank])
    expect(moved).toEqual(changed)
  })

  it.each(['', '  ', 'two', '2nd', '1,5', 'NaN'])(
    '[2.5.01] is ignored for %j, which is no number',
    (typed) => {
      expect(moveToRank(list, 4, typed)).toEqual([])
    },
  )

  it.each(['3', '3.2', '03'])('[2.5.01] is ignored for %j where it stands there already', (typed) => {
    expect(moveToRank(list, 9, typed)).toEqual([])
  })

  it('[2.5.01] clamps to the length of the list: the last stays where it is, whatever number is above', () => {
    expect(moveToRank(list, 4, '5')).toEqual([])
  })

  it('[2.5.01] numbers the whole list from 1, also what had gaps, equal ranks or ranks below 1', () => {
    const uneven = [
      { id: 1, rank: 10 },
      { id: 2, rank: -4 },
      { id: 3, rank: 10 },
      { id: 4, rank: 3 },
    ]
    // 2, 4, 1, 3 by rank and id; then 3 goes to the front.
    expect(moveToRank(uneven, 3, '1')).toEqual([
      { id: 3, rank: 1 },
      { id: 2, rank: 2 },
      { id: 1, rank: 4 },
    ])
  })

  it('a record that is not in the list moves nothing', () => {
    expect(moveToRank(list, 99, '1')).toEqual([])
  })
})

/** Slow and obvious: count who stands before the record and write every place down. */
function byHand(records: readonly Ranked[], id: number, position: number): Map<number, number> {
  const waiting = [...records]
  const order: number[] = []
  while (waiting.length > 0) {
    let first = waiting[0]
    for (const one of waiting) {
      if (first === undefined || one.rank < first.rank || (one.rank === first.rank && one.id < first.id)) {
        first = one
      }
    }
    if (first === undefined) break
    waiting.splice(waiting.indexOf(first), 1)
    if (first.id !== id) order.push(first.id)
  }
  const place = position < 1 ? 1 : position > records.length ? records.length : position
  const places = new Map<number, number>()
  let next = 1
  for (const other of order) {
    if (next === place) next += 1
    places.set(other, next)
    next += 1
  }
  places.set(id, place)
  return places
}

it('[2.5.01–2.5.04] every list ends up as by hand, and only ranks that change are answered', () => {
  const ranked = fc.uniqueArray(
    fc.record({ id: fc.integer({ min: 1, max: 60 }), rank: fc.integer({ min: -2, max: 8 }) }),
    {
      selector: ({ id }) => id,
      minLength: 1,
      maxLength: 12,
    },
  )
  checkLaw(
    { moved: 40, beyond: 10, 'equal ranks': 20 },
    fc.record({ records: ranked, pick: fc.nat(11), position: fc.integer({ min: -3, max: 16 }) }),
    (cover, { records, pick, position }) => {
      const { id } = records[pick % records.length] ?? { id: 0 }
      const changed = moveToRank(records, id, String(position))
      const before = new Map(records.map((one) => [one.id, one.rank]))
      for (const one of changed) expect(one.rank).not.toBe(before.get(one.id))
      if (changed.length === 0) {
        // It stands there already: by hand it keeps its place among the others.
        const sorted = records.toSorted((a, b) => a.rank - b.rank || a.id - b.id)
        expect(byHand(records, id, position).get(id)).toBe(sorted.findIndex((one) => one.id === id) + 1)
        return
      }
      cover('moved')
      if (position > records.length || position < 1) cover('beyond')
      if (new Set(records.map(({ rank }) => rank)).size < records.length) cover('equal ranks')
      const after = new Map([...before, ...changed.map((one): [number, number] => [one.id, one.rank])])
      expect(after).toEqual(
        new Map([...before.keys()].map((key) => [key, byHand(records, id, position).get(key)])),
      )
    },
  )
})
