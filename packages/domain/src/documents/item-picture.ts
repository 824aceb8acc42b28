/** The small picture of a line on a document: its drawing, else the still of its 3D graphic, else a picture, else none. */
import { resolveDrawingSpec } from '../configuration/bind-drawing.ts'
import { graphicSpec } from '../configuration/bind-graphic.ts'
import type { OrderEvaluation } from '../configuration/types.ts'
import type { DrawContext } from '../drawing/family.ts'
import { drawFamily } from '../drawing/registry.ts'
import { resolveGraphic } from '../graphics/resolve-graphic.ts'
import { stillScene } from '../graphics/still.ts'
import type { ProductInstance } from '../orders/schema.ts'
import type { ItemPicture } from './blocks.ts'

function pictureUrl(evaluation: OrderEvaluation, item: ProductInstance): string | null {
  const { catalog } = evaluation.context
  if (item.thumbnailUrl) return item.thumbnailUrl
  for (const { id } of catalog.propertiesByProduct.get(item.productId) ?? []) {
    const picture = catalog.options.get(item.properties[id]?.optionId ?? 0)?.thumbnailUrl
    if (picture) return picture
  }
  return catalog.products.get(item.productId)?.thumbnailUrl ?? null
}

/** The drawing families must be at hand; one that is missing draws nothing, and the next best stands there. */
export function itemPictureOf(evaluation: OrderEvaluation, item: ProductInstance): ItemPicture {
  const { catalog } = evaluation.context
  // With a measurer engravings get their outlines: no font of theirs is needed then.
  const { measurer } = evaluation.context
  const context: DrawContext = measurer === undefined ? { unit: 'mm' } : { unit: 'mm', measurer }
  const resolved = resolveDrawingSpec(catalog, evaluation.document, item, 0)
  const drawn = resolved.ok ? drawFamily(resolved.family, resolved.spec, context) : undefined
  if (drawn?.ok === true) return { kind: 'scene', scene: drawn.scene }
  const bound = graphicSpec(catalog, evaluation.document, item)
  if (bound) {
    const graphic = resolveGraphic(bound.graphic, bound.spec, { detail: 'coarse' })
    if (graphic.ok && graphic.meshes.length > 0) {
      return { kind: 'scene', scene: stillScene(bound.graphic.title, graphic.meshes, graphic.bounds) }
    }
  }
  const url = pictureUrl(evaluation, item)
  return url === null ? { kind: 'none' } : { kind: 'picture', url }
}
