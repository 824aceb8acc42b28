/** The lists of the back office as they stand in a draft. */
import type { DraftChange } from '@orderwright/contract'
import { timestamp, trust } from '@orderwright/domain/units'
import { expect, test } from 'vitest'
import { type AdminData, emptyAdminData } from '../admin-data.ts'
import { draftedData } from './drafted-data.ts'

const at = timestamp('2026-11-24 10:00:00')
const adminData: AdminData = {
  ...emptyAdminData,
  products: trust<AdminData['products']>([{ id: 5, title: 'Lamp', version: 4 }]),
  pricingRules: trust<AdminData['pricingRules']>([
    { id: 1, title: 'Lamps', version: 2, deleted: 0 },
    { id: 2, title: 'Shades', version: 9, deleted: 0 },
  ]),
}
const change = (props: Partial<DraftChange>): DraftChange => ({
  kind: 'update',
  resource: 'productPricingRule',
  resourceId: 1,
  title: '',
  before: {},
  values: {},
  lastUpdated: at,
  changedBy: trust<DraftChange['changedBy']>(1),
  conflictingFields: [],
  published: {},
  isGone: false,
  ...trust<Partial<DraftChange>>(props),
})
const listOf = (resource: string) =>
  resource === 'productPricingRule' ? 'pricingRules' : resource === 'product' ? 'products' : undefined
const shown = (changes: readonly DraftChange[], needs: readonly (keyof AdminData)[] = ['pricingRules']) =>
  draftedData(adminData, needs, changes, 3, listOf)

test('[issue 16] a change stands over its record, and other lists stay the same objects', () => {
  const drafted = shown([change({ values: { title: 'Lamps of autumn' } })])
  expect(drafted.pricingRules.map(({ title }) => title)).toEqual(['Lamps of autumn', 'Shades'])
  expect(drafted.pricingRules[1]).toBe(adminData.pricingRules[1])
  expect(drafted.products).toBe(adminData.products)
})

test('[issue 16] what the draft makes is there as the server would give it', () => {
  const made = change({ kind: 'create', resourceId: trust(77), values: { title: 'Engraving' } })
  expect(shown([made]).pricingRules.at(-1)).toMatchObject({
    id: 77,
    orgId: 3,
    version: 1,
    title: 'Engraving',
  })
})

test('[issue 16] what the draft deletes is gone, or marked where deleted records stay in their list', () => {
  expect(shown([change({ kind: 'destroy' })]).pricingRules[0]).toMatchObject({ id: 1, deleted: 1 })
  const product = change({ kind: 'destroy', resource: 'product', resourceId: trust(5) })
  expect(shown([product], ['products']).products).toEqual([])
})

test('[issue 16] a list that was not read stays empty', () => {
  const made = change({ kind: 'create', resourceId: trust(77), values: { title: 'Engraving' } })
  expect(shown([made], ['products']).pricingRules).toBe(adminData.pricingRules)
})
