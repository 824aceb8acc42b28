/**
 * The rules read slowly and obviously, straight from their sentences: what tests compare the engine with. An order with
 * several lines; only single selects. A target on a line hears the choices of that line and of the order; a target of
 * the order hears the choices of the order and of all lines together.
 */
import { isOffered } from '../../catalog/offer.ts'
import type { Product, ProductOption, ProductProperty, ProductRule } from '../../catalog/schema.ts'
import type { Role } from '../../tenancy/schema.ts'

/** The order (null) or the id of a line. */
export type Place = number | null

export type OrderWorld = {
  readonly properties: readonly ProductProperty[]
  readonly options: readonly ProductOption[]
  readonly rules: readonly ProductRule[]
  readonly role: Role
  readonly lines: readonly { readonly id: number; readonly product: Product }[]
}

export type Choice = { readonly place: Place; readonly propertyId: number; readonly optionId: number }
export type Spot = { readonly place: Place; readonly property: ProductProperty }

/** Every property of the order and of each line: a line has those of its product, the order those of all. */
export function spotsOf({ properties, lines }: OrderWorld): Spot[] {
  const has = (product: Product, property: ProductProperty) =>
    String(property.id) in product.associations.productProperties
  return [
    ...properties
      .filter(
        (property) => property.isOrderLevel === 1 && lines.some(({ product }) => has(product, property)),
      )
      .map((property) => ({ place: null, property })),
    ...lines.flatMap(({ id, product }) =>
      properties
        .filter((property) => property.isOrderLevel === 0 && has(product, property))
        .map((property) => ({ place: id, property })),
    ),
  ]
}

const isAt =
  ({ place, property }: Spot) =>
  (choice: Choice) =>
    choice.place === place && choice.propertyId === property.id

/** The choices that something at a place hears, its own property left out. */
function heardBy(spot: Spot, choices: readonly Choice[]): Choice[] {
  const own = isAt(spot)
  return choices.filter(
    (choice) => !own(choice) && (spot.place === null || choice.place === null || choice.place === spot.place),
  )
}

function ruleHolds(rule: ProductRule, heard: readonly Choice[]): boolean {
  return rule.fromResourceKey === 'productOption'
    ? heard.some(({ optionId }) => rule.fromIds.includes(optionId))
    : heard.some(({ propertyId }) => rule.fromIds.includes(propertyId))
}

function targetsOf(rule: ProductRule): number[] {
  return rule.toProductPropertyId === null ? rule.toIds : [...rule.toIds, rule.toProductPropertyId]
}

/** Hidden spots, found by trying: visible until a visible one hides it. Rings are the caller's to avoid. */
export function hiddenSpots(world: OrderWorld, choices: readonly Choice[]): Spot[] {
  const spots = spotsOf(world)
  let hidden: Spot[] = []
  for (let round = 0; round <= spots.length + 1; round++) {
    const counting = visibleChoices(choices, hidden)
    hidden = spots.filter((spot) => {
      const rules = world.rules.filter(
        (rule) => rule.toResourceKey === 'productProperty' && targetsOf(rule).includes(spot.property.id),
      )
      const heard = heardBy(spot, counting)
      const showing = rules.filter((rule) => rule.type === 'compatible')
      return (
        rules.some((rule) => rule.type === 'incompatible' && ruleHolds(rule, heard)) ||
        (showing.length > 0 && !showing.some((rule) => ruleHolds(rule, heard)))
      )
    })
  }
  return hidden
}

/** What is stored on a hidden property is no value. */
export function visibleChoices(choices: readonly Choice[], hidden: readonly Spot[]): Choice[] {
  return choices.filter((choice) => !hidden.some((spot) => isAt(spot)(choice)))
}

function isDisabled({ lines }: OrderWorld, { place, property }: Spot, option: ProductOption): boolean {
  return lines.some(
    ({ id, product }) =>
      (place === null || place === id) &&
      product.associations.productProperties[property.id]?.disabledProductOptionIds.includes(option.id),
  )
}

/** Whether it could be chosen there at all, before any rule; `before` are the choices that stay exempt. */
function isOfferedThere(
  world: OrderWorld,
  spot: Spot,
  option: ProductOption,
  before: readonly Choice[],
): boolean {
  if (isDisabled(world, spot, option)) return false
  // An archived option stays on the order that has it, an unpublished one where somebody chose it.
  const onOrder = before.some(({ optionId }) => optionId === option.id)
  const there = before.some((choice) => isAt(spot)(choice) && choice.optionId === option.id)
  if (option.archived === 1 && !onOrder) return false
  return isOffered(option.publishLevel, world.role) || there
}

/** Whether an option is among the allowed ones of a property under these choices. */
export function isAvailable(
  world: OrderWorld,
  choices: readonly Choice[],
  spot: Spot,
  option: ProductOption,
  before: readonly Choice[] = choices,
): boolean {
  if (!isOfferedThere(world, spot, option, before)) return false
  const heard = heardBy(spot, visibleChoices(choices, hiddenSpots(world, choices)))
  for (const condition of option.availability) {
    const isMet = heard
      .filter(({ propertyId }) => propertyId === condition.productPropertyId)
      .some(({ optionId }) => {
        const actual = world.options.find(({ id }) => id === optionId)?.data[condition.dataKey]
        if (typeof actual !== 'number' || typeof condition.value !== 'number') return false
        return condition.operator === '>' ? actual > condition.value : actual <= condition.value
      })
    if (!isMet) return false
  }
  return world.rules.every((rule) => {
    if (rule.toResourceKey !== 'productOption') return true
    if (rule.type === 'compatible') {
      return (
        rule.toProductPropertyId !== option.productPropertyId ||
        rule.toIds.includes(option.id) ||
        !ruleHolds(rule, heard)
      )
    }
    if (rule.toIds.includes(option.id) && ruleHolds(rule, heard)) return false
    const isReverse = rule.fromResourceKey === 'productOption' && rule.fromIds.includes(option.id)
    return !isReverse || !heard.some(({ optionId }) => rule.toIds.includes(optionId))
  })
}

/** How many options a property has left, or null while it is hidden. */
function left(
  world: OrderWorld,
  choices: readonly Choice[],
  spot: Spot,
  before: readonly Choice[],
): number | null {
  const isHidden = hiddenSpots(world, choices).some(
    ({ place, property }) => place === spot.place && property.id === spot.property.id,
  )
  if (isHidden) return null
  return world.options.filter(
    (option) =>
      option.productPropertyId === spot.property.id && isAvailable(world, choices, spot, option, before),
  ).length
}

/** The choices after one more, which replaces what was chosen there. */
export function withChoice(choices: readonly Choice[], spot: Spot, optionId: number): Choice[] {
  const others = choices.filter((choice) => !isAt(spot)(choice))
  return [...others, { place: spot.place, propertyId: spot.property.id, optionId }]
}

/** A choice that is made, or taken back. */
export type Change = { readonly spot: Spot; readonly optionId: number | null }

/** The choices after some changes, each of which replaces what was chosen there. */
export function withChanges(choices: readonly Choice[], changes: readonly Change[]): Choice[] {
  return changes.reduce<Choice[]>(
    (made, { spot, optionId }) =>
      optionId === null ? made.filter((choice) => !isAt(spot)(choice)) : withChoice(made, spot, optionId),
    [...choices],
  )
}

/**
 * Whether choosing an option would be accepted: it is allowed then, and no other property of the order or of any line
 * is left without options that was not before. `stored` are the choices with what hidden properties still hold.
 */
export function mayChoose(
  world: OrderWorld,
  stored: readonly Choice[],
  spot: Spot,
  option: ProductOption,
): boolean {
  return mayChange(world, stored, [{ spot, optionId: option.id }])
}

/** Whether several changes would be accepted as one. */
export function mayChange(world: OrderWorld, stored: readonly Choice[], changes: readonly Change[]): boolean {
  const choices = visibleChoices(stored, hiddenSpots(world, stored))
  const after = withChanges(choices, changes)
  const areAllowed = changes.every(({ spot, optionId }) => {
    if (optionId === null) return true
    if (left(world, after, spot, stored) === null) return false
    const option = world.options.find(({ id }) => id === optionId)
    const hadIt = choices.some((choice) => isAt(spot)(choice) && choice.optionId === optionId)
    return option !== undefined && (hadIt || isAvailable(world, after, spot, option, stored))
  })
  if (!areAllowed) return false
  return spotsOf(world).every((other) => {
    if (left(world, after, other, stored) !== 0) return true
    const before = left(world, choices, other, stored)
    return before === null ? !hasOptions(world, other) : before === 0
  })
}

/** The visible spots whose choice is taken away, or where one must be made and is not. */
export function invalidSpots(world: OrderWorld, stored: readonly Choice[]): Spot[] {
  const hidden = hiddenSpots(world, stored)
  const choices = visibleChoices(stored, hidden)
  return spotsOf(world).filter((spot) => {
    if (hidden.some(({ place, property }) => place === spot.place && property === spot.property)) return false
    const chosen = choices.find(isAt(spot))
    if (chosen === undefined) return spot.property.isRequired === 1 && hasOptions(world, spot)
    const option = world.options.find(({ id }) => id === chosen.optionId)
    return option === undefined || !isAvailable(world, choices, spot, option, stored)
  })
}

/** Whether a property has options that could be chosen at all, before any rule or exemption. */
function hasOptions(world: OrderWorld, spot: Spot): boolean {
  return world.options.some(
    (option) => option.productPropertyId === spot.property.id && isOfferedThere(world, spot, option, []),
  )
}
