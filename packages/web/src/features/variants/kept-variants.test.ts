/** The variants that a browser keeps. */
import { expect, it } from 'vitest'
import { MAX_KEPT_ITEMS, readVariants, type VariantsOf, writeVariants } from './kept-variants.ts'

function memory() {
  const content = new Map<string, string>()
  return {
    content,
    getItem: (key: string) => content.get(key) ?? null,
    setItem: (key: string, text: string) => void content.set(key, text),
    removeItem: (key: string) => void content.delete(key),
  }
}
const of = (itemId: number, userId = 1): VariantsOf => ({ userId, orderId: 7, itemId })
const bronze = [{ isForOrder: false, propertyId: 12, selection: { optionId: 31 } }]
const cleared = [{ isForOrder: true, propertyId: 9, selection: null }]

it('[issue 18] variants come back as they were kept, apart for each item and each person', () => {
  const store = memory()
  writeVariants(store, of(1), [bronze, cleared])
  writeVariants(store, of(2), [cleared])
  writeVariants(store, of(1, 5), [bronze])
  expect(readVariants(store, of(1))).toEqual([bronze, cleared])
  expect(readVariants(store, of(2))).toEqual([cleared])
  expect(readVariants(store, of(1, 5))).toEqual([bronze])
  expect(readVariants(store, of(3))).toEqual([])
})

it('[issue 18] an item without variants is forgotten, and nothing is left of the last', () => {
  const store = memory()
  writeVariants(store, of(1), [bronze])
  writeVariants(store, of(1), [])
  expect(store.content.size).toBe(0)
})

it('[issue 18] those of the items that nobody came back to for the longest make room', () => {
  const store = memory()
  for (let itemId = 1; itemId <= MAX_KEPT_ITEMS; itemId++) writeVariants(store, of(itemId), [bronze])
  writeVariants(store, of(1), [bronze, bronze])
  writeVariants(store, of(99), [bronze])
  expect(readVariants(store, of(2))).toEqual([])
  expect(readVariants(store, of(1))).toHaveLength(2)
})

it('what can not be read counts as nothing', () => {
  const store = memory()
  store.setItem('orderwright:variants:1', '[{"orderId":7,"itemId":1,"variants":[[{"propertyId":"x"}]]}]')
  expect(readVariants(store, of(1))).toEqual([])
})
