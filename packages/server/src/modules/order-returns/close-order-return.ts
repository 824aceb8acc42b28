/**
 * Credits a received return: the order comes to less, and its documents follow in the same transaction. Money that was paid above
 * that becomes credit; it goes back by a refund, which is a step of its own. Employees may.
 */
import { orderReturnMessages as words } from '@orderwright/domain/messages'
import { composeCredit, creditSum, returnSteps } from '@orderwright/domain/order-returns'
import { formatCents, zeroCents } from '@orderwright/domain/units'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, succeed } from '../../platform/http/outcome.ts'
import { authorOf } from '../comments/comment-author.ts'
import { readDocuments } from '../invoice-records/document-store.ts'
import { settleDocuments } from '../invoice-records/settle-documents.ts'
import { recalculateOrder } from '../orders/order-store.ts'
import { runInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import { otherCredits, proposalFor, soldOrder } from './credit-of-return.ts'
import { notifyOfStep } from './notify-of-return.ts'
import { changeReturn, notNow, readReturns, returnInHand, writeStep } from './order-return-store.ts'
import { presentReturn } from './present-returns.ts'

/** The number of the last credit note that is there now and was not `before`; '' where none was issued. */
async function creditNoteSince(
  tenant: TenantCall,
  orderId: number,
  before: readonly { readonly id: number }[],
): Promise<string> {
  const known = new Set(before.map(({ id }) => id))
  const documents = await readDocuments(tenant, orderId)
  return documents.findLast(({ id, kind }) => kind === 'creditNote' && !known.has(id))?.number ?? ''
}

export const closeOrderReturn: HandlerOf<'closeOrderReturn'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const found = await returnInHand(tenant, body)
    if (!found.ok) return found
    const { order, orderReturn } = found.data
    const { userId } = tenant.actor
    if (!returnSteps(orderReturn, { userId, isEmployee: true }).close) return notNow()
    if (order.isProcessingPayment === 1) {
      return fail('refused', words.paymentInProgress, { rule: 'paymentInProgress' })
    }
    const returns = await readReturns(tenant, order.id)
    const sold = await soldOrder(tenant, order)
    const proposal = proposalFor(tenant, order, sold, orderReturn, returns)
    const made = composeCredit(
      proposal.lines,
      {
        fee: body.feeInCents ?? proposal.fee,
        shipping: body.givesShipping ? proposal.shipping : zeroCents,
        shippingTax: body.givesShipping ? proposal.shippingTax : zeroCents,
        amount: body.amountInCents,
      },
      proposal.most,
    )
    if (!made.ok) {
      const { fault } = made
      const most = formatCents(proposal.most)
      const message = fault === 'creditTooHigh' ? words.creditTooHigh({ most }) : words[fault]
      return fail('refused', message, { rule: fault })
    }
    const { credit } = made
    const { name } = await authorOf(tenant)
    const changed = await changeReturn(tenant, orderReturn, {
      state: 'closed',
      credit,
      closing: body.words,
      closedBy: userId,
      closedByName: name.slice(0, 200),
      closedAt: tenant.now,
    })
    const before = await readDocuments(tenant, order.id)
    const returnCreditInCents = creditSum([...otherCredits(returns, orderReturn.id), credit])
    const recalculated = await recalculateOrder(tenant, order.id, { returnCreditInCents })
    await writeStep(tenant, changed, 'close', { returnCredit: credit.total, returnClosing: body.words })
    await settleDocuments(tenant, recalculated)
    await notifyOfStep(tenant, recalculated.order, changed)
    return succeed({
      orderReturn: await presentReturn(tenant, recalculated.order, changed),
      documentNumber: await creditNoteSince(tenant, order.id, before),
    })
  })
