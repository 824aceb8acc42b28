/** A customer asks for an expired quote to be renewed, to accept it; the employees hear of it. */
import { isQuoteExpired } from '@orderwright/domain/orders'
import { orderWord } from '@orderwright/domain/tenancy'
import { agreementMessages as words } from '@orderwright/domain/agreements'
import { updateRecord } from '../../platform/database/records.ts'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, succeed } from '../../platform/http/outcome.ts'
import { mayAccept } from '../agreements/acceptable.ts'
import { employeesOf } from '../mails/people.ts'
import { notifyReaders } from '../mails/notify-readers.ts'
import { readableOrder } from '../orders/order-store.ts'
import { writeEvent } from '../orders/write-event.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'

export const askRenewal: HandlerOf<'askRenewal'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const found = await readableOrder(tenant, body.productOrderId, { forUpdate: true })
    const order = found.ok ? mayAccept(tenant, found.data) : found
    if (!order.ok) return order
    const { profile } = tenant.org
    const word = orderWord(profile)
    if (!isQuoteExpired(order.data, profile, tenant.now))
      return fail('refused', words.notExpired({ word }), { rule: 'notExpired' })
    if (order.data.renewalAskedSince !== null)
      return fail('refused', words.renewalAskedAlready, { rule: 'renewalAskedAlready' })
    const { id } = order.data
    const asked = await updateRecord(tenant.db, 'productOrder', tenant.orgId, id, {
      renewalAskedSince: tenant.now,
    })
    if (!asked) throw new Error(`order ${id} vanished under its lock`)
    await writeEvent(tenant, {
      productOrderId: id,
      kind: 'agreement.askRenewal',
      resourceKey: 'productOrder',
      resourceId: id,
      before: {},
      after: {},
    })
    await notifyReaders(tenant, asked, await employeesOf(tenant, asked), {
      kind: 'renewalRequested',
      cause: `renewal at ${tenant.now}`,
    })
    return succeed({ renewalAskedSince: tenant.now })
  })
