/**
 * Keeps the stock ledger of an order right: what its state asks for is compared with what is booked, and the difference is
 * booked, in the transaction that changed the order. The order is locked by then.
 */
import { missingMovements, type OrderMovement, overdrawn, wantedStock } from '@orderwright/domain/inventory'
import { stockMessages } from '@orderwright/domain/messages'
import type { OrderDocument } from '@orderwright/domain/orders'
import type { Place } from '@orderwright/contract'
import { fail, type Outcome, succeed } from '../../platform/http/outcome.ts'
import type { Work } from '../tenancy/run-in-tenant.ts'
import { bookMovements } from './book-movements.ts'
import { returnedPieces } from './returned-pieces.ts'
import { keptStock } from './kept-stock.ts'
import { lockProducts, readBooked, type StockedProduct } from './stock-ledger.ts'

interface Missing {
  readonly movements: readonly OrderMovement[]
  readonly products: ReadonlyMap<number, StockedProduct>
}

/** The entries that the order lacks as it is in `document`, with their products locked. */
async function missingIn(work: Work, document: OrderDocument): Promise<Missing> {
  const isKept = await keptStock(work)
  // Where no stock is kept of what it has, there is nothing to ask for.
  const isAsked = document.items.some(({ productId }) => isKept(productId))
  const back = isAsked ? await returnedPieces(work, document.order.id) : new Map<number, number>()
  const wanted = wantedStock(document, work.org.profile, isKept, back)
  const booked = await readBooked(work, document.order.id)
  const movements = missingMovements(wanted, booked, isKept)
  const products = await lockProducts(
    work,
    movements.map(({ productId }) => productId),
  )
  return { movements, products }
}

/** Books what the order lacks. What is promised beyond the shelf makes the available pieces negative. */
export async function bookOrderStock(work: Work, document: OrderDocument): Promise<void> {
  const { movements, products } = await missingIn(work, document)
  await bookMovements(
    work,
    products,
    movements.map((movement) => ({ ...movement, productOrderId: document.order.id })),
  )
}

/**
 * Refuses what would promise more than there is, before it is stored: 422 `outOfStock` with the items. `mayOverride`: the
 * caller can take it on backorder by saying so. The products stay locked, so that the last piece is promised once.
 */
export async function checkOrderStock(
  work: Work,
  document: OrderDocument,
  { mayOverride }: { readonly mayOverride: boolean },
): Promise<Outcome<null>> {
  const { movements, products } = await missingIn(work, document)
  const available = new Map([...products].map(([id, product]) => [id, product.available]))
  const short = overdrawn(movements, available)
  if (short.length === 0) return succeed(null)
  const ids = new Set(short.map(({ productId }) => productId))
  const titles = [...ids].map((id) => products.get(id)?.title ?? '')
  const wayOut = mayOverride
    ? stockMessages.employeesDecide
    : stockMessages.lessOrAsk({ org: work.org.title })
  return fail('refused', `${stockMessages.refused({ titles })} ${wayOut}`, {
    rule: 'outOfStock',
    places: document.items.flatMap(({ id, title, productId }): Place[] =>
      ids.has(productId) ? [{ itemId: id, itemTitle: title || (products.get(productId)?.title ?? '') }] : [],
    ),
    ...(mayOverride ? { repair: 'allowBackorder' as const } : {}),
  })
}
