/** The grids on which the items of an order are engraved: worked out once for choices that draw the same plate. */
import type { Catalog } from '../catalog/compile.ts'
import type { ItemEvaluation } from '../configuration/types.ts'
import { findDrawingFamily } from '../drawing/registry.ts'
import type { DrawingFamily } from '../drawing/family.ts'
import type { EngravingGrid } from '../engraving/limits.ts'
import { bindSpec, readerOfItem } from '../item-drawings/bind-drawing.ts'
import type { OrderDocument } from '../orders/document.ts'

/** Grids by the choices of the item, without what is engraved, for each catalog, family and choices of the order. */
type Grids = Map<string, EngravingGrid | null>
const kept = new WeakMap<Catalog, WeakMap<DrawingFamily, WeakMap<object, Grids>>>()
/** Remembered plates; emptied when there are too many. */
const KEPT_PLATES = 2000

function gridsOf(catalog: Catalog, family: DrawingFamily, orderProperties: object): Grids {
  const byFamily = kept.get(catalog) ?? new WeakMap<DrawingFamily, WeakMap<object, Grids>>()
  kept.set(catalog, byFamily)
  const byOrder = byFamily.get(family) ?? new WeakMap<object, Grids>()
  byFamily.set(family, byOrder)
  const grids = byOrder.get(orderProperties) ?? new Map<string, EngravingGrid | null>()
  byOrder.set(orderProperties, grids)
  return grids
}

/** All that can decide which plate an item has: its product and its choices, but not its texts. */
function choicesKey({ item, product }: ItemEvaluation): string {
  const engraved = new Set<string>()
  for (const binding of Object.values(product?.drawing?.bindings ?? {})) {
    if (binding.source === 'engravings') engraved.add(String(binding.productPropertyId))
  }
  // That something is engraved at all may decide; what it is may not.
  const choices = Object.entries(item.properties).map(([id, choice]) => [id, engraved.has(id) || choice])
  return JSON.stringify([item.productId, choices])
}

/**
 * The grid of an item's plate; null where its family knows none, or its drawing is incomplete. What is engraved is no
 * part of it, so that hundreds of plates of one kind are drawn up once.
 */
export function plateGridOf(
  catalog: Catalog,
  document: OrderDocument,
  one: ItemEvaluation,
): EngravingGrid | null {
  const drawing = one.product?.drawing ?? null
  const family = drawing === null ? undefined : findDrawingFamily(drawing.family)
  if (drawing === null || family?.gridOfUnknown === undefined) return null
  const grids = gridsOf(catalog, family, document.order.properties)
  const key = choicesKey(one)
  const known = grids.get(key)
  if (known !== undefined) return known
  const { spec } = bindSpec(drawing, readerOfItem(catalog, document, one.item), { withEngravings: false })
  const grid = family.gridOfUnknown(spec)
  if (grids.size >= KEPT_PLATES) grids.clear()
  grids.set(key, grid)
  return grid
}
