/** Two records of one customer become one: which values stay, and which entries move. [issue 18] Decision 193. */
import { folded } from './normal-forms.ts'
import { CUSTOMER_ENTRIES_MAX, type Customer, type CustomerAddress, type CustomerContact } from './schema.ts'

/** What is chosen as one where two records differ. */
export const mergeDetails = [
  'title',
  'kind',
  'email',
  'phone',
  'terms',
  'discount',
  'salesTax',
  'note',
] as const
export type MergeDetail = (typeof mergeDetails)[number]
export const mergeSides = ['kept', 'other'] as const
export type MergeSide = (typeof mergeSides)[number]
/** The choices that somebody made; left out: the value of the kept one, unless it has none. */
export type MergeChoices = Readonly<Partial<Record<MergeDetail, MergeSide | undefined>>>

const fieldsOfDetail = {
  title: ['title'],
  kind: ['kind'],
  email: ['email'],
  phone: ['phone'],
  terms: ['paymentTermsDays'],
  discount: ['discountPercentage'],
  salesTax: ['taxExempt', 'taxCertificate', 'taxExemptUntil'],
  note: ['note'],
} as const satisfies Readonly<Record<MergeDetail, readonly (keyof Customer)[]>>

/** The fields of a kept record that a merge can change. */
export const mergedFields = [
  ...Object.values(fieldsOfDetail).flat(),
  'addresses',
  'contacts',
  'deliveryKey',
  'billingKey',
] as const
export type MergedFields = Pick<Customer, (typeof mergedFields)[number]>

/** No days of terms are terms, so that null alone is none. */
function hasNone(customer: MergedFields, detail: MergeDetail): boolean {
  if (detail === 'terms') return customer.paymentTermsDays === null
  return fieldsOfDetail[detail].every((field) => customer[field] === '' || customer[field] === 0)
}

function differs(kept: MergedFields, other: MergedFields, detail: MergeDetail): boolean {
  return fieldsOfDetail[detail].some((field) => kept[field] !== other[field])
}

/** Whether the one is said already where the other one is: alike, or nothing. */
function isSaid(said: string, known: string): boolean {
  return folded(said) === '' || folded(said) === folded(known)
}

/** Addresses are the same by where they are; their labels are names of ours. */
function knowsAddress(known: CustomerAddress, said: CustomerAddress): boolean {
  const parts = ['streetAddress', 'streetAddress2', 'city', 'state', 'zip'] as const
  const isPlaceless = parts.every((part) => folded(said.address[part]) === '')
  return (
    parts.every((part) => folded(said.address[part]) === folded(known.address[part])) &&
    said.address.country === known.address.country &&
    isSaid(said.contactName, known.contactName) &&
    isSaid(said.phone, known.phone) &&
    (!isPlaceless || isSaid(said.label, known.label))
  )
}

function knowsContact(known: CustomerContact, said: CustomerContact): boolean {
  const parts = ['name', 'role', 'email', 'phone'] as const
  return parts.every((part) => isSaid(said[part], known[part]))
}

/** The key itself where it is free, else the first free one. */
function freeKey(key: string, taken: ReadonlyMap<string, unknown>): string {
  let free = key
  for (let count = 1; taken.has(free); count += 1) free = `m${count}`
  return free
}

interface MergedEntries<Entry> {
  readonly entries: Readonly<Record<string, Entry>>
  /** under which key each of the other record's entries is now */
  readonly keys: ReadonlyMap<string, string>
  readonly moved: number
  /** those that the kept record has already */
  readonly same: number
}

function mergeEntries<Entry>(
  kept: Readonly<Record<string, Entry>>,
  other: Readonly<Record<string, Entry>>,
  knows: (known: Entry, said: Entry) => boolean,
): MergedEntries<Entry> {
  const entries = new Map(Object.entries(kept))
  const keys = new Map<string, string>()
  let moved = 0
  for (const [key, entry] of Object.entries(other)) {
    const known = [...entries].find(([, one]) => knows(one, entry))?.[0]
    const at = known ?? freeKey(key, entries)
    if (known === undefined) {
      entries.set(at, entry)
      moved += 1
    }
    keys.set(key, at)
  }
  return { entries: Object.fromEntries(entries), keys, moved, same: keys.size - moved }
}

/** A detail in which both differ, and whose value stays. */
export interface MergedDetail {
  readonly detail: MergeDetail
  readonly side: MergeSide
}

export interface CustomerMerge {
  readonly details: readonly MergedDetail[]
  readonly addresses: Pick<MergedEntries<unknown>, 'moved' | 'same'>
  readonly contacts: Pick<MergedEntries<unknown>, 'moved' | 'same'>
  /** what changes of the kept record */
  readonly patch: Partial<MergedFields>
  /** there are more addresses or contacts than a record holds */
  readonly isTooMuch: boolean
}

/** What becomes of the kept record when the other one goes into it. */
export function planCustomerMerge(
  kept: MergedFields,
  other: MergedFields,
  choices: MergeChoices = {},
): CustomerMerge {
  const details = mergeDetails
    .filter((detail) => differs(kept, other, detail))
    .map((detail): MergedDetail => {
      const side = choices[detail] ?? (hasNone(kept, detail) ? 'other' : 'kept')
      return { detail, side }
    })
  const taken = details.filter(({ side }) => side === 'other').flatMap(({ detail }) => fieldsOfDetail[detail])
  const addresses = mergeEntries(kept.addresses, other.addresses, knowsAddress)
  const contacts = mergeEntries(kept.contacts, other.contacts, knowsContact)
  const firstOf = (key: 'deliveryKey' | 'billingKey') =>
    kept[key] === '' ? (addresses.keys.get(other[key]) ?? '') : kept[key]
  const firsts = { deliveryKey: firstOf('deliveryKey'), billingKey: firstOf('billingKey') }
  return {
    details,
    addresses,
    contacts,
    patch: {
      ...Object.fromEntries(taken.map((field) => [field, other[field]])),
      ...(addresses.moved > 0 ? { addresses: addresses.entries } : {}),
      ...(contacts.moved > 0 ? { contacts: contacts.entries } : {}),
      ...(firsts.deliveryKey === kept.deliveryKey ? {} : { deliveryKey: firsts.deliveryKey }),
      ...(firsts.billingKey === kept.billingKey ? {} : { billingKey: firsts.billingKey }),
    },
    isTooMuch: [addresses, contacts].some(
      ({ entries, moved }) => moved > 0 && Object.keys(entries).length > CUSTOMER_ENTRIES_MAX,
    ),
  }
}
