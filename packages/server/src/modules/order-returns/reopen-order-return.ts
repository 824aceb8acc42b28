/** Takes the credit of a return back: it is received again, and the order comes to what it came to before. Employees may. */
import { orderReturnMessages as words } from '@orderwright/domain/messages'
import { creditSum, returnSteps } from '@orderwright/domain/order-returns'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail } from '../../platform/http/outcome.ts'
import { settleDocuments } from '../invoice-records/settle-documents.ts'
import { recalculateOrder } from '../orders/order-store.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { otherCredits } from './credit-of-return.ts'
import { changeReturn, notNow, readReturns, returnInHand, writeStep } from './order-return-store.ts'
import { returnAnswer } from './present-returns.ts'

export const reopenOrderReturn: HandlerOf<'reopenOrderReturn'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const found = await returnInHand(tenant, body)
    if (!found.ok) return found
    const { order, orderReturn } = found.data
    const { userId } = tenant.actor
    if (!returnSteps(orderReturn, { userId, isEmployee: true }).reopen) return notNow()
    if (order.isProcessingPayment === 1) {
      return fail('refused', words.paymentInProgress, { rule: 'paymentInProgress' })
    }
    const returns = await readReturns(tenant, order.id)
    const changed = await changeReturn(tenant, orderReturn, {
      state: 'received',
      credit: null,
      closing: '',
      closedBy: null,
      closedByName: '',
      closedAt: null,
    })
    const returnCreditInCents = creditSum(otherCredits(returns, orderReturn.id))
    const recalculated = await recalculateOrder(tenant, order.id, { returnCreditInCents })
    await writeStep(tenant, changed, 'reopen')
    await settleDocuments(tenant, recalculated)
    return returnAnswer(tenant, recalculated.order, changed)
  })
