/** How many inputs an array property shows. */
import type { ProductProperty } from '../catalog/schema.ts'
import type { ItemEvaluation } from './types.ts'

export type ArrayInput = ProductProperty['arrayInputProps']['inputs'][number]

/** Key of option data that limits the inputs of the item's array properties. */
const LIMIT_KEY = 'engravingInputs'

/**
 * The inputs of an array property on an item: all that the property defines, or fewer where a chosen option
 * says so (with the light below a mechanism there is room for one). [1.5.31]
 */
export function arrayInputs(evaluation: ItemEvaluation, propertyId: number): readonly ArrayInput[] {
  const inputs = evaluation.properties.get(propertyId)?.property.arrayInputProps.inputs ?? []
  let limit = inputs.length
  for (const { chosenOption } of evaluation.visibleProperties) {
    const own = chosenOption?.data[LIMIT_KEY]
    if (typeof own === 'number') limit = Math.min(limit, Math.max(0, Math.trunc(own)))
  }
  return inputs.slice(0, limit)
}
