/** What an order holds about the person whom it is for, and the order without it. [issue 17; GDPR, article 17] */
import { type Address, addressSchema } from '../units/addresses/postal-address.ts'
import { type FrozenContent, frozenOrderSchema } from '../orders/revisions/frozen.ts'
import type { RevisionReading } from '../orders/revisions/reading.ts'
import type { ProductOrder } from '../orders/schema.ts'
import { strikeOut, strikeOutOf, type Struck } from './strike-out.ts'

/** Texts of an order that say who it is for and how they are reached. */
export const contactTexts = ['firmName', 'contactName', 'phone', 'email', 'clientEmails'] as const
/** Where it goes, and where its bill goes. */
export const contactAddresses = ['deliveryAddress', 'billingAddress'] as const
const contactKeys = [...contactTexts, ...contactAddresses] as const satisfies readonly (keyof ProductOrder)[]

const isContact = (key: string) => contactKeys.some((name) => name === key)

/** An address of which country and state are left: they steer the tax, and say nothing of a person. */
export function withoutPlace({ country, state }: Pick<Address, 'country' | 'state'>): Address {
  return { ...addressSchema.parse({}), country, state }
}

function withoutPerson(value: unknown): unknown {
  const address = addressSchema.safeParse(value)
  if (address.success) return withoutPlace(address.data)
  return typeof value === 'string' ? '' : value
}

/** Fields of an order, all or some of them, with nothing about the person in those that say who they are. */
export function withoutContact<T extends object>(fields: T): T {
  const entries = Object.entries(fields)
  const blank = entries.map(([key, value]) => [key, isContact(key) ? withoutPerson(value) : value] as const)
  return Object.assign({}, fields, Object.fromEntries(blank))
}

/** What is frozen of an order, and how it reads. */
export interface RevisionTexts {
  readonly content: FrozenContent
  readonly reading: RevisionReading
}

/** A frozen revision without it: what is made and at which price is the same. */
export function withoutContactInRevision({ content, reading }: RevisionTexts): RevisionTexts {
  return {
    content: { ...content, order: withoutContact(content.order) },
    reading: { ...reading, facts: reading.facts.filter(({ key }) => !isContact(key)) },
  }
}

/** A frozen revision without these words. Choices and what stands on the canvas stay: they are what is made. */
export function struckOutOfRevision(
  { content, reading }: RevisionTexts,
  struck: readonly Struck[],
): RevisionTexts {
  const words = (text: string) => strikeOut(text, struck)
  const { properties, ...facts } = content.order
  return {
    content: {
      ...content,
      order: { ...frozenOrderSchema.parse(strikeOutOf(facts, struck)), properties },
      items: content.items.map((item) => ({ ...item, title: words(item.title), notes: words(item.notes) })),
    },
    reading: {
      ...reading,
      facts: reading.facts.map((fact) => ({ ...fact, text: words(fact.text) })),
      items: reading.items.map((item) => ({ ...item, name: words(item.name), notes: words(item.notes) })),
    },
  }
}

/** The values that say who somebody is, of fields of an order or of what an organization has on file; none is blank. */
export function contactValues(fields: object): string[] {
  const values = Object.entries(fields).flatMap(([key, value]): unknown[] => {
    if (!isContact(key)) return []
    const address = addressSchema.safeParse(value)
    return address.success ? [address.data.streetAddress, address.data.streetAddress2] : [value]
  })
  return values.filter((value): value is string => typeof value === 'string' && value.trim() !== '')
}
