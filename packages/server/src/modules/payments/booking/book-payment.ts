/** Books a received card payment into the ledger once, whatever has become of its order meanwhile. */
import { currentStatus } from '@orderwright/domain/orders'
import { amountDue } from '@orderwright/domain/payments'
import { cents } from '@orderwright/domain/units'
import type { ProviderIntent } from '../../../platform/payment/card-provider.ts'
import { employeesOf } from '../../mails/people.ts'
import { notifyReaders } from '../../mails/notify-readers.ts'
import { applyTransition } from '../../lifecycle/transition.ts'
import { differences, writeEvent } from '../../orders/write-event.ts'
import type { Work } from '../../tenancy/run-in-tenant.ts'
import { readLedger } from '../../ledger/ledger.ts'
import type { LockedIntent } from '../intents/lock-intent.ts'

/**
 * One entry of what was received, and the order moves on. [1.4.13, 1.4.19] An order that was not waiting for it (deleted,
 * cancelled, paid already) gets its entry too, and the employees are notified. Money in another currency is not booked: the
 * employees are notified.
 */
export async function bookPayment(
  work: Work,
  { order, intent }: LockedIntent,
  facts: ProviderIntent,
): Promise<void> {
  const { profile } = work.org
  const ledger = await readLedger(work, order.id)
  if (ledger.some(({ providerReference }) => providerReference === intent.id)) return
  const received = facts.amountReceivedInCents
  if (facts.currency !== profile.payment.currency || received <= 0) {
    await refuseMoney(work, { order, intent }, facts)
    return
  }
  const status = currentStatus(order, profile)
  const isExpected = order.deletedAt === null && amountDue(order, ledger, profile, status.key).dueInCents > 0
  const upcharge = feeOf(facts, intent.upchargeAmountInCents)
  const payment = {
    kind: 'payment',
    date: work.now,
    method: 'card',
    paymentAmountInCents: cents(received),
    upchargeAmountInCents: cents(upcharge),
    paymentAmountBeforeUpchargeInCents: cents(received - upcharge),
  } as const
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
  if (!isExpected) await notifyEmployees(work, { order: paid.data, intent })
}

/** The fee that the charged amount was made of; a payment of another amount than we asked for carries none. */
function feeOf({ amountInCents, amountReceivedInCents, metadata }: ProviderIntent, stored: number): number {
  if (amountReceivedInCents !== amountInCents) return 0
  const fee = metadata.upchargeAmountInCents ?? stored
  return fee >= 0 && fee < amountReceivedInCents ? fee : 0
}

async function notifyEmployees(work: Work, { order, intent }: LockedIntent): Promise<void> {
  const readers = await employeesOf(work, order)
  await notifyReaders(work, order, readers, { kind: 'paymentUnexpected', cause: intent.id }, new Set())
}

async function refuseMoney(
  work: Work,
  { order, intent }: LockedIntent,
  facts: ProviderIntent,
): Promise<void> {
  if (intent.status === 'succeeded') return
  const freed =
    order.isProcessingPayment === 1 ? await applyTransition(work, order, { kind: 'paymentFailed' }) : null
  const now = freed?.ok ? freed.data : order
  await writeEvent(work, {
    productOrderId: order.id,
    kind: 'payment.notBooked',
    resourceKey: 'productOrder',
    resourceId: order.id,
    ...differences(order, now),
    after: { paymentIntentId: intent.id, currency: facts.currency, amount: facts.amountReceivedInCents },
  })
  await notifyEmployees(work, { order: now, intent })
}
