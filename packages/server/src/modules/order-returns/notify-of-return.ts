/** Who hears of a return: employees when a customer asks for it, whoever asked for it of what is decided, and of the credit. */
import type { MailKind } from '@orderwright/domain/mail-templates'
import { type OrderReturn, returnNote, returnStateNote } from '@orderwright/domain/order-returns'
import { orgAddress, type ProductOrder } from '@orderwright/domain/orders'
import { notifyReaders } from '../mails/notify-readers.ts'
import { customersOf, employeesOf, personOf, type Reader } from '../mails/people.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'
import { lineTitles } from './order-return-store.ts'

async function namedItems(tenant: TenantCall, items: OrderReturn['items']) {
  const titles = await lineTitles(
    tenant,
    items.map(({ productInstanceId }) => productInstanceId),
  )
  return items.map(({ productInstanceId, quantity }) => ({
    title: titles.get(productInstanceId) ?? '',
    quantity,
  }))
}

async function notify(
  tenant: TenantCall,
  order: ProductOrder,
  orderReturn: OrderReturn,
  readers: readonly Reader[],
  told: { readonly kind: MailKind; readonly note: () => string },
): Promise<void> {
  const { publicUrl } = tenant.services.config
  // What is credited stands on papers; a mail about goods has no price in it.
  const withoutPrices = readers.map((reader) => ({ ...reader, seesPrices: false }))
  await notifyReaders(tenant, order, withoutPrices, {
    ...told,
    cause: `return ${orderReturn.id} v${orderReturn.version}`,
    urlFor: () =>
      orgAddress(publicUrl, order.orgId, `/orders/${order.orgSpecificId}?return=${orderReturn.id}`),
  })
}

/** Tells the employees that a customer asks for it. */
export async function notifyOfRequest(
  tenant: TenantCall,
  order: ProductOrder,
  orderReturn: OrderReturn,
): Promise<void> {
  const items = await namedItems(tenant, orderReturn.items)
  const { reason, words } = orderReturn
  await notify(tenant, order, orderReturn, await employeesOf(tenant, order), {
    kind: 'returnRequested',
    note: () => returnNote({ reason, items, words }),
  })
}

/** Tells whoever asked for it, or the customer where an employee opened it, what becomes of it. */
export async function notifyOfStep(
  tenant: TenantCall,
  order: ProductOrder,
  orderReturn: OrderReturn,
): Promise<void> {
  const { state, requesterKind, requesterId, received } = orderReturn
  const isClosed = state === 'closed'
  const arrived = received
    .filter((one) => one.received > 0)
    .map(({ productInstanceId, received: quantity }) => ({ productInstanceId, quantity }))
  const items = await namedItems(tenant, isClosed ? arrived : orderReturn.items)
  const readers =
    requesterKind === 'employee'
      ? await customersOf(tenant, order)
      : await personOf(tenant, order, requesterId)
  await notify(tenant, order, orderReturn, readers, {
    kind: isClosed ? 'returnClosed' : 'returnAnswered',
    note: () => returnStateNote(state, items, isClosed ? orderReturn.closing : orderReturn.decision),
  })
}
