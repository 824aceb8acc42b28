/** What may be chosen instead at a property, while repairs are looked for. */
import { parseNumberInput } from '../../units/entry/number-entry.ts'
import { normaliseDimension } from '../../units/entry/dimension-entry.ts'
import type { CatalogProduct, ProductProperty } from '../../catalog/schema.ts'
import { drawnFigure } from '../../item-drawings/bind-drawing.ts'
import { entryAt, type OptionIndex, type PropertyIndex } from '../../constraints/indices.ts'
import type { NetworkState } from '../../constraints/network-state.ts'
import { optionIdsOf } from '../../constraints/choices.ts'
import type { Selection } from '../../orders/selections.ts'

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
  product: CatalogProduct | undefined,
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
      const figure = figureInBounds(record, selection, product)
      return [...(figure === undefined ? [] : [{ selection: figure }]), ...clearing]
    }
    case 'checkbox':
      return clearing
    case 'text':
      return []
  }
}

/**
 * The figure of a property as its bounds and steps have it, or where there is none the one that the drawing starts from;
 * undefined where it is so already, where there are several of it, and where the property has no figure at all.
 */
export function figureInBounds(
  property: ProductProperty,
  selection: Selection | undefined,
  product: CatalogProduct | undefined,
): Selection | undefined {
  const isNumber = property.type === 'number'
  if ((!isNumber && property.type !== 'dimensions') || property.isArray === 1) return undefined
  const least = isNumber ? 1 : property.data.minDimension
  const figure =
    typeof selection?.value === 'number' ? selection.value : (drawnFigure(product, property.id) ?? least)
  const value = isNumber ? parseNumberInput(figure) : normaliseDimension(figure, property.data)
  return value === selection?.value ? undefined : { value }
}
