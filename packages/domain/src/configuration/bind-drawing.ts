/** From choices to a drawing: the bindings of a product fill the specification of its drawing family. */
import type { Catalog } from '../catalog/compile.ts'
import type { OrderDocument } from '../orders/document.ts'
import type { ProductInstance } from '../orders/schema.ts'

export type ResolvedDrawing =
  | { readonly ok: true; readonly family: string; readonly spec: Readonly<Record<string, unknown>> }
  /** `missing`: ids of the properties whose choice the drawing needs; empty when the product has no drawing */
  | { readonly ok: false; readonly missing: readonly number[] }

/** The specification of an item's drawing. */
export function resolveDrawingSpec(
  _catalog: Catalog,
  _document: OrderDocument,
  _item: ProductInstance,
): ResolvedDrawing {
  throw new Error('in progress')
}
