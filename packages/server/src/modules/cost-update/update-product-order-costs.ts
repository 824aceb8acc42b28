/**
 * update-product-order-costs: starts to price all orders of an organisation again, or of each of the caller's. The work is
 * a job's (run-cost-update.ts). [1.2.42, 1.7.26]
 */
import type { CostUpdate } from '@orderwright/contract'
import { ordersListMessages } from '@orderwright/domain/messages'
import { sql } from 'kysely'
import { withTenant } from '../../platform/database/database.ts'
import type { CallContext, HandlerOf } from '../../platform/http/call-context.ts'
import { fail, forbidden, type Outcome, succeed } from '../../platform/http/outcome.ts'
import { type CallerBody, runInTenant } from '../tenancy/run-in-tenant.ts'
import { readCostUpdate } from './cost-update-progress.ts'

/** Where no organisation is chosen, only what is the person's own is visible. */
const NO_ORG = 0

export const updateProductOrderCosts: HandlerOf<'updateProductOrderCosts'> = async (call, body) => {
  const { orgId } = body
  if (orgId !== undefined) {
    const started = await startCostUpdate(call, { ...body, orgId })
    return started.ok ? succeed({ costUpdates: [started.data] }) : started
  }
  const costUpdates: CostUpdate[] = []
  for (const id of await orgsOf(call)) {
    const started = await startCostUpdate(call, { ...body, orgId: id })
    if (started.ok) costUpdates.push(started.data)
    else if (!['forbidden', 'refused', 'notFound'].includes(started.error.code)) return started
  }
  return costUpdates.length > 0 ? succeed({ costUpdates }) : forbidden()
}

/** The organisations of a caller who names none. */
async function orgsOf({ person, services }: CallContext): Promise<number[]> {
  if (!person) return []
  if (person.apiKey) return [person.apiKey.orgId]
  const tenant = { orgId: NO_ORG, userId: person.user.id }
  const rows = await withTenant(services.databases.app.db, tenant, (db) =>
    db
      .selectFrom('memberships')
      .select('orgId')
      .where('userId', '=', person.user.id)
      .where('status', '=', 'active')
      .where('deletedAt', 'is', null)
      .orderBy('orgId')
      .execute(),
  )
  return rows.map(({ orgId }) => orgId)
}

/** A run that is under way goes on; otherwise a new one begins. */
function startCostUpdate(call: CallContext, body: CallerBody): Promise<Outcome<CostUpdate>> {
  return runInTenant(call, body, async (tenant) => {
    const { orgId } = tenant
    if (!tenant.policy.can(tenant.actor, 'order.updateAllCosts', { orgId })) return forbidden()
    if (!tenant.org.profile.ordersPage.costUpdate) {
      return fail('refused', ordersListMessages.costUpdateNotOffered)
    }
    const { total } = await tenant.db
      .selectFrom('productOrders')
      .select((of) => of.fn.countAll<number>().as('total'))
      .where('orgId', '=', orgId)
      .where('deletedAt', 'is', null)
      .executeTakeFirstOrThrow()
    await sql`
      insert into cost_updates as run (org_id, user_id, total)
      values (${orgId}, ${tenant.actor.userId}, ${total})
      on conflict (org_id) do update
      set user_id = excluded.user_id, total = excluded.total, started_at = excluded.started_at,
        touched_at = excluded.touched_at, finished_at = null, checked = 0, changed = 0, archived = 0, last_order_id = 0
      where run.finished_at is not null`.execute(tenant.db)
    tenant.afterCommit({ task: 'updateOrderCosts', orgId })
    const run = await readCostUpdate(tenant)
    return run ? succeed(run) : forbidden()
  })
}
