/** What a picture may be associated with, found and changed. */
import { productOptionSchema, productPropertySchema, productSchema } from '@orderwright/domain/catalog'
import { timestamp } from '@orderwright/domain/units'
import { describe, expect, test } from 'vitest'
import { associationChoices, findChoices, withAssociation } from './association-choices.ts'

const made = timestamp('2026-03-04 05:06:07')
const record = (id: number, title: string, rank: number, more: object = {}) => ({
  id,
  orgId: 1,
  version: 1,
  created: made,
  lastUpdated: made,
  deletedAt: null,
  title,
  rank,
  ...more,
})
const product = (id: number, title: string, rank: number, archived = 0) =>
  productSchema.parse(record(id, title, rank, { archived, productCategoryId: 1 }))
const adminData = {
  products: [product(1, 'Keypad', 2), product(2, 'Lamp', 1), product(3, 'Old lamp', 3, 1)],
  properties: [productPropertySchema.parse(record(5, 'Finish', 1))],
  options: [productOptionSchema.parse(record(7, 'Bronze', 1, { productPropertyId: 5 }))],
}
const none = { products: {}, productProperties: {}, productOptions: {} }
const titles = (choices: readonly { title: string }[]) => choices.map(({ title }) => title)

describe('[2.2.102] the associations of a picture', () => {
  test('can be products, properties and options, each by rank; archived ones are not offered', () => {
    const choices = associationChoices({ associations: none }, adminData)
    expect(choices.map(({ kind, id, title }) => [kind, id, title])).toEqual([
      ['products', 2, 'Lamp'],
      ['products', 1, 'Keypad'],
      ['productProperties', 5, 'Finish'],
      ['productOptions', 7, 'Bronze (Finish)'],
    ])
  })

  test('that it has stay in the list to be taken off: archived, and deleted', () => {
    const associations = { ...none, products: { 3: {} }, productOptions: { 99: {} } }
    expect(titles(associationChoices({ associations }, adminData))).toEqual([
      'Lamp',
      'Keypad',
      'Old lamp',
      'Finish',
      'Bronze (Finish)',
      'Number 99, which was deleted',
    ])
  })

  test('are found by every word that is typed, and by number', () => {
    const choices = associationChoices({ associations: none }, adminData)
    expect(titles(findChoices(choices, 'finish BRON'))).toEqual(['Bronze (Finish)'])
    expect(titles(findChoices(choices, '#1'))).toEqual(['Keypad'])
    expect(findChoices(choices, 'oak')).toEqual([])
    expect(findChoices(choices, ' ')).toHaveLength(4)
  })

  test('gain one and lose one, and keep the others', () => {
    const medium = { associations: { ...none, products: { 1: {} } } }
    expect(withAssociation(medium, { kind: 'products', id: 2 }, true)).toEqual({
      ...none,
      products: { 1: {}, 2: {} },
    })
    expect(withAssociation(medium, { kind: 'products', id: 1 }, false)).toEqual(none)
  })
})
