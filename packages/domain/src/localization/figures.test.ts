/** Money, days and lengths as they are written in each language. */
import { afterEach, expect, it } from 'vitest'
import { formatCents, cents } from '../units/money.ts'
import { readEntry } from '../units/entry/money-entry.ts'
import { formatDate } from '../units/timestamp.ts'
import { formatDimensionFigure, formatLength } from '../units/lengths.ts'
import { setLanguageSource } from './language-source.ts'
import { type Language, languages } from './languages.ts'

afterEach(() => setLanguageSource(undefined))

it.each<[Language, string, string, string, string]>([
  ['en-US', '$1,234,567.89', '−$0.05', '3/4/2026', '92.1 mm'],
  ['fr-FR', '1\u00a0234\u00a0567,89\u00a0$', '−0,05\u00a0$', '04/03/2026', '92,1 mm'],
  ['sv-SE', '1\u00a0234\u00a0567,89\u00a0$', '−0,05\u00a0$', '2026-03-04', '92,1 mm'],
])('[issue 18] %s writes %s, %s, %s and %s', (language, money, negative, day, length) => {
  setLanguageSource(() => language)
  expect(formatCents(cents(123_456_789))).toBe(money)
  expect(formatCents(cents(-5))).toBe(negative)
  expect(formatDate('2026-03-04 10:00:00')).toBe(day)
  expect(formatLength(92.1, 'mm')).toBe(length)
  expect(formatDimensionFigure(117, 'mm')).toBe('117')
  expect(formatLength(92.1, 'in')).toBe('3 5/8"')
})

it('[issue 18] money that was written in any language is read as what it was', () => {
  for (const language of languages) {
    setLanguageSource(() => language)
    for (const amount of [0, 5, 100, 99_999, 100_000, 123_456, 99_999_999])
      expect(readEntry(formatCents(cents(amount)))).toEqual({ kind: 'amount', cents: amount })
  }
})
