/**
 * From choices to the names of a product's 3D graphic. Working the graphic out is left to `resolveGraphic`, so that
 * a page needs it only when somebody looks. [1.1.06]
 */
import { z } from 'zod'
import type { Catalog } from '../catalog/compile.ts'
import type { DrawingBinding, CatalogProduct, ProductDrawing } from '../catalog/schema.ts'
import { findDrawingFamily } from '../drawing/registry.ts'
import type { ProductGraphic } from '../graphics/schema.ts'
import type { OrderDocument } from '../orders/document.ts'
import type { ProductInstance } from '../orders/schema.ts'
import { type BoundChoice, bindSpec, readerOfItem } from './bind-drawing.ts'
import { graphicOf } from './graphic-of.ts'

export type GraphicSpec = {
  readonly graphic: ProductGraphic
  readonly spec: Readonly<Record<string, unknown>>
}

const recordSchema = z.record(z.string(), z.unknown())

/** What the drawing knows, with its family's defaults where it can be read; chance depends on the item as there. */
function drawnSpec(
  drawing: ProductDrawing | null,
  read: (propertyId: number) => BoundChoice | undefined,
  seed: number,
): Readonly<Record<string, unknown>> {
  if (drawing === null) return {}
  const bound = bindSpec(drawing, read, { withEngravings: false })
  const spec = { seed, ...bound.spec }
  const parsed = findDrawingFamily(drawing.family)?.specSchema.safeParse(spec)
  const record = recordSchema.safeParse(parsed?.data)
  return record.success ? record.data : spec
}

/** The graphic of an item's product with what its names stand for; undefined without one. */
export function graphicSpec(
  catalog: Catalog,
  document: OrderDocument,
  item: ProductInstance,
): GraphicSpec | undefined {
  const graphic = graphicOf(catalog, item.productId)
  const product = catalog.products.get(item.productId)
  if (graphic === undefined || !product?.graphic) return undefined
  const read = readerOfItem(catalog, document, item)
  const own = bindSpec(product.graphic, read)
  return { graphic, spec: { ...drawnSpec(product.drawing, read, item.id), ...own.spec } }
}

/** The property that gives a name its value; undefined when no property does. */
export function propertyBehindName(product: CatalogProduct | undefined, name: string): number | undefined {
  const bindings: Readonly<Record<string, DrawingBinding>> = {
    ...product?.drawing?.bindings,
    ...product?.graphic?.bindings,
  }
  const path = Object.keys(bindings).find((one) => name === one || name.startsWith(`${one}.`))
  return path === undefined ? undefined : bindings[path]?.productPropertyId
}
