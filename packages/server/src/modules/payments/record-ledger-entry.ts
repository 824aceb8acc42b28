/** An employee writes into an order's ledger: payments, refunds, corrections, and taking entries back. [1.4.22, 1.7.16] */
import type { recordLedgerEntry } from '@orderwright/contract'
import {
  currentStatus,
  type EntryOptions,
  type EntryRefusal,
  planLedgerEntry,
  type ProductOrder,
  type Timestamp,
  timestampSchema,
  type WantedEntry,
  toDate,
} from '@orderwright/domain'
import type { Handler } from '../../platform/http/call-context.ts'
import { fail, type Outcome, succeed } from '../../platform/http/outcome.ts'
import { applyTransition, lockFor, refused, statusAnswer } from '../lifecycle/transition.ts'
import { runInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import { withOrderOrg } from '../tenancy/order-org.ts'
import { readLedger } from '../ledger/ledger.ts'
import { presentPayments } from './present-payments.ts'

export const recordOtherEntry: Handler<typeof recordLedgerEntry> = async (call, body) => {
  const located = await withOrderOrg(call, body)
  if (!located.ok) return located
  return runInTenant(call, located.data, async (tenant) => {
    const order = await lockFor(tenant, body.productOrderId, 'order.recordPayment')
    if (!order.ok) return order
    const done = await recordEntry(tenant, order.data, body.entry, body.entry, 'entry.date')
    if (!done.ok) return done
    const ledger = await readLedger(tenant, order.data.id)
    return succeed({
      ...statusAnswer(tenant, done.data),
      paymentRecords: presentPayments(tenant, done.data, ledger),
    })
  })
}

/** The entry as a call names it: its date is a day, a point in time, or left out for now. */
type Asked =
  | (Omit<Exclude<WantedEntry, { kind: 'undo' }>, 'date'> & { readonly date?: string | undefined })
  | Extract<WantedEntry, { kind: 'undo' }>

type AskedOptions = { readonly [K in keyof EntryOptions]: EntryOptions[K] | undefined }

/** Adds an entry to the ledger of a locked order and lets its status follow. `datePath` names the date in the body. */
export async function recordEntry(
  tenant: TenantCall,
  order: ProductOrder,
  asked: Asked,
  options: AskedOptions,
  datePath: string,
): Promise<Outcome<ProductOrder>> {
  const wanted = wantedOf(asked, tenant.now)
  if (!wanted) {
    const message = 'A date such as 2026-11-21.'
    return fail('invalid', message, { fields: [{ path: datePath, message }] })
  }
  const ledger = await readLedger(tenant, order.id)
  const plan = planLedgerEntry(order, ledger, wanted, tenant.now, options)
  if (!plan.ok) return refusedEntry(plan, order)
  return applyTransition(tenant, order, plan.intent, {
    ...plan.payment,
    correctsId: plan.correctsId,
    productOrderId: order.id,
    statusKey: currentStatus(order, tenant.org.profile).key,
    providerReference: null,
    userId: tenant.actor.userId,
    note: wanted.note.trim(),
  })
}

/** Somebody was quicker: that is a conflict with what the person saw, not a rule. */
function refusedEntry(refusal: EntryRefusal, order: ProductOrder) {
  if (refusal.code !== 'ledgerChanged') return refused(refusal)
  return fail('conflict', refusal.message, {
    rule: refusal.code,
    current: { amountPaidInCents: order.amountPaidInCents },
  })
}

function wantedOf(asked: Asked, now: Timestamp): WantedEntry | null {
  if (asked.kind === 'undo') return asked
  const date = dateOf(asked.date, now)
  return date && { ...asked, date }
}

/** A day or a point in time; undefined is now, unreadable is null. */
function dateOf(text: string | undefined, now: Timestamp): Timestamp | null {
  if (text === undefined || text === '') return now
  const parsed = timestampSchema.safeParse(text.length === 10 ? `${text} 00:00:00` : text)
  if (!parsed.success) return null
  const time = toDate(parsed.data)
  // The 31st of February would become the 3rd of March.
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(parsed.data.slice(0, 10))
    ? parsed.data
    : null
}
