/** Why an option is not allowed, in the words of titles; and which choices are to blame. */
import type { Reason } from './types.ts'
import { messages } from '../messages.ts'
import type { ProductRule } from '../catalog/schema.ts'
import { isOffered } from '../catalog/offer.ts'
import { type ChosenOption, entryAt, isKnown, type OptionIndex, type PropertyIndex } from './indices.ts'
import { type Condition, type Network, optionIn } from './network.ts'
import { conditionHolds, type CountedItem, type NetworkState } from './network-state.ts'
import { none } from './choices.ts'

/** A choice as rules hear it: an option of a property, or undefined for whatever else was entered there. */
export type Source = {
  /** of the order's state: the line that the choice was made on */
  readonly line: CountedItem | undefined
  readonly property: PropertyIndex
  readonly option: OptionIndex | undefined
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
  | { readonly kind: 'condition'; readonly condition: Condition }

/** The choices that are made on a property, on which line each. */
export function sourcesOn(state: NetworkState, property: PropertyIndex): Source[] {
  if (state.hidden[property] === 1) return []
  const { network } = state
  if (state.lines.length === 0 || network.isTarget[property] === 1) {
    const chosen = entryAt(state.chosen, property)
    return sourcesOf(chosen, state.hasValue[property] === 1, undefined, property)
  }
  const { id } = entryAt(network.properties, property)
  return state.lines.flatMap((line) => {
    const own = line.state
    const at = own.network.propertyIndex.get(id)
    if (at === undefined || own.hidden[at] === 1) return []
    const chosen = entryAt(own.chosen, at)
      .filter(isKnown)
      .flatMap((option) => optionIn(network, own.network, option) ?? [])
    return sourcesOf(chosen, own.hasValue[at] === 1, line, property)
  })
}

function sourcesOf(
  chosen: readonly ChosenOption[],
  hasValue: boolean,
  line: CountedItem | undefined,
  property: PropertyIndex,
): Source[] {
  const known = chosen.filter(isKnown)
  if (known.length > 0) return known.map((option) => ({ line, property, option }))
  return hasValue ? [{ line, property, option: undefined }] : []
}

/** Everything besides static reasons that takes an option away in this state. */
export function blockersOf(state: NetworkState, option: OptionIndex): Blocker[] {
  const { network } = state
  const blockers: Blocker[] = []
  for (const property of network.propertyIndices) {
    for (const source of sourcesOn(state, property)) {
      const ofOption = source.option === undefined ? undefined : network.removals[source.option]
      for (const ruleId of ofOption?.rules.get(option) ?? none) {
        blockers.push({ kind: 'rule', source, isOfValue: false, ruleId })
      }
      for (const ruleId of network.valueRemovals[property]?.rules.get(option) ?? none) {
        blockers.push({ kind: 'rule', source, isOfValue: true, ruleId })
      }
    }
  }
  for (const { option: conditional, conditions } of network.conditionalOptions) {
    if (conditional !== option) continue
    for (const condition of conditions) {
      if (!conditionHolds(state, condition)) blockers.push({ kind: 'condition', condition })
    }
  }
  return blockers
}

export function optionTitle(network: Network, option: OptionIndex): string {
  return entryAt(network.options, option).title
}

export function propertyTitle(network: Network, property: PropertyIndex): string {
  return entryAt(network.properties, property).title
}

function ruleById(network: Network, ruleId: number): ProductRule | undefined {
  return network.catalog.rules.find((rule) => rule.id === ruleId)
}

/** A rule in words: "Torx can not be combined with Brushed bronze (Finish)." */
export function ruleMessage(
  network: Network,
  option: OptionIndex,
  { source, isOfValue, ruleId }: Extract<Blocker, { kind: 'rule' }>,
): string {
  const property = propertyTitle(network, source.property)
  const words = {
    option: optionTitle(network, option),
    property,
    with: isOfValue || source.option === undefined ? property : optionTitle(network, source.option),
  }
  return ruleById(network, ruleId)?.type === 'compatible'
    ? messages.optionNotAmongCompatible(words)
    : messages.optionIncompatible(words)
}

/** An option's unmet condition in words. */
export function conditionMessage(network: Network, option: OptionIndex, { availability }: Condition): string {
  const property = network.catalog.properties.get(availability.productPropertyId)?.title ?? ''
  return messages.optionNeedsCondition({ option: optionTitle(network, option), property })
}

function staticReasons(state: NetworkState, option: OptionIndex): Reason[] {
  const { network } = state
  const record = entryAt(network.options, option)
  // What is exempt here (archived but in use, chosen by somebody who may) is no reason.
  if (state.base[option] === 0) return []
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

function blockerReason(state: NetworkState, option: OptionIndex, blocker: Blocker): Reason {
  const { network } = state
  if (blocker.kind === 'condition') {
    const { availability } = blocker.condition
    return {
      code: 'availability',
      message: conditionMessage(network, option, blocker.condition),
      availability,
      withPropertyId: availability.productPropertyId,
    }
  }
  const { source } = blocker
  const withOption =
    blocker.isOfValue || source.option === undefined ? undefined : entryAt(network.options, source.option)
  return {
    code: ruleById(network, blocker.ruleId)?.type === 'compatible' ? 'compatible' : 'incompatible',
    message: ruleMessage(network, option, blocker),
    ruleId: blocker.ruleId,
    withPropertyId: entryAt(network.properties, source.property).id,
    ...(withOption === undefined ? {} : { withOptionId: withOption.id }),
  }
}

/** Every reason why an option is taken away in this state; empty when it is available. */
export function reasonsFor(state: NetworkState, option: OptionIndex): Reason[] {
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
export function emptiedReason(network: Network, property: PropertyIndex, itemId?: number): Reason {
  return {
    code: 'leavesNoOptions',
    message: messages.optionLeavesNone({ title: propertyTitle(network, property) }),
    emptiedPropertyId: entryAt(network.properties, property).id,
    ...(itemId === undefined ? {} : { emptiedItemId: itemId }),
  }
}
