/** What the order page's primary action is called. */
import type { Checkout } from '../checkout-context.tsx'

/** 'Continue to Payment' for stocked orders, which nobody reviews. [1.2.53] */
export function submitLabel(checkout: Pick<Checkout, 'order'>): string {
  return checkout.order.isStocked === 1 ? 'Continue to Payment' : 'Submit'
}
