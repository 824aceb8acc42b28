/** What holds of a customer's record beyond the shape of its fields. [issue 18] */
import { customerMessages as words } from '../messages/admin/customers.ts'
import { emailSchema } from '../units/addresses/email.ts'
import { isTimestamp } from '../units/timestamp.ts'
import { countryOf } from './doubles.ts'
import { phoneNumber } from './normal-forms.ts'
import type { Customer } from './schema.ts'

/** What is wrong with a record, and where. */
export type CustomerProblem = { readonly field: JudgedField; readonly message: string }

/** Why this can not be an e-mail address; null: it can, or there is none. */
export function customerEmailProblem(typed: string): string | null {
  const text = typed.trim()
  return text === '' || emailSchema().safeParse(text).success ? null : words.noEmail
}

/** Why this can not be a telephone number of that country (two letters), nor of any other; null: it can, or there is none. */
export function customerPhoneProblem(typed: string, country: string): string | null {
  const text = typed.trim()
  // Orders have telephone numbers of ten digits, which are taken over into address books. Decision 61.
  const isOne = [country, 'US'].some((one) => phoneNumber(text, one) !== '')
  return text === '' || isOne ? null : words.noPhone
}

/** Why this can not be a day, YYYY-MM-DD; null: it can, or there is none. */
export function customerDayProblem(typed: string): string | null {
  const day = typed.trim()
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && isTimestamp(`${day} 00:00:00`)
  return day === '' || isDay ? null : words.noDay
}

const judgedFields = [
  'email',
  'phone',
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
  const { email, phone, taxExemptUntil, addresses, contacts } = customer
  const noEmail = email === before?.email ? null : customerEmailProblem(email)
  if (noEmail !== null) return { field: 'email', message: noEmail }
  const noPhone = phone === before?.phone ? null : customerPhoneProblem(phone, countryOf(customer))
  if (noPhone !== null) return { field: 'phone', message: noPhone }
  const noDay = taxExemptUntil === before?.taxExemptUntil ? null : customerDayProblem(taxExemptUntil)
  if (noDay !== null) return { field: 'taxExemptUntil', message: noDay }
  for (const [key, contact] of Object.entries(contacts)) {
    const known = before?.contacts[key]
    const problem =
      (contact.email === known?.email ? null : customerEmailProblem(contact.email)) ??
      (contact.phone === known?.phone ? null : customerPhoneProblem(contact.phone, countryOf(customer)))
    if (problem !== null) return { field: 'contacts', message: problem }
  }
  for (const [key, entry] of Object.entries(addresses)) {
    if (entry.phone === before?.addresses[key]?.phone) continue
    const problem = customerPhoneProblem(entry.phone, entry.address.country)
    if (problem !== null) return { field: 'addresses', message: problem }
  }
  for (const field of ['deliveryKey', 'billingKey'] as const) {
    const key = customer[field]
    if (key !== '' && !Object.hasOwn(addresses, key)) return { field, message: words.noSuchAddress }
  }
  return null
}
