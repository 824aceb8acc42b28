/** Returns of an order as they are shown to a caller. */
import type { OrderReturnView } from '@orderwright/contract'
import { isEmployee } from '@orderwright/domain/access'
import {
  type OrderReturn,
  type ReturnSteps,
  returnSteps,
  type SoldOrder,
} from '@orderwright/domain/order-returns'
import type { ProductOrder } from '@orderwright/domain/orders'
import { type Outcome, succeed } from '../../platform/http/outcome.ts'
import { seesPrices } from '../orders/present-order.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'
import { proposalFor, soldOrder } from './credit-of-return.ts'
import { lineTitles, mayOnReturns, readReturns } from './order-return-store.ts'

/** What the caller may do with it: their steps, as far as the policy lets them take part at all. */
function stepsOf(tenant: TenantCall, order: ProductOrder, orderReturn: OrderReturn): ReturnSteps {
  const { userId } = tenant.actor
  const steps = returnSteps(orderReturn, { userId, isEmployee: isEmployee(tenant.actor) })
  const isThere = orderReturn.deletedAt === null
  const mayRequest = isThere && mayOnReturns(tenant, order, 'order.requestReturn')
  const mayHandle = isThere && mayOnReturns(tenant, order, 'order.handleReturn')
  return {
    withdraw: steps.withdraw && mayRequest,
    decide: steps.decide && mayHandle,
    undecide: steps.undecide && mayHandle,
    receive: steps.receive && mayHandle,
    unreceive: steps.unreceive && mayHandle,
    close: steps.close && mayHandle,
    reopen: steps.reopen && mayHandle,
  }
}

function itemsOf(
  { items, received }: OrderReturn,
  titles: ReadonlyMap<number, string>,
): OrderReturnView['items'] {
  return items.map((item) => {
    const arrived = received.find((one) => one.productInstanceId === item.productInstanceId)
    return {
      ...item,
      itemTitle: titles.get(item.productInstanceId) ?? '',
      received: arrived?.received ?? 0,
      restocked: arrived?.restocked ?? 0,
    }
  })
}

/** `all`: every return of the order; their credits count before one that is proposed. */
export async function presentReturns(
  tenant: TenantCall,
  order: ProductOrder,
  returns: readonly OrderReturn[],
  all: readonly OrderReturn[],
): Promise<OrderReturnView[]> {
  const isPriced = seesPrices(tenant, order)
  const ids = returns.flatMap(({ items }) => items.map(({ productInstanceId }) => productInstanceId))
  const titles = await lineTitles(tenant, [...new Set(ids)])
  const steps = new Map(returns.map((one) => [one.id, stepsOf(tenant, order, one)]))
  const isProposed = (one: OrderReturn) => isPriced && steps.get(one.id)?.close === true
  const sold: SoldOrder | null = returns.some(isProposed) ? await soldOrder(tenant, order) : null
  return returns.map((one): OrderReturnView => {
    const may = steps.get(one.id)
    return {
      id: one.id,
      version: one.version,
      created: one.created,
      number: one.number,
      reason: one.reason,
      words: one.words,
      problemId: one.problemId,
      state: one.state,
      requesterId: one.requesterId,
      requesterName: one.requesterName,
      requesterKind: one.requesterKind,
      decision: one.decision,
      decidedByName: one.decidedByName,
      decidedAt: one.decidedAt,
      receivedByName: one.receivedByName,
      receivedAt: one.receivedAt,
      closing: one.closing,
      closedByName: one.closedByName,
      closedAt: one.closedAt,
      items: itemsOf(one, titles),
      credit: isPriced ? one.credit : null,
      proposal: sold && isProposed(one) ? proposalFor(tenant, order, sold, one, all) : null,
      isDeleted: one.deletedAt !== null,
      mayWithdraw: may?.withdraw ?? false,
      mayDecide: may?.decide ?? false,
      mayUndecide: may?.undecide ?? false,
      mayReceive: may?.receive ?? false,
      mayUnreceive: may?.unreceive ?? false,
      mayClose: may?.close ?? false,
      mayReopen: may?.reopen ?? false,
    }
  })
}

/** The return as a call that changed it answers it. */
export async function presentReturn(
  tenant: TenantCall,
  order: ProductOrder,
  orderReturn: OrderReturn,
): Promise<OrderReturnView> {
  const all = await readReturns(tenant, order.id)
  const [view] = await presentReturns(tenant, order, [orderReturn], all)
  if (!view) throw new Error('one return has one view')
  return view
}

export async function returnAnswer(
  tenant: TenantCall,
  order: ProductOrder,
  orderReturn: OrderReturn,
): Promise<Outcome<{ orderReturn: OrderReturnView }>> {
  return succeed({ orderReturn: await presentReturn(tenant, order, orderReturn) })
}
