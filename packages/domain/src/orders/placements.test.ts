import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { isSpatialOrder } from './is-spatial.ts'
import { type PlacedFields, placementsOf, withPlacements } from './placements.ts'
import { defaultProfile } from '../tenancy/profile.ts'

const blank: PlacedFields = { quantity: 3, position: null, archCustomViewId: null, placements: [] }
const inView = (archCustomViewId: number, x: number, y: number) => ({
  plan: null,
  view: { archCustomViewId, x, y },
})
const onPlan = (x: number, z: number, rotation = 0) => ({ plan: { x, z, rotation }, view: null })

describe('where the pieces of a line stand', () => {
  it('[1.3.11] is one place for each piece, nowhere until somebody says where', () => {
    const placements = [onPlan(5, 6)]
    expect(placementsOf({ quantity: 2, placements })).toEqual([onPlan(5, 6), { plan: null, view: null }])
    expect(placementsOf({ quantity: 1, placements: [onPlan(5, 6), onPlan(7, 8)] })).toEqual([onPlan(5, 6)])
  })

  it('[1.9.35] written as a list says the fields of the first piece', () => {
    expect(withPlacements(blank, { placements: [inView(4, 10, 20), onPlan(1, 2)] })).toEqual({
      placements: [inView(4, 10, 20), onPlan(1, 2)],
      position: { x: 10, y: 20 },
      archCustomViewId: 4,
    })
    expect(withPlacements(blank, { placements: [onPlan(1, 2, 90)] })).toMatchObject({
      position: { x: 1, y: 2 },
      archCustomViewId: null,
    })
    expect(withPlacements({ ...blank, position: { x: 1, y: 1 } }, { placements: [] })).toMatchObject({
      position: null,
    })
  })

  it('[1.9.35] written as the fields of the specification moves the first piece and no other', () => {
    const line = { ...blank, placements: [onPlan(1, 2, 45), onPlan(3, 4)], position: { x: 1, y: 2 } }
    expect(withPlacements(line, { position: { x: 0, y: 0 } })).toMatchObject({
      placements: [onPlan(0, 0, 45), onPlan(3, 4)],
    })
    expect(withPlacements(line, { archCustomViewId: 9 })).toMatchObject({
      placements: [
        { plan: { x: 1, z: 2, rotation: 45 }, view: { archCustomViewId: 9, x: 1, y: 2 } },
        onPlan(3, 4),
      ],
    })
    expect(withPlacements(blank, { position: null })).toMatchObject({ placements: [], position: null })
  })

  it('is not touched by a change of something else', () => {
    expect(withPlacements(blank, {})).toEqual({})
  })

  const place = fc.oneof(
    fc.record({
      plan: fc.record({ x: fc.integer(), z: fc.integer(), rotation: fc.integer() }),
      view: fc.constant(null),
    }),
    fc.record({
      plan: fc.constant(null),
      view: fc.record({ archCustomViewId: fc.integer({ min: 1, max: 9 }), x: fc.integer(), y: fc.integer() }),
    }),
  )

  test.prop([fc.array(place, { minLength: 1, maxLength: 4 })])(
    'a list and the fields that follow from it say the same, written either way',
    (placements) => {
      const { position = null, archCustomViewId = null } = withPlacements(blank, { placements })
      const again = withPlacements({ ...blank, placements }, { position, archCustomViewId })
      expect(again).toMatchObject({ placements, position, archCustomViewId })
    },
  )
})

describe('an order', () => {
  const categories = [
    { id: 20, isSpatial: 1 },
    { id: 22, isSpatial: 0 },
  ] as const
  const profile = (appliesTo: 'all' | 'none' | { productCategoryIds: number[] }) => ({
    spatial: { ...defaultProfile.spatial, appliesTo },
  })
  it.each([
    ['[2.1.05] of a spatial category', 20, 'none', true],
    ['[2.1.05] of another category', 22, 'none', false],
    ['of no category', null, 'none', false],
    ['[1.2.57, 2.6.09] of an organization whose orders all are', null, 'all', true],
    ['of a category that the profile names', 22, { productCategoryIds: [22] }, true],
    ['of a spatial category beside those that the profile names', 20, { productCategoryIds: [22] }, true],
  ] as const)('%s has a canvas: %#', (_, productCategoryId, appliesTo, expected) => {
    const where =
      typeof appliesTo === 'string' ? appliesTo : { productCategoryIds: [...appliesTo.productCategoryIds] }
    expect(isSpatialOrder({ productCategoryId }, categories, profile(where))).toBe(expected)
  })
})
