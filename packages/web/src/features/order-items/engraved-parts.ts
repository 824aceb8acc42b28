/** From a part of the drawing to the property that decides it. */
import type { CatalogProduct } from '@orderwright/domain/catalog'
import { engravingPaths } from '@orderwright/domain/item-drawings'
import type { PropertyRequest } from '../order-dialogs/order-ui.tsx'

/** The properties whose engravings the drawing shows, the first language first. */
export function engravingPropertyIds(product: CatalogProduct | undefined): number[] {
  return engravingPaths.flatMap((path) => {
    const binding = product?.drawing?.bindings[path]
    return binding?.source === 'engravings' ? [binding.productPropertyId] : []
  })
}

/**
 * What a click on a part opens: the engravings of a mechanism or engraving; null when the part has none.
 * Part ids are `mechanism:0`, `engraving:0:above`, `engraving:0:above:second`.
 */
export function requestForPart(product: CatalogProduct | undefined, partId: string): PropertyRequest | null {
  const match = /^(?:mechanism|engraving):(\d+)(?::\w+(:second)?)?/.exec(partId)
  const [first, second] = engravingPropertyIds(product)
  const propertyId = match?.[2] === undefined ? first : second
  if (!match || propertyId === undefined) return null
  return { propertyId, mechanismIndex: Number(match[1]) }
}
