/** What becomes of two records of one customer, and of the merge when it is taken back. [issue 18] */
import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { checkLaw } from '../testing/check-law.ts'
import { timestamp } from '../units/timestamp.ts'
import { planCustomerMerge } from './merge.ts'
import { customerSchema } from './schema.ts'
import { takeBackMerge } from './undo-merge.ts'

const at = timestamp('2026-03-04 05:06:07')
const record = { id: 1, orgId: 1, version: 1, created: at, lastUpdated: at, deletedAt: null }
const aCustomer = (props: object) => customerSchema.parse({ ...record, title: 'Nord', ...props })

const pier = { streetAddress: '5 Pier Road', city: 'Portland', state: 'ME', zip: '04101' }

describe('a merge of two customers', () => {
  it('[issue 18] keeps the values of the kept one, and takes the other’s where it has none', () => {
    const kept = aCustomer({ title: 'Nord', email: '', phone: '1', note: 'Ours' })
    const other = aCustomer({
      title: 'Nord Inc.',
      email: 'bills@nord.example',
      phone: '2',
      paymentTermsDays: 0,
      taxExempt: 1,
      taxCertificate: 'ME-7',
      taxExemptUntil: '2027-12-31',
      note: 'Theirs',
    })
    const plan = planCustomerMerge(kept, other)
    expect(plan.details).toEqual([
      { detail: 'title', side: 'kept' },
      { detail: 'email', side: 'other' },
      { detail: 'phone', side: 'kept' },
      { detail: 'terms', side: 'other' },
      { detail: 'salesTax', side: 'other' },
      { detail: 'note', side: 'kept' },
    ])
    expect(plan.patch).toEqual({
      email: 'bills@nord.example',
      paymentTermsDays: 0,
      taxExempt: 1,
      taxCertificate: 'ME-7',
      taxExemptUntil: '2027-12-31',
    })
  })

  it('[issue 18] takes what somebody has chosen, an exemption always with its certificate', () => {
    const kept = aCustomer({ paymentTermsDays: 0, taxExempt: 1, taxCertificate: 'ME-7' })
    const other = aCustomer({ title: 'Nord Inc.', paymentTermsDays: 30, taxCertificate: 'ME-8' })
    expect(planCustomerMerge(kept, other).patch).toEqual({})
    const chosen = { title: 'other', terms: 'other', salesTax: 'other', note: 'other' } as const
    expect(planCustomerMerge(kept, other, chosen).patch).toEqual({
      title: 'Nord Inc.',
      paymentTermsDays: 30,
      taxExempt: 0,
      taxCertificate: 'ME-8',
      taxExemptUntil: '',
    })
  })

  it('[issue 18] doubles no address and no contact that is there, however it is written', () => {
    const kept = aCustomer({
      addresses: { a1: { label: 'Workshop', contactName: 'Ada', phone: '1', address: pier } },
      contacts: { c1: { name: 'Ada Nord', email: 'ada@nord.example', role: 'Buyer' } },
      billingKey: 'a1',
    })
    const other = aCustomer({
      addresses: {
        a1: { label: 'Yard', address: { ...pier, streetAddress: '5 Dock Road' } },
        a2: { label: 'Office', address: { ...pier, streetAddress: '5, PIER ROAD' } },
      },
      contacts: {
        c1: { name: 'Bo Nord', email: 'bo@nord.example' },
        c2: { name: 'ADA NORD', email: 'Ada@Nord.example' },
      },
      deliveryKey: 'a2',
      billingKey: 'a1',
    })
    const plan = planCustomerMerge(kept, other)
    expect([plan.addresses, plan.contacts]).toMatchObject([
      { moved: 1, same: 1 },
      { moved: 1, same: 1 },
    ])
    expect(plan.patch).toEqual({
      addresses: { a1: kept.addresses['a1'], m1: other.addresses['a1'] },
      contacts: { c1: kept.contacts['c1'], m1: other.contacts['c1'] },
      deliveryKey: 'a1',
    })
    expect(plan.isTooMuch).toBe(false)
  })

  it('[issue 18] loses nothing that one of two alike says more', () => {
    const kept = aCustomer({ contacts: { c1: { name: 'Ada' } } })
    const other = aCustomer({ contacts: { c1: { name: 'Ada', phone: '7' } } })
    expect(planCustomerMerge(kept, other).contacts).toMatchObject({ moved: 1, same: 0 })
    expect(planCustomerMerge(other, kept).contacts).toMatchObject({ moved: 0, same: 1 })
  })

  it('[issue 18] takes an address of another country for another one, whatever else it says', () => {
    const kept = aCustomer({ addresses: { a1: { label: 'Yard', address: { ...pier, country: 'US' } } } })
    const other = aCustomer({ addresses: { a1: { label: 'Yard', address: { ...pier, country: 'CA' } } } })
    expect(planCustomerMerge(kept, other).addresses).toMatchObject({ moved: 1, same: 0 })
  })

  it('[issue 18] says when there are more addresses than a record holds', () => {
    const many = (prefix: string, count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [`${prefix}${index}`, { label: `${prefix}${index}` }]),
      )
    const kept = aCustomer({ addresses: many('a', 60) })
    expect(planCustomerMerge(kept, aCustomer({ addresses: many('b', 40) })).isTooMuch).toBe(false)
    expect(planCustomerMerge(kept, aCustomer({ addresses: many('b', 41) })).isTooMuch).toBe(true)
  })
})

describe('a merge that is taken back', () => {
  it('[issue 18] leaves exactly what was there before, whatever both held', () => {
    const text = fc.constantFrom('', 'one', 'two')
    const key = fc.constantFrom('a1', 'a2', 'm1', 'm2')
    const address = fc.record({ label: text, contactName: text, address: fc.record({ city: text }) })
    const contact = fc.record({ name: text, email: text })
    const half = fc
      .record({
        title: fc.constantFrom('one', 'two'),
        email: text,
        note: text,
        paymentTermsDays: fc.constantFrom(null, 0, 14),
        taxExempt: fc.constantFrom(0, 1),
        addresses: fc.dictionary(key, address),
        contacts: fc.dictionary(key, contact),
        first: key,
      })
      .map(({ first, ...props }) =>
        aCustomer({ ...props, deliveryKey: first in props.addresses ? first : '' }),
      )
    const sides = fc.constantFrom('kept' as const, 'other' as const, undefined)
    const cases = fc.record({ kept: half, other: half, title: sides, note: sides })
    checkLaw({ moved: 20, same: 10 }, cases, (cover, { kept, other, title, note }) => {
      const { patch, addresses } = planCustomerMerge(kept, other, { title, note })
      if (addresses.moved > 0) cover('moved')
      if (addresses.same > 0) cover('same')
      const merged = customerSchema.parse({ ...kept, ...patch })
      const fields = Object.keys(patch)
      const before = Object.fromEntries(Object.entries(kept).filter(([field]) => fields.includes(field)))
      // As the database gives it back: the parts of an entry in another order.
      const after = JSON.parse(
        JSON.stringify(patch, Object.keys(merged).toSorted().concat(keysWithin(patch))),
      )
      expect({ ...merged, ...takeBackMerge(merged, { before, after }) }).toEqual(kept)
    })
  })

  it('[issue 18] leaves what somebody has changed since, and an address that is named first by now', () => {
    const kept = aCustomer({})
    const other = aCustomer({
      email: 'bills@nord.example',
      phone: '7',
      addresses: { a1: { label: 'One' }, a2: { label: 'Two' }, a3: { label: 'Three' } },
    })
    const { patch } = planCustomerMerge(kept, other)
    const now = aCustomer({
      ...patch,
      phone: '8',
      addresses: { ...patch.addresses, a2: { label: 'Second' } },
      deliveryKey: 'a3',
    })
    const before = { email: '', phone: '', addresses: {} }
    expect(takeBackMerge(now, { before, after: patch })).toEqual({
      email: '',
      addresses: { a2: now.addresses['a2'], a3: now.addresses['a3'] },
    })
  })
})

/** Every name of a field within a value. */
function keysWithin(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => [...keysWithin(part), key])
}
