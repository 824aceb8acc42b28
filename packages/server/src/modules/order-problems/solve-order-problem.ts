/** Says how a problem is solved, or opens it again. Employees may. */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { authorOf } from '../comments/comment-author.ts'
import { writeEvent } from '../orders/write-event.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { notifyReporter } from './notify-of-problem.ts'
import { changeProblem, notNow, problemAnswer, problemFor, unchangedSince } from './order-problem-store.ts'

export const solveOrderProblem: HandlerOf<'solveOrderProblem'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const found = await problemFor(tenant, body, 'order.answerProblem')
    if (!found.ok) return found
    const { order, problem } = found.data
    const { resolution } = body
    const unchanged = unchangedSince(problem, body.version)
    if (!unchanged.ok) return unchanged
    if ((resolution === null) !== (problem.resolution !== null)) return notNow()
    const isSolved = resolution !== null
    const solution = isSolved ? body.solution : ''
    const { name } = await authorOf(tenant)
    const changed = await changeProblem(tenant, problem, {
      resolution,
      solution,
      solvedBy: isSolved ? tenant.actor.userId : null,
      solvedByName: isSolved ? name.slice(0, 200) : '',
      solvedAt: isSolved ? tenant.now : null,
    })
    await writeEvent(tenant, {
      productOrderId: order.id,
      kind: isSolved ? 'problem.solve' : 'problem.reopen',
      resourceKey: 'orderProblem',
      resourceId: problem.id,
      before: null,
      after: {
        problemNumber: problem.number,
        ...(isSolved ? { problemResolution: resolution, problemSolution: solution } : {}),
      },
    })
    if (isSolved) await notifyReporter(tenant, order, changed)
    return problemAnswer(tenant, order, changed)
  })
