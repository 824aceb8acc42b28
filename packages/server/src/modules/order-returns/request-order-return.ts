/** Asks for a return of items of an order whose goods have left; one that an employee opens is authorized by that. */
import { orderReturnMessages as words } from '@orderwright/domain/messages'
import { goodsHaveLeft, type OrderProblem } from '@orderwright/domain/order-problems'
import { ORDER_RETURNS_MOST } from '@orderwright/domain/order-returns'
import { orderWord } from '@orderwright/domain/tenancy'
import { sql } from 'kysely'
import { insertRecord, readRecord } from '../../platform/database/records.ts'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail } from '../../platform/http/outcome.ts'
import { authorOf } from '../comments/comment-author.ts'
import { lockFor } from '../lifecycle/transition.ts'
import { runInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import { notifyOfRequest, notifyOfStep } from './notify-of-return.ts'
import { itemsFault, noteWaiting, refusedItems, writeStep } from './order-return-store.ts'
import { returnAnswer } from './present-returns.ts'

/** Under the lock of the order: those that were withdrawn keep their numbers. */
async function lastNumber(tenant: TenantCall, orderId: number): Promise<number> {
  const { rows } = await sql<{
    last: number
  }>`select coalesce(max(number), 0)::integer as last from order_returns
    where org_id = ${tenant.orgId} and product_order_id = ${orderId}`.execute(tenant.db)
  return rows[0]?.last ?? 0
}

async function problemOf(
  { db, orgId }: TenantCall,
  productOrderId: number,
  problemId: number | null,
): Promise<OrderProblem | undefined | null> {
  if (problemId === null) return null
  return readRecord(db, 'orderProblem', orgId, problemId, { fields: { productOrderId } })
}

export const requestOrderReturn: HandlerOf<'requestOrderReturn'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const found = await lockFor(tenant, body.productOrderId, 'order.requestReturn')
    if (!found.ok) return found
    const order = found.data
    const { profile } = tenant.org
    if (!goodsHaveLeft(order, profile)) {
      const message = words.notLeft({ word: orderWord(profile) })
      return fail('refused', message, { rule: 'notLeft' })
    }
    const { items, reason, problemId } = body
    const fault = await itemsFault(tenant, order, { id: null, items })
    if (fault !== null) return refusedItems(fault)
    if ((await problemOf(tenant, order.id, problemId)) === undefined) {
      return fail('refused', words.problemUnknown, { rule: 'problemUnknown' })
    }
    const last = await lastNumber(tenant, order.id)
    if (last >= ORDER_RETURNS_MOST) {
      return fail('refused', words.tooMany({ most: ORDER_RETURNS_MOST }), { rule: 'tooMany' })
    }
    const { kind, name } = await authorOf(tenant)
    const isOpened = kind === 'employee'
    const asked = { by: tenant.actor.userId, name: name.slice(0, 200) }
    const orderReturn = await insertRecord(tenant.db, 'orderReturn', tenant.orgId, {
      productOrderId: order.id,
      number: last + 1,
      reason,
      words: body.words,
      problemId,
      items,
      requesterId: asked.by,
      requesterName: asked.name,
      requesterKind: kind,
      ...(isOpened
        ? { state: 'authorized', decidedBy: asked.by, decidedByName: asked.name, decidedAt: tenant.now }
        : { state: 'requested' }),
    })
    await noteWaiting(tenant, order.id)
    await writeStep(tenant, orderReturn, isOpened ? 'open' : 'request', {
      returnReason: reason,
      returnWords: body.words,
    })
    await (isOpened ? notifyOfStep : notifyOfRequest)(tenant, order, orderReturn)
    return returnAnswer(tenant, order, orderReturn)
  })
