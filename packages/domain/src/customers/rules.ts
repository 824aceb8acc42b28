/** What holds of a customer's record beyond the shape of its fields. [issue 18] */
import { customerMessages as words } from '../messages/admin/customers.ts'
import { emailSchema } from '../units/addresses/email.ts'
import { isTimestamp } from '../units/timestamp.ts'
import type { Customer } from './schema.ts'

/** What is wrong with a record, and where. */
export type CustomerProblem = { readonly field: JudgedField; readonly message: string }

/** Why this can not be an e-mail address; null: it can, or there is none. */
export function customerEmailProblem(typed: string): string | null {
  const text = typed.trim()
  return text === '' || emailSchema().safeParse(text).success ? null : words.noEmail
}

/** Why this can not be a day, YYYY-MM-DD; null: it can, or there is none. */
export function customerDayProblem(typed: string): string | null {
  const day = typed.trim()
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && isTimestamp(`${day} 00:00:00`)
  return day === '' || isDay ? null : words.noDay
}

const judgedFields = [
  'email',
  'taxExemptUntil',
  'addresses',
  'contacts',
  'deliveryKey',
  'billingKey',
] as const
type JudgedField = (typeof judgedFields)[number]
export type JudgedCustomer = Pick<Customer, JudgedField>

/**
 * The first thing that does not hold; null: all does. What stands in `before` already is not looked at again: an erased person's
 * address must not lock the record.
 */
export function customerProblem(
  customer: JudgedCustomer,
  before: JudgedCustomer | null,
): CustomerProblem | null {
  const { email, taxExemptUntil, addresses, contacts } = customer
  const noEmail = email === before?.email ? null : customerEmailProblem(email)
  if (noEmail !== null) return { field: 'email', message: noEmail }
  const noDay = taxExemptUntil === before?.taxExemptUntil ? null : customerDayProblem(taxExemptUntil)
  if (noDay !== null) return { field: 'taxExemptUntil', message: noDay }
  for (const [key, contact] of Object.entries(contacts)) {
    if (contact.email === before?.contacts[key]?.email) continue
    const problem = customerEmailProblem(contact.email)
    if (problem !== null) return { field: 'contacts', message: problem }
  }
  for (const field of ['deliveryKey', 'billingKey'] as const) {
    const key = customer[field]
    if (key !== '' && !Object.hasOwn(addresses, key)) return { field, message: words.noSuchAddress }
  }
  return null
}
