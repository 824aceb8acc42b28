/** Which reminders are next: of what is open today, by the organization's rules, what was sent and what was stopped. */
import { groupBy } from '@orderwright/domain'
import { issueDay } from '@orderwright/domain/invoices'
import {
  isRemindedOf,
  type NextReminder,
  nextReminder,
  type OpenItem,
  receivablesOf,
  type ReminderStop,
  type SentReminder,
} from '@orderwright/domain/receivables'
import type { Work } from '../tenancy/run-in-tenant.ts'
import { readReceivables } from './receivables-store.ts'

export interface Plan {
  readonly item: OpenItem
  readonly customerKey: string
  readonly customer: string
  readonly next: NextReminder
  readonly stop: ReminderStop
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

async function readStops({ db, orgId }: PlanCall) {
  const rows = await db
    .selectFrom('reminderStops')
    .select(['issuedDocumentId', 'customerKey'])
    .where('orgId', '=', orgId)
    .execute()
  const invoices = new Set(rows.map(({ issuedDocumentId }) => issuedDocumentId))
  const customers = new Set(rows.map(({ customerKey }) => customerKey))
  return (documentId: number, customerKey: string): ReminderStop => {
    if (customers.has(customerKey)) return 'customer'
    return invoices.has(documentId) ? 'invoice' : 'none'
  }
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
  const { customers } = receivablesOf(await readReceivables(call, { ...which, asOf }))
  const open = customers.flatMap(({ key, name, items }) =>
    items.filter(isRemindedOf).map((item) => ({ item, customerKey: key, customer: name })),
  )
  const sentOf = await readSent(
    call,
    open.map(({ item }) => item.documentId),
  )
  const stopOf = await readStops(call)
  return open
    .flatMap(({ item, customerKey, customer }): Plan[] => {
      const sent = sentOf.get(item.documentId) ?? []
      const next = nextReminder(item, rules, sent, asOf)
      if (next === null) return []
      const stop = stopOf(item.documentId, customerKey)
      return [{ item, customerKey, customer, next, stop, lastSentDay: sent.at(-1)?.day ?? null }]
    })
    .toSorted(
      (one, other) =>
        one.next.day.localeCompare(other.next.day) || one.item.documentId - other.item.documentId,
    )
}
