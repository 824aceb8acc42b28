import { adminPricingMessages, pricingHelpMessages } from '@orderwright/domain/messages'
import { readVersionText } from '@orderwright/domain/pricing'
import { expect, test } from 'vitest'
import { helpExamples } from './help-examples.ts'

const catalog = {
  properties: new Map(),
  options: new Map(),
  classifierGroups: new Map(),
  classifiers: new Map(),
}

test('[2.2.95] every example of the explanation can be pasted into the editor: only its ids are not known', () => {
  for (const { text } of helpExamples) {
    const { kind, faults } = readVersionText(text, catalog)
    expect([kind, faults.filter(({ severity }) => severity === 'error')]).toEqual(['read', []])
  }
  expect(helpExamples).toHaveLength(4)
})

test('[2.5.15] the explanation says how money, nesting and dates are written', () => {
  const { money, nested, future } = pricingHelpMessages
  expect(money).toBe('Money is whole numbers without decimals: 43.70 is 4370.')
  expect(nested).toMatch(/^Expressions are nested/)
  expect(future).toMatch(/^New versions should have a future date/)
  expect(adminPricingMessages.effectiveDateHint).toBe('YYYY-MM-DD HH:MM:SS, UTC')
})
