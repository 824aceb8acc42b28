/** What stands beside each step of a price. */
import { afterEach, expect, it } from 'vitest'
import { setLanguageSource } from '../localization/language-source.ts'
import { fixed } from '../testing/builders.ts'
import { price, valueOf, world } from '../testing/worlds/pricing-world.ts'
import type { PricingExpression } from '../catalog/pricing-rules.ts'
import { traceFigure } from './trace-figure.ts'

afterEach(() => setLanguageSource(undefined))

/** Each step's name and figure. The typed length is 250. */
function read(...expressions: PricingExpression[]): string[] {
  const result = price(
    world([
      { ...fixed(1000), description: 'Base' },
      { type: 'group', props: { expressions }, operator: '+' },
    ]),
  )
  return result.ok ? result.trace.map((step) => `${step.label} ${traceFigure(step)}`) : [result.error.message]
}

it('[2.3.13] a typed length is no money, and a small factor is not 0: 250 × 0.001 × 21,000 is $52.50', () => {
  const byLength = [
    valueOf(2),
    { ...fixed(0.001, '*'), description: 'To meters' },
    { ...fixed(21_000, '*'), description: 'Per meter' },
  ]
  expect(read(...byLength)).toEqual([
    'Base +$10.00',
    'Group +$52.50',
    'Length 250',
    'To meters × 0.001',
    'Per meter × 21,000',
  ])
  expect(read(valueOf(2), fixed(0.000001, '*'), fixed(1_000_000, '*'))).toContain('Fixed amount × 0.000001')
})

it('[2.3.13] what is added to a length is a length, and after a multiplication it is money', () => {
  expect(read(valueOf(2), fixed(20, '+'), fixed(30, '-'), fixed(2.5, '*'), fixed(400, '-'))).toEqual([
    'Base +$10.00',
    'Group +$2.00',
    'Length 250',
    'Fixed amount 20',
    'Fixed amount −30',
    'Fixed amount × 2.5',
    'Fixed amount −$4.00',
  ])
})

it('[2.3.13] an amount that is multiplied is money', () => {
  expect(read(fixed(1500), fixed(2, '*'))).toEqual([
    'Base +$10.00',
    'Group +$30.00',
    'Fixed amount $15.00',
    'Fixed amount × 2',
  ])
})

it('[issue 18] factors are written in the language of the page', () => {
  setLanguageSource(() => 'fr-FR')
  expect(traceFigure({ operator: '*', value: 21_000.5 })).toBe('× 21\u202f000,5')
})
