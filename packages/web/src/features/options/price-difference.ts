/** What a choice would add to the price: '+$12.00', '−$3.00', nothing for no difference. */
import { choiceMessages, messages } from '@orderwright/domain/messages'
import { type Cents, formatCents } from '@orderwright/domain/units'

export function priceDifferenceText(difference: Cents | null): string {
  if (difference === null || difference === 0) return ''
  return difference > 0 ? `+${formatCents(difference)}` : formatCents(difference)
}

/** The same for a way out, which says it also where there is no difference or no price. */
export function repairPriceText(difference: Cents | null): string {
  if (difference === null) return messages.priceOnRequest
  return difference === 0 ? choiceMessages.samePrice : priceDifferenceText(difference)
}
