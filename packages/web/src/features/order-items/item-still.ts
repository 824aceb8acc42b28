/** The still picture of a line whose product has a 3D graphic but no drawing, kept while nothing in it changed. */
import type { Catalog } from '@orderwright/domain/catalog'
import type { Scene } from '@orderwright/domain/drawing'
import { resolveGraphic, stillScene } from '@orderwright/domain/graphics'
import { graphicSpec } from '@orderwright/domain/item-drawings'
import type { OrderDocument, ProductInstance } from '@orderwright/domain/orders'

type OrderProperties = OrderDocument['order']['properties']
interface Kept {
  readonly catalog: Catalog
  readonly orderProperties: OrderProperties
  readonly scene: Scene | null
}

const kept = new WeakMap<ProductInstance, Kept>()

/** Null where the graphic can not be worked out from the line's choices. */
export function itemStill(
  catalog: Catalog,
  document: OrderDocument,
  item: ProductInstance,
  orderProperties: OrderProperties = document.order.properties,
): Scene | null {
  const known = kept.get(item)
  if (known?.catalog === catalog && known.orderProperties === orderProperties) return known.scene
  const scene = draw(catalog, document, item)
  kept.set(item, { catalog, orderProperties, scene })
  return scene
}

function draw(catalog: Catalog, document: OrderDocument, item: ProductInstance): Scene | null {
  const found = graphicSpec(catalog, document, item)
  if (!found) return null
  const resolved = resolveGraphic(found.graphic, found.spec, { detail: 'coarse' })
  if (!resolved.ok || resolved.meshes.length === 0) return null
  return stillScene(found.graphic.title, resolved.meshes, resolved.bounds)
}
