/** Authorizes or declines a return that is asked for, or takes that back. Employees may, until its goods arrive. */
import { orderReturnMessages as words } from '@orderwright/domain/messages'
import { returnSteps } from '@orderwright/domain/order-returns'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail } from '../../platform/http/outcome.ts'
import { authorOf } from '../comments/comment-author.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { notifyOfStep } from './notify-of-return.ts'
import {
  changeReturn,
  itemsFault,
  notNow,
  refusedItems,
  returnInHand,
  writeStep,
} from './order-return-store.ts'
import { returnAnswer } from './present-returns.ts'

const steps = { authorized: 'authorize', declined: 'decline' } as const

export const decideOrderReturn: HandlerOf<'decideOrderReturn'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const found = await returnInHand(tenant, body)
    if (!found.ok) return found
    const { order, orderReturn } = found.data
    const { decision } = body
    const { userId } = tenant.actor
    const may = returnSteps(orderReturn, { userId, isEmployee: true })
    if (!(decision === null ? may.undecide : may.decide)) return notNow()
    if (decision === null) {
      // A declined one has left its pieces to others.
      const fault = await itemsFault(tenant, order, orderReturn)
      if (fault !== null) return refusedItems(fault)
      const open = await changeReturn(tenant, orderReturn, {
        state: 'requested',
        decision: '',
        decidedBy: null,
        decidedByName: '',
        decidedAt: null,
      })
      await writeStep(tenant, open, 'undecide')
      return returnAnswer(tenant, order, open)
    }
    if (decision === 'declined' && body.words === '') {
      return fail('refused', words.sayWhy, { rule: 'sayWhy' })
    }
    const { name } = await authorOf(tenant)
    const changed = await changeReturn(tenant, orderReturn, {
      state: decision,
      decision: body.words,
      decidedBy: userId,
      decidedByName: name.slice(0, 200),
      decidedAt: tenant.now,
    })
    await writeStep(tenant, changed, steps[decision], { returnDecision: body.words })
    await notifyOfStep(tenant, order, changed)
    return returnAnswer(tenant, order, changed)
  })
