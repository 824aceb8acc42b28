/** One property of an item as screens read it, over the item's counted state. */
import type { OptionState, Problem, Reason } from '../constraints/types.ts'
import type { ProductOption, ProductProperty } from '../catalog/schema.ts'
import { messages } from '../messages.ts'
import { allowedOptionIds, optionStates, type OrderCheck } from './allowed-options.ts'
import { reasonsFor } from '../constraints/explain.ts'
import { countAt, entryAt, isKnown, type PropertyIndex } from '../constraints/indices.ts'
import { chosenOption, isAssigned, type NetworkState } from '../constraints/network-state.ts'
import type { CutEngravings } from '../item-drawings/item-checks.ts'
import type { Selection } from '../orders/selections.ts'
import type { PropertyEvaluation } from './types.ts'

function isOutOfBounds(property: ProductProperty, value: number): boolean {
  const { minDimension, maxDimension } = property.data
  return (minDimension > 0 && value < minDimension) || (maxDimension > 0 && value > maxDimension)
}

function valueIsValid(property: ProductProperty, selection: Selection | undefined): boolean {
  if (property.isArray === 1) return true
  const value = selection?.value
  switch (property.type) {
    case 'number':
      return value === undefined ? property.isRequired === 0 : typeof value === 'number'
    case 'dimensions':
      if (value === undefined) return property.isRequired === 0
      return typeof value === 'number' && !isOutOfBounds(property, value)
    // A text may stay empty and a box unticked.
    case 'text':
    case 'checkbox':
    case 'singleSelect':
    case 'select':
      return true
  }
}

/**
 * Whether a property's choice will do: its options are among those that the rules leave, and something is
 * chosen where something must be and can be. [1.5.28] A hidden property is always valid.
 */
export function propertyIsValid(state: NetworkState, index: PropertyIndex): boolean {
  const { network } = state
  if (network.isTarget[index] === 0 || state.hidden[index] === 1) return true
  const chosen = entryAt(state.chosen, index)
  for (const option of chosen) if (!isKnown(option) || state.removed[option] !== 0) return false
  const property = entryAt(network.properties, index)
  if (property.type !== 'singleSelect' && property.type !== 'select') {
    return valueIsValid(property, state.selections[index])
  }
  return chosen.length > 0 || property.isRequired === 0 || !isAssigned(state, index)
}

export class PropertyView implements PropertyEvaluation {
  private known: readonly OptionState[] | undefined

  constructor(
    private readonly state: NetworkState,
    private readonly index: PropertyIndex,
    private readonly problems: readonly Problem[],
    private readonly orderCheck?: () => OrderCheck,
    private readonly cut?: () => CutEngravings,
  ) {}

  get property(): ProductProperty {
    return entryAt(this.state.network.properties, this.index)
  }

  get isHidden(): boolean {
    return this.state.hidden[this.index] === 1
  }

  get selection(): Selection | undefined {
    return this.isHidden ? undefined : this.state.selections[this.index]
  }

  get cutSelection(): Selection | undefined {
    const { selection } = this
    const engravings = selection?.engravings && this.cut?.().get(this.property.id)
    return engravings ? { ...selection, engravings: [...engravings] } : selection
  }

  get chosenOption(): ProductOption | undefined {
    return chosenOption(this.state, this.index)
  }

  get availableCount(): number {
    return this.isHidden ? 0 : countAt(this.state.available, this.index)
  }

  get isValid(): boolean {
    return propertyIsValid(this.state, this.index) && this.problem === undefined
  }

  get reason(): Reason | null {
    if (!propertyIsValid(this.state, this.index)) return this.whyInvalid()
    return this.problem ?? null
  }

  get states(): readonly OptionState[] {
    this.known ??= optionStates(this.state, this.index, this.orderCheck?.())
    return this.known
  }

  get allowedOptionIds(): readonly number[] {
    return allowedOptionIds(this.state, this.index, this.orderCheck?.())
  }

  private get problem(): Problem | undefined {
    return this.problems.find(({ propertyId }) => propertyId === this.property.id)
  }

  private whyInvalid(): Reason {
    const { title, type } = this.property
    for (const option of entryAt(this.state.chosen, this.index)) {
      if (!isKnown(option)) return { code: 'optionUnknown', message: messages.optionUnknown }
      const [reason] = reasonsFor(this.state, option)
      if (reason !== undefined) return reason
    }
    if (type === 'singleSelect' || type === 'select') {
      return this.state.available[this.index] === 0
        ? { code: 'noOptions', message: messages.noOptionsAvailable({ title }) }
        : { code: 'choiceMissing', message: messages.choiceMissing({ title }) }
    }
    return typeof this.selection?.value === 'number'
      ? { code: 'valueOutOfBounds', message: messages.valueOutOfBounds({ title }) }
      : { code: 'valueMissing', message: messages.valueMissing({ title }) }
  }
}
