/** request-status-update: a customer asks where the order stands; the employees get a mail. [1.7.17, 1.4.18] */
import { currentStatus } from '@orderwright/domain/orders'
import { awaitsPayment, statusTypeTable } from '@orderwright/domain/tenancy'
import { sql } from 'kysely'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, succeed, sentences } from '../../platform/http/outcome.ts'
import { employeesOf } from '../mails/people.ts'
import { notifyReaders } from '../mails/notify-readers.ts'
import { writeEvent } from '../orders/write-event.ts'
import { runInTenant, type Work } from '../tenancy/run-in-tenant.ts'
import { withOrderOrg } from '../tenancy/order-org.ts'
import { lockFor } from './transition.ts'

export const requestStatusUpdate: HandlerOf<'requestStatusUpdate'> = async (call, body) => {
  const located = await withOrderOrg(call, body)
  if (!located.ok) return located
  return runInTenant(call, located.data, async (tenant) => {
    const order = await lockFor(tenant, body.productOrderId, 'order.requestStatusUpdate')
    if (!order.ok) return order
    const { type } = currentStatus(order.data, tenant.org.profile)
    if (awaitsPayment(type)) return fail('refused', sentences.notWhilePaying, { rule: 'statusIsPayment' })
    if (statusTypeTable[type].isStart)
      return fail('refused', sentences.notBeforeSubmitting, { rule: 'notSubmitted' })
    // One in an hour, however often the button is pressed.
    if (await isAskedAlready(tenant, order.data.id)) {
      return fail('refused', sentences.statusAskedAlready, { rule: 'statusAskedAlready' })
    }
    await notifyReaders(tenant, order.data, await employeesOf(tenant, order.data), {
      kind: 'statusUpdateRequested',
      cause: tenant.now,
    })
    await writeEvent(tenant, {
      productOrderId: order.data.id,
      kind: 'order.requestStatusUpdate',
      resourceKey: 'productOrder',
      resourceId: order.data.id,
      before: null,
      after: null,
    })
    return succeed({ ok: true })
  })
}

async function isAskedAlready({ db, orgId }: Work, productOrderId: number): Promise<boolean> {
  const event = await db
    .selectFrom('orderEvents')
    .select('id')
    .where('orgId', '=', orgId)
    .where('productOrderId', '=', productOrderId)
    .where('kind', '=', 'order.requestStatusUpdate')
    .where(sql<boolean>`created > now() - interval '1 hour'`)
    .limit(1)
    .executeTakeFirst()
  return event !== undefined
}
