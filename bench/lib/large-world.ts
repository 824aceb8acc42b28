/** A large made-up catalog: one product of 200 properties with 50 options each, 1,000 rules and prices, and an order of it. */
import { defaultSelections } from '@orderwright/domain/configuration'
import type { EvaluationContext } from '@orderwright/domain/item-drawings'
import type { OrderDocument } from '@orderwright/domain/orders'
import {
  aContext,
  anItem,
  anOption,
  anOrder,
  aPricingRule,
  aProductWith,
  aProperty,
  aRule,
} from '../../packages/domain/src/testing/builders.ts'

export const PROPERTIES = 200
export const OPTIONS = 50
export const RULES = 1000
export const LINES = 10

/** The same made-up numbers at every run. */
export function randomNumbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state % below
  }
}

export function largeWorld(): { context: EvaluationContext; document: OrderDocument } {
  const random = randomNumbers(7)
  const option = anOption({ productPropertyId: 1 })
  const rule = aRule({})
  const property = aProperty()
  const optionId = (p: number, k: number) => p * 100 + k
  const anyOption = () => optionId(1 + random(PROPERTIES), random(OPTIONS))
  const properties = Array.from({ length: PROPERTIES }, (_, index) => ({
    ...property,
    id: index + 1,
    title: `Property ${index + 1}`,
    rank: index,
  }))
  const productRules = Array.from({ length: RULES }, (_, index) => {
    const id = index + 1
    if (index % 50 === 0) {
      // Two in a hundred hide a property.
      return {
        ...rule,
        id,
        toResourceKey: 'productProperty' as const,
        fromIds: [optionId(1 + random(PROPERTIES / 2), random(OPTIONS))],
        toIds: [PROPERTIES / 2 + 1 + random(PROPERTIES / 2)],
      }
    }
    if (index % 5 === 0) {
      const to = 1 + random(PROPERTIES)
      const toIds = Array.from({ length: OPTIONS }, (__, k) => optionId(to, k)).filter(() => random(5) > 0)
      return {
        ...rule,
        id,
        type: 'compatible' as const,
        fromIds: [anyOption(), anyOption()],
        toIds,
        toProductPropertyId: to,
      }
    }
    return {
      ...rule,
      id,
      fromIds: [anyOption(), anyOption()],
      toIds: [anyOption(), anyOption(), anyOption()],
    }
  })
  const context = aContext(
    {
      products: [aProductWith(properties, { id: 1, productPricingRuleId: 1 })],
      productProperties: properties,
      productOptions: properties.flatMap((one) =>
        Array.from({ length: OPTIONS }, (_, k) => ({
          ...option,
          id: optionId(one.id, k),
          title: `Option ${k}`,
          rank: k,
          productPropertyId: one.id,
          productPricingRuleId: 2 + (k % 20),
        })),
      ),
      productRules,
      productPricingRules: [
        aPricingRule({
          id: 1,
          title: 'Whole',
          expressions: properties.map((one) => ({
            type: 'productPropertyPrice',
            props: { productPropertyId: one.id },
            operator: '+',
          })),
        }),
        ...Array.from({ length: 20 }, (_, index) =>
          aPricingRule({ id: 2 + index, expressions: [{ type: 'fixed', props: { value: 100 * index } }] }),
        ),
      ],
    },
    { viewer: { role: 'guest', pricingIsHidden: false } },
  )
  const order = anOrder()
  const selections = defaultSelections(context, { order, items: [] }, 1)
  const items = Array.from({ length: LINES }, (_, index) =>
    anItem({ id: index + 1, rank: index + 1, productId: 1, properties: selections }),
  )
  return { context, document: { order, items } }
}
