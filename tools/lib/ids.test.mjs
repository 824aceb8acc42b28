/** The rule against ids outside the seeds finds what it should and nothing else. */
import { describe, expect, test } from 'vitest'
import { findIds, readOrgIds } from './ids.mjs'
import { at } from './paths.mjs'

const orgIds = [850, 1004]

describe('ids outside the seeds', () => {
  test.each([
    ['an organisation by number', 'const width = 850'],
    ['an organisation by text', "const key = '1004'"],
    ['an id compared with a number', 'if (order.productId === 12) go()'],
    ['the number first', 'if (27 !== propertyId) go()'],
    ['behind an optional chain', 'if (product?.id == 5) go()'],
    ['a switch over an id', 'switch (categoryId) { case 20: go() }'],
    ['a list of ids', 'if ([20, 21].includes(order.productCategoryId)) go()'],
    ['a number among ids', 'if (property.optionIds.includes(139)) go()'],
  ])('finds %s', (_what, source) => {
    expect(findIds('a.ts', source, orgIds)).toHaveLength(1)
  })

  test.each([
    ['no record yet', 'if (order.productId === -1) go()'],
    ['two ids', 'if (order.orgId === actor.orgId) go()'],
    ['a count', 'if (ids.length === 3) go()'],
    ['a width', 'if (width === 82) go()'],
  ])('leaves %s alone', (_what, source) => {
    expect(findIds('a.ts', source, orgIds)).toEqual([])
  })

  test('reads the organisations from the seeds themselves', () => {
    const ids = readOrgIds(at('packages', 'server', 'src', 'seeds', 'demo-orgs.ts'))
    expect(ids).toEqual(expect.arrayContaining([850, 1004, 1053, 1392, 1450, 1798]))
  })
})
