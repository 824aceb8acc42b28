import { describe, expect, it } from 'vitest'
import { aProduct, aProperty, anOption } from '../testing/builders.ts'
import { copyOfOption, copyOfProduct, copyOfProperty, copyTitle } from './duplicates.ts'

const serverOwned = ['id', 'orgId', 'version', 'created', 'lastUpdated', 'deletedAt']

describe('the title of a copy', () => {
  it.each([
    ['Keypad', 'Keypad (copy)'],
    ['Keypad (copy)', 'Keypad (copy) (copy)'],
    ['', ' (copy)'],
    ['x'.repeat(193), `${'x'.repeat(193)} (copy)`],
    ['x'.repeat(194), `${'x'.repeat(193)} (copy)`],
    ['x'.repeat(200), `${'x'.repeat(193)} (copy)`],
    // A sign of two halves is left out whole, and no blank stands before the mark.
    [`${'x'.repeat(192)}🙂`, `${'x'.repeat(192)} (copy)`],
    [`${'x'.repeat(190)}   yyy`, `${'x'.repeat(190)} (copy)`],
  ])('[2.4.17] of %j is %j', (title, copied) => {
    expect(copyTitle(title)).toBe(copied)
  })
})

describe('a copy', () => {
  it('[2.4.17] of a product drops id, times and archive, keeps what it is made of, and has no pieces in stock', () => {
    const product = aProduct({
      title: 'Keypad',
      rank: 3,
      archived: 1,
      isStocked: 1,
      currentInventory: 12,
      associations: { productProperties: { '4': { disabledProductOptionIds: [9] } } },
      links: [{ title: 'Data sheet', url: 'https://example.com/keypad' }],
      drawing: { family: 'plate', constants: { width: 82 }, bindings: {} },
      referenceCodes: { catalog: 'KP', factory: '', machining: '' },
    })
    const copy = copyOfProduct(product, 41)
    expect(Object.keys(copy).filter((key) => serverOwned.includes(key))).toEqual([])
    expect(copy).toMatchObject({ title: 'Keypad (copy)', rank: 41, archived: 0, currentInventory: 0 })
    const { associations, links, drawing, referenceCodes, productCategoryId } = product
    expect(copy).toMatchObject({
      associations,
      links,
      drawing,
      referenceCodes,
      productCategoryId,
      isStocked: 1,
    })
  })

  it('[2.4.18] of a property drops id, times and archive, and keeps its settings and group', () => {
    const property = aProperty({ title: 'Finish', archived: 1, productPropertyGroupId: 3, isOrderLevel: 1 })
    const copy = copyOfProperty(property, 8)
    expect(Object.keys(copy).filter((key) => serverOwned.includes(key))).toEqual([])
    expect(copy).toMatchObject({
      title: 'Finish (copy)',
      rank: 8,
      archived: 0,
      productPropertyGroupId: 3,
      isOrderLevel: 1,
    })
  })

  it('[2.4.18] of an option is the option under the new property, conditions on its own property included', () => {
    const condition = { dataKey: 'gang', operator: '>', value: 1 } as const
    const option = anOption({
      title: 'Brass',
      productPropertyId: 5,
      rank: 7,
      archived: 1,
      data: { fill: '#cc9' },
      classifications: { '2': 6 },
      productPricingRuleId: 4,
      thumbnailUrl: '/api/media/7/3/thumbnail',
      availability: [
        { ...condition, productPropertyId: 5 },
        { ...condition, productPropertyId: 6 },
      ],
    })
    const copy = copyOfOption(option, 50)
    expect(Object.keys(copy).filter((key) => serverOwned.includes(key))).toEqual([])
    expect(copy).toMatchObject({
      title: 'Brass',
      productPropertyId: 50,
      rank: 7,
      archived: 1,
      data: { fill: '#cc9' },
      classifications: { '2': 6 },
      productPricingRuleId: 4,
      thumbnailUrl: '/api/media/7/3/thumbnail',
    })
    expect(copy.availability.map(({ productPropertyId }) => productPropertyId)).toEqual([50, 6])
  })
})
