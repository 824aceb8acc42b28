/** Where access ends: visits expire, internal comments are not even marked read by others, and references of payments stay inside. */
import { endpoints } from '@orderwright/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { insert, orderOf } from '../../testing/fixture.ts'
import { createTestApp, type Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const guestId = demoUserId(maisonLumen, 'guest')
const hiddenId = demoUserId(maisonLumen, 'guestHiddenPricing')
const memberId = demoUserId(maisonLumen, 'member')
const inUse = useTestApp()
let guest: Caller
let hidden: Caller
let member: Caller

beforeAll(async () => {
  guest = await inUse.app.as(guestId)
  hidden = await inUse.app.as(hiddenId)
  member = await inUse.app.as(memberId)
})

describe('[issue 12, 7] a visit by a share link', () => {
  test('ends after thirty days, by the clock of the server', async () => {
    const start = new Date()
    let now = start
    const app = await createTestApp(inUse.database, { now: () => now })
    const { order } = await orderOf(inUse.database, { orgId, userId: guestId })
    const owner = await app.as(guestId)
    const about = { orgId, productOrderId: order.id }
    const { shareableLink } = (await owner.call(endpoints.generateShareableLink, about)).data
    const shareToken = /shareToken=([^&]+)/.exec(shareableLink)?.[1] ?? ''
    const opened = await app.anonymous.call(endpoints.handleGuestShareLink, { shareToken })
    const set = String(opened.headers['set-cookie'])
    expect(set).toContain('Max-Age=2592000')
    const cookie = { cookie: set.split(';')[0] ?? '' }
    const read = () =>
      app.anonymous.call(
        endpoints.getOrderData,
        { orgId, productOrderOrgSpecificId: order.orgSpecificId },
        cookie,
      )
    const day = 86_400_000
    now = new Date(start.getTime() + 30 * day - 60_000)
    expect((await read()).status).toBe(200)
    now = new Date(start.getTime() + 30 * day + 60_000)
    expect((await read()).status).toBe(401)
    await app.close()
  })
})

describe('[issue 12, 7] an internal comment', () => {
  test('is marked as read by employees alone: nothing is noted for a customer who names its id', async () => {
    const { order } = await orderOf(inUse.database, { orgId, userId: guestId })
    const internal = await insert(inUse.database, 'comment', orgId, {
      productOrderId: order.id,
      userId: demoUserId(maisonLumen, 'owner'),
      authorName: 'The owner',
      authorKind: 'employee',
      isInternal: 1,
      text: 'Margin is thin here.',
    })
    const open = await insert(inUse.database, 'comment', orgId, {
      productOrderId: order.id,
      userId: demoUserId(maisonLumen, 'owner'),
      authorName: 'The owner',
      authorKind: 'employee',
      text: 'It ships on Friday.',
    })
    const body = { orgId, productOrderId: order.id, ids: [internal.id, open.id] }
    const readersOf = async () => {
      const rows = await inUse.database.owner.db
        .selectFrom('commentReaders')
        .select(['userId', 'commentId'])
        .where('commentId', 'in', body.ids)
        .where('readAt', 'is not', null)
        .execute()
      return rows.map(({ userId, commentId }) => [userId, commentId])
    }
    expect((await guest.call(endpoints.markCommentsRead, body)).status).toBe(200)
    expect(await readersOf()).toEqual([[guestId, open.id]])
    expect((await member.call(endpoints.markCommentsRead, { ...body, isGuestMode: true })).status).toBe(404)
    await member.call(endpoints.markCommentsRead, body)
    expect(await readersOf()).toHaveLength(3)
  })
})

describe('[issue 12, 7] references of a payment', () => {
  test('are given to those who see prices, and to nobody from whom they are hidden', async () => {
    const { order } = await orderOf(inUse.database, {
      orgId,
      userId: guestId,
      standing: 'payment',
      integrationData: { provider: 'stripe', paymentIntentId: 'pi_secret_7' },
      tariffPercentage: 14.37,
      involvedUsers: { [hiddenId]: { role: 'other', pricingIsHidden: 0 } },
    })
    const name = { orgId, productOrderOrgSpecificId: order.orgSpecificId }
    const texts = async (caller: Caller) => [
      (await caller.call(endpoints.getOrderData, name)).text,
      (await caller.post('/api/resources/productOrder/get', { orgId, where: { id: order.id } })).text,
    ]
    for (const text of await texts(guest)) {
      expect(text).toContain('pi_secret_7')
      expect(text).toContain('14.37')
    }
    for (const text of await texts(hidden)) {
      expect(text).toContain('Villa North')
      expect(text).not.toContain('pi_secret_7')
      expect(text).not.toContain('integrationData')
      expect(text).not.toContain('tariffPercentage')
    }
  })
})
