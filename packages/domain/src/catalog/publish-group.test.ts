import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { checkLaw } from '../testing/check-law.ts'
import { draftsAfter, groupChanges, type GroupMove } from './publish-group.ts'

const property = (id: number, productPropertyGroupId: number | null) => ({ id, productPropertyGroupId })
const group = (id: number, ...drafted: number[]) => ({
  id,
  properties: Object.fromEntries(drafted.map((one) => [String(one), {}])),
})

describe('what publishing a property group changes', () => {
  it('[2.2.89] the drafted ones join or come from other groups, the others leave', () => {
    const properties = [property(1, 30), property(2, 30), property(3, null), property(4, 31), property(5, 31)]
    expect(groupChanges(group(30, 1, 3, 4), properties)).toEqual({
      joining: [3],
      leaving: [2],
      moving: [4],
      moves: [
        { productPropertyId: 2, fromGroupId: 30, toGroupId: null },
        { productPropertyId: 3, fromGroupId: null, toGroupId: 30 },
        { productPropertyId: 4, fromGroupId: 31, toGroupId: 30 },
      ],
    })
  })

  it('[2.2.89] is nothing where the draft is published, and a property that is not there is passed over', () => {
    const published = [property(1, 30), property(2, 31), property(3, null)]
    expect(groupChanges(group(30, 1, 99), published).moves).toEqual([])
  })
})

describe('drafts follow properties that change their group', () => {
  const move = (productPropertyId: number, fromGroupId: number | null, toGroupId: number | null) => ({
    productPropertyId,
    fromGroupId,
    toGroupId,
  })

  it('the old group no longer drafts them, the new one does, and others keep their drafts', () => {
    const groups = [group(30, 1, 2), group(31), group(32, 1)]
    const after = draftsAfter(groups, [move(1, 30, 31), move(2, 30, null)])
    expect(after.map((one) => [one.group.id, Object.keys(one.properties)])).toEqual([
      [30, []],
      [31, ['1']],
    ])
  })

  it('what stands already as it should is not written', () => {
    expect(draftsAfter([group(30, 1), group(31)], [move(1, null, 30), move(2, 31, null)])).toEqual([])
  })
})

it('[2.2.89] after publishing, the properties of a group are those of its draft, and nothing is left to publish', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 9 }))
  const groupIds = fc.constantFrom(null, 30, 31, 32)
  checkLaw(
    { moves: 50 },
    fc.record({ drafted: ids, standing: fc.array(groupIds, { minLength: 9, maxLength: 9 }) }),
    (cover, { drafted, standing }) => {
      const properties = standing.map((at, index) => property(index + 1, at))
      const draft = group(30, ...drafted)
      const { moves } = groupChanges(draft, properties)
      if (moves.some(({ fromGroupId }) => fromGroupId === 31)) cover('moves')
      const to = new Map(moves.map((one: GroupMove) => [one.productPropertyId, one.toGroupId]))
      const after = properties.map(({ id, productPropertyGroupId }) =>
        property(id, to.has(id) ? (to.get(id) ?? null) : productPropertyGroupId),
      )
      const inGroup = after.filter((one) => one.productPropertyGroupId === 30).map(({ id }) => id)
      expect(inGroup).toEqual(drafted.toSorted((a, b) => a - b))
      expect(groupChanges(draft, after).moves).toEqual([])
      // Who was in another group and is not drafted here stays there.
      for (const { id, productPropertyGroupId: at } of properties) {
        if (at !== 30 && !drafted.includes(id)) expect(after[id - 1]?.productPropertyGroupId).toBe(at)
      }
    },
  )
})
