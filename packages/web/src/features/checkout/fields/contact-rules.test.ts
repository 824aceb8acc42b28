/** What the contact fields say while one types. */
import { submissionMessages } from '@orderwright/domain/messages'
import { addressSchema } from '@orderwright/domain/orders'
import { describe, expect, it } from 'vitest'
import {
  emailsProblem,
  formatPhone,
  isEmptyAddress,
  isSameAddress,
  missingAddressParts,
  phoneProblem,
  zipProblem,
} from './contact-rules.ts'
import { countries, stateCode, statesOf } from './regions.ts'

describe('a phone', () => {
  it.each([
    ['4155550134', '(415) 555-0134'],
    ['415-555-0134', '(415) 555-0134'],
    ['415555', '415555'],
    ['+1 415 555 0134', '(415) 555-0134'],
    ['1-415-555-0134', '(415) 555-0134'],
    ['+1 (415) 555.0134', '(415) 555-0134'],
    ['+33 1 84 88 00 00', '+33 1 84 88 00 00'],
    ['4155550134 ext', '4155550134 ext'],
  ])('typed as %s becomes %s when the field is left', (typed, shown) =>
    expect(formatPhone(typed)).toBe(shown),
  )

  it('[1.5.03] without ten digits is named with the exact sentence', () => {
    expect(phoneProblem('415 555 013')).toBe(submissionMessages.phoneRequired)
    expect(phoneProblem('+33 415 555 0134')).toBe(submissionMessages.phoneRequired)
    expect(phoneProblem('(415) 555-0134')).toBeUndefined()
    expect(phoneProblem('+1 415 555 0134')).toBeUndefined()
    expect(phoneProblem('1-415-555-0134')).toBeUndefined()
    expect(phoneProblem('')).toBeUndefined()
  })
})

describe('client e-mails', () => {
  it.each([
    ['', undefined],
    ['ada@studio.example', undefined],
    ['ada@studio.example, grace@studio', '“grace@studio” is not an e-mail address.'],
    ['ada', '“ada” is not an e-mail address.'],
    ['Ada <ada@studio.example>', undefined],
  ])('%j: %s', (text, problem) => expect(emailsProblem(text)).toBe(problem))
})

describe('an address', () => {
  const whole = addressSchema.parse({ streetAddress: '1 Rue', city: 'Marin', state: 'CA', zip: '94901' })
  it.each([
    ['94901', 'US', true],
    ['94901-1234', 'US', true],
    ['9490', 'US', false],
    ['SW1A 1AA', 'US', false],
    ['SW1A 1AA', 'GB', true],
    ['sw1a1aa', 'GB', true],
    ['75001', 'GB', false],
    ['75001', 'FR', true],
    ['K1A 0B1', 'CA', true],
    ['94901', 'CA', false],
    ['1012 JS', 'NL', true],
    ['00-001', 'PL', true],
    ['anything', 'KE', true],
    ['', 'US', true],
  ])('ZIP %j in %s is fine: %s', (zip, country, isFine) => {
    expect(zipProblem(zip, country) === undefined).toBe(isFine)
  })
  it('[1.5.05] says which of street, city, state and ZIP it lacks', () => {
    expect(missingAddressParts(whole)).toEqual([])
    expect(missingAddressParts({ ...whole, city: ' ', zip: '' })).toEqual(['city', 'zip'])
  })
  it('[1.5.05] needs a state or a code only where its country has them', () => {
    expect(missingAddressParts({ ...whole, country: 'FR', state: '' })).toEqual([])
    expect(missingAddressParts({ ...whole, country: 'HK', state: '', zip: '' })).toEqual([])
    expect(missingAddressParts({ ...whole, country: 'CA', state: '' })).toEqual(['state'])
  })
  it('[1.3.10] is empty although its country is set', () => {
    expect(isEmptyAddress(addressSchema.parse({}))).toBe(true)
    expect(isEmptyAddress(whole)).toBe(false)
  })
  it('equals another when every part does', () => {
    expect(isSameAddress(whole, { ...whole })).toBe(true)
    expect(isSameAddress(whole, { ...whole, streetAddress2: 'Flat 2' })).toBe(false)
  })
})

describe('regions', () => {
  it.each([
    ['US', 51],
    ['CA', 13],
    ['AU', 8],
  ])('of %s are listed, each code once', (country, atLeast) => {
    const list = statesOf(country) ?? []
    expect(list.length).toBeGreaterThanOrEqual(atLeast)
    expect(new Set(list.map(({ key }) => key)).size).toBe(list.length)
    for (const { key, label } of list) expect(`${key} ${label}`).toMatch(/^[A-Z]{2,3} [A-Z]/)
  })
  it('read a state by name or code', () => {
    expect(stateCode(' california')).toBe('CA')
    expect(stateCode('ny')).toBe('NY')
    expect(stateCode('Bavaria')).toBeNull()
    expect(stateCode('ontario', 'CA')).toBe('ON')
    expect(stateCode('VIC', 'AU')).toBe('VIC')
  })
  it('start with the United States and go on by name', () => {
    const [first, ...rest] = countries().map(({ label }) => label)
    expect(first).toBe('United States')
    expect(rest).toEqual([...rest].sort((a, b) => a.localeCompare(b, 'en')))
  })
})
