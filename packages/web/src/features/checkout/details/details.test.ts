/** What a failed check opens, and the dates of the order details. */
import { addressSchema } from '@orderwright/domain/orders'
import { timestamp } from '@orderwright/domain/units'
import { describe, expect, it } from 'vitest'
import { dayOf, startOfDay } from '../../../lib/format/days.ts'
import { pricingDate } from './choose-pricing-date.ts'
import { detailsRequestFor } from '../fields/details-request.ts'

const order = { deliveryAddress: addressSchema.parse({ streetAddress: '1 Rue', state: 'CA' }) }
const refusal = (code: string) => ({ code, message: 'Why not.' })

describe('a failed check', () => {
  it.each([
    ['phoneRequired', 'phone'],
    ['deliveryAddressRequired', 'city'],
    ['companyRequired', 'firmName'],
    ['clientEmailRequired', 'clientEmails'],
    ['paymentClientEmailRequired', 'clientEmails'],
  ])('[1.5.04] %s opens the details at %s, with its sentence', (code, field) => {
    expect(detailsRequestFor(refusal(code), order)).toEqual({ message: 'Why not.', field })
  })

  it('that the details can not mend opens nothing', () => {
    expect(detailsRequestFor(refusal('itemInvalid'), order)).toBeNull()
    expect(detailsRequestFor(refusal('orderIsEmpty'), order)).toBeNull()
  })
})

describe('a date', () => {
  const now = timestamp('2026-11-21 10:00:00')
  it.each([
    ['2026-11-20', '2026-11-20 23:59:59'],
    ['2026-11-21', now],
    ['2027-01-01', now],
    ['2026', null],
    ['', null],
  ])('for pricing chosen as %j is %s: a day with all its prices, but never the future', (day, time) => {
    expect(pricingDate(day, now)).toBe(time)
  })
  it('goes to an input and back', () => {
    expect(dayOf(now)).toBe('2026-11-21')
    expect(dayOf(null)).toBe('')
    expect(startOfDay('2026-11-21')).toBe('2026-11-21 00:00:00')
    expect(startOfDay('2026-11')).toBeNull()
  })
})
