import { describe, expect, it } from 'vitest'
import type { ProductOrder } from './schema.ts'
import { anOrder, testNow } from '../testing/builders.ts'
import { shopProfile } from '../testing/lifecycle-fixtures.ts'
import { cents } from '../units/money.ts'
import { timestamp } from '../units/timestamp.ts'
import { isQuoteExpired, quoteValidUntil } from './quote-validity.ts'

const thirtyDays = {
  ...shopProfile,
  documents: { ...shopProfile.documents, quoteValidDays: 30 },
  region: { ...shopProfile.region, timeZone: 'America/New_York' },
}
// In the evening of October 1 in New York.
const pricedAt = timestamp('2026-10-02 03:30:00')

function quoted(more: Partial<ProductOrder> = {}): ProductOrder {
  const statusData = { started: { date: testNow }, submittedForApproval: { date: testNow } }
  return { ...anOrder(), statusData, effectivePricingDate: pricedAt, ...more }
}

describe('how long a quote holds', () => {
  it('[issue 18] is counted in days of the organization, from the day of its prices', () => {
    expect(quoteValidUntil(quoted(), thirtyDays)).toBe('2026-10-31')
    expect(isQuoteExpired(quoted(), thirtyDays, timestamp('2026-11-01 03:59:59'))).toBe(false)
    expect(isQuoteExpired(quoted(), thirtyDays, timestamp('2026-11-01 04:00:00'))).toBe(true)
  })

  it('[issue 18] begins anew when it is renewed, and when it is priced anew after that', () => {
    const renewed = quoted({ quoteRenewedAt: timestamp('2026-11-20 15:00:00') })
    expect(quoteValidUntil(renewed, thirtyDays)).toBe('2026-12-20')
    const later = { ...renewed, effectivePricingDate: timestamp('2026-12-01 15:00:00') }
    expect(quoteValidUntil(later, thirtyDays)).toBe('2026-12-31')
  })

  it('[issue 18] has no end where the settings name none, before it is submitted, and once both sides are bound', () => {
    const late = timestamp('2027-11-01 00:00:00')
    expect(quoteValidUntil(quoted(), shopProfile)).toBeNull()
    expect(isQuoteExpired(quoted(), shopProfile, late)).toBe(false)
    expect(quoteValidUntil(quoted({ statusData: { started: { date: testNow } } }), thirtyDays)).toBeNull()
    expect(isQuoteExpired(quoted({ acceptedRevision: 1 }), thirtyDays, late)).toBe(false)
    expect(isQuoteExpired(quoted({ amountPaidInCents: cents(1) }), thirtyDays, late)).toBe(false)
  })
})
