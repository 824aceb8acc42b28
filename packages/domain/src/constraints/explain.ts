/** Why an option is not allowed, in the words of titles; and which choices are to blame. */
import type { Reason } from './types.ts'
import { messages } from '../messages.ts'
import type { ProductRule } from '../catalog/schema.ts'
import { isOffered } from '../catalog/offer.ts'
import type { Network, Removals } from './network.ts'
import { conditionHolds, type CountedItem, type NetworkState } from './network-state.ts'
import { type Choices, none } from './read-choices.ts'

/** A choice as rules hear it: an option of a property, or (−1) whatever else was entered there. */
export type Source = {
  /** of the order's state: the line that the choice was made on */
  readonly line: CountedItem | undefined
  readonly property: number
  readonly option: number
}

/** One thing that takes an option away now: a choice through a rule, or a condition that does not hold. */
export type Blocker =
  | {
      readonly kind: 'rule'
      readonly source: Source
      /** the rule asks for any value of the property, not for this option */
      readonly isOfValue: boolean
      readonly ruleId: number
    }
  | {
      readonly kind: 'condition'
      readonly property: number
      readonly conditional: number
      readonly index: number
    }

/** Every rule by which a choice takes an option away. */
function rulesFor(removals: Removals | undefined, target: number): readonly number[] {
  const at = removals === undefined ? -1 : removals.targets.indexOf(target)
  if (removals === undefined || at < 0) return none
  return [removals.ruleIds[at]!, ...(removals.otherRules.get(target) ?? none)]
}

/** The choices that are made on a property, on which line each. */
export function sourcesOn(state: NetworkState, property: number): Source[] {
  if (state.hidden[property] === 1) return []
  const { network } = state
  if (state.lines.length === 0 || network.isTarget[property] === 1) {
    return sourcesAt(state, property, undefined, property, 0)
  }
  const propertyId = network.properties[property]?.id ?? 0
  return state.lines.flatMap((line) => {
    const at = line.state.network.propertyIndex.get(propertyId)
    if (at === undefined || line.state.hidden[at] === 1) return []
    const shift = network.optionStart[property]! - line.state.network.optionStart[at]!
    return sourcesAt(line.state, at, line, property, shift)
  })
}

function sourcesAt(
  { chosen, hasValue }: Choices,
  at: number,
  line: CountedItem | undefined,
  property: number,
  shift: number,
): Source[] {
  const known = chosen[at]!.filter((option) => option >= 0)
  if (known.length > 0) return known.map((option) => ({ line, property, option: option + shift }))
  return hasValue[at] === 1 ? [{ line, property, option: -1 }] : []
}

/** Everything besides static reasons that takes an option away in this state. */
export function blockersOf(state: NetworkState, option: number): Blocker[] {
  const { network } = state
  const blockers: Blocker[] = []
  for (let property = 0; property < network.properties.length; property++) {
    for (const source of sourcesOn(state, property)) {
      for (const ruleId of source.option < 0 ? none : rulesFor(network.removals[source.option], option)) {
        blockers.push({ kind: 'rule', source, isOfValue: false, ruleId })
      }
      for (const ruleId of rulesFor(network.valueRemovals[property], option)) {
        blockers.push({ kind: 'rule', source, isOfValue: true, ruleId })
      }
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
  { source, isOfValue, ruleId }: Extract<Blocker, { kind: 'rule' }>,
): string {
  const property = propertyTitle(network, source.property)
  const words = {
    option: optionTitle(network, option),
    property,
    with: isOfValue ? property : optionTitle(network, source.option),
  }
  return ruleById(network, ruleId)?.type === 'compatible'
    ? messages.optionNotAmongCompatible(words)
    : messages.optionIncompatible(words)
}

function staticReasons(state: NetworkState, option: number): Reason[] {
  const { network } = state
  const record = network.options[option]
  // What is exempt here (archived but in use, chosen by somebody who may) is no reason.
  if (record === undefined || state.base[option] === 0) return []
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
  const { source } = blocker
  const withOption = blocker.isOfValue ? undefined : network.options[source.option]
  return {
    code: ruleById(network, blocker.ruleId)?.type === 'compatible' ? 'compatible' : 'incompatible',
    message: ruleMessage(network, option, blocker),
    ruleId: blocker.ruleId,
    withPropertyId: network.properties[source.property]?.id ?? 0,
    ...(withOption === undefined ? {} : { withOptionId: withOption.id }),
  }
}

/** Every reason why an option is taken away in this state; empty when it is available. */
export function reasonsFor(state: NetworkState, option: number): Reason[] {
  if (state.removed[option] === 0) return []
  const reasons = staticReasons(state, option)
  for (const blocker of blockersOf(state, option)) {
    const reason = blockerReason(state, option, blocker)
    // Several rules, lines or entries may come to the same sentence.
    if (!reasons.some(({ message }) => message === reason.message)) reasons.push(reason)
  }
  return reasons
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
