/** Reports a problem with an order whose goods have left; the employees hear of it. */
import { orderProblemMessages as words } from '@orderwright/domain/messages'
import { goodsHaveLeft, ORDER_PROBLEMS_MOST, problemItemsFault } from '@orderwright/domain/order-problems'
import { orderWord } from '@orderwright/domain/tenancy'
import { sql } from 'kysely'
import { insertRecord } from '../../platform/database/records.ts'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail } from '../../platform/http/outcome.ts'
import { authorOf } from '../comments/comment-author.ts'
import { lockFor } from '../lifecycle/transition.ts'
import { documentOf } from '../orders/order-store.ts'
import { writeEvent } from '../orders/write-event.ts'
import { runInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import { notifyOfReport } from './notify-of-problem.ts'
import { noteWaiting, problemAnswer } from './order-problem-store.ts'

const refused = (rule: string, message: string) => fail('refused', message, { rule })

/** Under the lock of the order: those that were taken back keep their numbers. */
async function lastNumber(tenant: TenantCall, orderId: number): Promise<number> {
  const { rows } = await sql<{
    last: number
  }>`select coalesce(max(number), 0)::integer as last from order_problems
    where org_id = ${tenant.orgId} and product_order_id = ${orderId}`.execute(tenant.db)
  return rows[0]?.last ?? 0
}

export const reportOrderProblem: HandlerOf<'reportOrderProblem'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const found = await lockFor(tenant, body.productOrderId, 'order.reportProblem')
    if (!found.ok) return found
    const order = found.data
    const { profile } = tenant.org
    if (!goodsHaveLeft(order, profile)) return refused('notLeft', words.notLeft({ word: orderWord(profile) }))
    const { items: lines } = await documentOf(tenant, order)
    const fault = problemItemsFault(body.items, lines)
    if (fault !== null) return refused(fault, words[fault])
    const last = await lastNumber(tenant, order.id)
    if (last >= ORDER_PROBLEMS_MOST) return refused('tooMany', words.tooMany({ most: ORDER_PROBLEMS_MOST }))
    const author = await authorOf(tenant)
    const { kind, items } = body
    const problem = await insertRecord(tenant.db, 'orderProblem', tenant.orgId, {
      productOrderId: order.id,
      number: last + 1,
      kind,
      items,
      words: body.words,
      reporterId: tenant.actor.userId,
      reporterName: author.name.slice(0, 200),
      reporterKind: author.kind,
    })
    await noteWaiting(tenant, order.id)
    await writeEvent(tenant, {
      productOrderId: order.id,
      kind: 'problem.report',
      resourceKey: 'orderProblem',
      resourceId: problem.id,
      before: null,
      after: { problemNumber: problem.number, problemKind: kind, problemWords: body.words },
    })
    await notifyOfReport(tenant, order, problem, body.words)
    return problemAnswer(tenant, order, problem)
  })
