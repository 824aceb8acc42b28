import { describe, expect, test } from 'vitest'
import { canBeDrawn } from './can-be-drawn.ts'

const shelves = 1
const services = 2
const drawing = { family: 'shelf', constants: {}, bindings: {} }
const products = new Map([
  [11, { id: 11, drawing, productCategoryId: shelves }],
  [12, { id: 12, drawing: null, productCategoryId: services }],
])
const can = (productCategoryId: number | null, items: readonly number[], isSpatial = false) =>
  canBeDrawn(
    { isSpatial, catalog: { products } },
    { order: { productCategoryId }, items: items.map((productId) => ({ productId })) },
  )

describe('an order', () => {
  test('[issue 15] can have drawings when a product offered for it has one, or one in it', () => {
    expect(can(shelves, [])).toBe(true)
    expect(can(null, [])).toBe(true)
    expect(can(services, [12, 11])).toBe(true)
  })

  test('[issue 15] can have none when nothing in it and nothing offered for it has one', () => {
    expect(can(services, [])).toBe(false)
    expect(can(services, [12, 99])).toBe(false)
  })

  test('[issue 15] that is drawn on a canvas has drawings', () => {
    expect(can(services, [], true)).toBe(true)
  })
})
