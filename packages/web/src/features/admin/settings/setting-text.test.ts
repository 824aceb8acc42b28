/** Settings in words, and what two values of one differ in. */
import { settingFieldOf } from '@orderwright/domain/settings'
import { expect, test } from 'vitest'
import { numberProblems } from './number-problems.ts'
import { differencesOf, settingLabel, valueText } from './setting-text.ts'

test('[issue 14] a change of a list is told by the values that differ, not by its length', () => {
  const before = [{ key: 'new', title: 'New', isMilestone: false }]
  const after = [{ key: 'new', title: 'Started', isMilestone: true }]
  expect(differencesOf('productOrderStatuses', before, after)).toEqual([
    { label: 'Statuses · 1 · Title', before: 'New', after: 'Started' },
    { label: 'Statuses · 1 · Milestone', before: 'off', after: 'on' },
  ])
  expect(differencesOf('productOrderStatuses', before, before)).toEqual([])
})

test('[issue 14] money, percentages and entries of maps are said in words', () => {
  expect(valueText('payment.upchargeAboveInCents', 300_000)).toBe('$3,000.00')
  expect(valueText('costs.taxRates.TX', 8.25)).toBe('8.25 %')
  expect(valueText('brand.logoUrl', 'data:image/png;base64,AA==')).toBe('a picture')
  expect(valueText('documents.quoteValidDays', null)).toBe('none')
  expect(settingLabel('costs.taxRates.TX')).toBe('Tax rates by state: TX')
  expect(settingLabel('letters.templates.paymentDue')).toBe('Texts by occasion: Payment due')
})

test('[issue 14] a figure that is none is found wherever it stands', () => {
  const methods = settingFieldOf('payment.methods')
  const rows = [
    { key: 'card', title: 'Card', rank: 1 },
    { key: 'wire', title: 'Wire', rank: 'two' },
  ]
  expect(numberProblems(methods, rows, 'payment.methods')).toEqual([
    { path: 'payment.methods.1.rank', message: 'Type a number.' },
  ])
  expect(numberProblems(settingFieldOf('documents.quoteValidDays'), null, 'x')).toEqual([])
})
