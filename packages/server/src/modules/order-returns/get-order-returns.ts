/** The returns of an order, and what of it can still be returned. */
import { goodsHaveLeft } from '@orderwright/domain/order-problems'
import { returnablePieces } from '@orderwright/domain/order-returns'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { readableOrder } from '../orders/order-store.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'
import { agreedLines } from './agreed-order.ts'
import { mayOnReturns, readReturns } from './order-return-store.ts'
import { presentReturns } from './present-returns.ts'

export const getOrderReturns: HandlerOf<'getOrderReturns'> = (call, body) =>
  readInTenant(call, body, async (tenant) => {
    const found = await readableOrder(tenant, body.productOrderId)
    if (!found.ok) return found
    const order = found.data
    const returns = await readReturns(tenant, order.id)
    const lines = await agreedLines(tenant, order)
    const left = returnablePieces(lines, returns)
    return succeed({
      returns: await presentReturns(tenant, order, returns, returns),
      returnable: [...left].map(([productInstanceId, quantity]) => ({
        productInstanceId,
        quantity,
        title: lines.find(({ id }) => id === productInstanceId)?.title ?? '',
      })),
      mayRequest:
        mayOnReturns(tenant, order, 'order.requestReturn') &&
        goodsHaveLeft(order, tenant.org.profile) &&
        left.size > 0,
    })
  })
