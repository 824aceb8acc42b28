/** What a new line starts with, and how that looks. */
import {
  defaultConfiguration,
  drawFamily,
  type EvaluationContext,
  type OrderDocument,
  resolveDrawingSpec,
  type Scene,
  type Selections,
} from '@orderwright/domain'

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
