/**
 * The law of the stock ledger: whatever becomes of orders, their lines and their statuses, and whatever owners enter, the
 * entries add up to what a look at everything says: pieces that came, less those of orders that have shipped; promised are
 * those of orders that are approved and have not.
 */
import { fc } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import type { ProductOrder } from '../orders/schema.ts'
import { anItem, anOrder, at } from '../testing/builders.ts'
import { checkLaw } from '../testing/check-law.ts'
import { shopProfile } from '../testing/lifecycle-fixtures.ts'
import { levelOf } from './levels.ts'
import { missingMovements, wantedStock } from './order-stock.ts'
import type { StockChange } from './schema.ts'

const date = at('2026-06-01')
const productIds = [1, 2]
const isKept = (productId: number) => productIds.includes(productId)
const place = fc.nat({ max: 2 })
const productId = fc.constantFrom(...productIds)

type Step =
  | { readonly kind: 'status'; readonly order: number; readonly key: string }
  | { readonly kind: 'line'; readonly order: number; readonly productId: number; readonly quantity: number }
  | { readonly kind: 'deleted'; readonly order: number; readonly isDeleted: boolean }
  | { readonly kind: 'receipt' | 'count'; readonly productId: number; readonly pieces: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('status' as const),
    order: place,
    key: fc.constantFrom(...shopProfile.productOrderStatuses.map(({ key }) => key)),
  }),
  // A quantity of 0 removes the line.
  fc.record({ kind: fc.constant('line' as const), order: place, productId, quantity: fc.nat({ max: 5 }) }),
  fc.record({ kind: fc.constant('deleted' as const), order: place, isDeleted: fc.boolean() }),
  fc.record({
    kind: fc.constantFrom('receipt' as const, 'count' as const),
    productId,
    pieces: fc.nat({ max: 9 }),
  }),
)

/** Where the pieces of an order are, told by hand for this list of statuses. */
function whereabouts({ order, isDeleted }: World): 'shelf' | 'promised' | 'gone' {
  const keys = Object.keys(order.statusData)
  if (keys.includes('shipped') || keys.includes('delivered')) return 'gone'
  const promising = [
    'readyToPayDeposit',
    'depositReceived',
    'inProduction',
    'readyToPayFinal',
    'finalPaymentReceived',
  ]
  return !isDeleted && promising.some((key) => keys.includes(key)) ? 'promised' : 'shelf'
}

interface World {
  order: ProductOrder
  isDeleted: boolean
  readonly quantities: Map<number, number>
}

it('[issue 14] entries add up to what came, less what has shipped, and to what is promised', () => {
  const world = fc.record({
    stocked: fc.tuple(...[0, 1, 2].map(() => fc.boolean())),
    steps: fc.array(step, { minLength: 12, maxLength: 40, size: 'max' }),
  })
  checkLaw({ promised: 40, gone: 40, returned: 20 }, world, (cover, { stocked, steps }) => {
    const orders: World[] = stocked.map((isStocked) => ({
      order: anOrder({ isStocked: isStocked ? 1 : 0, statusData: { started: { date } } }),
      isDeleted: false,
      quantities: new Map([[1, 2]]),
    }))
    const ledger: (StockChange & { productId: number; order: number | null })[] = []
    const came = new Map(productIds.map((id) => [id, 0]))

    const goneOf = (id: number) =>
      orders
        .filter((each) => whereabouts(each) === 'gone')
        .reduce((sum, { quantities }) => sum + (quantities.get(id) ?? 0), 0)
    const promisedOf = (id: number) =>
      orders
        .filter((each) => whereabouts(each) === 'promised')
        .reduce((sum, { quantities }) => sum + (quantities.get(id) ?? 0), 0)

    function book(index: number) {
      const each = orders[index]
      if (!each) return
      const items = [...each.quantities].map(([id, quantity]) => anItem({ productId: id, quantity }))
      const order = { ...each.order, deletedAt: each.isDeleted ? date : null }
      const booked = new Map(
        productIds.map((id) => {
          const { onHand, allocated } = levelOf(
            ledger.filter((entry) => entry.order === index && entry.productId === id),
          )
          return [id, { onHand, allocated }]
        }),
      )
      for (const entry of missingMovements(
        wantedStock({ order, items }, shopProfile, isKept),
        booked,
        isKept,
      )) {
        if (entry.kind === 'return') cover('returned')
        ledger.push({ ...entry, order: index })
      }
    }

    for (const each of steps) {
      if ('pieces' in each) {
        const { onHand } = levelOf(ledger.filter((entry) => entry.productId === each.productId))
        const change = each.kind === 'receipt' ? each.pieces : each.pieces - onHand
        ledger.push({ productId: each.productId, order: null, onHand: change, allocated: 0 })
        came.set(
          each.productId,
          each.kind === 'receipt'
            ? (came.get(each.productId) ?? 0) + each.pieces
            : each.pieces + goneOf(each.productId),
        )
        continue
      }
      const changed = orders[each.order]
      if (!changed) continue
      if ('isDeleted' in each) changed.isDeleted = each.isDeleted
      else if ('key' in each) {
        changed.order = { ...changed.order, statusData: { started: { date }, [each.key]: { date } } }
      } else if (each.quantity === 0) changed.quantities.delete(each.productId)
      else changed.quantities.set(each.productId, each.quantity)
      book(each.order)
    }

    for (const id of productIds) {
      const onHand = (came.get(id) ?? 0) - goneOf(id)
      if (promisedOf(id) > 0) cover('promised')
      if (goneOf(id) > 0) cover('gone')
      expect(levelOf(ledger.filter((entry) => entry.productId === id))).toEqual({
        onHand,
        allocated: promisedOf(id),
        available: onHand - promisedOf(id),
      })
    }
  })
})
