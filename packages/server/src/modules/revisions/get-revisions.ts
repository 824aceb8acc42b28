/** The revisions of an order, the changes that were asked for since, and what the caller may do about them. */
import { isEmployee, type OrderAction } from '@orderwright/domain/access'
import type { ProductOrder } from '@orderwright/domain/orders'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { readableOrder, subjectOf } from '../orders/order-store.ts'
import { seesPrices } from '../orders/present-order.ts'
import { readInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import { isMade } from './change-order-frame.ts'
import {
  type ChangeOrderRow,
  presentChangeOrder,
  readChangeOrders,
} from '../revision-records/change-order-store.ts'
import { proposalOf } from './proposal.ts'
import { differsFromLast, judgedNow, listRevisions } from '../revision-records/revision-store.ts'

function abilitiesOf(
  tenant: TenantCall,
  order: ProductOrder,
  current: ChangeOrderRow | undefined,
  isChanged: boolean,
) {
  const state = current?.state
  const subject = subjectOf(order, tenant.org.profile)
  const may = (action: OrderAction) =>
    isMade(tenant, order) && tenant.policy.can(tenant.actor, action, subject)
  const isOpen = state === 'open'
  return {
    // Employees open one at once.
    request: state === undefined && may('order.requestChange') && !isEmployee(tenant.actor),
    open: !isOpen && may('order.changeOrder'),
    decline: state === 'requested' && may('order.changeOrder'),
    agree: isOpen && isChanged && may('order.agreeToChange'),
    withdraw: isOpen && may('order.changeOrder'),
    propose: isOpen && isChanged && may('order.changeOrder'),
    // Nobody refuses for a customer, nor takes back what somebody else asked for.
    refuse: isOpen && isChanged && may('order.agreeToChange') && !isEmployee(tenant.actor),
    takeBack:
      state === 'requested' &&
      may('order.requestChange') &&
      !isEmployee(tenant.actor) &&
      current?.requestedBy === tenant.actor.userId,
  }
}

export const getRevisions: HandlerOf<'getRevisions'> = (call, body) =>
  readInTenant(call, body, async (tenant) => {
    const order = await readableOrder(tenant, body.productOrderId)
    if (!order.ok) return order
    const isPriced = seesPrices(tenant, order.data)
    const rows = await listRevisions(tenant, order.data)
    const judged = await judgedNow(tenant, order.data)
    const isChanged = await differsFromLast(tenant, order.data)
    const changes = await readChangeOrders(tenant, order.data.id)
    const current = changes.find(({ state }) => state === 'requested' || state === 'open')
    return succeed({
      revisions: rows.map(({ name, totalInCents, isRenewal, ...row }) => ({
        ...row,
        isRenewal: isRenewal === 1,
        userName: name ?? '',
        totalInCents: isPriced ? totalInCents : null,
      })),
      changeOrders: changes.map((row) => presentChangeOrder(tenant, order.data, row)),
      isChanged,
      proposal: isPriced ? proposalOf(judged) : '',
      abilities: abilitiesOf(tenant, order.data, current, isChanged),
    })
  })
