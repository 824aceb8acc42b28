/** What can fill a part of a drawing or a name of a graphic: choices of the product's properties. */
import type { DrawingBinding, ProductOption, ProductProperty } from '@orderwright/domain/catalog'
import { bindingKey, bindingsOf } from '@orderwright/domain/item-drawings'
import { bindingWords } from './spec-words.ts'

export interface Source {
  readonly key: string
  readonly label: string
  readonly binding: DrawingBinding
}

export function sourcesOf(
  properties: readonly ProductProperty[],
  options: readonly ProductOption[],
): readonly Source[] {
  return properties.flatMap((property) =>
    bindingsOf(
      property,
      options.filter(({ productPropertyId }) => productPropertyId === property.id),
    ).map((binding) => ({
      key: bindingKey(binding),
      label: bindingWords(binding, properties),
      binding,
    })),
  )
}
