import { describe, expect, it } from 'vitest'
import { customerSchema } from './schema.ts'
import { customerPhoneProblem, customerProblem } from './rules.ts'

const times = {
  version: 1,
  created: '2026-01-01 00:00:00',
  lastUpdated: '2026-01-01 00:00:00',
  deletedAt: null,
}
const aCustomer = (more: object) =>
  customerSchema.parse({ ...times, id: 1, orgId: 1, title: 'Nord', ...more })
const noPhone = 'Type a telephone number with its country code, such as +1 207 555 0100.'

describe('the telephone numbers of a customer', () => {
  it('[issue 18] are those of any country, with its code or as they are written where the customer is', () => {
    for (const [typed, country] of [
      ['+33 1 42 68 53 00', 'US'],
      ['+46 8 123 456 78', 'US'],
      ['01 42 68 53 00', 'FR'],
      ['(415) 555-0134', 'US'],
      // As an order has it, whose address may be elsewhere.
      ['(415) 555-0134', 'FR'],
      ['+1 415 555 0134 ext. 12', 'US'],
      ['', 'US'],
    ] as const) {
      expect([typed, customerPhoneProblem(typed, country)]).toEqual([typed, null])
    }
  })

  it('[issue 18] are no other texts', () => {
    for (const typed of ['call me', '12', '+999 12345678', '0142']) {
      expect([typed, customerPhoneProblem(typed, 'US')]).toEqual([typed, noPhone])
    }
  })

  it('[issue 18] are looked at on the record, its contacts and its addresses, and not again where they stood already', () => {
    const wrong = { phone: 'call me' }
    const address = { address: { country: 'FR', city: 'Paris' }, ...wrong }
    for (const [field, more] of [
      ['phone', wrong],
      ['contacts', { contacts: { c1: wrong } }],
      ['addresses', { addresses: { a1: address } }],
    ] as const) {
      expect(customerProblem(aCustomer(more), null)).toEqual({ field, message: noPhone })
      expect(customerProblem(aCustomer({ ...more, note: 'Other' }), aCustomer(more))).toBeNull()
    }
  })
})
