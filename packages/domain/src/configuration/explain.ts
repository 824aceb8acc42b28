/** Why an option is not allowed, in the words of titles; and which choices are to blame. */
import { messages } from '../messages.ts'
import type { ProductRule } from '../catalog/schema.ts'
import { isOffered } from '../catalog/offer.ts'
import type { Network, Removals } from './network.ts'
import { conditionHolds, type NetworkState } from './network-state.ts'
import type { Reason } from './types.ts'

/** One thing that takes an option away now: a choice through a rule, or a condition that does not hold. */
export type Blocker =
  | { readonly kind: 'option'; readonly property: number; readonly option: number; readonly ruleId: number }
  | { readonly kind: 'value'; readonly property: number; readonly ruleId: number }
  | {
      readonly kind: 'condition'
      readonly property: number
      readonly conditional: number
      readonly index: number
    }

function ruleFor(removals: Removals | undefined, target: number): number | undefined {
  const at = removals === undefined ? -1 : removals.targets.indexOf(target)
  return at < 0 ? undefined : removals?.ruleIds[at]
}

/** Everything besides static reasons that takes an option away in this state. */
export function blockersOf(state: NetworkState, option: number): Blocker[] {
  const { network } = state
  const blockers: Blocker[] = []
  for (let property = 0; property < network.properties.length; property++) {
    if (state.hidden[property] === 1) continue
    for (const chosen of state.chosen[property] ?? []) {
      const ruleId = chosen < 0 ? undefined : ruleFor(network.removals[chosen], option)
      if (ruleId !== undefined) blockers.push({ kind: 'option', property, option: chosen, ruleId })
    }
    if (state.hasValue[property] === 1) {
      const ruleId = ruleFor(network.valueRemovals[property], option)
      if (ruleId !== undefined) blockers.push({ kind: 'value', property, ruleId })
    }
  }
  network.conditionalOptions.forEach((conditional, index) => {
    if (conditional.option !== option) return
    conditional.conditions.forEach((condition, at) => {
      if (!conditionHolds(state, condition.property, condition.availability)) {
        blockers.push({ kind: 'condition', property: condition.property, conditional: index, index: at })
      }
    })
  })
  return blockers
}

export function optionTitle(network: Network, option: number): string {
  return network.options[option]?.title ?? ''
}

export function propertyTitle(network: Network, property: number): string {
  return network.properties[property]?.title ?? ''
}

function ruleById(network: Network, ruleId: number): ProductRule | undefined {
  return network.catalog.rules.find((rule) => rule.id === ruleId)
}

/** A rule in words: "Torx can not be combined with Brushed bronze (Finish)." */
export function ruleMessage(
  network: Network,
  option: number,
  blocker: { readonly property: number; readonly option?: number; readonly ruleId: number },
): string {
  const property = propertyTitle(network, blocker.property)
  const words = {
    option: optionTitle(network, option),
    property,
    with: blocker.option === undefined ? property : optionTitle(network, blocker.option),
  }
  return ruleById(network, blocker.ruleId)?.type === 'compatible'
    ? messages.optionNotAmongCompatible(words)
    : messages.optionIncompatible(words)
}

function staticReasons(state: NetworkState, option: number): Reason[] {
  const { network } = state
  const record = network.options[option]
  if (record === undefined) return []
  const reasons: Reason[] = []
  if (network.disabledOptionIds.has(record.id)) {
    const product = [...network.catalog.products.values()].find((known) =>
      known.associations.productProperties[record.productPropertyId]?.disabledProductOptionIds.includes(
        record.id,
      ),
    )
    const words = { option: record.title, product: product?.title ?? '' }
    reasons.push({ code: 'disabledForProduct', message: messages.optionDisabled(words) })
  }
  if (record.archived === 1) {
    reasons.push({ code: 'archived', message: messages.optionArchived({ option: record.title }) })
  }
  if (!isOffered(record.publishLevel, state.role)) {
    reasons.push({
      code: 'publishLevel',
      message: messages.optionNotPublished({ option: record.title }),
      level: record.publishLevel,
    })
  }
  return reasons
}

function blockerReason(state: NetworkState, option: number, blocker: Blocker): Reason {
  const { network } = state
  if (blocker.kind === 'condition') {
    const condition = network.conditionalOptions[blocker.conditional]?.conditions[blocker.index]
    const property =
      blocker.property >= 0
        ? propertyTitle(network, blocker.property)
        : (network.catalog.properties.get(condition?.availability.productPropertyId ?? 0)?.title ?? '')
    return {
      code: 'availability',
      message: messages.optionNeedsCondition({ option: optionTitle(network, option), property }),
      ...(condition === undefined
        ? {}
        : { availability: condition.availability, withPropertyId: condition.availability.productPropertyId }),
    }
  }
  const withOption = blocker.kind === 'option' ? network.options[blocker.option] : undefined
  return {
    code: ruleById(network, blocker.ruleId)?.type === 'compatible' ? 'compatible' : 'incompatible',
    message: ruleMessage(network, option, blocker),
    ruleId: blocker.ruleId,
    withPropertyId: network.properties[blocker.property]?.id ?? 0,
    ...(withOption === undefined ? {} : { withOptionId: withOption.id }),
  }
}

/** Every reason why an option is taken away in this state; empty when it is available. */
export function reasonsFor(state: NetworkState, option: number): Reason[] {
  if (state.removed[option] === 0) return []
  const dynamic = blockersOf(state, option).map((blocker) => blockerReason(state, option, blocker))
  return [...staticReasons(state, option), ...dynamic]
}

/** The reason that a choice would leave another property without options. */
export function emptiedReason(network: Network, property: number, itemId?: number): Reason {
  return {
    code: 'leavesNoOptions',
    message: messages.optionLeavesNone({ title: propertyTitle(network, property) }),
    emptiedPropertyId: network.properties[property]?.id ?? 0,
    ...(itemId === undefined ? {} : { emptiedItemId: itemId }),
  }
}
