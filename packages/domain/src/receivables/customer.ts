/** Who owes: the customer that an order is for, whoever has an account. [issue 18] */
import { moneyOwedMessages as words } from '../messages/app/money-owed.ts'
import { customerOf } from '../invoices/content.ts'
import type { ProductOrder } from '../orders/schema.ts'

/** The fields of an order that say whose it is. */
export type CustomerFields = Pick<
  ProductOrder,
  'customerId' | 'firmName' | 'contactName' | 'email' | 'userId'
>

function folded(text: string): string {
  return text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase()
}

/** The key of all that is owed by the customer of a record. */
export function recordKeyOf(customerId: number): string {
  return `customer:${customerId}`
}

/** The record that a key names; null: it names none. */
export function recordOfKey(customerKey: string): number | null {
  const id = /^customer:([1-9]\d{0,9})$/.exec(customerKey)?.[1]
  return id === undefined ? null : Number(id)
}

/**
 * Orders of one customer have one key: the customer's record, else the firm, else the e-mail address, else the name, else the account that the order belongs to. Capital
 * letters and blanks make no difference. A firm owes as one, whichever of its people has ordered.
 */
export function customerKeyOf(order: CustomerFields): string {
  if (order.customerId !== null) return recordKeyOf(order.customerId)
  const firm = folded(order.firmName)
  if (firm !== '') return `firm:${firm}`
  const email = folded(order.email)
  if (email !== '') return `email:${email}`
  const name = folded(order.contactName)
  return name === '' ? `account:${order.userId}` : `name:${name}`
}

/** The keys that a customer can have had who is called so on a document which does not say the key. */
export function customerKeysOfName(name: string): string[] {
  const text = folded(name)
  return text === '' ? [] : [`firm:${text}`, `email:${text}`, `name:${text}`]
}

/**
 * How lists call a customer: as the record does, else as the order; `issuedTo` is what the last document said, for orders that say nothing any more, and `accountName` what the account
 * is called that the order belongs to. Never empty.
 */
export function customerNameOf(
  order: CustomerFields & { readonly accountName: string | null; readonly recordTitle?: string | null },
  issuedTo: string,
): string {
  return (
    (order.recordTitle ?? '').trim() ||
    customerOf(order).trim() ||
    issuedTo.trim() ||
    (order.accountName ?? '').trim() ||
    words.nameless
  )
}
