/**
 * Small random catalogs whose properties are the order's or the lines', with rules in every direction between them,
 * and an order with several lines of two products. Ids: properties 1…, options 10 × property + k, lines 501….
 */
import type { EvaluationContext } from '../../item-drawings/types.ts'
import { fc } from '@fast-check/vitest'
import type { Product, ProductOption, ProductProperty, ProductRule } from '../../catalog/schema.ts'
import { defaultConfiguration } from '../../configuration/default-configuration.ts'
import type { OrderDocument } from '../../orders/document.ts'
import type { Role } from '../../tenancy/schema.ts'
import {
  aContext,
  aDocument,
  anItem,
  anOption,
  aPricingRule,
  aProductWith,
  aProperty,
  aRule,
  fixed,
  priceOf,
} from '../builders.ts'
import { type Choice, hiddenSpots, type OrderWorld, visibleChoices } from '../oracles/order-oracle.ts'

export type OrderSizes = {
  readonly properties: number
  readonly options: number
  readonly rules: number
  readonly leastRules?: number
  /** products of the lines: 0 has every property, 1 the first half of them and those of the order */
  readonly lines: readonly (0 | 1)[]
}

// Parsing thousands of records would take longer than judging them.
const propertyTemplate = aProperty()
const optionTemplate = anOption({ productPropertyId: 1 })
const ruleTemplate = aRule({})

type RuleFields = Pick<
  ProductRule,
  'type' | 'fromResourceKey' | 'toResourceKey' | 'fromIds' | 'toIds' | 'toProductPropertyId'
>

function rulesOf({ properties, options, rules, leastRules = 0 }: OrderSizes): fc.Arbitrary<RuleFields[]> {
  const propertyIds = Array.from({ length: properties }, (_, index) => index + 1)
  const aPropertyId = fc.constantFrom(...propertyIds)
  const optionsOf = (id: number) => Array.from({ length: options }, (_, k) => id * 10 + k)
  const someOptions = fc.uniqueArray(fc.constantFrom(...propertyIds.flatMap(optionsOf)), {
    minLength: 1,
    maxLength: 3,
  })
  const from = fc.oneof(
    someOptions.map((ids) => ({ fromResourceKey: 'productOption' as const, fromIds: ids })),
    aPropertyId.map((id) => ({ fromResourceKey: 'productProperty' as const, fromIds: [id] })),
  )
  const incompatible = fc.record({ from, toIds: someOptions }).map(({ from: source, toIds }) => ({
    type: 'incompatible' as const,
    toResourceKey: 'productOption' as const,
    toIds,
    toProductPropertyId: null,
    ...source,
  }))
  const compatible = fc
    .record({ from, to: aPropertyId, keep: fc.nat({ max: 2 ** options - 1 }) })
    .map(({ from: source, to, keep }) => ({
      type: 'compatible' as const,
      toResourceKey: 'productOption' as const,
      toIds: optionsOf(to).filter((_, k) => (keep & (1 << k)) !== 0),
      toProductPropertyId: to,
      ...source,
    }))
  // From lower to higher properties only, so that no ring arises; which of them are the order's is drawn apart.
  const hiding = fc
    .record({
      to: fc.integer({ min: 2, max: properties }),
      type: fc.constantFrom('incompatible' as const, 'compatible' as const),
      isFromProperty: fc.boolean(),
      seed: fc.nat(),
    })
    .map(({ to, type, isFromProperty, seed }) => {
      const source = 1 + (seed % (to - 1))
      return {
        type,
        fromResourceKey: isFromProperty ? ('productProperty' as const) : ('productOption' as const),
        toResourceKey: 'productProperty' as const,
        fromIds: [isFromProperty ? source : source * 10 + (seed % options)],
        toIds: [],
        toProductPropertyId: to,
      }
    })
  return fc.array(
    fc.oneof(
      { weight: 4, arbitrary: incompatible },
      { weight: 3, arbitrary: compatible },
      { weight: 2, arbitrary: hiding },
    ),
    { minLength: leastRules, maxLength: rules },
  )
}

const oneOption = fc.record({
  archived: fc.constantFrom(0 as const, 0 as const, 0 as const, 0 as const, 1 as const),
  publishLevel: fc.constantFrom('all', 'all', 'all', 'internal', 'admin'),
  isDisabled: fc.integer({ min: 0, max: 11 }).map((value) => value === 0),
  n: fc.integer({ min: 0, max: 2 }),
  condition: fc.option(
    fc.record({
      property: fc.nat(),
      operator: fc.constantFrom('>' as const, '<=' as const),
      value: fc.integer({ min: 0, max: 1 }),
    }),
    { freq: 9 },
  ),
})

export type RandomOrder = OrderWorld & {
  readonly sizes: OrderSizes
  readonly products: readonly Product[]
  readonly role: Role
  /** an option (or none) for every property of every place: what an order of these lines may hold */
  readonly seeds: readonly (number | null)[]
}

/** Random orders of these sizes. */
export function randomOrders(sizes: OrderSizes): fc.Arbitrary<RandomOrder> {
  const { properties: count, options: width } = sizes
  return fc
    .record({
      rules: rulesOf(sizes),
      options: fc.array(oneOption, { minLength: count * width, maxLength: count * width }),
      // At least one of each level.
      levels: fc.integer({ min: 1, max: 2 ** count - 2 }),
      required: fc.nat({ max: 2 ** count - 1 }),
      role: fc.constantFrom('owner' as const, 'member' as const, 'guest' as const),
      seeds: fc.array(fc.option(fc.nat({ max: width - 1 }), { freq: 5 }), {
        minLength: count * (sizes.lines.length + 1),
        maxLength: count * (sizes.lines.length + 1),
      }),
    })
    .map(({ rules, options: given, levels, required, role, seeds }): RandomOrder => {
      const bit = (bits: number, index: number) => ((bits >> index) & 1) === 1
      const properties = Array.from(
        { length: count },
        (_, index): ProductProperty => ({
          ...propertyTemplate,
          id: index + 1,
          title: `P${index + 1}`,
          rank: index + 1,
          isOrderLevel: bit(levels, index) ? 1 : 0,
          isRequired: bit(required, index) ? 1 : 0,
        }),
      )
      const options = given.map((one, index): ProductOption => {
        const propertyId = 1 + Math.floor(index / width)
        const id = propertyId * 10 + (index % width)
        const on = 1 + ((one.condition?.property ?? 0) % count)
        return {
          ...optionTemplate,
          id,
          title: `O${id}`,
          productPropertyId: propertyId,
          rank: id,
          archived: one.archived,
          publishLevel:
            one.publishLevel === 'internal' ? 'internal' : one.publishLevel === 'admin' ? 'admin' : 'all',
          data: { n: one.n },
          availability:
            one.condition === null || on === propertyId
              ? []
              : [
                  {
                    productPropertyId: on,
                    operator: one.condition.operator,
                    value: one.condition.value,
                    dataKey: 'n',
                  },
                ],
        }
      })
      const disabled = options.filter((_, index) => given[index]?.isDisabled === true).map(({ id }) => id)
      const half = properties.filter(
        ({ isOrderLevel }, index) => isOrderLevel === 1 || index < Math.ceil(count / 2),
      )
      const [whole, part] = [
        aProductWith(properties, { id: 1 }, disabled),
        aProductWith(half, { id: 2 }, disabled.slice(0, 1)),
      ]
      return {
        sizes,
        products: [whole, part],
        properties,
        options,
        rules: rules.map((rule, index) => ({ ...ruleTemplate, id: index + 1, ...rule })),
        role,
        lines: sizes.lines.map((product, index) => ({
          id: 501 + index,
          product: product === 0 ? whole : part,
        })),
        seeds,
      }
    })
}

export function contextOf(world: RandomOrder): EvaluationContext {
  return aContext(
    {
      products: world.products,
      productProperties: world.properties,
      productOptions: world.options,
      productRules: world.rules,
    },
    { viewer: { role: world.role, pricingIsHidden: true } },
  )
}

const pricePerLine = 500
const priceOfOption = (optionId: number) => ((optionId * 37) % 11) * 100

/** The properties that bear on a price: those that must be chosen, because a line without a choice there has none. */
function pricedIds({ properties }: RandomOrder, product: Product): number[] {
  return properties
    .filter(({ id, isRequired }) => isRequired === 1 && id in product.associations.productProperties)
    .map(({ id }) => id)
}

/** The same where each option has a price, and a line costs what is chosen for it and for the order. */
export function pricedContextOf(world: RandomOrder): EvaluationContext {
  const ruleId = (optionId: number) => 1000 + optionId
  const lineRule = (product: Product) => 100 + product.id
  return aContext(
    {
      products: world.products.map((product) => ({ ...product, productPricingRuleId: lineRule(product) })),
      productProperties: world.properties,
      productOptions: world.options.map((option) => ({ ...option, productPricingRuleId: ruleId(option.id) })),
      productRules: world.rules,
      productPricingRules: [
        ...world.options.map(({ id }) =>
          aPricingRule({ id: ruleId(id), expressions: [fixed(priceOfOption(id))] }),
        ),
        ...world.products.map((product) =>
          aPricingRule({
            id: lineRule(product),
            expressions: [fixed(pricePerLine), ...pricedIds(world, product).map((id) => priceOf(id))],
          }),
        ),
      ],
    },
    { viewer: { role: world.role, pricingIsHidden: false } },
  )
}

/** What an order comes to there, added up slowly. */
export function slowTotal(world: RandomOrder, stored: readonly Choice[]): number {
  const choices = visibleChoices(stored, hiddenSpots(world, stored))
  const prices = world.lines.flatMap(({ id, product }) =>
    choices
      .filter(({ place }) => place === id || place === null)
      .filter(({ propertyId }) => pricedIds(world, product).includes(propertyId))
      .map(({ optionId }) => priceOfOption(optionId)),
  )
  return prices.reduce((sum, price) => sum + price, world.lines.length * pricePerLine)
}

/** The choices that the seeds of a world come to. */
export function seededChoices(
  world: RandomOrder,
  spots: readonly { readonly place: number | null; readonly property: ProductProperty }[],
): Choice[] {
  return spots.flatMap(({ place, property }, index): Choice[] => {
    const k = world.seeds[index % world.seeds.length]
    return k === null || k === undefined
      ? []
      : [{ place, propertyId: property.id, optionId: property.id * 10 + k }]
  })
}

/** The order that holds these choices. */
export function documentOf(world: OrderWorld, choices: readonly Choice[]): OrderDocument {
  const selections = (place: number | null) =>
    Object.fromEntries(
      choices
        .filter((choice) => choice.place === place)
        .map(({ propertyId, optionId }) => [String(propertyId), { optionId }]),
    )
  return aDocument(
    world.lines.map(({ id, product }, index) =>
      anItem({ id, rank: index + 1, productId: product.id, properties: selections(id) }),
    ),
    { properties: selections(null) },
  )
}

/** The choices of an order, as the oracles read them. */
export function choicesIn({ order, items }: OrderDocument): Choice[] {
  const at = (place: number | null, selections: OrderDocument['order']['properties']) =>
    Object.entries(selections).flatMap(([id, { optionId }]): Choice[] =>
      optionId === undefined ? [] : [{ place, propertyId: Number(id), optionId }],
    )
  return [...at(null, order.properties), ...items.flatMap(({ id, properties }) => at(id, properties))]
}

/** An order whose lines were made as people make them: each as it starts, valid where the rules let it be. */
export function startedOrder(world: RandomOrder, context: EvaluationContext): OrderDocument {
  const empty = documentOf({ ...world, lines: [] }, [])
  return world.lines.reduce(
    (document, { product }) => defaultConfiguration(context, document, product.id).document,
    empty,
  )
}
