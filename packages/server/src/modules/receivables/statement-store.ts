/** What a customer's statement is made of: the documents of all orders of the customer. */
import type { Address } from '@orderwright/domain/orders'
import type { Cents } from '@orderwright/domain/units'
import { addressOf, type IssuedKind } from '@orderwright/domain/invoices'
import {
  customerKeyOf,
  customerNameOf,
  recordOfKey,
  type Statement,
  type StatementEntry,
  statementOf,
} from '@orderwright/domain/receivables'
import { type RawBuilder, sql } from 'kysely'
import { readRecord } from '../../platform/database/records.ts'
import { accountName, recordTitle, type StoreCall } from './receivables-store.ts'

interface OrderRow {
  readonly id: number
  readonly userId: number
  readonly customerId: number | null
  readonly recordTitle: string | null
  readonly firmName: string
  readonly contactName: string
  readonly email: string
  readonly accountName: string | null
  readonly billingAddress: Address
  readonly deliveryAddress: Address
}

/** Which column a kind of key is made of; see `customerKeyOf`. */
const columnOfKind: ReadonlyMap<string, string> = new Map([
  ['firm', 'firm_name'],
  ['email', 'email'],
  ['name', 'contact_name'],
])

/**
 * True of every order of the customer, and of few others. Plain letters are compared here; how others are folded only JavaScript knows,
 * so that whatever has one passes.
 */
function mayBeOf(customerKey: string): RawBuilder<boolean> {
  const record = recordOfKey(customerKey)
  if (record !== null) return sql`orders.customer_id = ${record}::bigint`
  const [kind = '', ...rest] = customerKey.split(':')
  const text = rest.join(':')
  if (kind === 'account')
    return /^\d{1,10}$/.test(text) ? sql`orders.user_id = ${Number(text)}::bigint` : sql`false`
  const name = columnOfKind.get(kind)
  if (name === undefined) return sql`false`
  const column = sql.ref(`orders.${name}`)
  return sql`(${column} ~ '[^\\x01-\\x7f]'
    or lower(btrim(regexp_replace(${column}, '\\s+', ' ', 'g'))) = ${text})`
}

/** The orders of a customer, oldest first; deleted ones where something of them was issued. */
export async function readStatementOrders(
  { db, orgId }: Pick<StoreCall, 'db' | 'orgId'>,
  customerKey: string,
): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select orders.id, orders.user_id, orders.customer_id, ${recordTitle}, orders.firm_name, orders.contact_name, orders.email, ${accountName}, orders.billing_address,
      orders.delivery_address
    from product_orders orders
    where orders.org_id = ${orgId} and ${mayBeOf(customerKey)} and (
      orders.deleted_at is null
      or orders.id in (select product_order_id from issued_documents where org_id = ${orgId})
    )
    order by orders.id`.execute(db)
  return rows.filter((row) => customerKeyOf(row) === customerKey)
}

interface EntryRow {
  readonly documentId: number
  readonly productOrderId: number
  readonly orderNumber: number
  readonly kind: IssuedKind
  readonly number: string
  readonly issuedDay: string
  readonly dueDay: string | null
  readonly totalInCents: Cents
  readonly refersToId: number | null
  readonly reason: StatementEntry['reason']
  readonly paymentKind: StatementEntry['paymentKind']
  readonly issuedTo: string
}

async function readEntries(
  { db, orgId, org }: StoreCall,
  orderIds: readonly number[],
  to: string,
): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select documents.id as document_id, documents.product_order_id, orders.org_specific_id as order_number, documents.kind,
      documents.number, documents.issued_day, documents.due_day, documents.total_in_cents, documents.refers_to_id,
      documents.content::jsonb ->> 'reason' as reason, documents.content::jsonb #>> '{payment,kind}' as payment_kind,
      documents.customer as issued_to
    from issued_documents documents
    join product_orders orders on orders.org_id = ${orgId} and orders.id = documents.product_order_id
    where documents.org_id = ${orgId} and documents.product_order_id = any(${orderIds}::integer[])
      and documents.currency = ${org.profile.payment.currency} and documents.issued_day <= ${to}
    order by documents.id`.execute(db)
  return rows
}

/** Whom the statement is for: as the customer's record says, where it has an address for bills; else as the last order does. */
async function addressLines({ db, orgId }: StoreCall, latest: OrderRow): Promise<string[]> {
  const { customerId, firmName, contactName, email } = latest
  const record = customerId === null ? undefined : await readRecord(db, 'customer', orgId, customerId)
  const billing = record?.addresses[record.billingKey]
  const lines =
    record && billing
      ? [
          record.title,
          billing.contactName,
          ...addressOf({ billingAddress: billing.address, deliveryAddress: billing.address }),
          record.email,
        ]
      : [firmName, contactName, ...addressOf(latest), email]
  return lines.filter(Boolean)
}

/** null: there is no such customer. One to whom nothing was issued has an empty statement. */
export async function readStatement(
  call: StoreCall,
  { customerKey, from, to }: Pick<Statement, 'customerKey' | 'from' | 'to'>,
): Promise<Statement | null> {
  const orders = await readStatementOrders(call, customerKey)
  const latest = orders.at(-1)
  if (!latest) return null
  const rows = await readEntries(
    call,
    orders.map(({ id }) => id),
    to,
  )
  const customer = customerNameOf(latest, rows.at(-1)?.issuedTo ?? '')
  const lines = await addressLines(call, latest)
  return statementOf({
    customerKey,
    customer,
    address: lines.length === 0 ? [customer] : lines,
    from,
    to,
    currency: call.org.profile.payment.currency,
    entries: rows.map(({ issuedTo: _, ...entry }) => entry),
  })
}
