/** Withdraws a return to which nothing was said, or brings it back within thirty days. Whoever asked for it may. */
import { isEmployee } from '@orderwright/domain/access'
import { orderReturnMessages as words } from '@orderwright/domain/messages'
import { returnSteps } from '@orderwright/domain/order-returns'
import { rightNow } from '../../platform/database/records.ts'
import { isRestorable } from '../../platform/database/restorable.ts'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { forbidden, notFound } from '../../platform/http/outcome.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { changeReturn, itemsFault, notNow, refusedItems, returnFor, writeStep } from './order-return-store.ts'
import { returnAnswer } from './present-returns.ts'

export const withdrawOrderReturn: HandlerOf<'withdrawOrderReturn'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const found = await returnFor(tenant, body, 'order.requestReturn', { includeDeleted: true })
    if (!found.ok) return found
    const { order, orderReturn } = found.data
    const { userId } = tenant.actor
    if (orderReturn.requesterId !== userId) return forbidden(words.notYours)
    if (!isRestorable(orderReturn, tenant.now)) return notFound()
    if (body.isDeleted === (orderReturn.deletedAt !== null)) return returnAnswer(tenant, order, orderReturn)
    const { withdraw } = returnSteps(orderReturn, { userId, isEmployee: isEmployee(tenant.actor) })
    if (!withdraw) return notNow()
    // Others may have taken its pieces since.
    const fault = body.isDeleted ? null : await itemsFault(tenant, order, orderReturn)
    if (fault !== null) return refusedItems(fault)
    const changed = await changeReturn(tenant, orderReturn, { deletedAt: body.isDeleted ? rightNow : null })
    await writeStep(tenant, changed, body.isDeleted ? 'withdraw' : 'restore')
    return returnAnswer(tenant, order, changed)
  })
