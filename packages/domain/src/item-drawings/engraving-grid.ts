/** Where the engravings of an item stand, by property and by language. */
import { z } from 'zod'
import type { Catalog } from '../catalog/compile.ts'
import type { CatalogProduct, ProductDrawing, ProductProperty } from '../catalog/schema.ts'
import type { EngravingGrid } from '../engraving/limits.ts'
import { type EngravingSet, engravingSetAt, engravingSetSchema } from '../engraving/schema.ts'
import { countedSets } from '../engraving/sets.ts'
import type { OrderDocument } from '../orders/document.ts'
import type { ProductInstance } from '../orders/schema.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import { findDrawingFamily } from '../drawing/registry.ts'
import { type ResolvedDrawing, resolveDrawingSpec } from './bind-drawing.ts'
import type { Selection } from '../orders/selections.ts'

/** The fields of a drawing's specification that hold engravings, in the order in which the languages stand at a place. */
export const engravingPaths = ['engravings', 'secondEngravings'] as const

/**
 * Whether a property holds engravings: the product's drawing shows them, or the organisation says so. [1.3.14]
 */
export function isEngraved(
  property: Pick<ProductProperty, 'id'>,
  product: CatalogProduct | undefined,
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

/** The properties whose engravings a drawing shows, the first language first. */
export function drawnEngravings(drawing: ProductDrawing | null | undefined): readonly number[] {
  return engravingPaths.flatMap((path) => {
    const binding = drawing?.bindings[path]
    return binding?.source === 'engravings' ? [binding.productPropertyId] : []
  })
}

/**
 * The properties whose engravings stand at the same places, the first language first; properties that the organisation
 * calls engravings without a place in the drawing stand alone.
 */
export function engravingStacks(
  drawing: ProductDrawing | null | undefined,
  profile: OrgProfile,
): readonly (readonly number[])[] {
  const bound = drawnEngravings(drawing)
  const named = [...(profile.roles['engraving'] ?? []), ...(profile.roles['secondEngraving'] ?? [])]
  const alone = [...new Set(named)].filter((id) => !bound.includes(id))
  return [...(bound.length > 0 ? [bound] : []), ...alone.map((id) => [id])]
}

const engravedSchema = z.object({
  engravings: engravingSetSchema.default({}),
  secondEngravings: engravingSetSchema.default({}),
})

/** What a drawing has engraved, by language; both are empty where nothing is. */
export function engravingSetsOfDrawing(resolved: ResolvedDrawing): readonly EngravingSet[] {
  const parsed = resolved.ok ? engravedSchema.safeParse(resolved.parsed) : undefined
  return parsed?.success === true ? engravingPaths.map((path) => parsed.data[path]) : []
}

/** A property's selection with engravings. */
export type Engraved = { readonly propertyId: number; readonly selection: Selection }

/**
 * The sets of each piece of the quantity, a set for each of the selections. One set of a selection counts for all pieces;
 * there is one entry while no selection has more.
 */
export function piecesOf(engraved: readonly Engraved[], quantity: number): readonly EngravingSet[][] {
  const counted = engraved.map(({ selection }) => countedSets(selection.engravings ?? [], quantity))
  const count = Math.max(0, ...counted.map(({ length }) => length))
  return Array.from({ length: count }, (_, piece) => counted.map((sets) => engravingSetAt([...sets], piece)))
}
