/**
 * What a card provider tells us: a payment has settled, or failed. Both may be told any number of times; the
 * provider's reference is unique in the ledger, so ten replays make one entry.
 */
import { cents, type PaymentIntent } from '@orderwright/domain'
import type { Services } from '../../platform/services.ts'
import { applyTransition } from '../lifecycle/transition.ts'
import { readRecord } from '../resources/records.ts'
import { inSystem, type Work } from '../tenancy/in-tenant.ts'
import { findIntent, setIntentStatus } from './intent-store.ts'
import { readLedger } from './ledger.ts'

/** The intent with its order locked first: the same order of locks as everywhere. */
async function lockIntent(work: Work, intentId: string) {
  const found = await findIntent(work, intentId)
  if (!found) return undefined
  const order = await readRecord(work.db, 'productOrder', work.orgId, found.productOrderId, {
    forUpdate: true,
    includeDeleted: true,
  })
  const intent = await findIntent(work, intentId, { forUpdate: true })
  return order && intent ? { order, intent } : undefined
}

/** The money has come: one ledger entry, and the order moves on. [1.4.13, 1.4.19] */
export async function settlePaymentIntent(
  services: Services,
  orgId: number,
  intentId: string,
): Promise<void> {
  await inSystem(services, orgId, async (work) => {
    const locked = await lockIntent(work, intentId)
    if (!locked) return
    const { order, intent } = locked
    const ledger = await readLedger(work, order.id)
    if (ledger.some(({ providerReference }) => providerReference === intent.id)) return
    const payment = paymentOf(intent, work.now)
    const paid = await applyTransition(
      work,
      order,
      { kind: 'paymentSucceeded', payment },
      {
        ...payment,
        productOrderId: order.id,
        statusKey: intent.statusKey,
        providerReference: intent.id,
        userId: null,
        note: '',
      },
    )
    if (!paid.ok) throw new Error(`payment ${intent.id} could not be settled: ${paid.error.message}`)
    await setIntentStatus(work, intent.id, 'succeeded')
  })
}

function paymentOf(intent: PaymentIntent, now: Work['now']) {
  return {
    kind: 'payment',
    date: now,
    method: 'card',
    paymentAmountInCents: intent.amountInCents,
    upchargeAmountInCents: intent.upchargeAmountInCents,
    paymentAmountBeforeUpchargeInCents: cents(intent.amountInCents - intent.upchargeAmountInCents),
  } as const
}

/** The payment failed at the provider: the order can be paid again. A settled one stays settled. [1.4.20] */
export async function failPaymentIntent(
  services: Services,
  orgId: number,
  intentId: string,
  message: string,
): Promise<void> {
  await inSystem(services, orgId, async (work) => {
    const locked = await lockIntent(work, intentId)
    if (!locked || locked.intent.status === 'succeeded') return
    await failLocked(work, locked, message)
  })
}

/** The same inside a transaction that has locked order and intent. */
export async function failLocked(
  work: Work,
  { order, intent }: NonNullable<Awaited<ReturnType<typeof lockIntent>>>,
  message: string,
): Promise<void> {
  await setIntentStatus(work, intent.id, 'requires_payment_method', message)
  const failed = await applyTransition(work, order, { kind: 'paymentFailed' })
  if (!failed.ok) throw new Error(`payment ${intent.id} could not be failed: ${failed.error.message}`)
}
