/** What is left of an order once its items are paid for. Employees alone learn what things cost the house. Decision 209. */
import type { ItemMarginView } from '@orderwright/contract'
import { customProductId } from '@orderwright/domain/catalog'
import { evaluateOrder } from '@orderwright/domain/configuration'
import { type ItemMargin, orderMargin } from '@orderwright/domain/margin'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { forbidden, succeed } from '../../platform/http/outcome.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'
import { documentOf, readersContext, readableOrder, subjectOf } from './order-store.ts'

function presentLine({ itemId, productId, unknown, ...line }: ItemMargin): ItemMarginView {
  return {
    ...line,
    productInstanceId: itemId,
    productId: productId === customProductId ? null : productId,
    unknown: unknown && { missing: unknown.of, code: unknown.code, message: unknown.message },
  }
}

export const getOrderMargin: HandlerOf<'getOrderMargin'> = (call, body) =>
  readInTenant(call, body, async (tenant) => {
    const order = await readableOrder(tenant, body.productOrderId)
    if (!order.ok) return order
    if (!tenant.policy.can(tenant.actor, 'order.seeMargin', subjectOf(order.data, tenant.org.profile)))
      return forbidden()
    const context = await readersContext(tenant, 'owner')
    const margin = orderMargin(evaluateOrder(context, await documentOf(tenant, order.data)))
    return succeed({
      orderMargin: margin && { total: margin.total, lines: margin.lines.map(presentLine) },
    })
  })
