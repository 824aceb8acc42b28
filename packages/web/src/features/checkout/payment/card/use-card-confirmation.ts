/**
 * Sending the card to the test provider and what may come back: done, an authentication, or a refusal. On a refusal
 * the processing flag is read again and the provider's sentence is shown. [1.4.19, 1.4.20, 1.8.03]
 */
import { cardPaymentMessages as words, checkoutMessages } from '@orderwright/domain/messages'
import { endpoints, type PaymentIntentView, type ResponseOf } from '@orderwright/contract'
import { useState } from 'react'
import { call } from '../../../../lib/api/api.ts'
import { alert } from '../../../../ui/popups/confirm.tsx'
import { useCheckout } from '../../checkout-context.tsx'
import type { CardFields } from './card-number.ts'
import { createPaymentFlag } from './payment-flag.ts'

export type Confirmation =
  | { readonly kind: 'idle'; readonly error: string | null }
  | { readonly kind: 'sending' }
  | { readonly kind: 'authenticating'; readonly answering: 'complete' | 'fail' | null }

type ProviderAnswer = ResponseOf<typeof endpoints.confirmTestCard>

/** `onFailed`: the intent may have changed at the server. */
export function useCardConfirmation(intent: PaymentIntentView | null, onFailed: () => void) {
  const { order, refreshOrder, startPayment, finishPayment } = useCheckout()
  const [state, setShown] = useState<Confirmation>({ kind: 'idle', error: null })
  const [isProcessing, setProcessing] = useState(false)
  const [flag] = useState(() => createPaymentFlag(setProcessing))
  function setState(next: Confirmation) {
    setShown(next)
    flag.set(next.kind === 'sending')
  }

  async function fail(message: string) {
    setState({ kind: 'idle', error: message })
    await refreshOrder()
    onFailed()
    await alert({ title: words.paymentNotCompleted, message })
    finishPayment(true)
  }

  async function take(answer: ProviderAnswer) {
    if (answer.nextAction === 'authenticate') return setState({ kind: 'authenticating', answering: null })
    if (answer.status !== 'succeeded' && answer.status !== 'processing') {
      return fail(answer.error ?? checkoutMessages.cardDeclined)
    }
    await refreshOrder()
    setState({ kind: 'idle', error: null })
    finishPayment(false)
  }

  function secrets(open: PaymentIntentView) {
    return { orgId: order.orgId, paymentIntentId: open.id, clientSecret: open.client_secret }
  }

  return {
    state,
    /** the card has been with the provider for a moment [1.9.20] */
    isProcessing,
    async send(card: CardFields) {
      if (!intent) return
      startPayment()
      setState({ kind: 'sending' })
      const result = await call(endpoints.confirmTestCard, {
        ...secrets(intent),
        card: { ...card, name: card.name.trim() },
      })
      await (result.ok ? take(result.data) : fail(result.error.message))
    },
    async authenticate(outcome: 'complete' | 'fail') {
      if (!intent) return
      startPayment()
      setState({ kind: 'authenticating', answering: outcome })
      const result = await call(endpoints.authenticateTestCard, { ...secrets(intent), outcome })
      await (result.ok ? take(result.data) : fail(result.error.message))
    },
    /** The page was loaded again while the bank's question stood open. */
    askAgain: () => setState({ kind: 'authenticating', answering: null }),
  }
}
