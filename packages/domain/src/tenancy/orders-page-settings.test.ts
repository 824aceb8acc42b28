/** What is kept of how somebody looks at the list of orders. */
import { expect, it } from 'vitest'
import { ordersPageSettingsSchema } from './schema.ts'

it('[1.3.32, 1.3.33] shows everything active, a hundred at a time, until somebody wants it otherwise', () => {
  expect(ordersPageSettingsSchema.parse({})).toEqual({
    orderOwnerFilterValue: 'all',
    archivedFilterValue: 'active',
    statusFilterValue: 'All',
    pageRowsFilterValue: 100,
    productCategoryFilterValue: 'all',
    detailLevelFilterValue: 'basic',
    columnWidths: {},
    columns: {},
  })
})

const widths = (count: number, width = 100) => ({
  columnWidths: Object.fromEntries(Array.from({ length: count }, (_, index) => [`column${index}`, width])),
})

it('[1.2.46] keeps the widths of at most sixty columns', () => {
  expect(ordersPageSettingsSchema.safeParse(widths(1)).success).toBe(true)
  expect(ordersPageSettingsSchema.safeParse(widths(60)).success).toBe(true)
  expect(ordersPageSettingsSchema.safeParse(widths(61)).error?.issues).toMatchObject([
    { path: ['columnWidths'], message: 'At most 60 columns' },
  ])
})

it('[1.2.46] keeps a column between 56 and 800 px wide', () => {
  const isKept = (width: number) => ordersPageSettingsSchema.safeParse(widths(1, width)).success
  expect([55, 56, 800, 801, 100.5].map(isKept)).toEqual([false, true, true, false, false])
})
