/** What an order is to have in the ledger, and the entries that bring it there. */
import { describe, expect, it } from 'vitest'
import { anItem, anOrder, at } from '../testing/builders.ts'
import { shopProfile } from '../testing/lifecycle-fixtures.ts'
import { missingMovements, overdrawn, wantedStock } from './order-stock.ts'

const date = at('2026-06-01')
const order = anOrder({ statusData: { started: { date }, inProduction: { date } } })
const isKept = (productId: number) => productId < 10

describe('what an order asks of the stock', () => {
  it('[issue 14] adds up the lines of a product, and leaves out what is made to order and custom products', () => {
    const items = [
      anItem({ productId: 1, quantity: 2 }),
      anItem({ productId: 1, quantity: 3 }),
      anItem({ productId: 2 }),
      anItem({ productId: 50, quantity: 9 }),
      anItem({ productId: -1, quantity: 9 }),
    ]
    const keeps = (productId: number) => productId > 0 && isKept(productId)
    expect([...wantedStock({ order, items }, shopProfile, keeps)]).toEqual([
      [1, { onHand: 0, allocated: 5 }],
      [2, { onHand: 0, allocated: 1 }],
    ])
  })

  it('[issue 14] takes what has shipped from the shelf, and keeps no promise of it', () => {
    const shipped = anOrder({ statusData: { started: { date }, shipped: { date } } })
    const items = [anItem({ productId: 1, quantity: 2 })]
    expect([...wantedStock({ order: shipped, items }, shopProfile, isKept)]).toEqual([
      [1, { onHand: -2, allocated: 0 }],
    ])
  })
})

describe('what came back of an order', () => {
  const items = [anItem({ id: 3, productId: 1, quantity: 5 }), anItem({ id: 4, productId: 1, quantity: 2 })]
  const wanted = (key: string, back: readonly [number, number][]) => {
    const stands = anOrder({ statusData: { started: { date }, [key]: { date } } })
    return wantedStock({ order: stands, items }, shopProfile, isKept, new Map(back)).get(1)
  }
  it('[issue 18] is on the shelf again, line by line, once the pieces have left it', () => {
    expect(wanted('shipped', [])).toEqual({ onHand: -7, allocated: 0 })
    expect(wanted('shipped', [[3, 2]])).toEqual({ onHand: -5, allocated: 0 })
    expect(
      wanted('shipped', [
        [3, 5],
        [4, 2],
      ]),
    ).toEqual({ onHand: 0, allocated: 0 })
    // Fewer pieces than came back, and a line that is gone, put nothing more on it.
    expect(
      wanted('shipped', [
        [4, 3],
        [9, 1],
      ]),
    ).toEqual({ onHand: -5, allocated: 0 })
  })

  it('[issue 18] is booked as a return, and nothing of it where the pieces have not left', () => {
    const change = missingMovements(
      new Map([[1, wanted('shipped', [[3, 2]]) ?? { onHand: 0, allocated: 0 }]]),
      new Map([[1, { onHand: -7, allocated: 0 }]]),
      isKept,
    )
    expect(change).toEqual([{ productId: 1, kind: 'return', onHand: 2, allocated: 0 }])
    expect(wanted('inProduction', [[3, 2]])).toEqual({ onHand: 0, allocated: 7 })
  })
})

describe('the missing entries', () => {
  const entries = (
    wanted: readonly [number, number],
    booked: readonly [number, number],
    keeps: (productId: number) => boolean = isKept,
  ) =>
    missingMovements(
      new Map([[1, { onHand: wanted[0], allocated: wanted[1] }]]),
      new Map([[1, { onHand: booked[0], allocated: booked[1] }]]),
      keeps,
    )

  it.each([
    ['reservation', [0, 5], [0, 0], { onHand: 0, allocated: 5 }],
    ['reservation', [0, 5], [0, 3], { onHand: 0, allocated: 2 }],
    ['release', [0, 2], [0, 5], { onHand: 0, allocated: -3 }],
    ['release', [0, 0], [0, 5], { onHand: 0, allocated: -5 }],
    ['shipment', [-5, 0], [0, 5], { onHand: -5, allocated: -5 }],
    ['shipment', [-5, 0], [0, 0], { onHand: -5, allocated: 0 }],
    ['return', [0, 5], [-5, 0], { onHand: 5, allocated: 5 }],
    ['return', [0, 0], [-5, 0], { onHand: 5, allocated: 0 }],
  ] as const)('[issue 14] %s: wanted %j, booked %j', (kind, wanted, booked, change) => {
    expect(entries(wanted, booked)).toEqual([{ productId: 1, kind, ...change }])
  })

  it('[issue 14] nothing where nothing is missing', () => {
    expect(entries([0, 5], [0, 5])).toEqual([])
  })

  it('[issue 14] of a product whose stock is kept no more the promise ends, and what has left stays away', () => {
    const none = () => false
    expect(entries([0, 0], [0, 5], none)).toEqual([
      { productId: 1, kind: 'release', onHand: 0, allocated: -5 },
    ])
    expect(entries([0, 0], [-5, 0], none)).toEqual([])
  })

  it('[issue 14] the last piece can be promised, one more can not', () => {
    const [one] = entries([0, 1], [0, 0])
    if (!one) throw new Error('an entry')
    expect(overdrawn([one], new Map([[1, 1]]))).toEqual([])
    expect(overdrawn([one], new Map([[1, 0]]))).toEqual([one])
  })

  it('[issue 14] to give back, or to ship what was promised, is never too much', () => {
    const below = new Map([[1, -7]])
    expect(overdrawn(entries([0, 0], [0, 5]), below)).toEqual([])
    expect(overdrawn(entries([-5, 0], [0, 5]), below)).toEqual([])
  })
})
