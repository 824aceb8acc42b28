/** Short words for pricing rules: expressions, and rules in an old, a current and an announced version. */
import type {
  PricingExpression,
  pricingExpressionSchema,
  productPricingRuleSchema,
} from '@orderwright/domain/catalog'
import type { Timestamp } from '@orderwright/domain/units'
import type { z } from 'zod'
import type { Draft, Records } from '../records.ts'

/** When the versions begin: prices of long ago, those of today, and those announced. */
export type PriceDates = {
  readonly old: Timestamp
  readonly current: Timestamp
  readonly announced: Timestamp
}

export type Expression = z.input<typeof pricingExpressionSchema>
type Operator = PricingExpression['operator']

/** What a price is in the three versions. */
export type Versions = readonly [old: number, current: number, announced: number]

/** 8 percent less in the past, 5 percent more from the announced date. */
export const PRICE_FACTORS = [0.92, 1, 1.05] as const

/** The three versions of a price of today, to whole half units of the currency. */
export function versionsOf(today: number): Versions {
  const [old, current, announced] = PRICE_FACTORS.map((factor) => Math.round((today * factor) / 50) * 50)
  return [old ?? today, current ?? today, announced ?? today]
}

export function fixed(value: number, description: string, operator: Operator = '+'): Expression {
  return { type: 'fixed', props: { value }, operator, description }
}

export function priceOf(productPropertyId: number, description: string): Expression {
  return { type: 'productPropertyPrice', props: { productPropertyId }, operator: '+', description }
}

export function numberOf(
  productPropertyId: number,
  productOptionClassifierGroupId: number,
  index = 0,
  operator: Operator = '+',
): Expression {
  return {
    type: 'productPropertyClassifierNumber',
    props: { productPropertyId, productOptionClassifierGroupId, productOptionClassifierNumberIndex: index },
    operator,
  }
}

export function valueOf(productPropertyId: number, operator: Operator = '+'): Expression {
  return { type: 'propertyValue', props: { productPropertyId }, operator }
}

export function group(expressions: Expression[], description: string): Expression {
  return { type: 'group', props: { expressions }, operator: '+', description }
}

/** So many cents for each unit of a typed value. */
export function perUnit(productPropertyId: number, centsPerUnit: number, description: string): Expression {
  return group([valueOf(productPropertyId), fixed(centsPerUnit, 'Per millimeter', '*')], description)
}

/** Width × height in square metres, times the rate per square metre of the chosen surface's classifier. */
export function byArea(
  size: { readonly widthId: number; readonly heightId: number },
  rate: Expression,
  description: string,
): Expression {
  return group(
    [
      valueOf(size.widthId),
      valueOf(size.heightId, '*'),
      fixed(0.000001, 'Square millimeters to square meters', '*'),
      { ...rate, operator: '*' },
    ],
    description,
  )
}

/** Makes rules whose versions begin at `dates`. */
export function pricingOf({ pricingRule, classifier }: Records, dates: PriceDates) {
  const starts = [dates.old, dates.current, dates.announced] as const
  function rule(id: number, title: string, bases: Versions, expressions: (base: number) => Expression[]) {
    const versions: Draft<typeof productPricingRuleSchema>['versions'] = {}
    for (const [index, created] of starts.entries()) {
      versions[String(index + 1)] = { created, expressions: expressions(bases[index] ?? bases[1]) }
    }
    return pricingRule({ id, title, versions })
  }
  return {
    rule,
    /** what an option costs */
    optionRule: (id: number, title: string, bases: Versions) =>
      rule(id, title, bases, (base) => [fixed(base, title)]),
    /** numbers of today, in the three versions */
    priced: (id: number, title: string, groupId: number, numbers: readonly number[], names: string) =>
      classifier({
        id,
        title,
        productOptionClassifierGroupId: groupId,
        numbers: starts.map((date, index) => ({
          date,
          numbers: numbers.map((value) => Math.round((value * (PRICE_FACTORS[index] ?? 1)) / 50) * 50),
          description: names,
        })),
      }),
    /** a number that never changes */
    constant: (id: number, title: string, groupId: number, value: number) =>
      classifier({
        id,
        title,
        productOptionClassifierGroupId: groupId,
        numbers: [{ date: dates.old, numbers: [value], description: title }],
      }),
  }
}
