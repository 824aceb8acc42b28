/** save-orders-view: a person's own views of the orders list, one at a time, so that two tabs never lose each other's. [issue 18] */
import { ordersListMessages } from '@orderwright/domain/messages'
import { MAX_VIEWS, type SavedView, savedViewSchema } from '@orderwright/domain/tenancy'
import { sql } from 'kysely'
import { z } from 'zod'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, notFound, succeed } from '../../platform/http/outcome.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'

const storedSchema = z.array(savedViewSchema).catch([])

function isCalled(title: string): (view: SavedView) => boolean {
  const wanted = title.trim().toLowerCase()
  return (view) => view.title.toLowerCase() === wanted
}

export const saveOrdersView: HandlerOf<'saveOrdersView'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const { db, orgId, actor, policy } = tenant
    if (!policy.can(actor, 'self.update', { orgId })) return notFound()
    const { title, search, formerTitle = title } = body
    const own = await sql<{ views: unknown }>`
      select settings -> 'savedViews' as views from memberships
      where org_id = ${orgId} and user_id = ${actor.userId} for update`.execute(db)
    const [stored] = own.rows
    if (!stored) return notFound()
    const before = storedSchema.parse(stored.views ?? [])
    const isThisOne = isCalled(formerTitle)
    const others = before.filter((view) => !isThisOne(view))
    if (formerTitle !== title && others.length === before.length) return notFound()
    if (search !== null && others.some(isCalled(title)))
      return fail('refused', ordersListMessages.viewNameTaken({ title }))
    if (search !== null && others.length >= MAX_VIEWS)
      return fail('refused', ordersListMessages.tooManyViews({ most: MAX_VIEWS }))
    const place = before.findIndex(isThisOne)
    const savedViews =
      search === null ? others : others.toSpliced(place < 0 ? others.length : place, 0, { title, search })
    await sql`update memberships
      set settings = settings || jsonb_build_object('savedViews', ${JSON.stringify(savedViews)}::jsonb)
      where org_id = ${orgId} and user_id = ${actor.userId}`.execute(db)
    return succeed({ savedViews })
  })
