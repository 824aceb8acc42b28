/** What may be chosen instead at a property, while repairs are looked for. */
import { parseNumberInput } from '../units/number-entry.ts'
import { normaliseDimension } from '../units/dimension-entry.ts'
import type { Product } from '../catalog/schema.ts'
import { drawnFigure } from '../item-drawings/bind-drawing.ts'
import { entryAt, type OptionIndex, type PropertyIndex } from '../constraints/indices.ts'
import type { NetworkState } from '../constraints/network-state.ts'
import { optionIdsOf } from '../constraints/choices.ts'
import type { Selection } from '../orders/selections.ts'

/** Another choice; `words` where the choices' own titles do not say it. Undefined clears the property. */
export type CandidateChoice = {
  readonly selection: Selection | undefined
  /** the option that is chosen, if it is one */
  readonly option?: OptionIndex
  readonly words?: string
}

/**
 * Other choices of a property, by index: each option that may be offered there at all, none where none is needed, a
 * figure brought inside its bounds. Archived options are no repair, and what somebody typed is not thrown away.
 */
export function candidateChoices(
  state: NetworkState,
  property: PropertyIndex,
  product: Product | undefined,
): readonly CandidateChoice[] {
  const { network } = state
  const record = entryAt(network.properties, property)
  const selection = state.selections[property]
  const isClearable = record.isRequired === 0 && record.isArray === 0 && selection !== undefined
  const clearing: CandidateChoice[] = isClearable ? [{ selection: undefined }] : []
  switch (record.type) {
    case 'singleSelect': {
      const others: CandidateChoice[] = []
      const current = entryAt(state.chosen, property)
      for (const o of entryAt(network.optionsOf, property)) {
        const option = entryAt(network.options, o)
        if (option.archived === 1 || state.base[o] !== 0 || current.includes(o)) continue
        others.push({ selection: { ...selection, optionId: option.id }, option: o })
      }
      return [...others, ...clearing]
    }
    case 'select': {
      const chosen = optionIdsOf(selection)
      const fewer = chosen.length > 1 || record.isRequired === 1 ? chosen : []
      return [
        ...fewer.map((dropped): CandidateChoice => {
          const optionIds = chosen.filter((id) => id !== dropped)
          return {
            selection: optionIds.length === 0 ? undefined : { ...selection, optionIds },
            option: undefined,
          }
        }),
        ...clearing,
      ]
    }
    case 'dimensions':
    case 'number': {
      const value = record.type === 'number' ? 1 : record.data.minDimension
      const figure =
        typeof selection?.value === 'number' ? selection.value : (drawnFigure(product, record.id) ?? value)
      const settled =
        record.type === 'number' ? parseNumberInput(figure) : normaliseDimension(figure, record.data)
      const isOther = settled !== selection?.value && record.isArray === 0
      return [...(isOther ? [{ selection: { value: settled } }] : []), ...clearing]
    }
    case 'checkbox':
      return clearing
    case 'text':
      return []
  }
}
