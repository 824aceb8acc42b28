/** The client side of the embedded card provider: confirm with a number, answer an authentication. Demo only. */
import type { authenticateTestCard, confirmTestCard, ResponseOf } from '@orderwright/contract'
import {
  cardPaymentMessages,
  type PaymentIntent,
  type ProductOrder,
  transitionMessages,
} from '@orderwright/domain'
import type { CallContext, Handler } from '../../platform/http/call-context.ts'
import { fail, notFound, type Outcome, sentences, succeed } from '../../platform/http/outcome.ts'
import { outcomeOf } from '../../platform/payment/card-outcomes.ts'
import type { ProviderAnswer, ProviderIntent } from '../../platform/payment/card-provider.ts'
import { createTestCardProvider, type TestCardProvider } from '../../platform/payment/test-cards.ts'
import { applyTransition } from '../lifecycle/transition.ts'
import { seenIds } from '../orders/visible-orders.ts'
import { hashToken, isSameHash } from '../../platform/sessions/secrets.ts'
import { runInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import { chargeNow, isSame, payableOrder, termsOf } from './card-charge.ts'
import { changeIntent, findIntent } from './intent-store.ts'

type Answer = ResponseOf<typeof confirmTestCard>
interface Locked {
  readonly order: ProductOrder
  readonly intent: PaymentIntent
}

/** The intent with its order, for who may pay it and holds its secret. */
async function lock(tenant: TenantCall, id: string, clientSecret: string): Promise<Outcome<Locked>> {
  const seen = await seenIds(tenant, 'paymentIntents', [id])
  const found = seen.has(id) ? await findIntent(tenant, id) : undefined
  // Hashes are of one length, so the comparison tells nothing by its time.
  if (!found || !isSameHash(hashToken(found.clientSecret), hashToken(clientSecret))) return notFound()
  const order = await payableOrder(tenant, found.productOrderId, { forUpdate: true })
  if (!order.ok) return notFound()
  const intent = await findIntent(tenant, id, { forUpdate: true })
  return intent ? succeed({ order: order.data, intent }) : notFound()
}

function answer(status: Answer['status'], error: string | null = null): Outcome<Answer> {
  return succeed({ status, nextAction: status === 'requires_action' ? 'authenticate' : null, error })
}

/** What the provider made of the card: with it, at the bank, or refused, which leaves the order payable. [1.4.19, 1.4.20] */
async function take(
  tenant: TenantCall,
  { order, intent }: Locked,
  done: ProviderAnswer<ProviderIntent>,
): Promise<Outcome<Answer>> {
  if (!done.ok) return fail('refused', cardPaymentMessages.providerForgot, { rule: 'providerForgot' })
  const { status, lastError } = done.data
  if (status !== 'succeeded') {
    await changeIntent(tenant, intent.id, { status, lastError })
    return answer(status, lastError)
  }
  const begun = await applyTransition(tenant, order, { kind: 'paymentProcessing' })
  if (!begun.ok) return begun
  await changeIntent(tenant, intent.id, { status: 'processing', lastError: null, confirmedAt: tenant.now })
  // A job asks the provider, as a webhook would make us.
  tenant.afterCommit({ task: 'settlePaymentIntent', orgId: tenant.orgId, paymentIntentId: intent.id })
  return answer('processing')
}

export const confirmCard: Handler<typeof confirmTestCard> = (call, body) =>
  asProvider(call, body, 'requires_payment_method', (provider, id) =>
    provider.confirm(id, outcomeOf(body.card, call.services.clock())),
  )

export const authenticateCard: Handler<typeof authenticateTestCard> = (call, body) =>
  asProvider(call, body, 'requires_action', (provider, id) => provider.authenticate(id, body.outcome))

/** Sends the card when the intent is in the state that the step is for, and its amount is what is due; else says where it stands. */
function asProvider(
  call: CallContext,
  body: { orgId: number; paymentIntentId: string; clientSecret: string },
  expected: PaymentIntent['status'],
  step: (provider: TestCardProvider, id: string) => Promise<ProviderAnswer<ProviderIntent>>,
): Promise<Outcome<Answer>> {
  return runInTenant(call, body, async (tenant) => {
    const locked = await lock(tenant, body.paymentIntentId, body.clientSecret)
    if (!locked.ok) return locked
    const { order, intent } = locked.data
    const known = tenant.services.cards.find(tenant.orgId, intent.environment)
    if (known?.key !== 'test' || intent.provider !== 'test') return notFound()
    if (intent.status !== expected) return answer(intent.status, intent.lastError)
    // Before the step: what the provider has taken can not be refused any more.
    if (order.isProcessingPayment === 1) {
      return fail('refused', transitionMessages.paymentInProgress, { rule: 'paymentInProgress' })
    }
    const now = await chargeNow(tenant, order, intent.payInFull === 1)
    if (!now.ok) return now
    if (!isSame(intent, termsOf(now.data, intent.payInFull === 1))) {
      return fail('refused', sentences.amountChanged, { rule: 'amountChanged' })
    }
    const provider = createTestCardProvider(
      tenant.services.databases.owner.db,
      tenant.orgId,
      intent.environment,
    )
    return take(tenant, locked.data, await step(provider, intent.id))
  })
}
