/** A person's own settings of the orders page, at one organisation: what is changed of them, so that two tabs never lose each other's. */
import type { OrdersPageChanges } from '@orderwright/contract'
import { type OrdersPageSettings, ordersPageSettingsSchema } from '@orderwright/domain/tenancy'
import { sql } from 'kysely'
import { jsonb } from '../../platform/database/database.ts'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, notFound, succeed } from '../../platform/http/outcome.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'

const storedSchema = ordersPageSettingsSchema.catch(ordersPageSettingsSchema.parse({}))

/** What is left after a change of some entries; those that are null go. */
function changedEntries(before: object, changes: object = {}): object {
  return Object.fromEntries(
    Object.entries({ ...before, ...changes }).filter(([, value]) => value !== null && value !== undefined),
  )
}

function changedSettings(before: OrdersPageSettings, changes: OrdersPageChanges) {
  return ordersPageSettingsSchema.safeParse({
    ...changedEntries(before, changes),
    columnWidths: changedEntries(before.columnWidths, changes.columnWidths),
    columns: changedEntries(before.columns, changes.columns),
  })
}

/** [1.4.53] */
export const saveOrdersPageSettings: HandlerOf<'saveOrdersPageSettings'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const { db, orgId, actor, policy } = tenant
    if (!policy.can(actor, 'self.update', { orgId })) return notFound()
    const own = await sql<{ kept: unknown }>`
      select settings -> 'ordersPageSettings' as kept from memberships
      where org_id = ${orgId} and user_id = ${actor.userId} for no key update`.execute(db)
    const [stored] = own.rows
    if (!stored) return notFound()
    const settings = changedSettings(storedSchema.parse(stored.kept ?? {}), body.ordersPageSettings)
    if (!settings.success) return fail('invalid', settings.error.issues[0]?.message ?? '')
    // The person's saved views stand beside them.
    await sql`update memberships
      set settings = settings || ${jsonb({ ordersPageSettings: settings.data })}
      where org_id = ${orgId} and user_id = ${actor.userId}`.execute(db)
    return succeed({ ok: true })
  })
