/** When a tax rate is looked up, and what an answer does to an order. */
import { describe, expect, it } from 'vitest'
import { anOrder, aProfile, at } from '../../testing/builders.ts'
import {
  afterTaxAnswer,
  lookupBehindRate,
  needsTaxLookup,
  ownTaxRate,
  taxAtNewAddress,
  taxLookupFor,
  taxPercentageFromLookup,
} from './tax-lookup.ts'

const now = at('2026-11-21')
const profile = aProfile({ costs: { taxLookup: { exceptStates: ['CA', 'NY'] } } })
const inState = (state: string, more: object = {}) =>
  anOrder({ deliveryAddress: { ...anOrder().deliveryAddress, state, ...more } })
const found = { ok: true, rate: 8.25, source: 'table' } as const

describe('the tax lookup', () => {
  it('[1.7.24] happens where the profile wants it and the state is none of its exceptions', () => {
    expect(needsTaxLookup(inState('TX'), profile)).toBe(true)
    expect(needsTaxLookup(inState(' tx '), profile)).toBe(true)
    expect(needsTaxLookup(inState('ny'), profile)).toBe(false)
    expect(needsTaxLookup(inState('CA'), profile)).toBe(false)
    expect(needsTaxLookup(inState(''), profile)).toBe(false)
    expect(needsTaxLookup(inState('Bavaria', { country: 'DE' }), profile)).toBe(false)
    expect(needsTaxLookup(inState('TX'), aProfile())).toBe(false)
  })

  it('[issue 14] the organization’s own rate of a state comes before anybody is asked; 0 is no tax', () => {
    const own = aProfile({ costs: { taxRates: { TX: 8.25, OR: 0 } } })
    const rateIn = (state: string, more: object = {}) => ownTaxRate(inState(state, more).deliveryAddress, own)
    expect(rateIn(' tx ')).toEqual({ ok: true, rate: 8.25, source: 'rates of our own' })
    expect(rateIn('OR')).toMatchObject({ ok: true, rate: null })
    expect(rateIn('WA')).toBeNull()
    expect(rateIn('TX', { country: 'DE' })).toBeNull()
  })

  it('[1.7.25] changes the rate if it is non-zero and different', () => {
    expect(taxPercentageFromLookup({ taxPercentage: 5 }, 8.25)).toBe(8.25)
    expect(taxPercentageFromLookup({ taxPercentage: 5 }, 5)).toBeNull()
    expect(taxPercentageFromLookup({ taxPercentage: 5 }, 0)).toBeNull()
  })

  it('is wanted once for an address and forgotten with it', () => {
    const texas = inState('TX')
    const wanted = taxLookupFor(texas, profile, now)
    expect(wanted).toMatchObject({ outcome: 'wanted', state: 'TX', date: now })
    const asked = { ...texas, taxLookup: wanted ?? null }
    expect(taxLookupFor(asked, profile, now)).toBeUndefined()
    const street = { ...asked.deliveryAddress, streetAddress: '2 Other Lane' }
    expect(taxLookupFor({ ...asked, deliveryAddress: street }, profile, now)).toBeUndefined()
    const zip = { ...asked.deliveryAddress, zip: '75001' }
    expect(taxLookupFor({ ...asked, deliveryAddress: zip }, profile, now)?.outcome).toBe('wanted')
    expect(taxLookupFor({ ...inState('CA'), taxLookup: asked.taxLookup }, profile, now)).toBeNull()
    expect(taxLookupFor(inState('CA'), profile, now)).toBeUndefined()
  })

  it('a failure leaves the rate and says so; no tax leaves it too', () => {
    const order = { ...inState('TX'), taxPercentage: 4 }
    const failed = afterTaxAnswer(order, { ok: false }, now)
    expect(failed).not.toHaveProperty('taxPercentage')
    expect(failed.taxLookup).toMatchObject({ outcome: 'failed', rate: null })
    const none = afterTaxAnswer(order, { ok: true, rate: null, source: 'table' }, now)
    expect(none).not.toHaveProperty('taxPercentage')
    expect(none.taxLookup).toMatchObject({ outcome: 'none' })
  })

  it('[1.7.25] a rate that was looked up goes with its address, whatever comes between', () => {
    const order = { ...inState('TX'), ...afterTaxAnswer(inState('TX'), found, now) }
    const to = (state: string) => ({ deliveryAddress: inState(state).deliveryAddress })
    const moved = (from: typeof order, state: string) => ({
      ...from,
      ...to(state),
      ...taxAtNewAddress(from, to(state), profile, now),
    })
    expect(moved(order, 'CA')).toMatchObject({ taxPercentage: 0, taxLookup: null })
    const oregon = moved(moved(order, 'UT'), 'OR')
    expect(oregon).toMatchObject({ taxPercentage: 8.25, taxLookup: { outcome: 'wanted', rate: 8.25 } })
    const failed = { ...oregon, ...afterTaxAnswer(oregon, { ok: false }, now) }
    expect(failed).toMatchObject({ taxPercentage: 8.25, taxLookup: { outcome: 'failed', rate: 8.25 } })
    expect(moved(failed, 'NY')).toMatchObject({ taxPercentage: 0, taxLookup: null })
    const none = { ok: true, rate: null, source: 'table' } as const
    expect(afterTaxAnswer(failed, none, now)).toMatchObject({ taxPercentage: 0 })
    const typed = { ...order, taxPercentage: 9 }
    expect(moved(typed, 'CA')).toMatchObject({ taxPercentage: 9, taxLookup: null })
    expect(afterTaxAnswer(moved(typed, 'OR'), none, now)).not.toHaveProperty('taxPercentage')
  })

  it('stands behind a rate as long as rate and address are its own', () => {
    const order = inState('TX')
    const after = { ...order, ...afterTaxAnswer(order, found, now) }
    expect(after.taxPercentage).toBe(8.25)
    expect(lookupBehindRate(after)?.source).toBe('table')
    expect(lookupBehindRate({ ...after, taxPercentage: 8 })).toBeNull()
    expect(lookupBehindRate({ ...after, deliveryAddress: inState('UT').deliveryAddress })).toBeNull()
    expect(lookupBehindRate(order)).toBeNull()
  })
})
