import { planTransition } from '@orderwright/domain/lifecycle'
import type { ProductOrder } from '@orderwright/domain/orders'
import { type Outcome, succeed } from '../../platform/http/outcome.ts'
import { readLedger } from '../ledger/ledger.ts'
import { applyTransition } from '../lifecycle/transition.ts'
import type { Work } from '../tenancy/run-in-tenant.ts'

/** What waited at a payment that is made goes on, where nothing else is waited for. */
export async function resumeAfterAgreement(work: Work, order: ProductOrder): Promise<Outcome<ProductOrder>> {
  const intent = { kind: 'agreementReached' } as const
  const { profile } = work.org
  const plan = planTransition(order, intent, profile, work.now, await readLedger(work, order.id))
  const isMoved = plan.ok && order.statusData[plan.statusKey] === undefined
  return isMoved ? applyTransition(work, order, intent) : succeed(order)
}
