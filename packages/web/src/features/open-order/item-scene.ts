/** The drawing of an order line, kept while nothing in it changed. */
import type { Catalog } from '@orderwright/domain/catalog'
import { drawFamily, drawingFamilies, type DrawingFamily, type Scene } from '@orderwright/domain/drawing'
import {
  engravingSetsOfDrawing,
  type ResolvedDrawing,
  resolveDrawingSpec,
} from '@orderwright/domain/item-drawings'
import type { OrderDocument, ProductInstance } from '@orderwright/domain/orders'
import type { LengthUnit } from '@orderwright/domain/units'
import { z } from 'zod'

export type ItemScene =
  | { readonly ok: true; readonly scene: Scene }
  /** `missing`: properties whose choice the drawing needs; empty when the product has no drawing */
  | { readonly ok: false; readonly missing: readonly number[]; readonly isUndrawable: boolean }

type OrderProperties = OrderDocument['order']['properties']
interface KeptSpec {
  readonly catalog: Catalog
  readonly orderProperties: OrderProperties
  /** what its product is drawn with; undefined before it was fetched */
  readonly family: DrawingFamily | undefined
  readonly resolved: ResolvedDrawing
}
interface KeptScene {
  readonly unit: LengthUnit
  readonly result: ItemScene
}

/** by piece: the stage looks at one at a time, a canvas at all of them */
const specs = new WeakMap<ProductInstance, Map<number, KeptSpec>>()
const scenes = new WeakMap<ResolvedDrawing, KeptScene>()

/**
 * The specification of a line's drawing, with the engravings of a piece of its quantity. The same line under the same
 * choices gives the same object.
 */
export function itemSpec(
  catalog: Catalog,
  document: OrderDocument,
  item: ProductInstance,
  piece = 0,
): ResolvedDrawing {
  const kept = specs.get(item) ?? new Map<number, KeptSpec>()
  specs.set(item, kept)
  const orderProperties = document.order.properties
  const known = kept.get(piece)
  const family = drawingFamilies().get(catalog.products.get(item.productId)?.drawing?.family ?? '')
  const isSame = known?.catalog === catalog && known.orderProperties === orderProperties
  if (isSame && known.family === family) return known.resolved
  const resolved = resolveDrawingSpec(catalog, document, item, piece)
  kept.set(piece, { catalog, orderProperties, family, resolved })
  return resolved
}

/**
 * The drawing of a line, for the stage and for small pictures alike: drawn once, however often it is shown. `unit` is
 * that of the sizes in its description; without one it is any.
 */
export function itemScene(resolved: ResolvedDrawing, unit?: LengthUnit): ItemScene {
  const known = scenes.get(resolved)
  if (known && (unit === undefined || known.unit === unit)) return known.result
  const result = draw(resolved, unit ?? 'mm')
  scenes.set(resolved, { unit: unit ?? 'mm', result })
  return result
}

function draw(resolved: ResolvedDrawing, unit: LengthUnit): ItemScene {
  if (!resolved.ok) return { ok: false, missing: resolved.missing, isUndrawable: false }
  const drawn = drawFamily(resolved.family, resolved.spec, { unit })
  return drawn.ok ? { ok: true, scene: drawn.scene } : { ok: false, missing: [], isUndrawable: true }
}

const styleSchema = z.object({ engravingStyle: z.object({ fontFamily: z.string() }) })

/** The font that a drawing's engravings are cut in; none while no text is engraved. */
export function engravedFonts(resolved: ResolvedDrawing): readonly string[] {
  const isEngraved = engravingSetsOfDrawing(resolved).some((set) =>
    Object.values(set).some(({ above = [], below = [] }) =>
      [...above, ...below].some((entry) => 'text' in entry && entry.text.trim() !== ''),
    ),
  )
  const parsed = isEngraved && resolved.ok ? styleSchema.safeParse(resolved.spec) : undefined
  return parsed?.success === true ? [parsed.data.engravingStyle.fontFamily] : noFonts
}

const noFonts: readonly string[] = []
