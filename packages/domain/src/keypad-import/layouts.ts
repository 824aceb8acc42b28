/** The property of a product that says how many buttons it has, and how many each of its options has. */
import type { CatalogProduct, ProductProperty } from '../catalog/schema.ts'
import { evaluateOrder } from '../configuration/evaluate.ts'
import { findDrawingFamily } from '../drawing/registry.ts'
import type { EngravingGrid } from '../engraving/limits.ts'
import { bindSpec, readerOfItem } from '../item-drawings/bind-drawing.ts'
import type { EvaluationContext } from '../item-drawings/types.ts'
import type { OrderDocument } from '../orders/document.ts'
import type { ProductInstance } from '../orders/schema.ts'

export interface Layout {
  readonly optionId: number
  readonly title: string
  readonly count: number
}

export interface LayoutChoice {
  readonly property: ProductProperty
  /** fewest buttons first, of as many in display order */
  readonly layouts: readonly Layout[]
}

/** Where an item can be engraved; null where its family knows no grid, or its drawing is incomplete. */
export function gridOf(
  { catalog }: EvaluationContext,
  document: OrderDocument,
  item: ProductInstance,
  product: CatalogProduct,
): EngravingGrid | null {
  const family = product.drawing === null ? undefined : findDrawingFamily(product.drawing.family)
  if (product.drawing === null || family?.gridOfUnknown === undefined) return null
  const { spec } = bindSpec(product.drawing, readerOfItem(catalog, document, item), { withEngravings: false })
  return family.gridOfUnknown(spec)
}

/**
 * The choice by which an item has more buttons or fewer: of all options that fill something of its drawing, those are tried that make a
 * difference. Null where none does, or nothing is drawn.
 */
export function layoutChoice(
  context: EvaluationContext,
  document: OrderDocument,
  item: ProductInstance,
  product: CatalogProduct,
): LayoutChoice | null {
  const views = evaluateOrder(context, document).itemsById.get(item.id)?.properties
  const bound = new Set(
    Object.values(product.drawing?.bindings ?? {}).flatMap((binding) =>
      binding.source === 'optionData' ? [binding.productPropertyId] : [],
    ),
  )
  let best: LayoutChoice | null = null
  let most = 1
  for (const id of bound) {
    const view = views?.get(id)
    if (view === undefined || view.property.type !== 'singleSelect' || view.property.isOrderLevel === 1)
      continue
    const layouts = view.states.flatMap(({ option }): Layout[] => {
      const properties = { ...item.properties, [id]: { optionId: option.id } }
      const count = gridOf(context, document, { ...item, properties }, product)?.mechanisms.length ?? 0
      return count === 0 ? [] : [{ optionId: option.id, title: option.title, count }]
    })
    const counts = new Set(layouts.map(({ count }) => count)).size
    if (counts <= most) continue
    most = counts
    best = { property: view.property, layouts: layouts.toSorted((one, other) => one.count - other.count) }
  }
  return best
}
