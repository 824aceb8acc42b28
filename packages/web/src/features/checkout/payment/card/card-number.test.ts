/** The card form's rules, against a slow and obvious reading of the numbers. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import {
  brandOf,
  cardProblems,
  digitsOf,
  emptyCard,
  formatCardNumber,
  formatExpiry,
  passesLuhn,
} from './card-number.ts'

const today = '2026-11-21 10:00:00'
const good = { number: '4242 4242 4242 4242', expiry: '12 / 30', cvc: '123', name: 'Ada Guest' }

describe('a card number', () => {
  it.each([
    ['4242424242424242', 'visa', '4242 4242 4242 4242'],
    ['5555555555554444', 'mastercard', '5555 5555 5555 4444'],
    ['2223003122003222', 'mastercard', '2223 0031 2200 3222'],
    ['378282246310005', 'amex', '3782 822463 10005'],
    ['6011111111111117', 'discover', '6011 1111 1111 1117'],
    ['42424', 'visa', '4242 4'],
  ])('%s is of %s and is written %s', (typed, brand, written) => {
    expect(brandOf(typed).brand).toBe(brand)
    expect(formatCardNumber(typed)).toBe(written)
  })

  test.prop([fc.stringMatching(/^[0-9 ]{0,30}$/)])(
    'keeps its digits and their order when spaced',
    (typed) => {
      const written = formatCardNumber(typed)
      expect(digitsOf(typed).startsWith(digitsOf(written))).toBe(true)
      expect(formatCardNumber(written)).toBe(written)
    },
  )

  test.prop([fc.stringMatching(/^[0-9]{15}$/)])('has exactly one right check digit', (start) => {
    const right = [...'0123456789'].filter((digit) => passesLuhn(start + digit))
    expect(right).toHaveLength(1)
  })

  test.prop([fc.stringMatching(/^[0-9]{15}$/), fc.nat(15), fc.integer({ min: 1, max: 9 })])(
    'with one digit mistyped is noticed',
    (start, place, shift) => {
      const number = start + ([...'0123456789'].find((digit) => passesLuhn(start + digit)) ?? '')
      const wrong = [...number].map((digit, index) =>
        index === place ? (Number(digit) + shift) % 10 : digit,
      )
      expect(passesLuhn(wrong.join(''))).toBe(false)
    },
  )
})

describe('an expiry date', () => {
  it.each([
    ['1', '1'],
    ['4', '04'],
    ['12', '12'],
    ['13', '01 / 3'],
    ['1230', '12 / 30'],
    ['12 / 3', '12 / 3'],
    ['12 / ', '12'],
  ])('typed as %j shows as %j', (typed, shown) => expect(formatExpiry(typed)).toBe(shown))
})

describe('a card', () => {
  it('that is whole can be sent', () => expect(cardProblems(good, today)).toEqual({}))

  it('that is empty has a sentence at every field', () => {
    expect(Object.keys(cardProblems(emptyCard, today)).sort()).toEqual(['cvc', 'expiry', 'name', 'number'])
  })

  it.each([
    [{ number: '4242 4242 4242 424' }, { number: 'The card number is incomplete.' }],
    [{ number: '4242 4242 4242 4241' }, { number: 'The card number is not valid. Please check it.' }],
    [{ expiry: '10 / 26' }, { expiry: 'The card has expired.' }],
    [{ expiry: '00 / 30' }, { expiry: 'The month is 01 to 12.' }],
    [{ cvc: '12' }, { cvc: 'The security code is incomplete.' }],
    [{ name: '  ' }, { name: 'Enter the name on the card.' }],
  ])('with %j says %j', (change, problems) => {
    expect(cardProblems({ ...good, ...change }, today)).toEqual(problems)
  })

  it('is good through the last day of its month', () => {
    expect(cardProblems({ ...good, expiry: '11 / 26' }, '2026-11-30 23:59:59')).toEqual({})
  })
})
