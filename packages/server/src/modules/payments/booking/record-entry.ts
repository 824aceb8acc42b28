/** Adds an entry to an order's ledger as an employee asks for it. */
import { currentStatus, type ProductOrder } from '@orderwright/domain/orders'
import {
  type EntryOptions,
  type EntryRefusal,
  planLedgerEntry,
  type WantedEntry,
} from '@orderwright/domain/payments'
import { type Timestamp, timestampSchema, toDate } from '@orderwright/domain/units'
import { fail, type Outcome } from '../../../platform/http/outcome.ts'
import { applyTransition, refused } from '../../lifecycle/transition.ts'
import type { TenantCall } from '../../tenancy/run-in-tenant.ts'
import { readLedger } from '../../ledger/ledger.ts'

/** The entry as a call names it: its date is a day, a point in time, or left out for now. */
type RequestedEntry =
  | (Omit<Exclude<WantedEntry, { kind: 'undo' }>, 'date'> & { readonly date?: string | undefined })
  | Extract<WantedEntry, { kind: 'undo' }>

type RequestedOptions = { readonly [K in keyof EntryOptions]: EntryOptions[K] | undefined }

/** Adds an entry to the ledger of a locked order and lets its status follow. `datePath` names the date in the body. */
export async function recordEntry(
  tenant: TenantCall,
  order: ProductOrder,
  requested: RequestedEntry,
  options: RequestedOptions,
  datePath: string,
): Promise<Outcome<ProductOrder>> {
  const wanted = wantedOf(requested, tenant.now)
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

function wantedOf(requested: RequestedEntry, now: Timestamp): WantedEntry | null {
  if (requested.kind === 'undo') return requested
  const date = dateOf(requested.date, now)
  return date && { ...requested, date }
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
