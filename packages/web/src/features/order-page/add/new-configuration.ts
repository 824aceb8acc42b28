/** What a new line starts with, and how that looks. */
import { defaultConfiguration } from '@orderwright/domain/configuration'
import { drawFamily, type Scene } from '@orderwright/domain/drawing'
import { type EvaluationContext, resolveDrawingSpec } from '@orderwright/domain/item-drawings'
import type { OrderDocument, Selections } from '@orderwright/domain/orders'

export interface NewConfiguration {
  readonly item: Selections
  /** order-level choices that are still open and that the product needs */
  readonly order: Selections
  readonly scene: Scene | null
}

export function newConfiguration(
  context: EvaluationContext,
  document: OrderDocument,
  productId: number,
): NewConfiguration {
  const planned = defaultConfiguration(context, document, productId)
  const added = planned.document.items.at(-1)
  const resolved = added && resolveDrawingSpec(context.catalog, planned.document, added)
  const drawn = resolved?.ok ? drawFamily(resolved.family, resolved.spec) : null
  return { item: planned.item, order: planned.order, scene: drawn?.ok ? drawn.scene : null }
}
