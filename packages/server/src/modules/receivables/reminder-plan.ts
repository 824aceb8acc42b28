/** Which reminders are next: of what is open today, by the organization's rules, what was sent and what was stopped. */
import { isQuoteExpired } from '@orderwright/domain/orders'
import { groupBy } from '@orderwright/domain/units'
import { issueDay } from '@orderwright/domain/invoices'
import {
  customerKeysOfName,
  isRemindedOf,
  type NextReminder,
  nextReminder,
  type OpenItem,
  receivablesOf,
  type ReminderStop,
  type SentReminder,
} from '@orderwright/domain/receivables'
import type { Work } from '../tenancy/run-in-tenant.ts'
import { readInvoiced } from './receivables-store.ts'

export interface Plan {
  readonly item: OpenItem
  readonly customerKey: string
  readonly customer: string
  readonly next: NextReminder
  readonly stop: ReminderStop
  /** the key of the customer whose reminders are stopped */
  readonly stoppedAs: string | null
  readonly lastSentDay: string | null
}

type PlanCall = Pick<Work, 'db' | 'orgId' | 'org' | 'now'>

async function readSent(
  { db, orgId }: PlanCall,
  documentIds: readonly number[],
): Promise<ReadonlyMap<number, readonly SentReminder[]>> {
  if (documentIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('invoiceReminders')
    .select(['issuedDocumentId', 'rule', 'day'])
    .where('orgId', '=', orgId)
    .where('issuedDocumentId', 'in', documentIds)
    .orderBy('id')
    .execute()
  return groupBy(rows, ({ issuedDocumentId }) => issuedDocumentId)
}

/** By which keys each of the documents was issued: the order may be another customer's by now. */
async function readIssuedTo({ db, orgId }: PlanCall, documentIds: readonly number[]) {
  if (documentIds.length === 0) return new Map<number, readonly string[]>()
  const rows = await db
    .selectFrom('issuedDocuments')
    .select(['id', 'customer', 'customerKey'])
    .where('orgId', '=', orgId)
    .where('id', 'in', documentIds)
    .execute()
  return new Map(
    rows.map(({ id, customer, customerKey }) => [
      id,
      customerKey === null ? customerKeysOfName(customer) : [customerKey],
    ]),
  )
}

async function readStops(call: PlanCall, documentIds: readonly number[]) {
  const rows = await call.db
    .selectFrom('reminderStops')
    .select(['issuedDocumentId', 'customerKey'])
    .where('orgId', '=', call.orgId)
    .execute()
  const invoices = new Set(rows.map(({ issuedDocumentId }) => issuedDocumentId))
  const customers = new Set(rows.map(({ customerKey }) => customerKey))
  const issuedTo =
    customers.size === 0 ? new Map<number, readonly string[]>() : await readIssuedTo(call, documentIds)
  return (documentId: number, customerKey: string): Pick<Plan, 'stop' | 'stoppedAs'> => {
    const keys = [customerKey, ...(issuedTo.get(documentId) ?? [])]
    const stoppedAs = keys.find((key) => customers.has(key))
    if (stoppedAs !== undefined) return { stop: 'customer', stoppedAs }
    return { stop: invoices.has(documentId) ? 'invoice' : 'none', stoppedAs: null }
  }
}

/** Orders whose quote has expired before anybody was bound by it: nobody is asked to pay them. [decision 0232] */
async function expiredAmong(
  { db, orgId, org, now }: PlanCall,
  orderIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (org.profile.documents.quoteValidDays === null || orderIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('productOrders')
    .select(['id', 'effectivePricingDate', 'quoteRenewedAt', 'statusData', 'amountPaidInCents'])
    .select(['revisionNumber', 'revisionScope', 'revisionTerms'])
    .select(['acceptedRevision', 'acceptedScope', 'acceptedTerms', 'signedOffScope', 'sentBackScope'])
    .where('orgId', '=', orgId)
    .where('id', 'in', [...new Set(orderIds)])
    .execute()
  return new Set(rows.filter((order) => isQuoteExpired(order, org.profile, now)).map(({ id }) => id))
}

/** The day it is where the organization is. */
export function todayOf({ now, org }: Pick<Work, 'now' | 'org'>): string {
  return issueDay(now, org.profile)
}

/** Soonest first; of all orders, or of one. Those that are stopped are among them. */
export async function planReminders(call: PlanCall, productOrderId?: number): Promise<Plan[]> {
  const { rules } = call.org.profile.reminders
  const asOf = todayOf(call)
  const which =
    productOrderId === undefined ? { of: 'unsettled' as const } : { of: 'order' as const, productOrderId }
  if (rules.length === 0) return []
  const { customers } = receivablesOf(await readInvoiced(call, { ...which, asOf }))
  const asked = customers.flatMap(({ key, name, items }) =>
    items.filter(isRemindedOf).map((item) => ({ item, customerKey: key, customer: name })),
  )
  const expired = await expiredAmong(
    call,
    asked.map(({ item }) => item.productOrderId),
  )
  const open = asked.filter(({ item }) => !expired.has(item.productOrderId))
  const documentIds = open.map(({ item }) => item.documentId)
  const sentOf = await readSent(call, documentIds)
  const stopOf = await readStops(call, documentIds)
  return open
    .flatMap(({ item, customerKey, customer }): Plan[] => {
      const sent = sentOf.get(item.documentId) ?? []
      const next = nextReminder(item, rules, sent, asOf)
      if (next === null) return []
      const stopped = stopOf(item.documentId, customerKey)
      return [{ item, customerKey, customer, next, ...stopped, lastSentDay: sent.at(-1)?.day ?? null }]
    })
    .toSorted(
      (one, other) =>
        one.next.day.localeCompare(other.next.day) || one.item.documentId - other.item.documentId,
    )
}
