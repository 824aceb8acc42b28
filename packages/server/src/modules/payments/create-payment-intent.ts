/**
 * Opens a card payment of an order for what is due; the server computes every amount. The provider is asked between two
 * transactions, never inside one: an order is not locked for as long as a network takes. [1.7.18]
 */
import { createHash } from 'node:crypto'
import type { endpoints, ParsedBodyOf, ResponseOf } from '@orderwright/contract'
import type { ProductOrder } from '@orderwright/domain/orders'
import type { CardEnvironment, PaymentIntent } from '@orderwright/domain/payments'
import type { CallContext, HandlerOf } from '../../platform/http/call-context.ts'
import { fail, type Outcome, sentences, succeed } from '../../platform/http/outcome.ts'
import type { CardProvider, IntentTerms, ProviderIntent } from '../../platform/payment/card-provider.ts'
import { updateRecord } from '../../platform/database/records.ts'
import { writeEvent } from '../orders/write-event.ts'
import { readInTenant, runInTenant, type TenantCall, withReservedKey } from '../tenancy/run-in-tenant.ts'
import { withOrderOrg } from '../tenancy/order-org.ts'
import { syncPaymentIntent } from './sync-payment-intent.ts'
import { payableOrder } from './card-charge.ts'
import { providerProblem } from './provider-failures.ts'
import { type IntentPlan, planIntent } from './intents/plan-intent.ts'
import { presentIntent } from './intents/present-intent.ts'

export const createPaymentIntent: HandlerOf<'createPaymentIntent'> = async (call, body) => {
  const located = await withOrderOrg(call, body)
  if (!located.ok) return located
  return withReservedKey(call, located.data, () => openIntent(call, located.data))
}

type Located = ParsedBodyOf<(typeof endpoints)['createPaymentIntent']> & { readonly orgId: number }

/**
 * The key by which the provider knows a repetition: the caller's own, or what is being paid. The terms are in it, because
 * a provider refuses a known key with other parameters, and keeps even its own faults under a key.
 */
function keyFor(call: CallContext, orgId: number, orderId: number, { terms, count }: IntentPlan): string {
  const cause = call.idempotencyKey ?? `payment ${count}`
  const parts = [orgId, call.person?.user.id ?? 0, orderId, cause, terms]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

async function openIntent(call: CallContext, body: Located) {
  const { orgId, paymentEnvironment: environment, payInFull, productOrderId } = body
  const planned = await readInTenant(call, body, async (tenant) => {
    const order = await payableOrder(tenant, productOrderId)
    return order.ok ? planIntent(tenant, order.data, environment, payInFull) : order
  })
  if (!planned.ok) return planned
  const plan = planned.data
  const opened = plan.open
    ? await plan.provider.updateIntent(plan.open.id, plan.terms)
    : await plan.provider.createIntent({
        ...plan.terms,
        orgId,
        productOrderId,
        environment,
        currency: await currencyOf(call, body),
        idempotencyKey: keyFor(call, orgId, productOrderId, plan),
      })
  if (!opened.ok) {
    // Paid, or being paid, in the meantime: what we have is made to say so too.
    if (plan.open && opened.kind === 'state') {
      await syncPaymentIntent(call.services, { orgId, environment, intentId: plan.open.id }, { by: 'clock' })
    }
    return providerProblem(call.services, opened)
  }
  return runInTenant(call, body, async (tenant) => {
    const order = await payableOrder(tenant, productOrderId, { forUpdate: true })
    if (!order.ok) return order
    return storeIntent(tenant, order.data, environment, payInFull, opened.data)
  })
}

async function currencyOf(call: CallContext, body: { orgId: number }): Promise<string> {
  const found = await readInTenant(call, body, async (tenant) => succeed(tenant.org.profile.payment.currency))
  return found.ok ? found.data : 'usd'
}

/** The opened intent under the lock, unless the order has changed since it was planned. */
async function storeIntent(
  tenant: TenantCall,
  order: ProductOrder,
  environment: CardEnvironment,
  payInFull: boolean,
  opened: ProviderIntent,
): Promise<Outcome<ResponseOf<(typeof endpoints)['createPaymentIntent']>>> {
  const plan = await planIntent(tenant, order, environment, payInFull)
  if (!plan.ok) return plan
  const { terms, provider, open } = plan.data
  if (opened.amountInCents !== terms.amountInCents) {
    return fail('refused', sentences.amountChanged, { rule: 'amountChanged' })
  }
  // Another page was faster: its intent is the order's one, ours stays unpaid at the provider.
  const isOther = open !== undefined && open.id !== opened.id
  const intent = isOther ? open : await keepIntent(tenant, order, environment, terms, provider, opened)
  return succeed({
    paymentIntentId: intent.id,
    clientSecret: intent.clientSecret,
    paymentIntent: presentIntent(intent),
    provider: provider.key,
    publishableKey: provider.publishableKey,
  })
}

async function keepIntent(
  tenant: TenantCall,
  order: ProductOrder,
  environment: CardEnvironment,
  terms: IntentTerms,
  provider: CardProvider,
  opened: ProviderIntent,
): Promise<PaymentIntent> {
  const stored = {
    amountInCents: terms.amountInCents,
    upchargeAmountInCents: terms.upchargeAmountInCents,
    payInFull: terms.payInFull ? 1 : 0,
    statusKey: terms.statusKey,
  } as const
  const intent = await tenant.db
    .insertInto('paymentIntents')
    .values({
      ...stored,
      id: opened.id,
      orgId: tenant.orgId,
      productOrderId: order.id,
      provider: provider.key,
      environment,
      currency: opened.currency,
      status: opened.status,
      clientSecret: opened.clientSecret,
      lastError: opened.lastError,
    })
    // Stored by an earlier try, or by a webhook that came first.
    .onConflict((conflict) => conflict.columns(['orgId', 'id']).doUpdateSet(stored))
    .returningAll()
    .executeTakeFirstOrThrow()
  const integrationData = {
    provider: provider.key,
    environment,
    statusKey: terms.statusKey,
    paymentIntentId: intent.id,
  }
  if (JSON.stringify(integrationData) === JSON.stringify(order.integrationData)) return intent
  await updateRecord(tenant.db, 'productOrder', tenant.orgId, order.id, { integrationData })
  await writeEvent(tenant, {
    productOrderId: order.id,
    kind: 'payment.intentCreated',
    resourceKey: 'productOrder',
    resourceId: order.id,
    before: { integrationData: order.integrationData },
    after: { integrationData },
  })
  return intent
}
