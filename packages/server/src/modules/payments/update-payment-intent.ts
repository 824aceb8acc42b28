/** Recomputes an open card payment for what is due now, or for another share of it. [1.7.20–1.7.22] */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, notFound, sentences, succeed } from '../../platform/http/outcome.ts'
import { readInTenant, runInTenant } from '../tenancy/run-in-tenant.ts'
import { withOrderOrg } from '../tenancy/order-org.ts'
import { syncPaymentIntent } from './sync-payment-intent.ts'
import { chargeNow, isSame, payableOrder, termsOf } from './card-charge.ts'
import { changeIntent, findIntent } from './intents/intent-store.ts'
import { providerProblem } from './provider-failures.ts'
import { planIntent } from './intents/plan-intent.ts'
import { presentIntent } from './intents/present-intent.ts'

/** The provider is told when anything differs, or when a customer has changed the way to pay. */
export const updatePaymentIntent: HandlerOf<'updatePaymentIntent'> = async (call, body) => {
  const located = await withOrderOrg(call, body)
  if (!located.ok) return located
  const { productOrderId, paymentIntentId: id, payInFull } = body
  const planned = await readInTenant(call, located.data, async (tenant) => {
    const order = await payableOrder(tenant, productOrderId)
    if (!order.ok) return order
    const intent = await findIntent(tenant, id, { productOrderId })
    if (!intent) return notFound()
    const plan = await planIntent(tenant, order.data, intent.environment, payInFull)
    if (!plan.ok) return plan
    return plan.data.open?.id === id ? succeed({ ...plan.data, intent }) : closed()
  })
  if (!planned.ok) return planned
  const { terms, provider, intent } = planned.data
  const changed = await provider.updateIntent(id, terms)
  if (!changed.ok) {
    if (changed.kind === 'state' || changed.kind === 'missing') {
      const { environment } = intent
      await syncPaymentIntent(
        call.services,
        { orgId: located.data.orgId, environment, intentId: id },
        { by: 'clock' },
      )
    }
    return providerProblem(call.services, changed)
  }
  return runInTenant(call, located.data, async (tenant) => {
    const order = await payableOrder(tenant, productOrderId, { forUpdate: true })
    if (!order.ok) return order
    const now = await chargeNow(tenant, order.data, payInFull)
    if (!now.ok) return now
    const wanted = termsOf(now.data, payInFull)
    if (wanted.amountInCents !== changed.data.amountInCents) {
      return fail('refused', sentences.amountChanged, { rule: 'amountChanged' })
    }
    const stored = await findIntent(tenant, id, { forUpdate: true })
    if (!stored) return notFound()
    if (isSame(stored, wanted)) return succeed({ paymentIntent: presentIntent(stored) })
    const updated = await changeIntent(tenant, id, { ...wanted, payInFull: payInFull ? 1 : 0 })
    return succeed({ paymentIntent: presentIntent(updated) })
  })
}

function closed() {
  return fail('refused', sentences.intentIsClosed, { rule: 'intentIsClosed' })
}
