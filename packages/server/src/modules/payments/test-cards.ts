/** The client side of the embedded card provider: confirm with a number, answer an authentication. Demo only. */
import type { authenticateTestCard, confirmTestCard, ResponseOf } from '@orderwright/contract'
import type { PaymentIntent, ProductOrder } from '@orderwright/domain'
import type { CallContext, Handler } from '../../platform/http/call-context.ts'
import { fail, notFound, type Outcome, succeed, sentences } from '../../platform/http/outcome.ts'
import { authenticationFailed, outcomeOf } from '../../platform/payment/test-cards.ts'
import { applyTransition } from '../lifecycle/transition.ts'
import { hashToken, isSameHash } from '../session/secrets.ts'
import { inTenant, type TenantCall } from '../tenancy/in-tenant.ts'
import { findIntent, setIntentStatus } from './intent-store.ts'
import { chargeNow, lockForCard } from './payment-intents.ts'
import { failLocked } from './settle-payment-intent.ts'

type Answer = ResponseOf<typeof confirmTestCard>
interface Locked {
  readonly order: ProductOrder
  readonly intent: PaymentIntent
}

/** The intent with its order, for who may pay it and holds its secret. */
async function lock(tenant: TenantCall, id: string, clientSecret: string): Promise<Outcome<Locked>> {
  const found = await findIntent(tenant, id)
  // Hashes are of one length, so the comparison tells nothing by its time.
  if (!found || !isSameHash(hashToken(found.clientSecret), hashToken(clientSecret))) return notFound()
  const order = await lockForCard(tenant, found.productOrderId)
  if (!order.ok) return notFound()
  const intent = await findIntent(tenant, id, { forUpdate: true })
  return intent ? succeed({ order: order.data, intent }) : notFound()
}

function answer(status: Answer['status'], error: string | null = null): Outcome<Answer> {
  return succeed({ status, nextAction: status === 'requires_action' ? 'authenticate' : null, error })
}

/** The payment is with the provider now; a job settles it, as a webhook would. [1.4.19] */
async function process(tenant: TenantCall, { order, intent }: Locked): Promise<Outcome<Answer>> {
  const now = await chargeNow(tenant, order, intent.payInFull === 1)
  if (!now.ok) return now
  if (now.data.charge.paymentAmountInCents !== intent.amountInCents) {
    return fail('refused', sentences.amountChanged, { rule: 'amountChanged' })
  }
  const begun = await applyTransition(tenant, order, { kind: 'paymentProcessing' })
  if (!begun.ok) return begun
  await setIntentStatus(tenant, intent.id, 'processing')
  tenant.afterCommit({ task: 'settlePaymentIntent', orgId: tenant.orgId, paymentIntentId: intent.id })
  return answer('processing')
}

/** Refused cards leave the order payable. [1.4.20] */
async function refuse(tenant: TenantCall, locked: Locked, message: string): Promise<Outcome<Answer>> {
  await failLocked(tenant, locked, message)
  return answer('requires_payment_method', message)
}

export const confirmCard: Handler<typeof confirmTestCard> = (call, body) =>
  asProvider(call, body, 'requires_payment_method', async (tenant, locked) => {
    const outcome = outcomeOf(body.card, tenant.services.clock())
    switch (outcome.kind) {
      case 'failure':
        return refuse(tenant, locked, outcome.message)
      case 'authenticate':
        await setIntentStatus(tenant, locked.intent.id, 'requires_action')
        return answer('requires_action')
      case 'success':
        return process(tenant, locked)
    }
  })

export const authenticateCard: Handler<typeof authenticateTestCard> = (call, body) =>
  asProvider(call, body, 'requires_action', (tenant, locked) =>
    body.outcome === 'complete' ? process(tenant, locked) : refuse(tenant, locked, authenticationFailed),
  )

/** Runs `step` when the intent is in the state that it is for; else says where the intent stands. */
function asProvider(
  call: CallContext,
  body: { orgId: number; paymentIntentId: string; clientSecret: string },
  expected: PaymentIntent['status'],
  step: (tenant: TenantCall, locked: Locked) => Promise<Outcome<Answer>>,
): Promise<Outcome<Answer>> {
  return inTenant(call, body, async (tenant) => {
    if (call.services.cardProvider?.key !== 'test') return notFound()
    const locked = await lock(tenant, body.paymentIntentId, body.clientSecret)
    if (!locked.ok) return locked
    const { intent } = locked.data
    return intent.status === expected ? step(tenant, locked.data) : answer(intent.status, intent.lastError)
  })
}
