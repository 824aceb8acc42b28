/** What was chosen on a line, row by row, as the cart lists it. */
import type { Catalog } from '@orderwright/domain/catalog'
import {
  type ItemEvaluation,
  missingTitle,
  type PropertyEvaluation,
  propertyLabel,
  selectionText,
} from '@orderwright/domain/configuration'
import { cartMessages as words } from '@orderwright/domain/messages'
import type { LengthUnit } from '@orderwright/domain/units'

export interface ListedChoice {
  readonly propertyId: number
  readonly title: string
  readonly value: string
  readonly isInvalid: boolean
}

function choiceOf(catalog: Catalog, view: PropertyEvaluation, unit: LengthUnit): ListedChoice | null {
  const { property, cutSelection, isValid } = view
  const value = selectionText(catalog, property, cutSelection, unit)
  if (value === '' && isValid) return null
  return {
    propertyId: property.id,
    title: propertyLabel(property, unit) || missingTitle,
    value: value || (isValid ? '' : words.notChosen),
    isInvalid: !isValid,
  }
}

/** The shown choices in display order, then those whose property the catalog does not know any more. */
export function itemChoices(catalog: Catalog, evaluation: ItemEvaluation, unit: LengthUnit): ListedChoice[] {
  const known = evaluation.visibleProperties
    .map((view) => choiceOf(catalog, view, unit))
    .filter((choice) => choice !== null)
  const lost = Object.keys(evaluation.item.properties)
    .filter((id) => !catalog.properties.has(Number(id)))
    .map((id) => ({ propertyId: Number(id), title: missingTitle, value: missingTitle, isInvalid: true }))
  return [...known, ...lost]
}

/** The order-level choices. */
export function orderChoices(
  catalog: Catalog,
  views: readonly PropertyEvaluation[],
  unit: LengthUnit,
): ListedChoice[] {
  return views.map((view) => choiceOf(catalog, view, unit)).filter((choice) => choice !== null)
}
