import { describe, expect, it } from 'vitest'
import { orgProfileSchema } from '../tenancy/profile.ts'
import { cents } from '../units/money.ts'
import { mustUpdateIntent, type OpenCharge } from './update-intent.ts'

const charge = (amount: number, upcharge = 0, payInFull = false): OpenCharge => ({
  amount: cents(amount),
  upcharge: cents(upcharge),
  payInFull,
})
const nothing = { isMethodChange: false, isPayInFullChange: false }
const method = { ...nothing, isMethodChange: true }
const full = { ...nothing, isPayInFullChange: true }
const usual = orgProfileSchema.parse({})
const limited = orgProfileSchema.parse({ payment: { updateIntentOnMethodChangeAboveInCents: 300_000 } })

describe('an open card payment is told again what it comes to', () => {
  it.each([
    ['the amount', charge(1_000), charge(1_001)],
    ['the upcharge', charge(1_000), charge(1_000, 29)],
    ['paying in full', charge(1_000), charge(1_000, 0, true)],
  ])('[1.7.21] when %s differs', (_, open, wanted) => {
    expect(mustUpdateIntent(open, wanted, nothing, usual)).toBe(true)
    expect(mustUpdateIntent(open, open, nothing, usual)).toBe(false)
  })

  it.each([
    [300_000, method, false],
    [300_001, method, true],
    [300_001, nothing, false],
    [100, full, true],
  ])('[1.7.22] of %i cents after %o where the organisation has the limit: %s', (amount, change, expected) => {
    expect(mustUpdateIntent(charge(amount), charge(amount), change, limited)).toBe(expected)
    expect(mustUpdateIntent(charge(amount), charge(amount), change, usual)).toBe(false)
  })
})
