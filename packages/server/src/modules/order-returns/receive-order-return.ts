/** Says what of an authorized return arrived, or that nothing did after all. Employees may; the stock ledger follows. */
import { orderReturnMessages as words } from '@orderwright/domain/messages'
import { receivedFault, returnSteps } from '@orderwright/domain/order-returns'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail } from '../../platform/http/outcome.ts'
import { authorOf } from '../comments/comment-author.ts'
import { recalculateOrder } from '../orders/order-store.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import {
  changeReturn,
  itemsFault,
  notNow,
  refusedItems,
  returnInHand,
  writeStep,
} from './order-return-store.ts'
import { returnAnswer } from './present-returns.ts'

export const receiveOrderReturn: HandlerOf<'receiveOrderReturn'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const found = await returnInHand(tenant, body)
    if (!found.ok) return found
    const { order, orderReturn } = found.data
    const { userId } = tenant.actor
    const may = returnSteps(orderReturn, { userId, isEmployee: true })
    const isTakenBack = body.items.length === 0
    if (!(isTakenBack ? may.unreceive : may.receive)) return notNow()
    const fault = isTakenBack ? null : receivedFault(body.items, orderReturn.items)
    if (fault !== null) return fail('refused', words[fault], { rule: fault })
    // Pieces that did not arrive may be named by another return since.
    const taken = isTakenBack ? await itemsFault(tenant, order, orderReturn) : null
    if (taken !== null) return refusedItems(taken)
    const { name } = await authorOf(tenant)
    const changed = await changeReturn(tenant, orderReturn, {
      state: isTakenBack ? 'authorized' : 'received',
      received: body.items,
      receivedBy: isTakenBack ? null : userId,
      receivedByName: isTakenBack ? '' : name.slice(0, 200),
      receivedAt: isTakenBack ? null : tenant.now,
    })
    const { order: settled } = await recalculateOrder(tenant, order.id)
    const pieces = body.items.reduce((sum, { received }) => sum + received, 0)
    const restocked = body.items.reduce((sum, one) => sum + one.restocked, 0)
    await writeStep(
      tenant,
      changed,
      isTakenBack ? 'unreceive' : 'receive',
      isTakenBack ? {} : { returnPieces: pieces, returnRestocked: restocked },
    )
    return returnAnswer(tenant, settled, changed)
  })
