import { planTransition, type ProductOrder } from '@orderwright/domain'
import { type Outcome, succeed } from '../../platform/http/outcome.ts'
import { readLedger } from '../ledger/ledger.ts'
import { applyTransition } from '../lifecycle/transition.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

/** What waited at a payment that is made goes on, where nothing else is waited for. */
export async function resumeAfterAgreement(
  tenant: TenantCall,
  order: ProductOrder,
): Promise<Outcome<ProductOrder>> {
  const intent = { kind: 'agreementReached' } as const
  const { profile } = tenant.org
  const plan = planTransition(order, intent, profile, tenant.now, await readLedger(tenant, order.id))
  const isMoved = plan.ok && order.statusData[plan.statusKey] === undefined
  return isMoved ? applyTransition(tenant, order, intent) : succeed(order)
}
