/**
 * What a card form knows of cards: brand by first digits, grouping, length and check digit, expiry and security
 * code. The number lives in the form alone: it is never stored, logged or put into an address.
 */

import { cardPaymentMessages as words } from '@orderwright/domain/messages'
export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'unknown'

interface BrandRule {
  readonly brand: CardBrand
  readonly title: string
  readonly starts: RegExp
  /** digits of a whole number */
  readonly lengths: readonly number[]
  /** digits of each group, as printed on the card */
  readonly groups: readonly number[]
  readonly cvcLength: number
}

const brands: readonly BrandRule[] = [
  {
    brand: 'amex',
    title: words.americanExpress,
    starts: /^3[47]/,
    lengths: [15],
    groups: [4, 6, 5],
    cvcLength: 4,
  },
  {
    brand: 'mastercard',
    title: words.mastercard,
    starts: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    groups: [4, 4, 4, 4],
    cvcLength: 3,
  },
  {
    brand: 'discover',
    title: words.discover,
    starts: /^(6011|64[4-9]|65)/,
    lengths: [16],
    groups: [4, 4, 4, 4],
    cvcLength: 3,
  },
  { brand: 'visa', title: words.visa, starts: /^4/, lengths: [16], groups: [4, 4, 4, 4], cvcLength: 3 },
]

const unknownBrand: BrandRule = {
  brand: 'unknown',
  title: words.card,
  starts: /^/,
  lengths: [14, 15, 16, 17, 18, 19],
  groups: [4, 4, 4, 4, 3],
  cvcLength: 3,
}

export function brandOf(number: string): BrandRule {
  const digits = digitsOf(number)
  return brands.find((rule) => rule.starts.test(digits)) ?? unknownBrand
}

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

/** '4242424242424242' → '4242 4242 4242 4242'; never longer than the brand's number. */
export function formatCardNumber(text: string): string {
  const rule = brandOf(text)
  const digits = digitsOf(text).slice(0, Math.max(...rule.lengths))
  const groups: string[] = []
  let at = 0
  for (const size of rule.groups) {
    if (at >= digits.length) break
    groups.push(digits.slice(at, at + size))
    at += size
  }
  return groups.join(' ')
}

/** '1' → '1', '13' → '01 / 3', '1230' → '12 / 30'. Deleting over the slash works, because it is only shown. */
export function formatExpiry(text: string): string {
  let digits = digitsOf(text)
  if (/^[2-9]/.test(digits) || (digits.length === 2 && Number(digits) > 12)) digits = `0${digits}`
  digits = digits.slice(0, 4)
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits
}

/** The check digit of card numbers. */
export function passesLuhn(number: string): boolean {
  let sum = 0
  const digits = [...digitsOf(number)].reverse()
  for (const [index, digit] of digits.entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    sum += value > 9 ? value - 9 : value
  }
  return digits.length > 0 && sum % 10 === 0
}

export interface CardFields {
  readonly number: string
  /** 'MM / YY' */
  readonly expiry: string
  readonly cvc: string
  readonly name: string
}
export type CardField = keyof CardFields
export type CardProblems = Partial<Record<CardField, string>>

export const emptyCard: CardFields = { number: '', expiry: '', cvc: '', name: '' }

function numberProblem(number: string): string | null {
  const digits = digitsOf(number)
  if (digits === '') return words.enterTheCardNumber
  if (!brandOf(number).lengths.includes(digits.length)) return words.numberIncomplete
  return passesLuhn(number) ? null : words.numberNotValid
}

/** A card is good through the last day of its month. `today` is 'YYYY-MM…'. */
function expiryProblem(expiry: string, today: string): string | null {
  const digits = digitsOf(expiry)
  if (digits === '') return words.enterTheExpiryDate
  if (digits.length < 4) return words.expiryDateIncomplete
  const month = Number(digits.slice(0, 2))
  if (month < 1 || month > 12) return words.monthNotValid
  return `20${digits.slice(2)}-${digits.slice(0, 2)}` < today.slice(0, 7) ? words.theCardHasExpired : null
}

function cvcProblem(cvc: string, number: string): string | null {
  const digits = digitsOf(cvc)
  if (digits === '') return words.enterTheSecurityCode
  return digits.length === brandOf(number).cvcLength ? null : words.securityCodeIncomplete
}

/** What is wrong with the card, by field, in sentences; empty when it can be sent. `today` as 'YYYY-MM-DD …'. */
export function cardProblems(card: CardFields, today: string): CardProblems {
  const problems: CardProblems = {}
  const number = numberProblem(card.number)
  const expiry = expiryProblem(card.expiry, today)
  const cvc = cvcProblem(card.cvc, card.number)
  if (number) problems.number = number
  if (expiry) problems.expiry = expiry
  if (cvc) problems.cvc = cvc
  if (card.name.trim() === '') problems.name = words.enterName
  return problems
}
