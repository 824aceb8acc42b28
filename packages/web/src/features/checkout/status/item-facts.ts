/** An item in words, for people who read it rather than edit it. */
import type { Catalog } from '@orderwright/domain/catalog'
import { type PropertyEvaluation, propertyLabel, selectionText } from '@orderwright/domain/configuration'
import type { LengthUnit } from '@orderwright/domain/units'

export interface ItemFact {
  readonly propertyId: number
  readonly title: string
  readonly text: string
  readonly isValid: boolean
}

/** Choices in display order; those without a value are left out unless they are needed. */
export function factsOf(
  catalog: Catalog,
  properties: readonly PropertyEvaluation[],
  unit: LengthUnit,
): ItemFact[] {
  return properties
    .map(({ property, cutSelection, isValid }) => ({
      propertyId: property.id,
      title: propertyLabel(property, unit),
      text: selectionText(catalog, property, cutSelection, unit),
      isValid,
    }))
    .filter(({ text, isValid }) => text !== '' || !isValid)
}
