/** A step of a payment with a test card at the embedded provider. Demo only. */
import type { confirmTestCard, ResponseOf } from '@orderwright/contract'
import { cardPaymentMessages, transitionMessages } from '@orderwright/domain/messages'
import type { PaymentIntent } from '@orderwright/domain/payments'
import type { CallContext } from '../../platform/http/call-context.ts'
import { fail, notFound, type Outcome, sentences, succeed } from '../../platform/http/outcome.ts'
import type { ProviderAnswer, ProviderIntent } from '../../platform/payment/card-provider.ts'
import { createTestCardProvider, type TestCardProvider } from '../../platform/payment/test-cards.ts'
import { hashToken, isSameHash } from '../../platform/sessions/secrets.ts'
import { applyTransition } from '../lifecycle/transition.ts'
import { seenIds } from '../orders/visible-orders.ts'
import { runInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import { chargeNow, isSame, payableOrder, termsOf } from './card-charge.ts'
import { changeIntent, findIntent } from './intents/intent-store.ts'
import type { LockedIntent } from './intents/lock-intent.ts'

type TestCardAnswer = ResponseOf<typeof confirmTestCard>

/** The intent with its order, locked, for somebody who may pay it and holds its client secret. */
async function lockForTestCard(
  tenant: TenantCall,
  id: string,
  clientSecret: string,
): Promise<Outcome<LockedIntent>> {
  const seen = await seenIds(tenant, 'paymentIntents', [id])
  const found = seen.has(id) ? await findIntent(tenant, id) : undefined
  // Hashes are of one length, so the comparison tells nothing by its time.
  if (!found || !isSameHash(hashToken(found.clientSecret), hashToken(clientSecret))) return notFound()
  const order = await payableOrder(tenant, found.productOrderId, { forUpdate: true })
  if (!order.ok) return notFound()
  const intent = await findIntent(tenant, id, { forUpdate: true })
  return intent ? succeed({ order: order.data, intent }) : notFound()
}

function testCardAnswer(
  status: TestCardAnswer['status'],
  error: string | null = null,
): Outcome<TestCardAnswer> {
  return succeed({ status, nextAction: status === 'requires_action' ? 'authenticate' : null, error })
}

/**
 * Stores what the provider made of the card: processing, to be authenticated, or declined, which leaves the order
 * payable. [1.4.19, 1.4.20]
 */
async function storeOutcome(
  tenant: TenantCall,
  { order, intent }: LockedIntent,
  done: ProviderAnswer<ProviderIntent>,
): Promise<Outcome<TestCardAnswer>> {
  if (!done.ok) return fail('refused', cardPaymentMessages.providerForgot, { rule: 'providerForgot' })
  const { status, lastError } = done.data
  if (status !== 'succeeded') {
    await changeIntent(tenant, intent.id, { status, lastError })
    return testCardAnswer(status, lastError)
  }
  const begun = await applyTransition(tenant, order, { kind: 'paymentProcessing' })
  if (!begun.ok) return begun
  await changeIntent(tenant, intent.id, { status: 'processing', lastError: null, confirmedAt: tenant.now })
  // A job reads the outcome from the provider, as a webhook would trigger.
  tenant.afterCommit({ task: 'settlePaymentIntent', orgId: tenant.orgId, paymentIntentId: intent.id })
  return testCardAnswer('processing')
}

/**
 * Runs a step at the provider when the intent has the status that the step is for and its amount is what is due; otherwise
 * answers the status that it has.
 */
export function runTestCardStep(
  call: CallContext,
  body: { orgId: number; paymentIntentId: string; clientSecret: string },
  expected: PaymentIntent['status'],
  step: (provider: TestCardProvider, id: string) => Promise<ProviderAnswer<ProviderIntent>>,
): Promise<Outcome<TestCardAnswer>> {
  return runInTenant(call, body, async (tenant) => {
    const locked = await lockForTestCard(tenant, body.paymentIntentId, body.clientSecret)
    if (!locked.ok) return locked
    const { order, intent } = locked.data
    const known = tenant.services.cards.find(tenant.orgId, intent.environment)
    if (known?.key !== 'test' || intent.provider !== 'test') return notFound()
    if (intent.status !== expected) return testCardAnswer(intent.status, intent.lastError)
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
    return storeOutcome(tenant, locked.data, await step(provider, intent.id))
  })
}
