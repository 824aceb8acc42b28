/** duplicate: a new order and its lines, copied in one transaction: whole, or not at all. [1.4.40, 1.4.41, 1.6.18] */
import { copyableDocument, duplicateOrder as planCopy } from '@orderwright/domain/orders'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { lockFor, refused } from '../lifecycle/transition.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { withOrderOrg } from '../tenancy/order-org.ts'
import { copyFor, storeCopy } from './copy-order.ts'
import { documentOf, evaluationContext } from '../orders/order-store.ts'
import { presentOrder } from '../orders/present-order.ts'

export const duplicateOrder: HandlerOf<'duplicateOrder'> = async (call, body) => {
  const located = await withOrderOrg(call, body)
  if (!located.ok) return located
  return runInTenant(call, located.data, async (tenant) => {
    // Locked, so that no half of a change that is being made is copied.
    const source = await lockFor(tenant, body.productOrderId, 'order.duplicate')
    if (!source.ok) return source
    const { catalog } = await evaluationContext(tenant, tenant.actor.role)
    const copyable = copyableDocument(await documentOf(tenant, source.data), catalog, tenant.actor.role)
    if (!copyable.ok) return refused(copyable)
    const target = await copyFor(tenant, source.data)
    const plan = planCopy(copyable.document, tenant.org.profile, tenant.now, target)
    const lineIds = copyable.document.items.map(({ id }) => id)
    const order = await storeCopy(tenant, source.data, 'order.duplicate', { ...plan, lineIds })
    return succeed({ productOrder: presentOrder(tenant, order) })
  })
}
