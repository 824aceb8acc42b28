/** The small picture of a line on a document: its drawing, else the still of its 3D graphic, else a picture, else none. */
import { resolveDrawingSpec } from '../../item-drawings/bind-drawing.ts'
import { graphicSpec } from '../../item-drawings/graphic-spec.ts'
import type { OrderEvaluation } from '../../configuration/types.ts'
import { drawFamily } from '../../drawing/registry.ts'
import type { Scene } from '../../drawing/scene.ts'
import { resolveGraphic } from '../../graphics/resolve-graphic.ts'
import { stillScene } from '../../graphics/still.ts'
import type { ProductInstance } from '../../orders/schema.ts'
import type { ItemPicture } from '../blocks.ts'

function pictureUrl(evaluation: OrderEvaluation, item: ProductInstance): string | null {
  const { catalog } = evaluation.context
  if (item.thumbnailUrl) return item.thumbnailUrl
  for (const { id } of catalog.propertiesByProduct.get(item.productId) ?? []) {
    const picture = catalog.options.get(item.properties[id]?.optionId ?? 0)?.thumbnailUrl
    if (picture) return picture
  }
  return catalog.products.get(item.productId)?.thumbnailUrl ?? null
}

/** Drawings of a document by what they depend on: lines that look alike share one. */
export type KnownScenes = Map<string, Scene>

function drawnScene(
  { context, document }: OrderEvaluation,
  item: ProductInstance,
  known: KnownScenes,
): Scene | undefined {
  const { catalog, measurer } = context
  const resolved = resolveDrawingSpec(catalog, document, item, 0)
  if (!resolved.ok) return undefined
  const key = `${resolved.family} ${JSON.stringify(resolved.parsed)}`
  const before = known.get(key)
  if (before !== undefined) return before
  // With a measurer engravings get their outlines: no font of theirs is needed then.
  const drawn = drawFamily(resolved.family, resolved.spec, measurer === undefined ? {} : { measurer })
  if (!drawn.ok) return undefined
  known.set(key, drawn.scene)
  return drawn.scene
}

/** The drawing families must be at hand; one that is missing draws nothing, and the next best stands there. */
export function itemPictureOf(
  evaluation: OrderEvaluation,
  item: ProductInstance,
  known: KnownScenes = new Map(),
): ItemPicture {
  const { catalog } = evaluation.context
  const scene = drawnScene(evaluation, item, known)
  if (scene !== undefined) return { kind: 'scene', scene }
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
