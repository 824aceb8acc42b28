/** Laws of a customer's record, held against slow oracles. */
import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { dueDay } from '../invoices/numbers.ts'
import { aProfile } from '../testing/builders.ts'
import { checkLaw } from '../testing/check-law.ts'
import { type JudgedCustomer, customerDayProblem, customerProblem } from './rules.ts'
import { isTaxExemptOn } from './terms.ts'

const DAY_MS = 86_400_000
const START = Date.UTC(2027, 11, 1)
const dayAfter = (days: number) => new Date(START + days * DAY_MS).toISOString().slice(0, 10)
const someDay = fc.integer({ min: 0, max: 120 })

const anAddress = { streetAddress: '', streetAddress2: '', country: 'US', city: '', state: '', zip: '' }

describe('a customer', () => {
  it('[issue 18] is exempt on exactly the days up to the last one of its certificate', () => {
    const cases = fc.record({
      day: someDay,
      last: fc.option(someDay),
      taxExempt: fc.constantFrom(0 as const, 1 as const),
    })
    checkLaw({ exempt: 15, ended: 10 }, cases, (cover, { day, last, taxExempt }) => {
      const isExempt = taxExempt === 1 && (last === null || day <= last)
      if (isExempt) cover('exempt')
      else if (taxExempt === 1) cover('ended')
      const taxExemptUntil = last === null ? '' : dayAfter(last)
      expect(isTaxExemptOn({ taxExempt, taxExemptUntil }, dayAfter(day))).toBe(isExempt)
    })
  })

  it('[issue 18] pays as many days after an invoice as its terms say, counted one by one; without terms as the organization says', () => {
    const days = fc.integer({ min: 0, max: 365 })
    const cases = fc.record({ day: someDay, terms: fc.option(days, { freq: 2 }), usual: days })
    checkLaw({ terms: 30, usual: 15 }, cases, (cover, { day, terms, usual }) => {
      cover(terms === null ? 'usual' : 'terms')
      const at = new Date(START + day * DAY_MS)
      for (let left = terms ?? usual; left > 0; left -= 1) at.setUTCDate(at.getUTCDate() + 1)
      const profile = aProfile()
      const documents = { ...profile.documents, paymentDueDays: usual }
      expect(dueDay(dayAfter(day), { ...profile, documents }, terms)).toBe(at.toISOString().slice(0, 10))
    })
  })

  it('[issue 18] names first no address but one of its book, and nothing that stood there before is refused', () => {
    // The last one is a name that every object has.
    const key = fc.constantFrom('', 'a1', 'a2', 'a3', 'constructor')
    const cases = fc.record({ held: fc.subarray(['a1', 'a2', 'a3']), deliveryKey: key, billingKey: key })
    checkLaw({ sound: 20, lost: 20 }, cases, (cover, { held, deliveryKey, billingKey }) => {
      const entry = { label: '', contactName: '', phone: '', address: anAddress }
      const customer: JudgedCustomer = {
        email: 'erased',
        phone: 'erased',
        taxExemptUntil: '',
        contacts: { c1: { name: '', role: '', email: '[erased]', phone: '' } },
        addresses: Object.fromEntries(held.map((one) => [one, entry])),
        deliveryKey,
        billingKey,
      }
      const isSound = [deliveryKey, billingKey].every((one) => one === '' || held.includes(one))
      cover(isSound ? 'sound' : 'lost')
      expect(customerProblem(customer, customer) === null).toBe(isSound)
      expect(customerProblem(customer, null)?.field).toBe('email')
    })
  })

  it('[issue 18] has a certificate that ends on a day that there is', () => {
    const said = ['', '2028-02-29', ' 2027-12-31 ', '2027-02-29', '2027-1-1', '31.12.2027', 'soon']
    expect(said.map((day) => customerDayProblem(day) === null)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })
})
