/** The entries of an array property: named places that are always shown, or a list that grows and shrinks. */
import type { ProductProperty } from '@orderwright/domain/catalog'
import { arrayInputs, type ItemEvaluation } from '@orderwright/domain/configuration'
import { ARRAY_LENGTH_MAX } from '@orderwright/domain/orders'

export interface ArrayEntries {
  /** a named place each; one more where a list may grow is not among them */
  readonly texts: readonly string[]
  readonly placeholders: readonly string[]
  /** the property names its places: none is added or removed */
  readonly isFixed: boolean
  readonly canAdd: boolean
}

/**
 * What to show: with inputs defined by the property, as many as it defines (fewer where a chosen option says so, and
 * never fewer than hold a text); without, the texts there are and at least one.
 */
export function arrayEntries(
  property: ProductProperty,
  values: readonly string[],
  item: ItemEvaluation | undefined,
): ArrayEntries {
  const defined =
    item?.properties.has(property.id) === true
      ? arrayInputs(item, property.id)
      : property.arrayInputProps.inputs
  const isFixed = property.arrayInputProps.inputs.length > 0
  const used = values.findLastIndex((text) => text !== '') + 1
  const count = isFixed ? Math.max(defined.length, used) : Math.max(values.length, 1)
  return {
    texts: Array.from({ length: count }, (_, place) => values[place] ?? ''),
    placeholders: Array.from({ length: count }, (_, place) => defined[place]?.placeholder ?? ''),
    isFixed,
    canAdd: !isFixed && count < ARRAY_LENGTH_MAX,
  }
}

/** The texts with two of them exchanged. */
export function movedEntry(texts: readonly string[], from: number, to: number): string[] {
  const moved = [...texts]
  const [text] = moved.splice(from, 1)
  if (text !== undefined) moved.splice(to, 0, text)
  return moved
}
