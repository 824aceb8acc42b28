/**
 * The card payment under way at the provider: opened with the form, found again after a reload, recomputed when the
 * amount or the choice of paying in full changes. The server computes what is charged.
 */
import { endpoints, type PaymentIntentView } from '@orderwright/contract'
import { mustUpdateIntent, type PaymentChoiceChange, type PaymentIntent } from '@orderwright/domain/payments'
import type { Cents } from '@orderwright/domain/units'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../../../lib/api/api.ts'
import { type Checkout, useCheckout } from '../../checkout-context.tsx'
import { saveFailureMessages, whenSaved } from '../../when-saved.ts'
import { readCardEnvironment } from './card-environment.ts'

export interface OpenIntent {
  readonly intent: PaymentIntentView
  readonly provider: 'stripe' | 'test'
  /** Stripe's name of the account; null for the embedded provider */
  readonly publishableKey: string | null
}

export type IntentState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  | ({ readonly kind: 'open'; readonly isUpdating: boolean } & OpenIntent)

interface Wanted {
  readonly payInFull: boolean
  /** what the page computes, upcharge included; the server's figure counts */
  readonly amount: Cents
  readonly upcharge: Cents
  readonly shippedWithoutFinalPayment: boolean
}

type Answer = { ok: true; open: OpenIntent } | { ok: false; message: string }

const openStatuses: ReadonlySet<PaymentIntent['status']> = new Set([
  'requires_payment_method',
  'requires_action',
  'processing',
])

/** The intent that this page, or an earlier visit, opened for the same status and environment: as it is now. */
async function findIntent(
  { order, orderCall }: Checkout,
  statusKey: string,
  known: OpenIntent | null,
): Promise<OpenIntent | null> {
  const { paymentIntentId, environment, statusKey: forStatus } = order.integrationData
  const paymentEnvironment = readCardEnvironment()
  const isStored = environment === paymentEnvironment && forStatus === statusKey
  const id = known?.intent.id ?? (isStored ? paymentIntentId : undefined)
  if (!id) return null
  const found = await call(endpoints.getPaymentIntent, {
    ...orderCall,
    paymentIntentId: id,
    paymentEnvironment,
  })
  if (!found.ok || !openStatuses.has(found.data.paymentIntent.status)) return null
  const { paymentIntent: intent, provider, publishableKey } = found.data
  return { intent, provider, publishableKey }
}

async function createIntent({ orderCall }: Checkout, wanted: Wanted): Promise<Answer> {
  const created = await call(
    endpoints.createPaymentIntent,
    {
      ...orderCall,
      isCardPayment: true,
      paymentEnvironment: readCardEnvironment(),
      payInFull: wanted.payInFull,
      shippedWithoutFinalPayment: wanted.shippedWithoutFinalPayment,
    },
    { idempotencyKey: crypto.randomUUID() },
  )
  if (!created.ok) return { ok: false, message: created.error.message }
  const { paymentIntent: intent, provider, publishableKey } = created.data
  return { ok: true, open: { intent, provider, publishableKey } }
}

/** Recomputes an intent that differs; one that the provider already works on is left alone. */
async function updateIntent(
  { orderCall, profile }: Checkout,
  open: OpenIntent,
  wanted: Wanted,
  change: PaymentChoiceChange,
): Promise<Answer> {
  const { intent } = open
  const told = {
    amount: intent.amount,
    upcharge: intent.metadata.upcharge_amount_in_cents,
    payInFull: intent.metadata.pay_in_full,
  }
  if (intent.status !== 'requires_payment_method' || !mustUpdateIntent(told, wanted, change, profile)) {
    return { ok: true, open }
  }
  const updated = await call(endpoints.updatePaymentIntent, {
    ...orderCall,
    paymentIntentId: open.intent.id,
    paymentEnvironment: readCardEnvironment(),
    paymentAmount: wanted.amount,
    payInFull: wanted.payInFull,
    isCardPayment: true,
    shippedWithoutFinalPayment: wanted.shippedWithoutFinalPayment,
  })
  if (!updated.ok) return { ok: false, message: updated.error.message }
  return { ok: true, open: { ...open, intent: updated.data.paymentIntent } }
}

async function prepare(
  checkout: Checkout,
  statusKey: string,
  known: OpenIntent | null,
  wanted: Wanted,
  change: PaymentChoiceChange,
): Promise<Answer> {
  // The server asks for phone and address too: what was typed a moment ago must be there.
  const saved = await whenSaved(checkout.editor)
  if (saved !== 'saved') return { ok: false, message: saveFailureMessages[saved] }
  const open = await findIntent(checkout, statusKey, known)
  return open ? updateIntent(checkout, open, wanted, change) : createIntent(checkout, wanted)
}

/** `isMethodChange`: the person came here from another way to pay. [1.7.21, 1.7.22] */
export function useCardIntent(statusKey: string, wanted: Wanted, isMethodChange: boolean) {
  const checkout = useCheckout()
  const latest = useRef(checkout)
  latest.current = checkout
  const [state, setState] = useState<IntentState>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const open = useRef<OpenIntent | null>(null)
  // What has changed since the provider was last told; nothing once it is.
  const change = useRef({ isMethodChange, payInFull: wanted.payInFull })
  const { payInFull, amount, upcharge, shippedWithoutFinalPayment } = wanted
  const isProcessing = checkout.order.isProcessingPayment === 1

  // A new attempt, and the end of processing, begin again
  useEffect(() => {
    let isStale = false
    const known = open.current
    setState(known ? { kind: 'open', isUpdating: true, ...known } : { kind: 'loading' })
    const next = { payInFull, amount, upcharge, shippedWithoutFinalPayment }
    const changed = {
      isMethodChange: change.current.isMethodChange,
      isPayInFullChange: change.current.payInFull !== payInFull,
    }
    async function bringAbout() {
      const answer = await prepare(latest.current, statusKey, known, next, changed)
      if (isStale) return
      if (answer.ok) change.current = { isMethodChange: false, payInFull }
      if (answer.ok) open.current = answer.open
      setState(
        answer.ok
          ? { kind: 'open', isUpdating: false, ...answer.open }
          : { kind: 'failed', message: answer.message },
      )
    }
    void bringAbout()
    return () => {
      isStale = true
    }
  }, [statusKey, payInFull, amount, upcharge, shippedWithoutFinalPayment, attempt, isProcessing])

  /** Asks for the intent again: after an error, or when the amount changed behind the page. */
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  return { state, retry }
}
