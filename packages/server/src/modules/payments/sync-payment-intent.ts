/**
 * The one way a card payment's state comes in: the provider is asked how the payment stands, and that is applied under the
 * order's lock. A webhook, a page that comes back, and the reconciliation each only trigger it. So it does not
 * matter how often, how late or in which order they come.
 */
import { cardPaymentMessages } from '@orderwright/domain/messages'
import { currentStatus } from '@orderwright/domain/orders'
import type { CardEnvironment, PaymentIntent } from '@orderwright/domain/payments'
import { toDate, toTimestamp } from '@orderwright/domain/units'
import type { ProviderFailure, ProviderIntent } from '../../platform/payment/card-provider.ts'
import { inStoredLanguage } from '../../platform/languages.ts'
import type { Services } from '../../platform/services.ts'
import { applyTransition } from '../lifecycle/transition.ts'
import { inSystem, readInSystem, type Work } from '../tenancy/run-in-tenant.ts'
import { bookPayment } from './booking/book-payment.ts'
import { bookRefunds } from './booking/book-refunds.ts'
import { changeIntent, findIntent } from './intents/intent-store.ts'
import { type LockedIntent, lockIntent, lockOrder } from './intents/lock-intent.ts'

export interface IntentName {
  readonly orgId: number
  readonly environment: CardEnvironment
  readonly intentId: string
}

/**
 * What triggers it: the page whose attempt is over, a message of the provider (with its time in seconds since 1970), or the
 * clock.
 */
export type SyncTrigger =
  | { readonly by: 'page' }
  | { readonly by: 'event'; readonly created: number }
  | { readonly by: 'clock' }

/** `applied`, `unknown`: no payment of this organisation's orders, or the provider's failure. */
export type IntentSync =
  | { readonly kind: 'applied' | 'unknown' }
  | { readonly kind: 'failed'; readonly failure: ProviderFailure }

/** Milliseconds for which a card that was sent may not have reached the provider yet, or its holder may be at the bank. */
const GRACE_MS = 15 * 60_000

export async function syncPaymentIntent(
  services: Services,
  name: IntentName,
  trigger: SyncTrigger,
): Promise<IntentSync> {
  const { orgId, environment, intentId } = name
  const provider = services.cards.find(orgId, environment)
  if (!provider) return { kind: 'unknown' }
  const read = await provider.readIntent(intentId)
  if (!read.ok && read.kind !== 'missing') return { kind: 'failed', failure: read }
  const applied = await inSystem(services, orgId, async (work) => {
    const locked = read.ok
      ? await lockOrAdopt(work, name, provider.key, read.data)
      : await lockIntent(work, intentId)
    if (!locked || locked.intent.environment !== environment || locked.intent.provider !== provider.key)
      return false
    if (read.ok) await apply(work, locked, read.data, trigger)
    else await applyMissing(work, locked)
    return true
  })
  return { kind: applied === true ? 'applied' : 'unknown' }
}

/** The same for an intent that we have. */
export async function syncIntent(
  services: Services,
  orgId: number,
  intentId: string,
  trigger: SyncTrigger,
): Promise<IntentSync> {
  const intent = await readInSystem(services, orgId, (system) => findIntent(system, intentId))
  if (!intent) return { kind: 'unknown' }
  return syncPaymentIntent(services, { orgId, environment: intent.environment, intentId }, trigger)
}

/**
 * Our row, or one made from what the provider remembers: its message may be faster than our own call, and a process may
 * die between the two. A payment that does not name an order of this organisation is ignored: accounts are shared.
 */
async function lockOrAdopt(
  work: Work,
  { orgId, environment, intentId }: IntentName,
  provider: PaymentIntent['provider'],
  facts: ProviderIntent,
): Promise<LockedIntent | undefined> {
  const known = await lockIntent(work, intentId)
  if (known) return known
  const { metadata } = facts
  if (metadata.orgId !== orgId || metadata.productOrderId === null) return undefined
  if (facts.isLive !== (environment === 'live')) return undefined
  const order = await lockOrder(work, metadata.productOrderId)
  if (!order) return undefined
  await work.db
    .insertInto('paymentIntents')
    .values({
      id: intentId,
      orgId,
      productOrderId: order.id,
      provider,
      environment,
      currency: facts.currency,
      statusKey: metadata.statusKey ?? currentStatus(order, work.org.profile).key,
      status: 'requires_payment_method',
      amountInCents: facts.amountInCents,
      upchargeAmountInCents: upchargeOf(facts),
      payInFull: metadata.payInFull ? 1 : 0,
      clientSecret: facts.clientSecret,
      lastError: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return lockIntent(work, intentId)
}

/** Never more than the payment, whatever the metadata says. */
function upchargeOf({ amountInCents, metadata }: ProviderIntent): number {
  const upcharge = metadata.upchargeAmountInCents ?? 0
  return upcharge >= 0 && upcharge < amountInCents ? upcharge : 0
}

async function apply(
  work: Work,
  locked: LockedIntent,
  facts: ProviderIntent,
  trigger: SyncTrigger,
): Promise<void> {
  const { intent } = locked
  const checkedAt = work.now
  switch (facts.status) {
    case 'succeeded': {
      await bookPayment(work, locked, facts)
      await bookRefunds(work, locked, facts)
      await changeIntent(work, intent.id, {
        status: 'succeeded',
        lastError: null,
        confirmedAt: null,
        checkedAt,
      })
      return
    }
    case 'processing':
      await changeIntent(work, intent.id, { status: 'processing', checkedAt })
      await beginProcessing(work, locked)
      return
    case 'canceled':
      await changeIntent(work, intent.id, { status: 'canceled', confirmedAt: null, checkedAt })
      await endProcessing(work, locked, facts.lastError ?? kept('paymentCanceled'))
      return
    case 'requires_action':
    case 'requires_payment_method':
      if (isUnderWay(work, intent, trigger)) {
        await changeIntent(work, intent.id, { checkedAt })
        return
      }
      await changeIntent(work, intent.id, {
        status: facts.status,
        lastError: facts.lastError,
        confirmedAt: null,
        checkedAt,
      })
      await endProcessing(work, locked, facts.lastError ?? kept('attemptNotFinished'))
  }
}

/** A card that was sent a moment ago: what the provider says of before does not count. */
function isUnderWay(work: Work, intent: PaymentIntent, trigger: SyncTrigger): boolean {
  if (intent.confirmedAt === null || trigger.by === 'page') return false
  const sent = toDate(intent.confirmedAt).getTime()
  // The provider's clock counts whole seconds.
  if (trigger.by === 'event') return trigger.created * 1000 < sent
  return work.services.clock().getTime() - sent < GRACE_MS
}

/** Confirmed without our page having said so first. */
async function beginProcessing(work: Work, { order }: LockedIntent): Promise<void> {
  if (order.isProcessingPayment === 1 || order.deletedAt !== null) return
  // An order that is not at a payment waits for nothing: the money is booked when it comes.
  await applyTransition(work, order, { kind: 'paymentProcessing' })
}

/** Why an attempt has come to nothing, as it is kept with the payment: in one language, whoever triggers the question. */
function kept(reason: 'paymentCanceled' | 'attemptNotFinished' | 'providerForgot'): string {
  return inStoredLanguage(() => cardPaymentMessages[reason])
}

/** The order can be paid again. [1.4.20] */
async function endProcessing(work: Work, { order, intent }: LockedIntent, reason: string): Promise<void> {
  const wasUnderWay = intent.confirmedAt !== null || intent.status === 'processing'
  if (order.isProcessingPayment === 0 || !wasUnderWay) return
  await changeIntent(work, intent.id, { lastError: reason })
  const failed = await applyTransition(work, order, { kind: 'paymentFailed' })
  if (!failed.ok) throw new Error(`payment ${intent.id} could not be failed: ${failed.error.message}`)
}

/** The provider has no such payment: nothing can have been charged with it. */
async function applyMissing(work: Work, locked: LockedIntent): Promise<void> {
  const { intent } = locked
  if (intent.status === 'succeeded') return
  await changeIntent(work, intent.id, {
    status: 'canceled',
    confirmedAt: null,
    checkedAt: toTimestamp(work.services.clock()),
  })
  await endProcessing(work, locked, kept('providerForgot'))
}
