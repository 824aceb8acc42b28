/** get-tax-rate: the rate for a delivery address; with an order, the order takes it over. [1.7.23–1.7.25] */
import { isClosedByArchive } from '@orderwright/domain/access'
import { orderSettingsMessages } from '@orderwright/domain/messages'
import { needsTaxLookup, ownTaxRate, type ProductOrder, taxAddressKey } from '@orderwright/domain/orders'
import type { CallContext, HandlerOf } from '../../platform/http/call-context.ts'
import { fail, forbidden, notFound, type Outcome, succeed } from '../../platform/http/outcome.ts'
import { closedByArchive, readableOrder, subjectOf } from '../orders/order-store.ts'
import { presentOrder } from '../orders/present-order.ts'
import { runInTenant, readInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import { storeAnswer } from './tax-rate-of-order.ts'

export const getTaxRate: HandlerOf<'getTaxRate'> = async (call, body) => {
  const checked = await readInTenant(call, body, async (tenant) => {
    const order = body.productOrderId === undefined ? null : await orderFor(tenant, body.productOrderId)
    if (order && !order.ok) return order
    if (order && taxAddressKey(order.data.deliveryAddress) !== taxAddressKey(body.deliveryAddress)) {
      return fail('conflict', orderSettingsMessages.taxAddressChanged)
    }
    const { profile } = tenant.org
    const own = ownTaxRate(body.deliveryAddress, profile)
    return succeed({ isWanted: needsTaxLookup(body, profile), own, order: order?.data ?? null })
  })
  if (!checked.ok) return checked
  const { order, isWanted, own } = checked.data
  // Where the organisation knows the rate itself, no service is called and nothing changes.
  if (!isWanted) return succeed({ data: { taxRate: 0, source: '' } })
  const answer = own ?? (await call.services.taxRates.lookUp(body.deliveryAddress))
  const stored = order && (await store(call, { ...body, productOrderId: order.id }, answer))
  if (stored && !stored.ok) return stored
  if (!answer.ok) {
    const message = orderSettingsMessages.taxUnavailable({ state: body.deliveryAddress.state })
    return fail('refused', message, { rule: 'taxRateUnavailable' })
  }
  return succeed({
    data: { taxRate: answer.rate ?? 0, source: answer.source },
    ...(stored ? { productOrder: stored.data } : {}),
  })
}

/** The order for somebody who may write its delivery address, and with it its rate. */
async function orderFor(tenant: TenantCall, orderId: number): Promise<Outcome<ProductOrder>> {
  const order = await readableOrder(tenant, orderId)
  if (!order.ok) return order
  const subject = subjectOf(order.data, tenant.org.profile)
  if (tenant.policy.writableOrderFields(tenant.actor, subject).has('deliveryAddress')) return order
  return isClosedByArchive(tenant.actor, 'order.update', subject) ? closedByArchive(tenant) : forbidden()
}

function store(
  call: CallContext,
  body: Parameters<typeof runInTenant>[1] &
    Pick<ProductOrder, 'deliveryAddress'> & { productOrderId: number },
  answer: Parameters<typeof storeAnswer>[2],
) {
  return runInTenant(call, body, async (tenant) => {
    const changed = await storeAnswer(tenant, { ...body, id: body.productOrderId }, answer)
    return changed ? succeed(presentOrder(tenant, changed)) : notFound()
  })
}
