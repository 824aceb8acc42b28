/** Small random catalogs with items, for the laws of the engine. Ids: properties 1…, options 10 × property + k. */
import { fc } from '@fast-check/vitest'
import type { ProductOption, ProductProperty, ProductRule } from '../../catalog/schema.ts'
import type { Selections } from '../../orders/selections.ts'
import { aProductWith, aProperty, aRule, anItem, anOption } from '../builders.ts'

export const PROPERTY_COUNT = 5
export const OPTION_COUNT = 4

const propertyIds = Array.from({ length: PROPERTY_COUNT }, (_, index) => index + 1)
const optionIds = propertyIds.flatMap((id) => Array.from({ length: OPTION_COUNT }, (_, k) => id * 10 + k))

// Parsing thousands of records would take longer than judging them.
const propertyTemplate = aProperty()
const optionTemplate = anOption({ productPropertyId: 1 })
const ruleTemplate = aRule({})

const someOptions = fc.uniqueArray(fc.constantFrom(...optionIds), { minLength: 1, maxLength: 4 })
const aPropertyId = fc.constantFrom(...propertyIds)

/** Hiding goes from lower to higher properties only, so that no ring arises. */
const hidingRule = fc
  .record({
    to: fc.integer({ min: 2, max: PROPERTY_COUNT }),
    type: fc.constantFrom('incompatible' as const, 'compatible' as const),
    isFromProperty: fc.boolean(),
    seed: fc.nat(),
  })
  .map(({ to, type, isFromProperty, seed }) => {
    const from = 1 + (seed % (to - 1))
    return {
      type,
      fromResourceKey: isFromProperty ? ('productProperty' as const) : ('productOption' as const),
      toResourceKey: 'productProperty' as const,
      fromIds: [isFromProperty ? from : from * 10 + (seed % OPTION_COUNT)],
      toIds: [],
      toProductPropertyId: to,
    }
  })

const optionRule = fc.record({
  type: fc.constant('incompatible' as const),
  fromResourceKey: fc.constant('productOption' as const),
  toResourceKey: fc.constant('productOption' as const),
  fromIds: someOptions,
  toIds: someOptions,
  toProductPropertyId: fc.constant(null),
})

const compatibleRule = fc
  .record({
    from: someOptions,
    to: aPropertyId,
    keep: fc.nat({ max: 15 }),
    isFromProperty: fc.boolean(),
    by: aPropertyId,
  })
  .map(({ from, to, keep, isFromProperty, by }) => ({
    type: 'compatible' as const,
    fromResourceKey: isFromProperty ? ('productProperty' as const) : ('productOption' as const),
    toResourceKey: 'productOption' as const,
    fromIds: isFromProperty ? [by] : from,
    toIds: Array.from({ length: OPTION_COUNT }, (_, k) => to * 10 + k).filter(
      (_, k) => (keep & (1 << k)) !== 0,
    ),
    toProductPropertyId: to,
  }))

const valueRule = fc.record({
  type: fc.constant('incompatible' as const),
  fromResourceKey: fc.constant('productProperty' as const),
  toResourceKey: fc.constant('productOption' as const),
  fromIds: aPropertyId.map((id) => [id]),
  toIds: someOptions,
  toProductPropertyId: fc.constant(null),
})

const rules = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: optionRule },
    { weight: 2, arbitrary: compatibleRule },
    { weight: 1, arbitrary: valueRule },
    { weight: 1, arbitrary: hidingRule },
  ),
  { maxLength: 8 },
)

const oneOption = fc.record({
  archived: fc.constantFrom(0 as const, 0 as const, 0 as const, 1 as const),
  publishLevel: fc.constantFrom('all' as const, 'all' as const, 'internal' as const, 'admin' as const),
  isDisabled: fc.integer({ min: 0, max: 9 }).map((value) => value === 0),
  n: fc.integer({ min: 0, max: 3 }),
  condition: fc.option(
    fc.record({
      productPropertyId: aPropertyId,
      operator: fc.constantFrom('>' as const, '<=' as const),
      value: fc.integer({ min: 0, max: 2 }),
    }),
    { freq: 8 },
  ),
})

const choices = fc.array(fc.option(fc.nat({ max: OPTION_COUNT - 1 }), { freq: 5 }), {
  minLength: PROPERTY_COUNT,
  maxLength: PROPERTY_COUNT,
})

function selections(chosen: readonly (number | null)[], wanted: (id: number) => boolean): Selections {
  const result: Selections = {}
  propertyIds.forEach((id, index) => {
    const k = chosen[index]
    if (k !== null && k !== undefined && wanted(id)) result[String(id)] = { optionId: id * 10 + k }
  })
  return result
}

/** A product of five properties (the first perhaps order-level), rules, two items and the order's choices. */
export const randomWorld = fc
  .record({
    rules,
    options: fc.array(oneOption, { minLength: optionIds.length, maxLength: optionIds.length }),
    isOrderLevel: fc.boolean(),
    isRequired: fc.array(fc.constantFrom(0 as const, 1 as const), {
      minLength: PROPERTY_COUNT,
      maxLength: PROPERTY_COUNT,
    }),
    first: choices,
    second: choices,
    role: fc.constantFrom('owner' as const, 'member' as const, 'guest' as const),
  })
  .map((given) => {
    const properties = propertyIds.map(
      (id, index): ProductProperty => ({
        ...propertyTemplate,
        id,
        title: `P${id}`,
        rank: id,
        isOrderLevel: given.isOrderLevel && id === 1 ? 1 : 0,
        isRequired: given.isRequired[index] ?? 1,
      }),
    )
    const options = optionIds.map((id, index): ProductOption => {
      const option = given.options[index]
      return {
        ...optionTemplate,
        id,
        title: `O${id}`,
        productPropertyId: Math.floor(id / 10),
        rank: id,
        archived: option?.archived ?? 0,
        publishLevel: option?.publishLevel ?? 'all',
        data: { n: option?.n ?? 0 },
        availability:
          option?.condition == null || option.condition.productPropertyId === Math.floor(id / 10)
            ? []
            : [{ ...option.condition, dataKey: 'n' }],
      }
    })
    const disabled = optionIds.filter((_, index) => given.options[index]?.isDisabled === true)
    const madeRules = given.rules.map(
      (rule, index): ProductRule => ({ ...ruleTemplate, id: index + 1, ...rule }),
    )
    const isOwn = (id: number) => !(given.isOrderLevel && id === 1)
    return {
      product: aProductWith(properties, { id: 1 }, disabled),
      properties,
      options,
      rules: madeRules,
      role: given.role,
      orderSelections: selections(given.first, (id) => !isOwn(id)),
      items: [given.first, given.second].map((chosen, index) =>
        anItem({ id: 501 + index, rank: index + 1, properties: selections(chosen, isOwn) }),
      ),
    }
  })
