/** Open pages of members, once members come in by the organization's identity provider alone. Decision 0203. */
import { afterAll, expect, test } from 'vitest'
import { change } from '../../testing/fixture.ts'
import { openListPage } from '../../testing/live-page.ts'
import { liveIds, useLive } from '../../testing/use-live.ts'

const live = useLive()
const { orgId } = liveIds
const setRequired = (membersByProvider: boolean) =>
  live.database.owner.db.updateTable('orgs').set({ membersByProvider }).where('id', '=', orgId).execute()
afterAll(() => setRequired(false))

test('[issue 17] get nothing more by another way in, while owners and guests go on', async () => {
  const fixture = await live.newOrder()
  const [byCode, owner, guest] = [
    await live.ready(live.member, fixture),
    await live.ready(live.owner, fixture),
    await live.ready(live.guest, fixture),
  ]
  const list = await openListPage(live.url, live.member.cookie, { orgId, known: [[fixture.order.id, 1]] })
  await list.next('ready')
  await setRequired(true)
  await change(live.database, 'productOrder', orgId, fixture.order.id, { title: 'Behind the door' })
  expect(await byCode.next('closed')).toMatchObject({ reason: 'noAccess' })
  expect(await list.next('closed')).toMatchObject({ reason: 'noAccess' })
  for (const page of [byCode, list]) expect(page.text()).not.toContain('Behind the door')
  for (const page of [owner, guest])
    expect((await page.next('change')).order).toMatchObject({ title: 'Behind the door' })
  const again = await live.open(live.member, fixture)
  expect(again.status).toBe(404)
  list.close()
})
