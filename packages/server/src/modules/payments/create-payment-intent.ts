/**
 * Card payment intents: opened, read and recomputed for what is due. The server computes every amount. The provider is
 * asked between two transactions, never inside one: an order is not locked for as long as a network takes.
 */
import { createHash } from 'node:crypto'
import type {
  createPaymentIntent,
  getPaymentIntent,
  ParsedBodyOf,
  PaymentIntentView,
  ResponseOf,
  updatePaymentIntent,
} from '@orderwright/contract'
import type { CardEnvironment, PaymentIntent, ProductOrder } from '@orderwright/domain'
import type { CallContext, Handler } from '../../platform/http/call-context.ts'
import { fail, notFound, type Outcome, sentences, succeed } from '../../platform/http/outcome.ts'
import type { CardProvider, IntentTerms, ProviderIntent } from '../../platform/payment/card-provider.ts'
import { writeEvent } from '../orders/write-event.ts'
import { updateRecord } from '../../platform/database/records.ts'
import { runInTenant, readInTenant, type TenantCall, withReservedKey } from '../tenancy/run-in-tenant.ts'
import { withOrderOrg } from '../tenancy/order-org.ts'
import { syncPaymentIntent } from './sync-payment-intent.ts'
import { chargeNow, isSame, payableOrder, providerFor, termsOf } from './card-charge.ts'
import { changeIntent, countIntents, findIntent, findOpenIntent } from './intent-store.ts'
import { providerProblem } from './provider-failures.ts'

export function presentIntent(intent: PaymentIntent): PaymentIntentView {
  return {
    id: intent.id,
    client_secret: intent.clientSecret,
    amount: intent.amountInCents,
    status: intent.status,
    last_error: intent.lastError,
    metadata: {
      upcharge_amount_in_cents: intent.upchargeAmountInCents,
      pay_in_full: intent.payInFull === 1,
    },
  }
}

interface Plan {
  readonly terms: IntentTerms
  readonly provider: CardProvider
  /** an open intent of the order, which is used again: two pages never charge twice */
  readonly open: PaymentIntent | undefined
  readonly count: number
}

async function planIntent(
  tenant: TenantCall,
  order: ProductOrder,
  environment: CardEnvironment,
  payInFull: boolean,
): Promise<Outcome<Plan>> {
  const provider = providerFor(tenant, order, environment)
  if (!provider.ok) return provider
  const now = await chargeNow(tenant, order, payInFull)
  if (!now.ok) return now
  const found = await findOpenIntent(tenant, order.id, environment)
  return succeed({
    terms: termsOf(now.data, payInFull),
    provider: provider.data,
    open: found?.provider === provider.data.key ? found : undefined,
    count: await countIntents(tenant, order.id),
  })
}

/**
 * The key by which the provider knows a repetition: the caller's own, or what is being paid. The terms are in it, because
 * a provider refuses a known key with other parameters, and keeps even its own faults under a key.
 */
function keyFor(call: CallContext, orgId: number, orderId: number, { terms, count }: Plan): string {
  const cause = call.idempotencyKey ?? `payment ${count}`
  const parts = [orgId, call.person?.user.id ?? 0, orderId, cause, terms]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

export const createIntent: Handler<typeof createPaymentIntent> = async (call, body) => {
  const located = await withOrderOrg(call, body)
  if (!located.ok) return located
  return withReservedKey(call, located.data, () => openIntent(call, located.data))
}

type Located = ParsedBodyOf<typeof createPaymentIntent> & { readonly orgId: number }

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
): Promise<Outcome<ResponseOf<typeof createPaymentIntent>>> {
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
    // Ours from before, or one that the provider's message has told us of first.
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

/** The intent of an order that the caller may pay; who may not is told nothing of it. */
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

/** [1.7.19] The provider is asked while the payment is open; without its answer, what was known last. */
export const readIntent: Handler<typeof getPaymentIntent> = async (call, body) => {
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

/** [1.7.20, 1.7.21, 1.7.22] The provider is told when anything differs, or when a customer has changed the way to pay. */
export const updateIntent: Handler<typeof updatePaymentIntent> = async (call, body) => {
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
