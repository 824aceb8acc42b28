/** What was accepted, and what comes after it: another canvas is another thing, and the same at the same prices is the same. Issue 18. */
import { endpoints, resources } from '@orderwright/contract'
import { describe, expect, test } from 'vitest'
import { demoUserId, panoramaMurals } from '../../seeds/demo-orgs.ts'
import { useAgreements } from '../../testing/orders/agreement-fixture.ts'

let now = '2026-11-26T12:00:00Z'
const at = useAgreements({ now: () => new Date(now) })
const orgId = panoramaMurals.id

/** The mural that the demo's guest is drawing, submitted and accepted. */
async function acceptedMural() {
  const { db } = at.inUse.database.owner
  const guest = await at.inUse.app.as(demoUserId(panoramaMurals, 'guest'))
  const member = await at.inUse.app.as(demoUserId(panoramaMurals, 'member'))
  const { id: productOrderId } = await db
    .selectFrom('productOrders')
    .select('id')
    .where('orgId', '=', orgId)
    .where('lastCompletedStatusKey', '=', 'brief')
    .executeTakeFirstOrThrow()
  const about = { orgId, productOrderId }
  const accept = async (revision: number) => {
    const shown = await guest.call(endpoints.prepareAgreement, { ...about, revision })
    expect([shown.status, shown.text.slice(0, 200)]).toEqual([200, expect.any(String)])
    const answer = await guest.call(endpoints.acceptAgreement, at.acceptance(about, shown.data))
    expect([answer.status, answer.text.slice(0, 200)]).toEqual([200, expect.any(String)])
  }
  expect((await guest.call(endpoints.submitOrder, about)).status).toBe(200)
  await accept(1)
  const wall = await db
    .selectFrom('archWalls')
    .selectAll()
    .where('orgId', '=', orgId)
    .where('productOrderId', '=', productOrderId)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const heighten = async (height: number) => {
    const { version } = await db
      .selectFrom('archWalls')
      .select('version')
      .where('orgId', '=', orgId)
      .where('id', '=', wall.id)
      .executeTakeFirstOrThrow()
    const path = resources.archWall.endpoints.update?.path ?? ''
    const answer = await member.post(path, { orgId, where: { id: wall.id }, version, props: { height } })
    expect([answer.status, answer.text.slice(0, 200)]).toEqual([200, expect.any(String)])
  }
  const read = async () => (await guest.call(endpoints.getAgreement, about)).data
  return { about, member, accept, heighten, read, height: wall.height }
}

describe('after an acceptance', () => {
  test('[issue 18] another canvas differs from what was accepted, and its revision has to be accepted', async () => {
    const { about, member, accept, heighten, read, height } = await acceptedMural()
    expect((await read()).differs).toBe(false)
    await heighten(height + 12)
    expect((await read()).differs).toBe(true)
    await heighten(height)
    expect((await read()).differs).toBe(false)
    await heighten(height + 12)
    expect((await member.call(endpoints.approveOrder, about)).status).toBe(200)
    const second = await read()
    expect([second.revision, second.differs, second.abilities.accept]).toEqual([2, true, true])
    await accept(2)
    expect((await read()).differs).toBe(false)
  })

  test('[issue 18] what is canceled and submitted again as it was is what was accepted', async () => {
    const { about } = await at.accepted()
    expect((await at.guest.call(endpoints.cancelOrder, about)).status).toBe(200)
    now = '2026-11-27T12:00:00Z'
    expect((await at.guest.call(endpoints.submitOrder, about)).status).toBe(200)
    const again = (await at.guest.call(endpoints.getAgreement, about)).data
    expect([again.revision, again.differs, again.abilities.accept]).toEqual([2, false, false])
    expect(again.acceptances.map(({ revision }) => revision)).toEqual([1])
  })
})
