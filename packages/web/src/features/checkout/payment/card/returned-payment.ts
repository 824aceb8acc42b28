/**
 * The customer comes back from the bank's own page: the address says which payment it was. The parameters go away at once,
 * and the server asks the provider what came of it; what the address says of it is not believed. [1.7.27]
 */
import { endpoints } from '@orderwright/contract'
import { paymentEndMessages } from '@orderwright/domain/messages'
import { call } from '../../../../lib/api/api.ts'
import { alert } from '../../../../ui/popups/confirm.tsx'
import { toast } from '../../../../ui/toasts/toasts.tsx'
import type { Checkout } from '../../checkout-context.tsx'
import { readCardEnvironment } from './card-environment.ts'

const parameters = [
  'payment_intent',
  'payment_intent_client_secret',
  'redirect_status',
  'source_redirect_slug',
]

/** The address without what the provider has put into it; null when it has put nothing there. */
export function withoutReturn(
  href: string,
): { readonly href: string; readonly paymentIntentId: string } | null {
  const url = new URL(href)
  const paymentIntentId = url.searchParams.get('payment_intent')
  if (!paymentIntentId || !url.searchParams.has('redirect_status')) return null
  for (const name of parameters) url.searchParams.delete(name)
  return { href: `${url.pathname}${url.search}${url.hash}`, paymentIntentId }
}

type Returning = Pick<Checkout, 'orderCall' | 'refreshOrder' | 'startPayment' | 'finishPayment'>

export async function takeReturn(checkout: Returning, replace: (href: string) => void): Promise<void> {
  const found = withoutReturn(location.href)
  if (!found) return
  replace(found.href)
  const { orderCall, refreshOrder, startPayment, finishPayment } = checkout
  startPayment()
  const answer = await call(endpoints.getPaymentIntent, {
    ...orderCall,
    paymentIntentId: found.paymentIntentId,
    paymentEnvironment: readCardEnvironment(),
    hasEnded: true,
  })
  await refreshOrder()
  if (!answer.ok) return finishPayment(true)
  const { status, last_error: reason } = answer.data.paymentIntent
  // With the provider still: the order is looked at until it is not.
  if (status === 'processing') return finishPayment(false)
  if (status === 'succeeded') toast(paymentEndMessages.paymentSucceeded, { tone: 'done' })
  else
    await alert({
      title: paymentEndMessages.paymentNotCompleted,
      message: reason ?? paymentEndMessages.cardNotCharged,
    })
  return finishPayment(true)
}
