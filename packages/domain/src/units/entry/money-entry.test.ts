/** Amounts and rates as people write them. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { checkLaw } from '../../testing/check-law.ts'
import { formatEntry, readEntry } from './money-entry.ts'
import { cents, formatCents } from '../money.ts'

const amount = (text: string) => {
  const entry = readEntry(text)
  return entry.kind === 'amount' ? entry.cents : entry.kind === 'problem' ? entry.problem : entry
}

/** What people type into a field for money: figures with signs and separators, now and then with a slip somewhere. */
const typed = fc
  .record({
    before: fc.constantFrom('', '', '', '$', '$ ', 'USD '),
    figure: fc.oneof(
      fc.nat({ max: 99_999 }).map(String),
      fc.stringMatching(/^[1-9]\d{0,2}(,\d{3}){1,2}(\.\d{1,3})?$/),
      fc.stringMatching(/^\d{0,3}[.,]\d{1,4}$/),
    ),
    after: fc.constantFrom('', '', '%', '%', ' %', ' USD'),
    slip: fc.option(fc.constantFrom('-', '−', '(', ',', '.', 'e', 'x', '٣', '１', '€'), { freq: 2 }),
    place: fc.nat({ max: 8 }),
  })
  .map(({ before, figure, after, slip, place }) => {
    const text = before + figure + after
    return text.slice(0, place) + (slip ?? '') + text.slice(place)
  })

describe('an amount', () => {
  it.each([
    ['1250', 125_000],
    ['1,250.5', 125_050],
    ['$1250', 125_000],
    ['$ 1 250.50', 125_050],
    ['1.250,50', 125_050],
    ['1.250,50', 125_050],
    ['USD 1,250', 125_000],
    ['1,250,000', 125_000_000],
    ['1.250.000', 125_000_000],
    ['12,5', 1250],
    ['12,50', 1250],
    ['.5', 50],
    ['5.', 500],
    ['1.005', 101],
    ['0.004', 0],
    ["1'250.00", 125_000],
    ['0', 0],
  ])('written %j is %i cents', (text, expected) => expect(amount(text)).toBe(expected))

  it.each([
    ['abc', 'unreadable'],
    ['1,25,0.5', 'unreadable'],
    ['12.5.5', 'unreadable'],
    ['$', 'unreadable'],
    ['1e5', 'unreadable'],
    ['-5', 'negative'],
    ['(5)', 'negative'],
    ['100000000000', 'tooMuch'],
    ['101%', 'rateAbove100'],
    ['12%%', 'unreadable'],
    ['1.250,50 €', 'otherCurrency'],
    ['EUR 5', 'otherCurrency'],
    ['£5', 'otherCurrency'],
  ])('written %j is refused: %s', (text, problem) => expect(amount(text)).toBe(problem))

  it('of euros is read where euros are asked for, and dollars are not', () => {
    expect(readEntry('1.250,50 €', '€')).toEqual({ kind: 'amount', cents: 125_050 })
    expect(readEntry('$5', '€')).toEqual({ kind: 'problem', problem: 'otherCurrency' })
  })

  it('that is empty is neither 0 nor wrong', () => expect(readEntry('  ')).toEqual({ kind: 'empty' }))

  test.prop([fc.nat({ max: 999_999_999 })])('is read back however it is set', (value) => {
    const whole = cents(value)
    const american = formatCents(whole)
    const european = american.replace('$', '').replaceAll(',', ' ').replace('.', ',').replaceAll(' ', '.')
    expect(readEntry(`${european} €`, '€')).toEqual({ kind: 'amount', cents: whole })
    for (const text of [american, american.replaceAll(',', ''), european, ` ${american} `]) {
      expect(readEntry(text)).toEqual({ kind: 'amount', cents: whole })
    }
  })

  it('[1.9.09] is never below 0, and made of the digits that were typed and no others', () => {
    checkLaw(
      { amount: 20, rate: 4, refused: 20 },
      typed,
      (cover, text) => {
        const entry = readEntry(text)
        if (entry.kind === 'problem') return cover('refused')
        if (entry.kind === 'empty') return
        cover(entry.kind)
        const figure = entry.kind === 'amount' ? entry.cents : entry.percent
        expect(figure).toBeGreaterThanOrEqual(0)
        expect(text).toMatch(/\d/)
        expect(text).not.toMatch(/[-−–(]/)
        // A third decimal rounds, and only that; whatever separates thousands, no digit before it is lost.
        const digits = text.replaceAll(/\D/g, '')
        if (entry.kind === 'amount') expect(entry.cents).toBeLessThanOrEqual(Number(digits) * 100)
      },
      { numRuns: 400 },
    )
  })

  it('[1.9.09] of a single point reads as the number that stands there, to the cent', () => {
    const plain = fc.stringMatching(/^(0|[1-9]\d{0,6})\.\d{0,5}$/)
    const around = fc.constantFrom('', ' ', '$', '$ ', 'USD ', 'US$')
    checkLaw({ read: 95, rounded: 15 }, fc.tuple(plain, around), (cover, [figure, before]) => {
      const [whole = '', fraction = ''] = figure.split('.')
      const thousandths = BigInt(`${whole}${`${fraction}000`.slice(0, 3)}`)
      const expected = Number((thousandths + 5n) / 10n)
      if (fraction.length > 2) cover('rounded')
      if (readEntry(before + figure).kind === 'amount') cover('read')
      expect(amount(before + figure)).toBe(expected)
    })
  })
})

describe('a rate', () => {
  it.each([
    ['12%', 12],
    ['12.5 %', 12.5],
    ['8,875%', 8.875],
    ['825%', 825],
    ['8,25%', 8.25],
    ['0%', 0],
    ['100%', 100],
  ])('written %j', (text, percent) => {
    const entry = readEntry(text)
    expect(entry).toEqual(
      percent > 100 ? { kind: 'problem', problem: 'rateAbove100' } : { kind: 'rate', percent },
    )
  })

  it('is shown without dust', () => {
    expect(formatEntry({ kind: 'rate', percent: 8.875 })).toBe('8.875%')
    expect(formatEntry({ kind: 'rate', percent: 0.1 + 0.2 })).toBe('0.3%')
  })
})
