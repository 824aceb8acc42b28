/** The back-box order that goes with an order: the boxes behind its plates, summed. [1.7.28, 1.7.29] */
import { orderWord } from '../../tenancy/localize-profile.ts'
import type { Catalog } from '../../catalog/compile.ts'
import { orderActionMessages } from '../../messages/order/order-actions.ts'
import type { OrgProfile } from '../../tenancy/profile.ts'
import { type Refusal, refusal } from '../../units/result.ts'
import type { Timestamp } from '../../units/timestamp.ts'
import type { OrderDocument } from '../document.ts'
import {
  type CopyFor,
  duplicateOrder,
  type ItemDraft,
  newItem,
  type OrderDraft,
  zeroCosts,
} from '../new-order.ts'

const titleSuffix = ' - Back Boxes'
/** the most pieces that one line holds */
const MAX_PIECES = 100_000

export type BackBoxRefusal = Refusal<'backBoxesNotOffered' | 'noBackBoxNeeded' | 'backBoxProductMissing'>
export type BackBoxPlan = {
  readonly ok: true
  readonly order: OrderDraft
  readonly items: readonly ItemDraft[]
}

interface ChosenBox {
  readonly productId: number
  /** title of the option that asks for it */
  readonly option: string
  readonly quantity: number
}

/** Every choice of a back box, line by line. */
function chosenBoxes(document: OrderDocument, catalog: Catalog, profile: OrgProfile): ChosenBox[] {
  const chosen: ChosenBox[] = []
  for (const item of document.items) {
    for (const propertyId of profile.backBox?.productPropertyIds ?? []) {
      const optionId = item.properties[propertyId]?.optionId
      const option = optionId === undefined ? undefined : catalog.options.get(optionId)
      const productId = option?.data['backBoxProductId']
      if (option === undefined || typeof productId !== 'number') continue
      chosen.push({ productId, option: option.title, quantity: item.quantity })
    }
  }
  return chosen
}

/** Pieces by back-box product, in the order of first use; quantities of the lines count. */
export function backBoxQuantities(
  document: OrderDocument,
  catalog: Catalog,
  profile: OrgProfile,
): ReadonlyMap<number, number> {
  const quantities = new Map<number, number>()
  for (const { productId, quantity } of chosenBoxes(document, catalog, profile)) {
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity)
  }
  return quantities
}

/**
 * The order and its lines: fields copied, title suffixed, in the profile's back-box category, stocked and
 * standalone. Refused where the organisation has no back boxes, the order needs none, or a chosen box is no
 * product (any more): a box that is silently left out would be missed on the building site.
 */
export function planBackBoxOrder(
  document: OrderDocument,
  catalog: Catalog,
  profile: OrgProfile,
  now: Timestamp,
  copyFor?: CopyFor,
): BackBoxPlan | BackBoxRefusal {
  const { backBox } = profile
  if (backBox === null) return refusal('backBoxesNotOffered', orderActionMessages.backBoxesNotOffered)
  const missing = chosenBoxes(document, catalog, profile).find(
    ({ productId }) => catalog.products.get(productId)?.archived !== 0,
  )
  if (missing) {
    const message = orderActionMessages.backBoxProductMissing({ option: missing.option })
    return refusal('backBoxProductMissing', message, { productId: missing.productId })
  }
  const quantities = backBoxQuantities(document, catalog, profile)
  if (quantities.size === 0) {
    const message = orderActionMessages.noBackBoxNeeded({ word: orderWord(profile) })
    return refusal('noBackBoxNeeded', message)
  }
  const { order } = duplicateOrder({ order: document.order, items: [] }, profile, now, copyFor)
  const pieces = [...quantities].flatMap(([productId, quantity]) =>
    portions(quantity).map((portion) => ({ productId, quantity: portion })),
  )
  return {
    ok: true,
    order: {
      ...order,
      title: `${document.order.title.slice(0, 200 - titleSuffix.length)}${titleSuffix}`,
      productCategoryId: backBox.productCategoryId,
      productId: null,
      isStocked: 1,
      type: 'standalone',
      properties: {},
      // Boxes travel by themselves: what the plates' shipping came to says nothing of theirs.
      shippingMode: 'amount',
      shippingPercentage: null,
      shippingFlatAmount: null,
      costs: zeroCosts(true, profile),
    },
    items: pieces.map(({ productId, quantity }, index) =>
      newItem({ orgId: order.orgId, productId, rank: index + 1, quantity }),
    ),
  }
}

/** A quantity as lines can hold it. */
function portions(quantity: number): number[] {
  const full = Math.floor(quantity / MAX_PIECES)
  const rest = quantity % MAX_PIECES
  return [...Array.from({ length: full }, () => MAX_PIECES), ...(rest > 0 ? [rest] : [])]
}
