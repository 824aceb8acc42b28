/** create-back-box-order: the boxes behind an order's items as a stocked order of their own. [1.6.27, 1.7.28, 1.7.29] */
import { defaultConfiguration } from '@orderwright/domain/configuration'
import { type ItemDraft, type OrderDocument, planBackBoxOrder } from '@orderwright/domain/orders'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { lockFor, refused } from '../lifecycle/transition.ts'
import { runInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import { withOrderOrg } from '../tenancy/order-org.ts'
import { copyFor, storeCopy } from './copy-order.ts'
import { documentOf, evaluationContext } from '../orders/order-store.ts'
import { presentOrder } from '../orders/present-order.ts'

export const createBackBoxOrder: HandlerOf<'createBackBoxOrder'> = async (call, body) => {
  const located = await withOrderOrg(call, body)
  if (!located.ok) return located
  return runInTenant(call, located.data, async (tenant) => {
    const source = await lockFor(tenant, body.productOrderId, 'order.duplicate')
    if (!source.ok) return source
    const document = await documentOf(tenant, source.data)
    const { catalog } = await evaluationContext(tenant, tenant.actor.role)
    const target = await copyFor(tenant, source.data)
    const plan = planBackBoxOrder(document, catalog, tenant.org.profile, tenant.now, target)
    if (!plan.ok) return refused(plan)
    const items = await configured(tenant, { ...document, items: [] }, plan.items)
    const order = await storeCopy(tenant, source.data, 'order.backBoxes', { order: plan.order, items })
    return succeed({ productOrder: presentOrder(tenant, order) })
  })
}

/** Each line with what a new item of its product starts with, as if a person had added it. */
async function configured(
  tenant: TenantCall,
  empty: OrderDocument,
  items: readonly ItemDraft[],
): Promise<ItemDraft[]> {
  const context = await evaluationContext(tenant, tenant.actor.role)
  const document = { ...empty, order: { ...empty.order, properties: {} } }
  return items.map((item) => ({
    ...item,
    properties: defaultConfiguration(context, document, item.productId).item,
  }))
}
