/** How much discount an order may have where its category caps it: the same share as a rate and in money. [1.5.43] */
import { costMessages } from '../../messages/checkout/costs.ts'
import type { OrgProfile } from '../../tenancy/profile.ts'
import { type Cents, formatCents, percentageOf } from '../../units/money.ts'
import { type Refusal, refusal } from '../../units/result.ts'
import { percentText } from './amounts-in-words.ts'
import { discountCap } from './costs.ts'
import type { ProductOrder } from '../schema.ts'

type Categorised = Pick<ProductOrder, 'productCategoryId'>

/** '20% of $120.00'. */
export function discountCapShare(cap: number, subtotal: Cents): string {
  return costMessages.costShare({ rate: percentText(cap), of: formatCents(subtotal) })
}

/** What is said to who types a rate above the cap, in percent; null where it will do. A program's rate is stored as the cap. [1.5.43] */
export function checkDiscountRate(order: Categorised, rate: number, profile: OrgProfile): string | null {
  const cap = discountCap(order, profile)
  if (cap === null || rate <= cap) return null
  return costMessages.discountRateAboveCap({ most: percentText(cap) })
}

/**
 * The refusal of a flat discount above the cap, at the subtotal of the moment; null where it will do. An order without
 * anything on it has nothing to measure by: what is set then counts up to the cap once there is. What a discount is set
 * to stays when the subtotal shrinks later: the costs then take the cap and say so.
 */
export function checkFlatDiscount(
  order: Categorised & Pick<ProductOrder, 'discountMode' | 'discountFlatAmount'>,
  subtotal: Cents,
  profile: OrgProfile,
): Refusal<'discountAboveCap'> | null {
  const cap = discountCap(order, profile)
  if (cap === null || subtotal <= 0 || order.discountMode !== 'amount') return null
  const most = percentageOf(subtotal, cap)
  if (order.discountFlatAmount <= most) return null
  const message = costMessages.discountAboveCap({
    most: formatCents(most),
    share: discountCapShare(cap, subtotal),
  })
  return refusal('discountAboveCap', message, { mostInCents: most, maxPercentage: cap })
}
