/** An item as an owner looks at a product: as it begins, on an order of its own, with some choices made otherwise. */
import type { EvaluationContext } from '../item-drawings/types.ts'
import type { OrderDocument } from '../orders/document.ts'
import { newOrder } from '../orders/new-order.ts'
import { type ProductInstance, productOrderSchema } from '../orders/schema.ts'
import type { Selections } from '../orders/selections.ts'
import { defaultConfiguration } from './default-configuration.ts'

export interface ExampleItem {
  readonly document: OrderDocument
  readonly item: ProductInstance
}

/** A product as it begins; null for an unknown one. */
export function exampleItem(
  context: EvaluationContext,
  productId: number,
  { orgId, userId }: { readonly orgId: number; readonly userId: number },
): ExampleItem | null {
  const { catalog, profile, now } = context
  const product = catalog.products.get(productId)
  if (product === undefined) return null
  const order = productOrderSchema.parse({
    ...newOrder({ orgId, userId, productId, productCategoryId: product.productCategoryId }, profile, now),
    id: 1,
    orgSpecificId: 1,
    version: 1,
    created: now,
    lastUpdated: now,
    deletedAt: null,
  })
  const { document } = defaultConfiguration(context, { order, items: [] }, productId)
  const [item] = document.items
  return item === undefined ? null : { document, item }
}

/** The same with other choices, of the item or of its order, whether or not the rules allow them. */
export function withChoices(
  context: Pick<EvaluationContext, 'catalog'>,
  { document, item }: ExampleItem,
  choices: Selections,
): ExampleItem {
  const isOrderLevel = (id: string) => context.catalog.properties.get(Number(id))?.isOrderLevel === 1
  const entries = Object.entries(choices)
  const ofOrder = Object.fromEntries(entries.filter(([id]) => isOrderLevel(id)))
  const ofItem = Object.fromEntries(entries.filter(([id]) => !isOrderLevel(id)))
  const chosen = { ...item, properties: { ...item.properties, ...ofItem } }
  const order = { ...document.order, properties: { ...document.order.properties, ...ofOrder } }
  const items = document.items.map((one) => (one.id === item.id ? chosen : one))
  return { document: { ...document, order, items }, item: chosen }
}
