/** The files of an order that the caller may see. */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { readableOrder } from '../orders/order-store.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'
import { mayOnFiles, readOrderFiles } from './order-file-store.ts'

export const getOrderFiles: HandlerOf<'getOrderFiles'> = (call, body) =>
  readInTenant(call, body, async (tenant) => {
    const order = await readableOrder(tenant, body.productOrderId)
    if (!order.ok) return order
    const mayAdd = mayOnFiles(tenant, order.data, 'order.addFiles')
    return succeed({
      files: await readOrderFiles(tenant, order.data),
      mayAdd,
      mayAddInternally: mayAdd && mayOnFiles(tenant, order.data, 'order.commentInternally'),
    })
  })
