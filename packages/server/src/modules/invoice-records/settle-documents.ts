/**
 * Issues what an order's documents lack, in the transaction of the step that makes them lack it: its invoice, what amends the invoice
 * once the order comes to something else, the credit note over an order that was cancelled, and a receipt for each entry of its
 * ledger. Decisions 175 to 177.
 */
import type { OrderEvaluation } from '@orderwright/domain/configuration'
import { owedAmounts, type ProductOrder } from '@orderwright/domain/orders'
import type { PaymentRecord } from '@orderwright/domain/payments'
import { cents } from '@orderwright/domain/units'
import {
  type Bill,
  billContent,
  customerOf,
  dueDay,
  freezeBill,
  issueDay,
  noAmounts,
  type PlannedBill,
  planBill,
  receiptContent,
} from '@orderwright/domain/invoices'
import { customerKeyOf } from '@orderwright/domain/receivables'
import { readRecord } from '../../platform/database/records.ts'
import { inStoredLanguage } from '../../platform/languages.ts'
import { readLedger } from '../ledger/ledger.ts'
import { writeEvent } from '../orders/write-event.ts'
import { currentChangeOrder } from '../revision-records/change-order-store.ts'
import type { Work } from '../tenancy/run-in-tenant.ts'
import { creditedReturns } from './credited-returns.ts'
import { issueDocument, type NewDocument, readDocuments, type StoredDocument } from './document-store.ts'

/** An order after a change, judged as an owner: prices are in it. */
export interface Judged {
  readonly order: ProductOrder
  readonly evaluation: OrderEvaluation
}

export interface Settled {
  /** of the last receipt that was issued; '' where none was */
  readonly receiptNumber: string
}

/** What is billed so far in all; null: nothing, or all of it was taken back. */
function standingOf(documents: readonly StoredDocument[]): Bill | null {
  return documents.findLast(({ kind }) => kind !== 'receipt')?.content.standing ?? null
}

/** What is to be billed. While a change is open the order is only proposed, and deleted it is nobody's to bill: what stands, stands. */
async function wantedBill(work: Work, { order, evaluation }: Judged, standing: Bill | null) {
  if (order.deletedAt !== null) return standing
  if (order.invoiceIssued === null) return null
  if (standing !== null && (await currentChangeOrder(work, order.id))?.state === 'open') return standing
  return freezeBill(evaluation, order.costs, await creditedReturns(work, order.id))
}

/** What of invoices the order lacks; `wanted` is what is billed in all after it. null: nothing. */
export async function missingBill(
  work: Work,
  judged: Judged,
  documents: readonly StoredDocument[],
): Promise<{ readonly plan: PlannedBill; readonly wanted: Bill | null } | null> {
  const standing = standingOf(documents)
  const wanted = await wantedBill(work, judged, standing)
  const plan = planBill(standing, wanted)
  return plan && { plan, wanted }
}

/** What an amending document refers to: the invoice that began what is billed now. */
function amended({ reason }: PlannedBill, documents: readonly StoredDocument[]): StoredDocument | undefined {
  return reason === 'issued'
    ? undefined
    : documents.findLast(({ kind, content }) => kind === 'invoice' && content.reason === 'issued')
}

function referenceTo(document: StoredDocument | undefined) {
  return document ? { kind: document.kind, number: document.number, day: document.issuedDay } : null
}

async function issue(work: Work, order: ProductOrder, document: NewDocument): Promise<string> {
  const { number } = await issueDocument(work, document)
  await writeEvent(work, {
    productOrderId: order.id,
    kind: 'invoice.issue',
    resourceKey: 'productOrder',
    resourceId: order.id,
    before: null,
    after: {
      documentKind: document.kind,
      documentNumber: number,
      documentTotal: document.amounts.total,
    },
  })
  return number
}

/** The payment terms of the order's customer, in days; null: the organization's hold. */
async function termsOf({ db, orgId }: Work, { customerId }: ProductOrder): Promise<number | null> {
  if (customerId === null) return null
  const customer = await readRecord(db, 'customer', orgId, customerId)
  return customer?.paymentTermsDays ?? null
}

async function settleBill(work: Work, judged: Judged, documents: readonly StoredDocument[]): Promise<void> {
  const missing = await missingBill(work, judged, documents)
  if (missing === null) return
  const { plan, wanted } = missing
  const { order } = judged
  const first = amended(plan, documents)
  const { profile } = work.org
  await issue(work, order, {
    kind: plan.kind,
    productOrderId: order.id,
    customer: customerOf(order),
    customerKey: customerKeyOf(order),
    amounts: plan.bill.amounts,
    content: billContent(order, work.org, plan, wanted, referenceTo(first)),
    refersToId: first?.id ?? null,
    ...(plan.kind === 'invoice'
      ? { dueDay: dueDay(issueDay(work.now, profile), profile, await termsOf(work, order)) }
      : {}),
  })
}

function receiptOf(
  work: Work,
  order: ProductOrder,
  entry: PaymentRecord,
  paid: number,
  documents: readonly StoredDocument[],
): NewDocument {
  const about = entry.refundsId ?? entry.correctsId
  const first = about === null ? undefined : documents.find((one) => one.paymentRecordId === about)
  const total = entry.paymentAmountBeforeUpchargeInCents
  const open = cents(owedAmounts(order).orderTotal - paid)
  return {
    kind: 'receipt',
    productOrderId: order.id,
    customer: customerOf(order),
    customerKey: customerKeyOf(order),
    amounts: { ...noAmounts, total },
    content: receiptContent(order, work.org, entry, open, referenceTo(first)),
    feeInCents: entry.upchargeAmountInCents,
    method: entry.method,
    refersToId: first?.id ?? null,
    paymentRecordId: entry.id,
  }
}

/** A receipt for each entry that has none; gives the number of the last. */
async function settleReceipts(
  work: Work,
  order: ProductOrder,
  documents: readonly StoredDocument[],
): Promise<string> {
  const receipted = new Set(documents.map(({ paymentRecordId }) => paymentRecordId))
  let paid = 0
  let number = ''
  for (const entry of await readLedger(work, order.id)) {
    paid += entry.paymentAmountBeforeUpchargeInCents
    if (receipted.has(entry.id)) continue
    number = await issue(work, order, receiptOf(work, order, entry, paid, documents))
  }
  return number
}

/** Issues what is missing, under the order's lock. What papers say is stored, so it is said in one language. */
export function settleDocuments(work: Work, judged: Judged): Promise<Settled> {
  return inStoredLanguage(() => settle(work, judged))
}

async function settle(work: Work, judged: Judged): Promise<Settled> {
  const documents = await readDocuments(work, judged.order.id)
  await settleBill(work, judged, documents)
  return { receiptNumber: await settleReceipts(work, judged.order, documents) }
}
