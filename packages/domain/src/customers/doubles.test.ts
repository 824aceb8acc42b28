/** Which records may be of one customer. [issue 18] */
import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { checkLaw } from '../testing/check-law.ts'
import { timestamp } from '../units/timestamp.ts'
import { areApart, type ComparedCustomer, doubleKeys, doubleReasons, likelyDoubles } from './doubles.ts'
import { foldedTitle, phoneNumber } from './normal-forms.ts'
import { customerSchema } from './schema.ts'

const at = timestamp('2026-03-04 05:06:07')
const record = { orgId: 1, version: 1, created: at, lastUpdated: at, deletedAt: null }
const aCustomer = (id: number, props: object = {}) =>
  customerSchema.parse({ ...record, id, title: `Customer ${id}`, ...props })
const nobody = new Map<number, string[]>()

describe('titles, numbers and addresses', () => {
  it.each([
    ['ACME, Inc.', 'acme'],
    ['Acme L.L.C.', 'acme'],
    ['Möbel & Söhne GmbH & Co. KG', 'mobel sohne'],
    ['Møbler A/S', 'mobler'],
    ['Atelier  Nord AB', 'atelier nord'],
    ['O’Brien Ltd', 'obrien'],
    ['Straße', 'strasse'],
    ['AB', 'ab'],
    ['東京 建具', '東京 建具'],
    ['…', ''],
  ])('[issue 18] %s is compared as "%s"', (title, folded) => {
    expect(foldedTitle(title)).toBe(folded)
  })

  it.each([
    ['(207) 555-0100', 'US', '+12075550100'],
    ['1-207-555-0100 ext. 12', 'US', '+12075550100'],
    ['+1 207 555 0100', 'DE', '+12075550100'],
    ['0046 8 123 456 78', 'DE', '+46812345678'],
    ['011 46 8 123 456 78', 'US', '+46812345678'],
    ['(11) 2345-6789', 'BR', '+551123456789'],
    ['08-123 456 78', 'SE', '+46812345678'],
    ['+49 (0)30 123456', 'DE', '+4930123456'],
    ['06 6982', 'IT', '+39066982'],
    ['06 698 2000', 'IT', '+39066982000'],
    ['555-0100', 'US', ''],
    ['030 123456', 'XX', ''],
    ['ask Ada', 'US', ''],
    ['', 'US', ''],
  ])('[issue 18] %s in %s is "%s"', (typed, country, number) => {
    expect(phoneNumber(typed, country)).toBe(number)
  })
})

describe('likely doubles', () => {
  it('[issue 18] share a title, an e-mail address of anybody, or a telephone number', () => {
    const customers = [
      aCustomer(4, { title: 'Nord Inc.' }),
      aCustomer(1, { title: 'NÓRD', phone: '207 555 0100' }),
      aCustomer(2, { contacts: { c1: { email: 'Ada@Nord.example', phone: '+1 207 555 0100' } } }),
      aCustomer(3, { title: 'Alone', email: 'alone@nord.example' }),
      aCustomer(5, { email: 'bo@nord.example' }),
    ]
    const accounts = new Map([
      [5, ['ada@nord.example']],
      [3, ['cy@nord.example']],
    ])
    expect(likelyDoubles(customers, accounts)).toEqual([
      { ids: [1, 2], reasons: ['phone'] },
      { ids: [1, 4], reasons: ['title'] },
      { ids: [2, 5], reasons: ['email'] },
    ])
  })

  it('[issue 18] are not proposed where somebody has said that they are not the same, whichever record says so', () => {
    const both = (one: object, other: object) =>
      likelyDoubles(
        [aCustomer(1, { title: 'Nord', ...one }), aCustomer(2, { title: 'Nord', ...other })],
        nobody,
      )
    expect(both({}, {})).toHaveLength(1)
    expect(both({ apartFrom: { '2': 1 } }, {})).toEqual([])
    expect(both({}, { apartFrom: { '1': 1 } })).toEqual([])
    expect(both({ apartFrom: { '2': 0, '3': 1 } }, {})).toHaveLength(1)
  })

  it('[issue 18] are not those that share what a crowd shares', () => {
    const crowd = (count: number) =>
      Array.from({ length: count }, (_, index) => aCustomer(index + 1, { title: 'Untitled Customer' }))
    expect(likelyDoubles(crowd(20), nobody)).toHaveLength(190)
    expect(likelyDoubles(crowd(21), nobody)).toEqual([])
  })

  it('[issue 18] are those that comparing every two records finds', () => {
    const email = fc.constantFrom('', 'a@x.example', 'A@x.example', 'b@x.example', '[erased]')
    const one = fc.record({
      title: fc.constantFrom('Nord', 'nord ab', 'Süd', 'Sud GmbH', 'West'),
      email,
      phone: fc.constantFrom('', '2075550100', '+12075550100', '555'),
      contact: email,
      account: email,
      apart: fc.option(fc.integer({ min: 1, max: 8 }), { freq: 2 }),
    })
    const cases = fc.array(one, { maxLength: 8 })
    checkLaw({ pairs: 40, apart: 10 }, cases, (cover, drawn) => {
      const customers = drawn.map(({ title, email: mail, phone, contact, apart }, index) =>
        aCustomer(index + 1, {
          title,
          email: mail,
          phone,
          contacts: { c1: { email: contact } },
          apartFrom: apart === null ? {} : { [String(apart)]: 1 },
        }),
      )
      const accounts = new Map(drawn.map(({ account }, index) => [index + 1, [account]]))
      const found = likelyDoubles(customers, accounts)
      if (found.length > 0) cover('pairs')
      if (drawn.some(({ apart }) => apart !== null)) cover('apart')
      expect(found).toEqual(everyTwo(customers, accounts))
    })
  })
})

/** Slowly: every two of them. */
function everyTwo(customers: readonly ComparedCustomer[], accounts: ReadonlyMap<number, readonly string[]>) {
  return customers.flatMap((one, index) =>
    customers.slice(index + 1).flatMap((other) => {
      const mine = doubleKeys(one, accounts.get(one.id) ?? [])
      const theirs = doubleKeys(other, accounts.get(other.id) ?? [])
      const reasons = doubleReasons.filter((reason) =>
        [...mine[reason]].some((key) => theirs[reason].has(key)),
      )
      return reasons.length === 0 || areApart(one, other) ? [] : [{ ids: [one.id, other.id], reasons }]
    }),
  )
}
