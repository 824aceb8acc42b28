/** Money that went back to a card: one ledger entry for each refund, whoever made it and wherever. */
import {
  type ChargedAmounts,
  type PaymentRecord,
  refundableInCents,
  refundAmounts,
} from '@orderwright/domain/payments'
import { cents } from '@orderwright/domain/units'
import type { ProviderIntent, ProviderRefund } from '../../../platform/payment/card-provider.ts'
import { applyTransition } from '../../lifecycle/transition.ts'
import { readRecord } from '../../../platform/database/records.ts'
import type { Work } from '../../tenancy/run-in-tenant.ts'
import { readLedger } from '../../ledger/ledger.ts'
import type { LockedIntent } from '../intents/lock-intent.ts'

/** The entry of a refund that failed later names the refund and this. */
const failed = (refundId: string) => `${refundId}:failed`

/** The ledger's entries of these refunds, and of those that came back. */
export function refundEntries(
  refunds: readonly ProviderRefund[],
  ledger: readonly PaymentRecord[],
): PaymentRecord[] {
  const references = new Set(refunds.flatMap(({ id }) => [id, failed(id)]))
  return ledger.filter(
    ({ providerReference }) => providerReference !== null && references.has(providerReference),
  )
}

/** Books what the ledger does not have yet. */
export async function bookRefunds(
  work: Work,
  { order, intent }: LockedIntent,
  facts: ProviderIntent,
): Promise<void> {
  for (const refund of facts.refunds) {
    const ledger = await readLedger(work, order.id)
    const payment = ledger.find(({ providerReference }) => providerReference === intent.id)
    if (!payment) return
    const has = (reference: string) => ledger.some(({ providerReference }) => providerReference === reference)
    if (!has(refund.id)) {
      // A refund that failed before it was booked needs no entries.
      if (refund.status !== 'failed') {
        await bookRefund(work, order.id, payment, refundEntries(facts.refunds, ledger), refund)
      }
    } else if (refund.status === 'failed' && !has(failed(refund.id))) {
      await bookFailure(work, order.id, ledger, refund)
    }
  }
}

async function bookRefund(
  work: Work,
  orderId: number,
  payment: PaymentRecord,
  earlier: readonly PaymentRecord[],
  refund: ProviderRefund,
): Promise<void> {
  const amount = cents(Math.min(refund.amountInCents, refundableInCents(payment, earlier)))
  if (amount === 0) return
  await write(work, orderId, refund, {
    kind: 'refund',
    ...refundAmounts(payment, earlier, amount),
    statusKey: payment.statusKey,
    providerReference: refund.id,
    correctsId: null,
    refundsId: payment.id,
  })
}

/** The money has come back to the organisation: the refund's entry with the signs turned. */
async function bookFailure(
  work: Work,
  orderId: number,
  ledger: readonly PaymentRecord[],
  refund: ProviderRefund,
): Promise<void> {
  const entry = ledger.find(({ providerReference }) => providerReference === refund.id)
  if (!entry) return
  await write(work, orderId, refund, {
    kind: 'correction',
    paymentAmountInCents: cents(0 - entry.paymentAmountInCents),
    upchargeAmountInCents: cents(0 - entry.upchargeAmountInCents),
    paymentAmountBeforeUpchargeInCents: cents(0 - entry.paymentAmountBeforeUpchargeInCents),
    statusKey: entry.statusKey,
    providerReference: failed(refund.id),
    correctsId: entry.id,
    refundsId: null,
  })
}

type Entry = ChargedAmounts &
  Pick<PaymentRecord, 'kind' | 'statusKey' | 'providerReference' | 'correctsId' | 'refundsId'>

async function write(work: Work, orderId: number, refund: ProviderRefund, given: Entry): Promise<void> {
  const order = await readRecord(work.db, 'productOrder', work.orgId, orderId, { includeDeleted: true })
  if (!order) throw new Error(`order ${orderId} vanished under its lock`)
  const entry = { ...given, date: work.now, method: 'card' } as const
  const done = await applyTransition(
    work,
    order,
    { kind: 'ledgerCorrected', payment: entry },
    {
      ...entry,
      productOrderId: orderId,
      userId: await knownUser(work, refund.userId),
      note: refund.note.slice(0, 1000),
    },
  )
  if (!done.ok) throw new Error(`refund ${refund.id} could not be booked: ${done.error.message}`)
}

/** Metadata can be edited at the provider: only a person of this organisation is believed. */
async function knownUser(work: Work, userId: number | null): Promise<number | null> {
  if (userId === null || userId > 2_147_483_647) return null
  const row = await work.db
    .selectFrom('memberships')
    .select('userId')
    .where('orgId', '=', work.orgId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row?.userId ?? null
}
