/** Who an order of the list is of, where they have not said what they are called. */
import { endpoints } from '@orderwright/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { jsonb } from '../../platform/database/database.ts'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const guestId = demoUserId(maisonLumen, 'guest')
const inUse = useTestApp()

test('[issue 14] without a name is their address to employees, and to nobody else', async () => {
  const { db } = inUse.database.owner
  const owner = await inUse.app.as(demoUserId(maisonLumen, 'owner'))
  const guest = await inUse.app.as(guestId)
  const email = `nameless-${Date.now()}@example.com`
  const invited = await owner.call(endpoints.inviteGuest, { activeOrgId: orgId, email })
  const userId = invited.data.data.guest.id
  const made = await sql<{ id: number }>`insert into product_orders
    (org_id, user_id, title, status_data, costs, involved_users)
    select ${orgId}::integer, ${userId}::integer, 'Of nobody', '{}'::jsonb, (select costs from product_orders where org_id = ${orgId} limit 1),
      ${jsonb({ [guestId]: { pricingIsHidden: 0 } })}
    returning id`.execute(db)
  const id = made.rows[0]?.id
  const shown = async (caller: Caller) =>
    (
      await caller.call(endpoints.getOrdersData, {
        orgId,
        filters: { orderOwner: 'all', archived: 'all', productCategoryId: 'all', statusKey: 'All' },
        searchTerm: 'Of nobody',
        resultConstraints: { from: 0, to: 250 },
      })
    ).data.data.productOrders.find((row) => row.id === id)?.ownerName
  expect(await shown(owner)).toBe(email)
  expect((await shown(guest)) ?? '').toBe('')
  // Once they have come in without saying what they are called, they are still somebody.
  await sql`update memberships set entered_at = now() where org_id = ${orgId} and user_id = ${userId}`.execute(
    db,
  )
  expect(await shown(owner)).toBe(email)
  await sql`delete from product_orders where id = ${id}`.execute(db)
})
