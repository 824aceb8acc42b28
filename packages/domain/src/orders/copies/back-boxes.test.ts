/** The boxes behind the plates: which, how many, and why there are none. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { orderActionMessages } from '../../messages/order/order-actions.ts'
import {
  aContext,
  aDocument,
  anItem,
  anOption,
  aProduct,
  aProductWith,
  aProfile,
  aProperty,
  testNow,
} from '../../testing/builders.ts'
import { planBackBoxOrder } from './back-boxes.ts'

const box = aProperty({ id: 92, title: 'Back box' })
const floor = aProperty({ id: 59, title: 'Floor box' })
const { catalog } = aContext({
  products: [
    aProductWith([box, floor], { id: 1 }),
    aProduct({ id: 20, productCategoryId: 5 }),
    aProduct({ id: 21, productCategoryId: 5 }),
    aProduct({ id: 22, productCategoryId: 5, archived: 1 }),
  ],
  productProperties: [box, floor],
  productOptions: [
    anOption({ id: 1, productPropertyId: 92, data: { backBoxProductId: 20 } }),
    anOption({ id: 2, productPropertyId: 92, data: { backBoxProductId: 21 } }),
    anOption({ id: 3, productPropertyId: 92, title: 'By others' }),
    anOption({ id: 4, productPropertyId: 59, data: { backBoxProductId: 20 } }),
    anOption({ id: 5, productPropertyId: 92, title: 'Old box', data: { backBoxProductId: 22 } }),
    anOption({ id: 6, productPropertyId: 92, title: 'Lost box', data: { backBoxProductId: 99 } }),
  ],
})
const profile = aProfile({
  vocabulary: { order: 'Quote' },
  backBox: { productCategoryId: 5, productPropertyIds: [92, 59] },
})
const plate = (id: number, optionId: number, quantity = 1, propertyId = 92) =>
  anItem({ id, quantity, properties: { [propertyId]: { optionId } } })

function plan(items: readonly ReturnType<typeof plate>[], title = 'Villa') {
  return planBackBoxOrder(aDocument(items, { title }), catalog, profile, testNow)
}

function made(items: readonly ReturnType<typeof plate>[]): [number, number][] {
  const planned = plan(items)
  if (!planned.ok) throw new Error(planned.message)
  return planned.items.map(({ productId, quantity }) => [productId, quantity])
}

describe('the back-box order of an order', () => {
  it('[1.7.28] copies its fields, under its title with a suffix, as a stocked order of category 5', () => {
    const planned = plan([plate(1, 1)])
    expect(planned).toMatchObject({
      ok: true,
      order: {
        title: 'Villa - Back Boxes',
        productCategoryId: 5,
        isStocked: 1,
        type: 'standalone',
        firmName: 'Atelier Nord',
        statusData: { new: { date: testNow } },
        costs: { orderTotal: 0, depositPercentage: 100 },
      },
    })
  })

  it('[1.7.29, 1.3.21] sums the quantities of the lines by product, whichever property chose the box', () => {
    expect(
      made([plate(1, 1, 1), plate(2, 2, 2), plate(3, 1, 3), plate(4, 3, 4), plate(5, 4, 5, 59)]),
    ).toEqual([
      [20, 9],
      [21, 2],
    ])
  })

  test.prop([
    fc.array(fc.tuple(fc.constantFrom(1, 2, 3), fc.integer({ min: 1, max: 100_000 })), {
      minLength: 1,
      maxLength: 12,
    }),
  ])('[1.7.29] loses no piece and holds no more on a line than a line can', (lines) => {
    const wanted = (optionId: number) =>
      lines.reduce((sum, [chosen, quantity]) => sum + (chosen === optionId ? quantity : 0), 0)
    const planned = plan(lines.map(([optionId, quantity], index) => plate(index + 1, optionId, quantity)))
    const pieces = planned.ok ? planned.items : []
    const got = (productId: number) =>
      pieces.reduce((sum, item) => sum + (item.productId === productId ? item.quantity : 0), 0)
    expect([got(20), got(21)]).toEqual([wanted(1), wanted(2)])
    expect(pieces.every(({ quantity }) => quantity >= 1 && quantity <= 100_000)).toBe(true)
    expect(pieces.map(({ rank }) => rank)).toEqual(pieces.map((_, index) => index + 1))
  })

  it('fits its title into the length of one', () => {
    const planned = plan([plate(1, 1)], 'x'.repeat(200))
    expect(planned.ok && planned.order.title).toMatch(/^x+ - Back Boxes$/)
    expect(planned.ok && planned.order.title.length).toBe(200)
  })

  it('[1.6.27] is refused, in words, when no item needs a box', () => {
    const refused = {
      ok: false,
      code: 'noBackBoxNeeded',
      message: orderActionMessages.noBackBoxNeeded({ word: 'Quote' }),
    }
    expect(plan([])).toEqual(refused)
    expect(plan([plate(1, 3)])).toEqual(refused)
  })

  it('[1.6.27] is refused where the organisation has no back boxes', () => {
    expect(planBackBoxOrder(aDocument([plate(1, 1)]), catalog, aProfile(), testNow)).toMatchObject({
      ok: false,
      code: 'backBoxesNotOffered',
    })
  })

  it.each([
    [5, 'Old box'],
    [6, 'Lost box'],
  ])('names the option %i whose box is no product any more, instead of leaving it out', (optionId, title) => {
    expect(plan([plate(1, 1), plate(2, optionId)])).toMatchObject({
      ok: false,
      code: 'backBoxProductMissing',
      message: expect.stringContaining(`“${title}”`),
    })
  })
})
