/**
 * A page is about to send the card to the provider: from now on the order is processing a payment, so that no second page
 * begins one, and what is charged is what is due now. [1.4.19, 1.7.27]
 */
import type { PaymentIntent } from '@orderwright/domain/payments'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, notFound, type Outcome, sentences, succeed } from '../../platform/http/outcome.ts'
import { applyTransition } from '../lifecycle/transition.ts'
import { readInTenant, runInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import { withOrderOrg } from '../tenancy/order-org.ts'
import { syncPaymentIntent } from './sync-payment-intent.ts'
import { chargeNow, isSame, payableOrder, providerFor, termsOf } from './card-charge.ts'
import { changeIntent, findIntent } from './intents/intent-store.ts'
import { providerProblem } from './provider-failures.ts'
import { presentIntent } from './intents/present-intent.ts'

const payable: ReadonlySet<PaymentIntent['status']> = new Set(['requires_payment_method', 'requires_action'])

export const beginCardPayment: HandlerOf<'beginCardPayment'> = async (call, body) => {
  const located = await withOrderOrg(call, body)
  if (!located.ok) return located
  const { orgId } = located.data
  const checked = await readInTenant(call, located.data, (tenant) => checkSend(tenant, body, false))
  if (!checked.ok) return checked
  const { intent, terms, provider } = checked.data
  // What is at the provider now is what will be charged, whatever happened to our own row.
  const there = await provider.updateIntent(intent.id, terms)
  if (!there.ok) {
    const { environment } = intent
    await syncPaymentIntent(call.services, { orgId, environment, intentId: intent.id }, { by: 'page' })
    return providerProblem(call.services, there)
  }
  return runInTenant(call, located.data, async (tenant) => {
    const now = await checkSend(tenant, body, true)
    if (!now.ok) return now
    const begun = await applyTransition(tenant, now.data.order, { kind: 'paymentProcessing' })
    if (!begun.ok) return begun
    const sent = await changeIntent(tenant, intent.id, {
      status: 'processing',
      lastError: null,
      confirmedAt: tenant.now,
    })
    return succeed({ paymentIntent: { ...presentIntent(sent), status: there.data.status } })
  })
}

interface Names {
  readonly productOrderId: number
  readonly paymentIntentId: string
}

/** The intent of an order that may be paid by card now, for exactly what is due. */
async function checkSend(tenant: TenantCall, { productOrderId, paymentIntentId }: Names, forUpdate: boolean) {
  const order = await payableOrder(tenant, productOrderId, { forUpdate })
  if (!order.ok) return order
  const intent = await findIntent(tenant, paymentIntentId, { forUpdate, productOrderId })
  if (!intent) return notFound()
  const provider = providerFor(tenant, order.data, intent.environment)
  if (!provider.ok) return provider
  if (!payable.has(intent.status) || provider.data.key !== intent.provider) {
    return fail('refused', sentences.intentIsClosed, { rule: 'intentIsClosed' })
  }
  const now = await chargeNow(tenant, order.data, intent.payInFull === 1)
  if (!now.ok) return now
  const terms = termsOf(now.data, intent.payInFull === 1)
  if (!isSame(intent, terms)) return changedAmount()
  return succeed({ order: order.data, intent, terms, provider: provider.data })
}

function changedAmount(): Outcome<never> {
  return fail('refused', sentences.amountChanged, { rule: 'amountChanged' })
}
