/** How a card payment stands. [1.7.19] */
import type { PaymentIntent } from '@orderwright/domain/payments'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { notFound, type Outcome, succeed } from '../../platform/http/outcome.ts'
import { readInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import { withOrderOrg } from '../tenancy/order-org.ts'
import { syncPaymentIntent } from './sync-payment-intent.ts'
import { payableOrder } from './card-charge.ts'
import { findIntent } from './intents/intent-store.ts'
import { presentIntent } from './intents/present-intent.ts'

/** The intent of an order that the caller may pay; for anybody else it is not found. */
async function intentOf(
  tenant: TenantCall,
  body: { readonly productOrderId: number; readonly paymentIntentId: string },
): Promise<Outcome<PaymentIntent>> {
  const { productOrderId } = body
  const order = await payableOrder(tenant, productOrderId)
  if (!order.ok) return notFound()
  const intent = await findIntent(tenant, body.paymentIntentId, { productOrderId })
  return intent ? succeed(intent) : notFound()
}

const settled: ReadonlySet<PaymentIntent['status']> = new Set(['succeeded', 'canceled'])

/** The provider is asked while the payment is open; without its answer, what was known last. */
export const getPaymentIntent: HandlerOf<'getPaymentIntent'> = async (call, body) => {
  const located = await withOrderOrg(call, body)
  if (!located.ok) return located
  const { orgId } = located.data
  const found = await readInTenant(call, located.data, (tenant) => intentOf(tenant, body))
  if (!found.ok) return found
  const { id: intentId, environment, status } = found.data
  if (!settled.has(status)) {
    const trigger = body.hasEnded ? ({ by: 'page' } as const) : ({ by: 'clock' } as const)
    await syncPaymentIntent(call.services, { orgId, environment, intentId }, trigger)
  }
  return readInTenant(call, located.data, async (tenant) => {
    const intent = await intentOf(tenant, body)
    if (!intent.ok) return intent
    const { provider } = intent.data
    return succeed({
      paymentIntent: presentIntent(intent.data),
      provider,
      publishableKey: tenant.services.cards.find(orgId, environment)?.publishableKey ?? null,
    })
  })
}
