/** A plate with a finish, a length and a light, priced by rules that a test gives. */
import type { EvaluationContext } from '../../item-drawings/types.ts'
import { priceItem } from '../../pricing/price-item.ts'
import type { PricingExpression } from '../../catalog/pricing-rules.ts'
import {
  aClassifier,
  aClassifierGroup,
  aContext,
  aDocument,
  anItem,
  anOption,
  aPricingRule,
  aProductWith,
  aProperty,
  aRule,
  at,
  fixed,
  priceOf,
} from '../builders.ts'

const finish = aProperty({ id: 1, title: 'Finish' })
const length = aProperty({ id: 2, title: 'Length', type: 'dimensions' })
const lit = aProperty({ id: 3, title: 'Light', isRequired: 0 })
const bronze = anOption({
  id: 11,
  title: 'Bronze',
  productPropertyId: 1,
  productPricingRuleId: 31,
  classifications: { '5': 51 },
  data: { family: 'metal' },
})
const plain = anOption({ id: 12, title: 'Plain', productPropertyId: 1, rank: 2 })
const on = anOption({ id: 13, title: 'On', productPropertyId: 3, productPricingRuleId: 31 })

/** Rule 30 prices the plate, 31 bronze (11) and the light (13); plain (12) has none. */
export function world(
  expressions: readonly PricingExpression[],
  more: { rules?: Parameters<typeof aRule>[0][] } = {},
) {
  const context = aContext({
    products: [aProductWith([finish, length, lit], { id: 1, title: 'Plate', productPricingRuleId: 30 })],
    productProperties: [finish, length, lit],
    productOptions: [bronze, plain, on],
    productRules: (more.rules ?? []).map((rule) => aRule(rule)),
    productPricingRules: [
      aPricingRule({ id: 30, title: 'Plates', expressions }),
      aPricingRule({ id: 31, title: 'Bronze', expressions: [fixed(1200)] }),
      aPricingRule({ id: 32, title: 'Circle', expressions: [priceOf(1)] }),
      aPricingRule({
        id: 33,
        title: 'Future',
        versions: { '1': { created: at('2031-01-01'), expressions: [fixed(1)] } },
      }),
    ],
    productOptionClassifierGroups: [aClassifierGroup({ id: 5, title: 'Metals' })],
    productOptionClassifiers: [
      aClassifier({
        id: 51,
        title: 'Brushed',
        productOptionClassifierGroupId: 5,
        numbers: [
          { date: at('2024-01-01'), numbers: [100, 2.5], description: 'price, factor' },
          { date: at('2026-01-01'), numbers: [140, 2.5], description: 'price, factor' },
        ],
      }),
    ],
  })
  return context
}

/** The plate in bronze, 250 long, unless said otherwise. */
export function price(
  context: EvaluationContext,
  properties: Parameters<typeof anItem>[0] = {},
  pricingDate?: string,
) {
  const item = anItem({ properties: { '1': { optionId: 11 }, '2': { value: 250 } }, ...properties })
  const document = aDocument([item], {
    effectivePricingDate: pricingDate === undefined ? null : at(pricingDate),
  })
  return priceItem(context, document, item)
}

/** Number `index` of the finish's classifier. */
export function number(
  index: number,
  operator: PricingExpression['operator'] = '+',
  groupId = 5,
): PricingExpression {
  return {
    type: 'productPropertyClassifierNumber',
    props: {
      productPropertyId: 1,
      productOptionClassifierGroupId: groupId,
      productOptionClassifierNumberIndex: index,
    },
    operator,
  }
}

export const valueOf = (productPropertyId: number, operator: PricingExpression['operator'] = '+') =>
  ({ type: 'propertyValue', props: { productPropertyId }, operator }) as const
