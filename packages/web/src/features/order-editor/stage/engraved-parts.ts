/** From a part of the drawing to the property that decides it. */
import type { Product } from '@orderwright/domain'
import type { PropertyRequest } from '../order-ui.tsx'

/** The properties whose engravings the drawing shows, in the order of the product's bindings. */
export function engravingPropertyIds(product: Product | undefined): number[] {
  const bindings = Object.values(product?.drawing?.bindings ?? {})
  return bindings
    .filter(({ source }) => source === 'engravings')
    .map(({ productPropertyId }) => productPropertyId)
}

/**
 * What a click on a part opens: the engravings of a mechanism or engraving; null when the part has none.
 * Part ids are `mechanism:0`, `engraving:0:above`.
 */
export function requestForPart(product: Product | undefined, partId: string): PropertyRequest | null {
  const match = /^(?:mechanism|engraving):(\d+)/.exec(partId)
  const [propertyId] = engravingPropertyIds(product)
  if (!match || propertyId === undefined) return null
  return { propertyId, mechanismIndex: Number(match[1]) }
}
