/** Where the engravings of an item stand and how they are judged, for those who look at a whole item. */
import type { Catalog } from '../catalog/compile.ts'
import type { Product, ProductProperty } from '../catalog/schema.ts'
import { checkEngravings, type EngravingChecks, type EngravingGrid } from '../engraving/limits.ts'
import type { TextMeasurer } from '../engraving/measure.ts'
import { countedSets } from '../engraving/sets.ts'
import type { OrderDocument } from '../orders/document.ts'
import type { ProductInstance } from '../orders/schema.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import { findDrawingFamily } from '../drawing/registry.ts'
import { type ResolvedDrawing, resolveDrawingSpec } from './bind-drawing.ts'
import type { Selection } from './schema.ts'

/**
 * Whether a property holds engravings: the product's drawing shows them, or the organisation says so. [1.3.14]
 */
export function isEngraved(
  property: Pick<ProductProperty, 'id'>,
  product: Product | undefined,
  profile: OrgProfile,
): boolean {
  const bindings = Object.values(product?.drawing?.bindings ?? {})
  const isBound = bindings.some(
    (binding) => binding.source === 'engravings' && binding.productPropertyId === property.id,
  )
  const engraving = profile.roles['engraving'] ?? []
  const second = profile.roles['secondEngraving'] ?? []
  return isBound || engraving.includes(property.id) || second.includes(property.id)
}

/** The grid of a drawing; null where its family is not engraved, or the drawing is incomplete. */
export function engravingGridOfDrawing(resolved: ResolvedDrawing): EngravingGrid | null {
  if (!resolved.ok) return null
  return findDrawingFamily(resolved.family)?.gridOfUnknown?.(resolved.spec) ?? null
}

/** The grid of an item; null where its family knows none, or its drawing is incomplete. */
export function engravingGridOf(
  catalog: Catalog,
  document: OrderDocument,
  item: ProductInstance,
): EngravingGrid | null {
  return engravingGridOfDrawing(resolveDrawingSpec(catalog, document, item))
}

export type CheckedPiece = {
  readonly propertyId: number
  readonly selection: Selection
  /** index of the piece of the quantity; 0 counts for all while there is one set */
  readonly piece: number
  readonly checks: EngravingChecks
}

/** Every engraving of an item, checked: by property, then by piece. */
export function checkedEngravings(
  judging: { readonly profile: OrgProfile; readonly measurer: TextMeasurer },
  item: ProductInstance,
  grid: EngravingGrid,
): CheckedPiece[] {
  const { profile, measurer } = judging
  return Object.entries(item.properties).flatMap(([propertyId, selection]) =>
    countedSets(selection.engravings ?? [], item.quantity).map((set, piece) => ({
      propertyId: Number(propertyId),
      selection,
      piece,
      checks: checkEngravings(set, grid, measurer, profile.engraving.softMarginMm),
    })),
  )
}
