/**
 * What is seen of a line's product in three dimensions: the values that its drawing and its graphic are made of. Choices that
 * bind nothing there change nothing. It does not depend on which drawing families are loaded.
 */
import type { Catalog } from '../catalog/compile.ts'
import type { GraphicNode } from '../graphics/schema.ts'
import type { OrderDocument } from '../orders/document.ts'
import type { ProductInstance } from '../orders/schema.ts'
import { bindSpec, readerOfItem } from './bind-drawing.ts'
import { graphicOf } from './graphic-of.ts'

export interface SeenLook {
  readonly productId: number
  readonly family: string | null
  readonly drawn: Readonly<Record<string, unknown>>
  readonly nodes: readonly GraphicNode[]
  readonly graphic: Readonly<Record<string, unknown>>
}

interface Known {
  readonly catalog: Catalog
  readonly choices: unknown
  readonly look: SeenLook
}

const looks = new WeakMap<ProductInstance, Known>()

/** The same object as long as line, catalog and the order's own choices are the same. */
export function seenLook(catalog: Catalog, document: OrderDocument, item: ProductInstance): SeenLook {
  const choices = document.order.properties
  const known = looks.get(item)
  if (known?.catalog === catalog && known.choices === choices) return known.look
  const product = catalog.products.get(item.productId)
  const graphic = graphicOf(catalog, item.productId)
  const read = readerOfItem(catalog, document, item)
  const { drawing = null } = product ?? {}
  const look = {
    productId: item.productId,
    family: drawing?.family ?? null,
    // What is engraved is not cut into the solids of rooms.
    drawn: drawing ? bindSpec(drawing, read, { withEngravings: false }).spec : {},
    nodes: graphic?.nodes ?? [],
    graphic:
      graphic && product?.graphic ? bindSpec(product.graphic, read, { withEngravings: false }).spec : {},
  }
  looks.set(item, { catalog, choices, look })
  return look
}
