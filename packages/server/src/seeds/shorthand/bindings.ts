/** Short words for drawing bindings: which choice fills which part of a drawing family's specification. */
import type { DrawingBinding } from '@orderwright/domain/catalog'

export type Bindings = Record<string, DrawingBinding>

/** A key of the chosen option's data. */
export function data(productPropertyId: number, dataKey: string): DrawingBinding {
  return { productPropertyId, source: 'optionData', dataKey }
}

export function title(productPropertyId: number): DrawingBinding {
  return { productPropertyId, source: 'optionTitle' }
}

/** What was typed. */
export function value(productPropertyId: number): DrawingBinding {
  return { productPropertyId, source: 'value' }
}

/** Name, colour, surface and material of a finish option. */
export function finish(path: string, productPropertyId: number): Bindings {
  return {
    [`${path}.title`]: title(productPropertyId),
    [`${path}.fill`]: data(productPropertyId, 'fill'),
    [`${path}.surface`]: data(productPropertyId, 'surface'),
    [`${path}.material`]: data(productPropertyId, 'material'),
  }
}
