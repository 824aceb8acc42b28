/**
 * Sending the card to Stripe: our server is told first, so that nobody else pays meanwhile; then the provider confirms on
 * the page, and our server asks it what came of it. [1.4.19, 1.4.20, 1.7.27, 1.8.03]
 */
import { endpoints, type PaymentIntentView } from '@orderwright/contract'
import { cardPaymentMessages as words, checkoutMessages } from '@orderwright/domain/messages'
import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { useRef, useState } from 'react'
import { call } from '../../../../lib/api/api.ts'
import { alert } from '../../../../ui/popups/confirm.tsx'
import { useCheckout } from '../../checkout-context.tsx'
import { readCardEnvironment } from './card-environment.ts'
import { createPaymentFlag } from './payment-flag.ts'

interface Confirming {
  stripe: Stripe | null
  elements: StripeElements | null
  intent: PaymentIntentView
  /** the intent may have changed at the server */
  onFailed: () => void
}

export function useStripeConfirmation({ stripe, elements, intent, onFailed }: Confirming) {
  const { orderCall, refreshOrder, startPayment, finishPayment } = useCheckout()
  const [error, setError] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const [isProcessing, setProcessing] = useState(false)
  const [flag] = useState(() => createPaymentFlag(setProcessing))
  // Two presses can come before the first is drawn.
  const isUnderWay = useRef(false)
  const names = { ...orderCall, paymentIntentId: intent.id }

  async function fail(message: string, tellsServer: boolean) {
    setError(message)
    if (tellsServer) await tellEnd()
    await refreshOrder()
    onFailed()
    await alert({ title: words.paymentNotCompleted, message })
    finishPayment(true)
  }

  /** Our server asks the provider what came of it. */
  function tellEnd() {
    return call(endpoints.getPaymentIntent, {
      ...names,
      paymentEnvironment: readCardEnvironment(),
      hasEnded: true,
    })
  }

  async function pay(provider: Stripe, form: StripeElements) {
    const checked = await form.submit()
    // The form says at its fields what is missing.
    if (checked.error) return setError(checked.error.message ?? checkoutMessages.cardDeclined)
    startPayment()
    const begun = await call(endpoints.beginCardPayment, names)
    if (!begun.ok) return fail(begun.error.message, false)
    const done = await provider.confirmPayment({
      elements: form,
      confirmParams: { return_url: location.href },
      // Only a bank that asks its question on its own page leads away.
      redirect: 'if_required',
    })
    if (done.error) return fail(done.error.message ?? checkoutMessages.cardDeclined, true)
    await tellEnd()
    await refreshOrder()
    return finishPayment(false)
  }

  return {
    error,
    isSending,
    /** the card has been with the provider for a moment [1.9.20] */
    isProcessing,
    forgetError: () => setError(null),
    async send() {
      if (!stripe || !elements || isUnderWay.current) return
      isUnderWay.current = true
      setSending(true)
      setError(null)
      flag.set(true)
      try {
        await pay(stripe, elements)
      } finally {
        isUnderWay.current = false
        setSending(false)
        flag.set(false)
      }
    },
  }
}
