/** One order as it is and as it would be, with every line, its problems and what its price is made of. */
import { evaluateOrder } from '../configuration/evaluate.ts'
import type { ItemEvaluation } from '../configuration/types.ts'
import type { Problem } from '../constraints/types.ts'
import type { OrderDocument } from '../orders/document.ts'
import type { PricingError, TraceStep } from '../pricing/types.ts'
import type { Cents } from '../units/money.ts'
import type { Replay } from './replay.ts'

/** A line under one of the two catalogs. */
export interface LineSide {
  readonly isValid: boolean
  readonly problems: readonly Problem[]
  readonly unitPrice: Cents | null
  readonly lineTotal: Cents | null
  /** why it has no price */
  readonly priceError: PricingError | null
  readonly trace: readonly TraceStep[]
}

export interface LineDetail {
  readonly itemId: number
  readonly productId: number
  readonly title: string
  readonly quantity: number
  readonly before: LineSide
  readonly after: LineSide
}

function sideOf({ isValid, problems, price, lineTotal }: ItemEvaluation): LineSide {
  const side = { isValid, problems, lineTotal }
  return price.ok
    ? { ...side, unitPrice: price.unitPrice, priceError: null, trace: price.trace }
    : { ...side, unitPrice: null, priceError: price.error, trace: [] }
}

/** Every line of an order on both sides, in the order's order. */
export function replayDetail({ today, draft }: Replay, document: OrderDocument): LineDetail[] {
  const after = evaluateOrder(draft, document)
  return evaluateOrder(today, document).items.flatMap((before): LineDetail[] => {
    const then = after.itemsById.get(before.item.id)
    if (!then) return []
    const { id: itemId, productId, title, quantity } = before.item
    return [{ itemId, productId, title, quantity, before: sideOf(before), after: sideOf(then) }]
  })
}
