/**
 * The rules read slowly and obviously, straight from their sentences: what tests compare the engine with.
 * One item under an order; only single selects.
 */
import { isOffered } from '../catalog/offer.ts'
import type { Product, ProductOption, ProductProperty, ProductRule } from '../catalog/schema.ts'
import type { Role } from '../tenancy/schema.ts'

export type OracleWorld = {
  readonly product: Product
  readonly properties: readonly ProductProperty[]
  readonly options: readonly ProductOption[]
  readonly rules: readonly ProductRule[]
  readonly role: Role
  /** archived options in use on the order, and options chosen on the item at first */
  readonly kept: ReadonlySet<number>
}

/** property id → chosen option id, order-level choices included */
export type Choices = ReadonlyMap<number, number>

function ruleHolds(rule: ProductRule, choices: Choices): boolean {
  return rule.fromResourceKey === 'productOption'
    ? [...choices.values()].some((optionId) => rule.fromIds.includes(optionId))
    : rule.fromIds.some((propertyId) => choices.has(propertyId))
}

/** Like `ruleHolds`, but a property's own choice says nothing about the property itself. */
function ruleHoldsFor(rule: ProductRule, choices: Choices, propertyId: number): boolean {
  const others = new Map([...choices].filter(([id]) => id !== propertyId))
  return ruleHolds(rule, others)
}

function targetsOf(rule: ProductRule): number[] {
  return rule.toProductPropertyId === null ? rule.toIds : [...rule.toIds, rule.toProductPropertyId]
}

/** Hidden properties, found by trying: visible until a visible one hides it. Rings are the caller's to avoid. */
export function hiddenProperties(world: OracleWorld, choices: Choices): Set<number> {
  let hidden = new Set<number>()
  for (let round = 0; round <= world.properties.length + 1; round++) {
    const counting = new Map([...choices].filter(([propertyId]) => !hidden.has(propertyId)))
    const next = new Set<number>()
    for (const property of world.properties) {
      if (property.isOrderLevel === 1) continue
      const rules = world.rules.filter(
        (rule) => rule.toResourceKey === 'productProperty' && targetsOf(rule).includes(property.id),
      )
      const hiding = rules.filter((rule) => rule.type === 'incompatible')
      const showing = rules.filter((rule) => rule.type === 'compatible')
      const isHidden =
        hiding.some((rule) => ruleHoldsFor(rule, counting, property.id)) ||
        (showing.length > 0 && !showing.some((rule) => ruleHoldsFor(rule, counting, property.id)))
      if (isHidden) next.add(property.id)
    }
    hidden = next
  }
  return hidden
}

export function isAvailable(
  world: OracleWorld,
  all: Choices,
  option: ProductOption,
  before: ReadonlySet<number> = world.kept,
): boolean {
  const hidden = hiddenProperties(world, all)
  const choices = new Map([...all].filter(([propertyId]) => !hidden.has(propertyId)))
  const others = new Map([...choices].filter(([propertyId]) => propertyId !== option.productPropertyId))
  const association = world.product.associations.productProperties[option.productPropertyId]
  if (association?.disabledProductOptionIds.includes(option.id) === true) return false
  if (option.archived === 1 && !before.has(option.id)) return false
  if (!isOffered(option.publishLevel, world.role) && !before.has(option.id)) return false
  for (const condition of option.availability) {
    const chosenId = choices.get(condition.productPropertyId)
    const actual = world.options.find((candidate) => candidate.id === chosenId)?.data[condition.dataKey]
    if (typeof actual !== 'number' || typeof condition.value !== 'number') return false
    const isMet = condition.operator === '>' ? actual > condition.value : actual <= condition.value
    if (!isMet) return false
  }
  for (const rule of world.rules) {
    if (rule.toResourceKey !== 'productOption') continue
    if (rule.type === 'incompatible') {
      if (ruleHolds(rule, others) && rule.toIds.includes(option.id)) return false
      const isReverse =
        rule.fromResourceKey === 'productOption' &&
        rule.fromIds.includes(option.id) &&
        [...others.values()].some((optionId) => rule.toIds.includes(optionId))
      if (isReverse) return false
    } else if (
      rule.toProductPropertyId === option.productPropertyId &&
      ruleHolds(rule, others) &&
      !rule.toIds.includes(option.id)
    ) {
      return false
    }
  }
  return true
}

/** How many options a property has left, or null when it is hidden or has none to begin with. */
function left(world: OracleWorld, choices: Choices, property: ProductProperty): number | null {
  if (hiddenProperties(world, choices).has(property.id)) return null
  return world.options.filter(
    (option) => option.productPropertyId === property.id && isAvailable(world, choices, option),
  ).length
}

/** Whether the property has options that could be chosen at all, before any rule or exemption. */
function hasOptions(world: OracleWorld, property: ProductProperty): boolean {
  const disabled = world.product.associations.productProperties[property.id]?.disabledProductOptionIds ?? []
  return world.options.some(
    (option) =>
      option.productPropertyId === property.id &&
      option.archived === 0 &&
      isOffered(option.publishLevel, world.role) &&
      !disabled.includes(option.id),
  )
}

/** Whether choosing an option of one of the item's own properties would be accepted. */
export function mayChoose(world: OracleWorld, choices: Choices, option: ProductOption): boolean {
  if (hiddenProperties(world, choices).has(option.productPropertyId)) return false
  const after = new Map(choices).set(option.productPropertyId, option.id)
  if (!isAvailable(world, after, option)) return false
  return world.properties.every((property) => {
    if (property.isOrderLevel === 1 || property.id === option.productPropertyId) return true
    if (left(world, after, property) !== 0) return true
    const before = left(world, choices, property)
    return before === null ? !hasOptions(world, property) : before === 0
  })
}
