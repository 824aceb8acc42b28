/** Share links: what they open, what they never open, and what becomes of an account that opens one. */
import { endpoints } from '@orderwright/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoUserId, haldenLight, maisonLumen } from '../../seeds/demo-orgs.ts'
import { change, markedPrice, orderOf } from '../../testing/fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const guestId = demoUserId(maisonLumen, 'guest')
const memberId = demoUserId(maisonLumen, 'member')
const foreignId = demoUserId(haldenLight, 'guest')
const inUse = useTestApp()

let guest: Caller
let foreigner: Caller
beforeAll(async () => {
  guest = await inUse.app.as(guestId)
  foreigner = await inUse.app.as(foreignId)
})

async function newOrder(fields: object = {}) {
  const { order, line } = await orderOf(inUse.database, { orgId, userId: guestId, ...fields })
  return { order, line, name: { orgId, productOrderOrgSpecificId: order.orgSpecificId } }
}

async function linkOf(orderId: number, pricingIsHidden?: 0 | 1) {
  const answer = await guest.call(endpoints.generateShareableLink, {
    productOrderId: orderId,
    pricingIsHidden,
  })
  const url = new URL(answer.data.shareableLink)
  return { url, token: url.searchParams.get('shareToken') ?? '' }
}

/** A browser that has opened the link; `cookie`: of an account that is signed in there. */
async function opened(token: string, cookie = '') {
  const answer = await inUse.app.anonymous.call(
    endpoints.handleGuestShareLink,
    { shareToken: token },
    cookie ? { cookie } : {},
  )
  const [visit = ''] = String(answer.headers['set-cookie'] ?? '').split(';')
  const all = [cookie, visit].filter((part) => part !== '').join('; ')
  const call: Caller['call'] = (endpoint, body) => inUse.app.anonymous.call(endpoint, body, { cookie: all })
  const post: Caller['post'] = (path, body) => inUse.app.anonymous.post(path, body, { cookie: all })
  return { answer, call, post, visit, setCookie: String(answer.headers['set-cookie'] ?? '') }
}

describe('the shareable link', () => {
  test('[2.7.08, 2.2.62] is the order’s page with a token; asked for again it is the same, until it is revoked', async () => {
    const { order } = await newOrder()
    const { url, token } = await linkOf(order.id)
    expect(url.pathname).toBe(`/orders/${order.orgSpecificId}`)
    expect(url.searchParams.get('shareableOrderId')).toBe(String(order.id))
    const both = await Promise.all([linkOf(order.id), linkOf(order.id)])
    expect(both.map((link) => link.token)).toEqual([token, token])
    const rows = await inUse.database.owner.db
      .selectFrom('orderShareLinks')
      .selectAll()
      .where('productOrderId', '=', order.id)
      .execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token.split('.')[1])
    await guest.call(endpoints.revokeShareableLink, { productOrderId: order.id })
    expect((await opened(token)).answer.error.details?.rule).toBe('linkRevoked')
    expect((await linkOf(order.id)).token).not.toBe(token)
  })

  test('[1.2.03, 2.7.14, 2.7.15] opens the order to a browser without an account, as a guest on that order alone', async () => {
    const { order, name, line } = await newOrder()
    const other = await newOrder()
    const { token } = await linkOf(order.id)
    const role = await inUse.app.anonymous.call(endpoints.getOrgRoleForToken, { shareToken: ` ${token} ` })
    expect(role.data).toEqual({ orgRole: 'guest' })
    const browser = await opened(token)
    expect(browser.setCookie).toMatch(/^orderwright-visitor=.*HttpOnly.*SameSite=Lax/)
    const session = browser.answer.data
    expect(session).toMatchObject({
      isLoggedIn: true,
      sharedOrder: { orgId, orderId: order.id, orgSpecificId: order.orgSpecificId },
      orgs: [{ id: orgId, role: 'guest' }],
    })
    expect((await browser.call(endpoints.getOrderData, { ...name, userId: session.user?.id })).status).toBe(
      200,
    )
    const renamed = await browser.post('/api/resources/productInstance/update', {
      orgId,
      where: { id: line.id },
      version: line.version,
      props: { title: 'By the guest' },
    })
    expect(renamed.status).toBe(200)
    expect((await browser.call(endpoints.getOrderData, other.name)).status).toBe(404)
    expect((await browser.call(endpoints.getOrdersData, { orgId })).status).toBe(404)
    expect((await browser.call(endpoints.getHomepageData, { orgId })).status).toBe(404)
    expect((await browser.call(endpoints.getInvolvedUsers, name)).status).toBe(403)
    const all = await browser.post('/api/resources/productOrder/get', { orgId, where: {} })
    expect(all.text).not.toContain(`"id":${other.order.id},`)
  })

  test('[2.2.64] shows prices only where somebody who may has said so, and at once no more', async () => {
    const { order, name } = await newOrder()
    const { token } = await linkOf(order.id)
    const browser = await opened(token)
    const text = async () => (await browser.call(endpoints.getOrderData, name)).text
    expect(await text()).not.toContain(String(markedPrice))
    await linkOf(order.id, 0)
    expect(await text()).toContain(String(markedPrice))
    await linkOf(order.id, 1)
    expect(await text()).not.toContain(String(markedPrice))
  })

  test('revoked, of a removed, archived or deleted order it leads to a sentence, and what was opened closes', async () => {
    const { order, name } = await newOrder()
    const { token } = await linkOf(order.id)
    const browser = await opened(token)
    const state = async (fields: Record<string, unknown>) => {
      await change(inUse.database, 'productOrder', orgId, order.id, fields)
      const again = await opened(token)
      return [
        again.answer.status === 200 ? 'opens' : again.answer.error.details?.rule,
        (await browser.call(endpoints.getOrderData, name)).status,
        (await browser.call(endpoints.getSession, { shareableOrderId: order.id })).data.sharedOrder?.orderId,
      ]
    }
    expect(await state({ archived: 1 })).toEqual(['linkArchived', 404, undefined])
    expect(await state({ archived: 0 })).toEqual(['opens', 200, order.id])
    expect(await state({ deletedAt: new Date() })).toEqual(['linkDeleted', 404, undefined])
    expect(await state({ deletedAt: null })).toEqual(['opens', 200, order.id])
    await guest.call(endpoints.revokeShareableLink, { productOrderId: order.id })
    expect(await state({})).toEqual(['linkRevoked', 404, undefined])
  })

  test('guessed, cut, foreign and mangled tokens are all answered alike, and make no visitor', async () => {
    const { order } = await newOrder()
    const { token } = await linkOf(order.id)
    const secret = token.split('.')[1] ?? ''
    const count = async () =>
      (await inUse.database.owner.db.selectFrom('shareVisitors').select('id').execute()).length
    const before = await count()
    const tries = [
      `${haldenLight.id.toString(36)}.${secret}`,
      token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A'),
      `zzzzzz.${secret}`,
      `${orgId}.${secret}`,
      'a-token-that-nobody-ever-made',
      `' or 1=1 --${secret}`,
    ]
    const answers = await Promise.all(tries.map((one) => opened(one)))
    expect(new Set(answers.map(({ answer }) => answer.text)).size).toBe(1)
    expect(answers[0]?.answer.error.details?.rule).toBe('linkUnknown')
    expect(await count()).toBe(before)
  })
})

describe('an account in the same browser', () => {
  test('of another organisation keeps its session and gains nothing in it', async () => {
    const { order, name } = await newOrder()
    const { token } = await linkOf(order.id)
    const browser = await opened(token, foreigner.cookie)
    expect(browser.setCookie).not.toContain('orderwright-session')
    const own = await browser.call(endpoints.getSession, {})
    expect(own.data).toMatchObject({ user: { id: foreignId }, sharedOrder: null })
    expect(own.data.orgs.map(({ id }) => id)).toEqual([haldenLight.id])
    const shared = await browser.call(endpoints.getSession, { shareableOrderId: order.id })
    expect(shared.data.sharedOrder?.orderId).toBe(order.id)
    expect(shared.data.user?.id).not.toBe(foreignId)
    expect((await browser.call(endpoints.getOrderData, name)).status).toBe(200)
    expect((await browser.call(endpoints.getOrdersData, { orgId: haldenLight.id })).status).toBe(200)
    // The account itself, on another device, has never seen the order.
    expect((await foreigner.call(endpoints.getOrderData, name)).status).toBe(404)
    expect((await browser.call(endpoints.getOrderData, { ...name, userId: foreignId })).status).toBe(404)
  })

  test('of the order’s organisation stays what it is', async () => {
    const { order, name } = await newOrder()
    const { token } = await linkOf(order.id, 1)
    const { cookie } = await inUse.app.as(memberId)
    const browser = await opened(token, cookie)
    const session = await browser.call(endpoints.getSession, { shareableOrderId: order.id })
    expect(session.data).toMatchObject({ user: { id: memberId }, sharedOrder: null })
    expect((await browser.call(endpoints.getOrderData, name)).text).toContain(String(markedPrice))
  })

  test('links of several orders are kept side by side, and each is closed alone', async () => {
    const [one, two] = [await newOrder(), await newOrder()]
    const first = await opened((await linkOf(one.order.id)).token)
    const second = await linkOf(two.order.id)
    const again = await inUse.app.anonymous.call(
      endpoints.handleGuestShareLink,
      { shareToken: second.token },
      { cookie: first.visit },
    )
    expect(again.headers['set-cookie']).toBeUndefined()
    const statuses = async () => [
      (await first.call(endpoints.getOrderData, one.name)).status,
      (await first.call(endpoints.getOrderData, two.name)).status,
    ]
    expect(await statuses()).toEqual([200, 200])
    await guest.call(endpoints.revokeShareableLink, { productOrderId: one.order.id })
    expect(await statuses()).toEqual([404, 200])
  })
})

describe('the link in an invitation', () => {
  async function invited(sharee: { id: number } | { email: string }) {
    const made = await newOrder()
    await guest.call(endpoints.shareOrder, { ...made.name, sharees: [sharee] })
    const mail = await inUse.database.owner.db
      .selectFrom('outboxMails')
      .select('text')
      .where('productOrderId', '=', made.order.id)
      .executeTakeFirstOrThrow()
    return { ...made, token: /shareToken=([\w.-]+)/.exec(mail.text)?.[1] ?? '' }
  }

  test('[2.7.18] of somebody without a role is taken as user token, and opens that one order', async () => {
    const { token, name } = await invited({ email: 'invited@example.com' })
    const second = await invited({ email: 'invited@example.com' })
    const role = await inUse.app.anonymous.call(endpoints.getOrgRoleForToken, { shareToken: token })
    expect(role.data).toEqual({ orgRole: null })
    const signedIn = await inUse.app.anonymous.call(endpoints.signInWithToken, { userToken: token })
    const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? ''
    expect(cookie).toMatch(/^orderwright-visitor=/)
    expect(signedIn.data.user?.email).toBe('invited@example.com')
    const read = (body: object) => inUse.app.anonymous.post(endpoints.getOrderData.path, body, { cookie })
    expect((await read(name)).status).toBe(200)
    expect((await read(second.name)).status).toBe(404)
  })

  test('[2.7.17] of a guest opens the order, and nothing else of the guest’s account', async () => {
    const hiddenId = demoUserId(maisonLumen, 'guestHiddenPricing')
    const { email } = await inUse.database.owner.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', hiddenId)
      .executeTakeFirstOrThrow()
    const { token, name } = await invited({ email })
    const role = await inUse.app.anonymous.call(endpoints.getOrgRoleForToken, { shareToken: token })
    expect(role.data).toEqual({ orgRole: 'guest' })
    const browser = await opened(token)
    expect(browser.answer.data.user?.id).toBe(hiddenId)
    // Their own terms hide prices, here too.
    expect((await browser.call(endpoints.getOrderData, name)).text).not.toContain(String(markedPrice))
    expect((await browser.call(endpoints.getOrdersData, { orgId })).status).toBe(404)
    expect((await browser.call(endpoints.getNotifications, { orgId })).status).toBe(404)
    await inUse.database.owner.db
      .updateTable('memberships')
      .set({ status: 'disabled' })
      .where('orgId', '=', orgId)
      .where('userId', '=', hiddenId)
      .execute()
    expect((await browser.call(endpoints.getOrderData, name)).status).toBe(404)
  })

  test('of an employee signs nobody in', async () => {
    const { token } = await invited({ id: memberId })
    const role = await inUse.app.anonymous.call(endpoints.getOrgRoleForToken, { shareToken: token })
    expect(role.data).toEqual({ orgRole: 'member' })
    const browser = await opened(token)
    expect([browser.answer.status, browser.answer.error.details?.rule]).toEqual([422, 'linkOfEmployee'])
    expect(browser.setCookie).toBe('')
  })
})
