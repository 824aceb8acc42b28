/** The options of one property as a picker shows them: allowed, chosen, and why not. */
import type { OptionState, Reason } from '../constraints/types.ts'
import type { EvaluationContext } from '../item-drawings/types.ts'
import type { ProductOption } from '../catalog/schema.ts'
import { messages } from '../messages.ts'
import { itemOf, type OrderDocument } from '../orders/document.ts'
import { emptiedReason, propertyTitle, reasonsFor } from '../constraints/explain.ts'
import { judgeChanges } from './changes/judge-changes.ts'
import { entryAt, isKnown, type OptionIndex, type PropertyIndex } from '../constraints/indices.ts'
import { type Network, optionIn } from '../constraints/network.ts'
import type { CountedItem, NetworkState } from '../constraints/network-state.ts'
import { optionIdsOf } from '../constraints/choices.ts'
import type { Selection } from '../orders/selections.ts'
import { countItems, itemState, orderState, spoilsOrder } from '../constraints/states.ts'
import {
  chosenWith,
  emptiedBySimple,
  isAnyScarce,
  isHarmless,
  isHarmlessHiding,
  isSimpleChoice,
  tryChoice,
  withChoice,
  wouldEmpty,
  wouldEmptyByTrial,
} from '../constraints/look-ahead.ts'

/** What the rest of the order says against choosing an option. */
export type OrderCheck = {
  /** it judges the whole order, so that it alone decides */
  readonly isWhole: boolean
  readonly reasons: (option: OptionIndex) => readonly Reason[]
}

/** One option of a picker; its reasons are put into words when somebody reads them. */
class PickerOption implements OptionState {
  constructor(
    readonly option: ProductOption,
    readonly allowed: boolean,
    readonly chosen: boolean,
    private readonly picker: { readonly state: NetworkState },
    private readonly orderCheck: OrderCheck | undefined,
  ) {}

  get reasons(): readonly Reason[] {
    if (this.allowed) return noReasons
    const { state } = this.picker
    // Looked up by those few that are asked, so that the many need not keep it.
    const index = state.network.optionIndex.get(this.option.id)
    if (index === undefined) return noReasons
    if (this.orderCheck?.isWhole === true && !this.chosen) return this.orderCheck.reasons(index)
    const reasons = whyNot(state, index, this.chosen)
    return reasons.length > 0 ? reasons : (this.orderCheck?.reasons(index) ?? noReasons)
  }
}

/**
 * The option states of a property; `orderCheck` asks the lines about an order-level choice. Of an item's state
 * they are kept, and handed on to later states while no choice touches them: the same list, nothing changed.
 */
export function optionStates(
  state: NetworkState,
  property: PropertyIndex,
  orderCheck?: OrderCheck,
): readonly OptionState[] {
  const kept = orderCheck === undefined ? state.pickers[property] : undefined
  if (kept !== undefined) return kept.states
  const { network } = state
  const chosen = entryAt(state.chosen, property)
  const states: OptionState[] = []
  const picker = { state, states }
  const isPlain = isPlainPicker(state, property)
  const emptiesNothing = isPlain && certainlyEmptiesNothing(state, property)
  for (const index of entryAt(network.optionsOf, property)) {
    const isChosen = chosen.length === 1 ? chosen[0] === index : chosen.includes(index)
    const isFree = emptiesNothing || (isPlain && network.removals[index] === undefined)
    const allowed =
      orderCheck === undefined
        ? isFree
          ? state.removed[index] === 0
          : isPlain
            ? mayPickPlain(state, property, index, isChosen)
            : mayPick(state, property, index, isChosen)
        : mayPickOnOrder(state, property, index, isChosen, orderCheck)
    states.push(new PickerOption(entryAt(network.options, index), allowed, isChosen, picker, orderCheck))
  }
  if (orderCheck === undefined) state.pickers[property] = picker
  return states
}

/** Whether options of the property that take nothing away are allowed as soon as they are available. */
function isPlainPicker(state: NetworkState, property: PropertyIndex): boolean {
  const { canHide, conditionSlack } = state.network
  if (canHide[property] === 1 || !isSimpleChoice(state, property)) return false
  const slack = conditionSlack[property]
  return slack === undefined || isHarmless(state, slack)
}

/** Of a plain picker: whether none of its options could leave another property without any. */
function certainlyEmptiesNothing(state: NetworkState, property: PropertyIndex): boolean {
  return state.network.conditionSlack[property] === undefined && !isAnyScarce(state)
}

/** Whether picking an option of a plain picker would be accepted, as far as its own item goes. */
function mayPickPlain(
  state: NetworkState,
  property: PropertyIndex,
  index: OptionIndex,
  isChosen: boolean,
): boolean {
  return state.removed[index] === 0 && (isChosen || emptiedBySimple(state, property, index) === undefined)
}

const noReasons: readonly Reason[] = []

/** Whether picking the option would be accepted, as far as its own item goes. */
function mayPick(
  state: NetworkState,
  property: PropertyIndex,
  index: OptionIndex,
  isChosen: boolean,
): boolean {
  if (state.hidden[property] === 1) return false
  if (isChosen) return state.removed[index] === 0
  if (state.network.canHide[property] === 0 || isSimpleChoice(state, property, index)) {
    // Nothing that the choice itself does can bring it back.
    return state.removed[index] === 0 && wouldEmpty(state, property, index) === undefined
  }
  if (isHarmlessHiding(state, property, index)) return true
  // A choice that may hide something may hide what stands against it: what counts is how things are then.
  return tryChoice(state, property, chosenWith(state, property, index), index) === undefined
}

/** Whether picking it would be accepted on the whole order. */
function mayPickOnOrder(
  state: NetworkState,
  property: PropertyIndex,
  index: OptionIndex,
  isChosen: boolean,
  { isWhole, reasons }: OrderCheck,
): boolean {
  if (isChosen || !isWhole) {
    return mayPick(state, property, index, isChosen) && (isChosen || reasons(index).length === 0)
  }
  return reasons(index).length === 0
}

/** The ids of the options of a property that may be picked, the chosen one included while it is available. */
export function allowedOptionIds(
  state: NetworkState,
  property: PropertyIndex,
  orderCheck?: OrderCheck,
): number[] {
  const { network, removed } = state
  const chosen = entryAt(state.chosen, property)
  const ids: number[] = []
  if (state.hidden[property] === 1) return ids
  const isPlain = isPlainPicker(state, property)
  const [first] = chosen
  const only = chosen.length === 1 ? first : undefined
  const { removals, optionIds } = network
  const emptiesNothing = isPlain && certainlyEmptiesNothing(state, property)
  for (const index of entryAt(network.optionsOf, property)) {
    if (isPlain && removed[index] !== 0 && orderCheck?.isWhole !== true) continue
    const isChosen = index === only || (only === undefined && chosen.includes(index))
    if (orderCheck !== undefined) {
      if (mayPickOnOrder(state, property, index, isChosen, orderCheck)) ids.push(entryAt(optionIds, index))
      continue
    }
    const isFree = emptiesNothing || (isPlain && removals[index] === undefined)
    if (!isFree) {
      const may = isPlain
        ? mayPickPlain(state, property, index, isChosen)
        : mayPick(state, property, index, isChosen)
      if (!may) continue
    }
    ids.push(entryAt(optionIds, index))
  }
  return ids
}

/** Why it would not. */
function whyNot(state: NetworkState, index: OptionIndex, isChosen: boolean): readonly Reason[] {
  const { network } = state
  const property = entryAt(network.propertyOfOption, index)
  if (state.hidden[property] === 1) return [hiddenReason(network, property)]
  const reasons = isChosen
    ? reasonsFor(state, index)
    : withChoice(state, property, chosenWith(state, property, index), (changed) => reasonsFor(changed, index))
  if (reasons.length > 0 || isChosen) return reasons
  const emptied = wouldEmptyByTrial(state, property, chosenWith(state, property, index))
  return emptied === undefined ? noReasons : [emptiedReason(network, emptied)]
}

/** Whether an order-level choice would leave a property of this item without options. [1.5.27] */
function emptiedOnItem(
  { item, state }: CountedItem,
  order: Network,
  optionIndex: OptionIndex,
): Reason | undefined {
  const { network } = state
  const option = optionIn(network, order, optionIndex)
  if (option === undefined) return undefined
  const property = entryAt(network.propertyOfOption, option)
  const chosen = entryAt(state.chosen, property)
  const isInert =
    network.canHide[property] === 0 &&
    network.isCondition[property] === 0 &&
    network.valueRemovals[property] === undefined &&
    [...chosen, option].every((index) => !isKnown(index) || network.removals[index] === undefined)
  if (isInert) return undefined
  const emptied = wouldEmptyByTrial(
    state,
    property,
    network.isMultiple[property] === 1 ? [...chosen, option] : [option],
  )
  return emptied === undefined ? undefined : emptiedReason(network, emptied, item.id)
}

/** The check that asks the whole order: exact whatever lines and order do to each other. */
export function wholeOrderCheck(
  context: EvaluationContext,
  document: OrderDocument,
  itemId: number | null,
  state: NetworkState,
  property: PropertyIndex,
): OrderCheck {
  const propertyId = entryAt(state.network.properties, property).id
  return {
    isWhole: true,
    reasons(index) {
      const selection = chosenOn(state, property, index)
      const judged = judgeChanges(context, document, [{ itemId, propertyId, selection }])
      if (judged.ok) return noReasons
      switch (judged.kind) {
        case 'notAllowed':
          return reasonsFor(judged.state, judged.option)
        case 'emptied': {
          const elsewhere = judged.itemId === itemId ? undefined : (judged.itemId ?? undefined)
          return [emptiedReason(judged.state.network, judged.property, elsewhere)]
        }
        case 'hidden':
          return [hiddenReason(judged.state.network, judged.property)]
        default:
          return [{ code: 'optionUnknown', message: messages.optionUnknown }]
      }
    },
  }
}

function hiddenReason(network: Network, property: PropertyIndex): Reason {
  return { code: 'hidden', message: messages.propertyHidden({ title: propertyTitle(network, property) }) }
}

/**
 * The check that an order-level choice leaves every property of every line with options. Where it may hide something
 * that bears on the order level itself the whole order is judged, else each line is tried.
 */
export function orderCheckOf(
  context: EvaluationContext,
  document: OrderDocument,
  state: NetworkState,
  property: PropertyIndex,
  items: () => readonly CountedItem[],
): OrderCheck {
  const { network } = state
  const propertyId = entryAt(network.properties, property).id
  const mayHide = (of: Network) => of.canHide[of.propertyIndex.get(propertyId) ?? -1] === 1
  if (mayHide(network) || state.lines.some((line) => mayHide(line.state.network))) {
    return wholeOrderCheck(context, document, null, state, property)
  }
  return {
    isWhole: false,
    reasons(index) {
      for (const counted of items()) {
        const reason = emptiedOnItem(counted, network, index)
        if (reason !== undefined) return [reason]
      }
      return noReasons
    },
  }
}

/** The selection that choosing an option makes: it replaces, or joins where several may be chosen. */
export function chosenOn(state: NetworkState, property: PropertyIndex, index: OptionIndex): Selection {
  const { network } = state
  const optionId = entryAt(network.optionIds, index)
  const current = state.selections[property]
  return network.isMultiple[property] === 1
    ? { ...current, optionIds: [...new Set([...optionIdsOf(current), optionId])] }
    : { ...current, optionId }
}

/**
 * The option states of one property: of an item, or with `itemId` null of the order level. `allowed` means
 * that choosing it now would be accepted. Unknown items and properties have no options. [1.5.26–1.5.29, 1.6.15]
 */
export function allowedOptions(
  context: EvaluationContext,
  document: OrderDocument,
  itemId: number | null,
  propertyId: number,
): readonly OptionState[] {
  if (itemId === null) {
    const state = orderState(context, document)
    const property = state.network.propertyIndex.get(propertyId)
    if (property === undefined || state.network.isTarget[property] === 0) return []
    let items: CountedItem[] | undefined
    const counted = () => (items ??= countItems(context, document))
    return optionStates(state, property, orderCheckOf(context, document, state, property, counted))
  }
  const item = itemOf(document, itemId)
  const state = item === undefined ? undefined : itemState(context, document, item)
  const property = state?.network.propertyIndex.get(propertyId)
  if (state === undefined || property === undefined || state.network.isTarget[property] === 0) return []
  const isOwn = !spoilsOrder(context.catalog, document)
  const check = isOwn ? undefined : wholeOrderCheck(context, document, itemId, state, property)
  return optionStates(state, property, check)
}
