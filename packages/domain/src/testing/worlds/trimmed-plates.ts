/**
 * The plates of `aPlateCatalog` with a width that may be given, on orders that have a trim, gold or steel. Properties of a
 * line by index: size 0, finish 1, screws 2, width 3, and the trim of the order 4; its options by index are 11 0, 12 1,
 * 21 2, 22 3, 31 4, 32 5, 41 6 and 42 7.
 */
import type { Problem } from '../../constraints/types.ts'
import type { EvaluationContext } from '../../item-drawings/types.ts'
import type { ProductRule } from '../../catalog/schema.ts'
import type { Selections } from '../../orders/selections.ts'
import { ownItemState, ownOrderState } from '../../constraints/states.ts'
import { TrialLine, TrialState } from '../../repairs/search/trial-state.ts'
import {
  aContext,
  aDocument,
  anOption,
  aPlate,
  aPlateCatalog,
  aProductWith,
  aProperty,
  aRule,
} from '../builders.ts'
import { propertyAt } from '../network-indices.ts'

type Given = Parameters<typeof aProperty>[0]

export function trimmedRecords(
  productRules: readonly ProductRule[] = [],
  given: { readonly width?: Given } = {},
) {
  const base = aPlateCatalog()
  const trim = aProperty({ id: 4, title: 'Trim', rank: 4, isOrderLevel: 1 })
  const width = aProperty({
    id: 5,
    title: 'Width',
    rank: 5,
    type: 'dimensions',
    isRequired: 0,
    data: { minDimension: 100, maxDimension: 200 },
    ...given.width,
  })
  const productProperties = [...base.productProperties, trim, width]
  return {
    ...base,
    products: [aProductWith(productProperties, { id: 1, productPricingRuleId: 100 })],
    productProperties,
    productOptions: [
      ...base.productOptions,
      anOption({ id: 41, title: 'Gold', productPropertyId: 4 }),
      anOption({ id: 42, title: 'Steel', productPropertyId: 4, rank: 2 }),
    ],
    productRules,
  }
}

export function trimmedPlates(productRules: readonly ProductRule[] = []): EvaluationContext {
  return aContext(trimmedRecords(productRules))
}

export const size = propertyAt(0)
export const finish = propertyAt(1)
export const screws = propertyAt(2)
export const width = propertyAt(3)
export const trim = propertyAt(4)
export const whole: Selections = { '1': { optionId: 11 }, '2': { optionId: 21 }, '3': { optionId: 31 } }

type TrialGiven = {
  readonly isWhole: boolean
  readonly problems: readonly Problem[]
  readonly order: Selections
}
const noProblems: readonly Problem[] = []
const gold: Selections = { '4': { optionId: 41 } }

/** A line of these choices on trial, under an order with gold trim. */
export function onTrial(
  context: EvaluationContext,
  properties: Selections = whole,
  { isWhole = true, problems = noProblems, order = gold }: Partial<TrialGiven> = {},
) {
  const item = aPlate({ properties })
  const document = aDocument([item], { properties: order })
  const state = ownItemState(context, document, item)
  const product = context.catalog.products.get(1)
  if (state === undefined || product === undefined) throw new Error('no plate')
  const line = new TrialLine(context, item, product, state, problems, isWhole)
  const orderPlace = new TrialState(ownOrderState(context, document), [], false)
  return { line, orderPlace }
}

/** A rule by which options hide properties. */
export const hides = (fromIds: number[], toIds: number[], more: Partial<ProductRule> = {}) =>
  aRule({ fromIds, toResourceKey: 'productProperty', toIds, ...more })
