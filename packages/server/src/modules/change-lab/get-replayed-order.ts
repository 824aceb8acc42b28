/** One order as it is and as it would be under a draft. */
import { type LineSide, replayDetail } from '@orderwright/domain/change-lab'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { documentOf, readableOrder } from '../orders/order-store.ts'
import { takingTurns } from '../tenancy/in-turn.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'
import { findDraft } from './draft-store.ts'
import { presentProblem } from './present-problem.ts'
import { replayOf } from './replays.ts'

function presentSide({ isValid, problems, unitPrice, lineTotal, priceError, trace }: LineSide) {
  return {
    isValid,
    problems: problems.map(presentProblem),
    unitPrice,
    lineTotal,
    priceProblem: priceError?.message ?? '',
    trace: trace.map(({ depth, label, ruleTitle, operator, value, isMeasure, runningTotal }) => ({
      depth,
      label,
      ruleTitle,
      operator,
      value,
      isMeasure,
      runningTotal,
    })),
  }
}

export const getReplayedOrder: HandlerOf<'getReplayedOrder'> = takingTurns('calculations', (call, body) =>
  readInTenant(call, body, async (tenant) => {
    const draft = await findDraft(tenant, body.draftId)
    if (!draft.ok) return draft
    const order = await readableOrder(tenant, body.productOrderId)
    if (!order.ok) return order
    const replay = await replayOf(tenant, draft.data, body.at)
    const lines = replayDetail(replay, await documentOf(tenant, order.data)).map(
      ({ before, after, ...line }) => ({ ...line, before: presentSide(before), after: presentSide(after) }),
    )
    return succeed({ lines })
  }),
)
