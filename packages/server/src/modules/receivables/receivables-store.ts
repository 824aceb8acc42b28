/** What money owed is worked out from: the documents of orders that are not settled, and orders that have no invoice yet. */
import type { Cents, Timestamp } from '@orderwright/domain/units'
import { type IssuedKind, issueDay } from '@orderwright/domain/invoices'
import {
  customerKeyOf,
  customerNameOf,
  type OrderStanding,
  type ReceivableEntry,
  type ReceivableOrder,
  type ReceivablesInput,
} from '@orderwright/domain/receivables'
import { type RawBuilder, sql } from 'kysely'
import { nameOnceEntered } from '../people/known-people.ts'
import type { Work } from '../tenancy/run-in-tenant.ts'

export type StoreCall = Pick<Work, 'db' | 'orgId' | 'org'>

interface OrderRow {
  readonly productOrderId: number
  readonly orderNumber: number
  readonly orderTitle: string
  readonly userId: number
  readonly customerId: number | null
  readonly recordTitle: string | null
  readonly firmName: string
  readonly contactName: string
  readonly email: string
  readonly accountName: string | null
  readonly archived: 0 | 1
  readonly isDeleted: boolean
}

interface EntryRow extends OrderRow {
  readonly documentId: number
  readonly kind: IssuedKind
  readonly number: string
  readonly issuedDay: string
  readonly dueDay: string | null
  readonly totalInCents: Cents
  readonly refersToId: number | null
  readonly issuedTo: string
}

interface NotInvoicedRow extends OrderRow {
  readonly invoiceIssued: Timestamp
  readonly orderTotal: Cents
  readonly amountPaidInCents: Cents
}

/** What the account is called that an order belongs to: as it called itself once it has entered, else by its address. */
export const accountName = sql`(select ${nameOnceEntered()} from users
    left join memberships on memberships.org_id = orders.org_id and memberships.user_id = users.id
    where users.id = orders.user_id) as account_name`

/** What the record of an order's customer is called. */
export const recordTitle = sql`(select title from customers
    where customers.org_id = orders.org_id and customers.id = orders.customer_id) as record_title`

const ofOrder = sql`orders.id as product_order_id, orders.org_specific_id as order_number, orders.title as order_title,
  orders.user_id, orders.customer_id, ${recordTitle}, orders.firm_name, orders.contact_name, orders.email, ${accountName}, orders.archived,
  orders.deleted_at is not null as is_deleted`

const entryColumns = sql`documents.id as document_id, documents.kind, documents.number, documents.issued_day, documents.due_day,
  documents.total_in_cents, documents.refers_to_id, documents.customer as issued_to`

export type Which = { readonly asOf: string } & (
  | { readonly of: 'unsettled' }
  | { readonly of: 'order'; readonly productOrderId: number }
  | { readonly of: 'customer'; readonly customerId: number }
)

/** Of a settled order the documents come to 0: one sum for each order finds the others, however many were issued. */
function whichOrders({ orgId, org }: StoreCall, which: Which): RawBuilder<unknown> {
  if (which.of === 'order') return sql`select ${which.productOrderId}::integer as product_order_id`
  if (which.of === 'customer') {
    return sql`select id as product_order_id from product_orders
      where org_id = ${orgId} and customer_id = ${which.customerId}`
  }
  return sql`select product_order_id from issued_documents
    where org_id = ${orgId} and currency = ${org.profile.payment.currency} and issued_day <= ${which.asOf}
    group by product_order_id
    having sum(case when kind = 'receipt' then - total_in_cents else total_in_cents end) <> 0`
}

async function readEntries(call: StoreCall, which: Which): Promise<EntryRow[]> {
  const { orgId, org } = call
  const { rows } = await sql<EntryRow>`
    with unsettled as materialized (${whichOrders(call, which)})
    select ${ofOrder}, ${entryColumns}
    from unsettled
    join issued_documents documents on documents.org_id = ${orgId} and documents.product_order_id = unsettled.product_order_id
    join product_orders orders on orders.org_id = ${orgId} and orders.id = unsettled.product_order_id
    where documents.currency = ${org.profile.payment.currency} and documents.issued_day <= ${which.asOf}
    order by documents.id`.execute(call.db)
  return rows
}

/** What is owed of an order, as `owedAmounts` of the domain has it: while a change is open, not what is only proposed. */
const owedTotal =
  sql.raw(`coalesce((orders.agreed_amounts ->> 'orderTotal')::bigint - orders.return_credit_in_cents,
  (orders.costs ->> 'orderTotal')::bigint)`)

/** Orders that have asked for money and have neither an invoice nor a credit note: from before invoices had numbers. */
async function readNotInvoiced({ db, orgId }: StoreCall, which: Which): Promise<NotInvoicedRow[]> {
  const one =
    which.of === 'order'
      ? sql`orders.id = ${which.productOrderId}`
      : which.of === 'customer'
        ? sql`orders.customer_id = ${which.customerId}`
        : sql`true`
  const { rows } = await sql<NotInvoicedRow>`
    select ${ofOrder}, orders.invoice_issued, ${owedTotal} as order_total,
      orders.amount_paid_in_cents
    from product_orders orders
    where orders.org_id = ${orgId} and ${one} and orders.invoice_issued is not null and orders.deleted_at is null
      and ${owedTotal} > orders.amount_paid_in_cents
      and not exists (
        select 1 from issued_documents documents
        where documents.org_id = ${orgId} and documents.product_order_id = orders.id and documents.kind <> 'receipt'
      )
    order by orders.id`.execute(db)
  return rows
}

function standingOf({ archived, isDeleted }: OrderRow): OrderStanding {
  if (isDeleted) return 'deleted'
  return archived === 1 ? 'archived' : 'open'
}

function orderFrom(
  row: OrderRow,
  issuedTo: string,
  notInvoiced: ReceivableOrder['notInvoiced'],
): ReceivableOrder {
  const { productOrderId, orderNumber, orderTitle } = row
  return {
    productOrderId,
    orderNumber,
    orderTitle,
    standing: standingOf(row),
    customerKey: customerKeyOf(row),
    customerName: customerNameOf(row, issuedTo),
    notInvoiced,
  }
}

function entryFrom(row: EntryRow): ReceivableEntry {
  const { documentId, productOrderId, kind, number, issuedDay, dueDay, totalInCents, refersToId } = row
  return { documentId, productOrderId, kind, number, issuedDay, dueDay, totalInCents, refersToId }
}

/** What `receivablesOf` needs about documents: of every order that is not settled, or of one order. */
export async function readInvoiced(call: StoreCall, which: Which): Promise<ReceivablesInput> {
  const entries = await readEntries(call, which)
  const orders = new Map(
    entries.map((row) => [row.productOrderId, orderFrom(row, row.issuedTo, null)] as const),
  )
  return { orders: [...orders.values()], entries: entries.map(entryFrom), asOf: which.asOf }
}

/** The same, with orders that have no invoice yet. */
export async function readReceivables(call: StoreCall, which: Which): Promise<ReceivablesInput> {
  const invoiced = await readInvoiced(call, which)
  const notInvoiced = await readNotInvoiced(call, which)
  const orders = new Map(invoiced.orders.map((order) => [order.productOrderId, order]))
  for (const row of notInvoiced) {
    const issuedTo = orders.get(row.productOrderId)?.customerName ?? ''
    const asked = {
      since: issueDay(row.invoiceIssued, call.org.profile),
      totalInCents: row.orderTotal,
      paidInCents: row.amountPaidInCents,
    }
    orders.set(row.productOrderId, orderFrom(row, issuedTo, asked))
  }
  return { ...invoiced, orders: [...orders.values()] }
}

/** Documents that can not be added to the others. */
export async function countOtherCurrencies({ db, orgId, org }: StoreCall, asOf: string): Promise<number> {
  const { count } = await db
    .selectFrom('issuedDocuments')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('orgId', '=', orgId)
    .where('currency', '<>', org.profile.payment.currency)
    .where('issuedDay', '<=', asOf)
    .executeTakeFirstOrThrow()
  return count
}
