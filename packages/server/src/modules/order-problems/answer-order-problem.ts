/** Answers a problem, changes the answer, or takes it back. Employees may, until it is solved. */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { authorOf } from '../comments/comment-author.ts'
import { writeEvent } from '../orders/write-event.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { notifyReporter } from './notify-of-problem.ts'
import { changeProblem, notNow, problemAnswer, problemFor, unchangedSince } from './order-problem-store.ts'

export const answerOrderProblem: HandlerOf<'answerOrderProblem'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const found = await problemFor(tenant, body, 'order.answerProblem')
    if (!found.ok) return found
    const { order, problem } = found.data
    const { answer } = body
    const unchanged = unchangedSince(problem, body.version)
    if (!unchanged.ok) return unchanged
    if (problem.resolution !== null) return notNow()
    const isTakenBack = answer === ''
    const awaitsAnswer = isTakenBack || body.awaitsAnswer
    if (answer === problem.answer && awaitsAnswer === problem.awaitsAnswer)
      return problemAnswer(tenant, order, problem)
    const { name } = await authorOf(tenant)
    const changed = await changeProblem(tenant, problem, {
      awaitsAnswer,
      answer,
      answeredBy: isTakenBack ? null : tenant.actor.userId,
      answeredByName: isTakenBack ? '' : name.slice(0, 200),
      answeredAt: isTakenBack ? null : tenant.now,
    })
    await writeEvent(tenant, {
      productOrderId: order.id,
      kind: 'problem.answer',
      resourceKey: 'orderProblem',
      resourceId: problem.id,
      before: { problemAnswer: problem.answer },
      after: { problemNumber: problem.number, problemAnswer: answer },
    })
    // An Undo is no news.
    if (!awaitsAnswer) await notifyReporter(tenant, order, changed)
    return problemAnswer(tenant, order, changed)
  })
