/** Takes an open problem back, or brings it back within thirty days. Whoever reported it may. */
import { rightNow } from '../../platform/database/records.ts'
import { isRestorable } from '../../platform/database/restorable.ts'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { notFound } from '../../platform/http/outcome.ts'
import { writeEvent } from '../orders/write-event.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { changeProblem, notNow, ownProblem, problemAnswer } from './order-problem-store.ts'

export const takeBackOrderProblem: HandlerOf<'takeBackOrderProblem'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const found = await ownProblem(tenant, body, { includeDeleted: true })
    if (!found.ok) return found
    const { order, problem } = found.data
    if (!isRestorable(problem, tenant.now)) return notFound()
    if (body.isDeleted === (problem.deletedAt !== null)) return problemAnswer(tenant, order, problem)
    if (problem.answer !== '' || problem.resolution !== null) return notNow()
    const changed = await changeProblem(tenant, problem, { deletedAt: body.isDeleted ? rightNow : null })
    await writeEvent(tenant, {
      productOrderId: order.id,
      kind: body.isDeleted ? 'problem.takeBack' : 'problem.restore',
      resourceKey: 'orderProblem',
      resourceId: problem.id,
      before: null,
      after: { problemNumber: problem.number },
    })
    return problemAnswer(tenant, order, changed)
  })
