/** Records that may be of one customer. [issue 18] */
import { foldedEmail, foldedTitle, phoneNumber } from './normal-forms.ts'
import type { Customer } from './schema.ts'

/** What two records have in common. */
export const doubleReasons = ['title', 'email', 'phone'] as const
export type DoubleReason = (typeof doubleReasons)[number]

export type ComparedCustomer = Pick<
  Customer,
  'id' | 'title' | 'email' | 'phone' | 'addresses' | 'contacts' | 'deliveryKey' | 'apartFrom'
>

/** Two records, the older one first. */
export interface CustomerPair {
  readonly ids: readonly [number, number]
  readonly reasons: readonly DoubleReason[]
}

/** The country in which a customer's numbers are read: that of the address of deliveries, else of the first one. */
export function countryOf({
  addresses,
  deliveryKey,
}: Pick<ComparedCustomer, 'addresses' | 'deliveryKey'>): string {
  return (addresses[deliveryKey] ?? Object.values(addresses)[0])?.address.country ?? 'US'
}

/** What a record is found by; `emails`: of the accounts that belong to it. */
export function doubleKeys(
  customer: ComparedCustomer,
  emails: readonly string[],
): Readonly<Record<DoubleReason, ReadonlySet<string>>> {
  const contacts = Object.values(customer.contacts)
  const addresses = Object.values(customer.addresses)
  const country = countryOf(customer)
  const phones = [
    ...[customer, ...contacts].map(({ phone }) => phoneNumber(phone, country)),
    ...addresses.map(({ phone, address }) => phoneNumber(phone, address.country)),
  ]
  const mails = [customer.email, ...contacts.map(({ email }) => email), ...emails].map(foldedEmail)
  const full = (keys: readonly string[]) => new Set(keys.filter((key) => key !== ''))
  return { title: full([foldedTitle(customer.title)]), email: full(mails), phone: full(phones) }
}

/** Whether somebody has said of two records that they are not the same. */
export function areApart(one: ComparedCustomer, other: ComparedCustomer): boolean {
  return one.apartFrom[String(other.id)] === 1 || other.apartFrom[String(one.id)] === 1
}

/** More records than this have something in common that says nothing: the number of an exchange, a title of nobody. */
const CROWD = 20

/**
 * Pairs that may be doubles, by the ids of their records; `emailsOf` are the accounts of each record. What many records share
 * proposes none.
 */
export function likelyDoubles(
  customers: readonly ComparedCustomer[],
  emailsOf: ReadonlyMap<number, readonly string[]>,
): readonly CustomerPair[] {
  const sorted = customers.toSorted((one, other) => one.id - other.id)
  const pairs = new Map<string, { ids: readonly [number, number]; reasons: Set<DoubleReason> }>()
  const keys = sorted.map((customer) => doubleKeys(customer, emailsOf.get(customer.id) ?? []))
  for (const reason of doubleReasons) {
    const shared = new Map<string, ComparedCustomer[]>()
    for (const [index, customer] of sorted.entries()) {
      for (const key of keys[index]?.[reason] ?? []) {
        const list = shared.get(key)
        if (list) list.push(customer)
        else shared.set(key, [customer])
      }
    }
    for (const list of shared.values()) {
      if (list.length > CROWD) continue
      for (const [index, one] of list.entries()) {
        for (const other of list.slice(index + 1)) {
          if (areApart(one, other)) continue
          const name = `${one.id} ${other.id}`
          const pair = pairs.get(name) ?? { ids: [one.id, other.id] as const, reasons: new Set() }
          pairs.set(name, { ...pair, reasons: new Set([...pair.reasons, reason]) })
        }
      }
    }
  }
  return [...pairs.values()]
    .map(({ ids, reasons }) => ({ ids, reasons: doubleReasons.filter((reason) => reasons.has(reason)) }))
    .toSorted((one, other) => one.ids[0] - other.ids[0] || one.ids[1] - other.ids[1])
}
