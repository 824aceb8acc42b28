/** What a choice would add to the price: '+$12.00', '−$3.00', nothing for no difference. */
import { type Cents, formatCents } from '@orderwright/domain'

export function priceDifferenceText(difference: Cents | null): string {
  if (difference === null || difference === 0) return ''
  return difference > 0 ? `+${formatCents(difference)}` : formatCents(difference)
}
