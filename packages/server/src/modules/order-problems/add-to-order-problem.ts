/** Adds words to a problem; whoever reported it may, until it is solved. One that was answered waits for an answer again. */
import { orderProblemMessages as words } from '@orderwright/domain/messages'
import { PROBLEM_WORDS_MOST, withAddedWords } from '@orderwright/domain/order-problems'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail } from '../../platform/http/outcome.ts'
import { writeEvent } from '../orders/write-event.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { notifyOfReport } from './notify-of-problem.ts'
import { changeProblem, notNow, ownProblem, problemAnswer } from './order-problem-store.ts'

export const addToOrderProblem: HandlerOf<'addToOrderProblem'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const found = await ownProblem(tenant, body)
    if (!found.ok) return found
    const { order, problem } = found.data
    if (problem.resolution !== null) return notNow()
    const both = withAddedWords(problem.words, body.words)
    if (both === null) {
      return fail('refused', words.tooLongTogether({ most: PROBLEM_WORDS_MOST }), { rule: 'tooLong' })
    }
    const changed = await changeProblem(tenant, problem, { words: both, awaitsAnswer: true })
    await writeEvent(tenant, {
      productOrderId: order.id,
      kind: 'problem.addWords',
      resourceKey: 'orderProblem',
      resourceId: problem.id,
      before: null,
      after: { problemNumber: problem.number, problemWords: body.words },
    })
    await notifyOfReport(tenant, order, changed, body.words)
    return problemAnswer(tenant, order, changed)
  })
