/** One order for each status of an organisation, with one line of its first product. */
import {
  cents,
  costsOfSubtotal,
  newItem,
  newOrder,
  type OrderEvent,
  type PricingExpression,
  type ProductInstance,
  productInstanceSchema,
  type ProductOrder,
  productOrderSchema,
  type StatusData,
} from '@orderwright/domain'
import { daysFrom } from '../calendar.ts'
import { demoUserId } from '../demo-orgs.ts'
import type { SeedCatalog, SeedOrders } from '../org-seed.ts'
import type { SimpleOrg } from './simple-org.ts'

/** Price of a product whose rule is a single fixed amount; anything else has none here. */
function fixedPrice(expressions: readonly PricingExpression[]): number | null {
  const [first] = expressions
  return expressions.length === 1 && first?.type === 'fixed' ? first.props.value : null
}

export function simpleOrders(
  { org, profile, orderTitles }: SimpleOrg,
  catalog: SeedCatalog,
  now: Date,
  firstId: number,
): SeedOrders {
  const product = catalog.products.find((candidate) => candidate.productPricingRuleId !== null)
  const rule = catalog.productPricingRules.find(({ id }) => id === product?.productPricingRuleId)
  const price = fixedPrice(rule?.versions['1']?.expressions ?? [])
  const productOrders: ProductOrder[] = []
  const productInstances: ProductInstance[] = []
  const orderEvents: OrderEvent[] = []
  for (const [index, title] of orderTitles.entries()) {
    const id = firstId + index
    const userId = demoUserId(org, index % 4 === 3 ? 'guestHiddenPricing' : 'guest')
    const started = 80 - index * 6
    const created = daysFrom(now, -started)
    const statusData: StatusData = {}
    const reached = profile.productOrderStatuses.slice(0, index + 1)
    for (const [step, status] of reached.entries())
      statusData[status.key] = { date: daysFrom(now, step * 2 - started) }
    const record = {
      id,
      version: 1,
      created,
      lastUpdated: daysFrom(now, index * 2 - started),
      deletedAt: null,
    }
    const draft = newOrder({ orgId: org.id, userId, title }, profile, created)
    // A price that depends on choices comes with the catalogue; such an order has no lines yet.
    const hasLine = product !== undefined && price !== null
    const quantity = index + 2
    const order = productOrderSchema.parse({
      ...draft,
      ...record,
      orgSpecificId: index + 1,
      type: profile.isArchitectural ? 'arch' : 'standalone',
      productCategoryId: product?.productCategoryId ?? null,
      statusData,
      lastCompletedStatusKey: reached.at(-1)?.key ?? '',
      effectivePricingDate: index > 0 ? created : null,
      projectName: title,
      firmName: 'Sample client',
      phone: '(415) 555-0134',
      clientEmails: org.emails.guest,
      email: org.emails.guest,
      deliveryAddress: { streetAddress: '410 Harbor Street', city: 'Oakland', state: 'CA', zip: '94607' },
      productInstancesCount: hasLine ? 1 : 0,
      costs: costsOfSubtotal(draft, cents(hasLine ? price * quantity : 0), profile),
    })
    productOrders.push(order)
    orderEvents.push({
      id: firstId + index,
      orgId: org.id,
      productOrderId: id,
      userId,
      created,
      kind: 'order.create',
      resourceKey: 'productOrder',
      resourceId: id,
      before: null,
      after: { title },
    })
    if (hasLine) {
      const item = newItem({ orgId: org.id, productId: product.id, rank: 1, quantity, title: 'Sample item' })
      productInstances.push(productInstanceSchema.parse({ ...item, ...record, productOrderId: id }))
    }
  }
  return { productOrders, productInstances, orderEvents, paymentRecords: [], paymentIntents: [] }
}
