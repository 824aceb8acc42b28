/**
 * The clock of a process is set forward and back, by an hour, a day and a year: who is signed in, codes, keys, jobs, webhooks and days that
 * are due go on. The database's own clock stays: two machines never agree. [issue 17]
 */
import { endpoints } from '@orderwright/contract'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { deliverNext } from '../../modules/webhooks/deliver.ts'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { makeApiKey } from '../sign-in/api-keys.ts'
import { orderOf } from '../fixture.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'
import { startReceiver } from '../webhooks/receiver.ts'
import { figures, isProof } from './scale.ts'

const { id: orgId } = maisonLumen
const HOUR = 3_600_000
const shifts = [HOUR, -HOUR, 24 * HOUR, -24 * HOUR, 365 * 24 * HOUR, -365 * 24 * HOUR]
const quiet = new AbortController().signal

describe.runIf(isProof)('a clock that is set', () => {
  let database: TestDatabase
  let app: TestApp
  beforeAll(async () => {
    database = await createTestDatabase()
    app = await createTestApp(database, { config: { allowsPrivateWebhooks: true } })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  afterAll(async () => {
    expect(app.problems).toEqual([])
    await app.close()
    await database.close()
  })

  const set = (shift: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + shift })
  const back = () => vi.useRealTimers()
  const isSignedIn = async (caller: Awaited<ReturnType<TestApp['as']>>) =>
    (await caller.call(endpoints.getSession, {})).data.isLoggedIn

  test.each(shifts)(
    'by %i ms: who was signed in is so again when it is set back, and nothing fails meanwhile',
    async (shift) => {
      const guest = await app.as(demoUserId(maisonLumen, 'guest'))
      const owner = await app.as(demoUserId(maisonLumen, 'owner'))
      expect(await isSignedIn(guest)).toBe(true)
      set(shift)
      // In a year everybody has to sign in again.
      expect(await isSignedIn(guest)).toBe(shift < 300 * 24 * HOUR)
      const late = await app.as(demoUserId(maisonLumen, 'guest'))
      const statuses = []
      for (const caller of [guest, owner, late]) {
        for (const answer of [
          await caller.call(endpoints.getOrdersTotal, { orgId }),
          await caller.call(endpoints.getReceivables, { orgId }),
          await caller.call(endpoints.getReminders, { orgId }),
          await caller.call(endpoints.getProductionBoard, { orgId }),
          await caller.call(endpoints.createProductOrder, { productOrderProps: { orgId } }),
        ])
          statuses.push(answer.status)
      }
      expect(statuses.filter((status) => ![200, 401, 403, 422].includes(status))).toEqual([])
      await app.services.jobs.add({ task: 'sweep' })
      await app.runJobs()
      back()
      expect(await isSignedIn(guest)).toBe(true)
      expect(await isSignedIn(late)).toBe(shift > -300 * 24 * HOUR)
      await app.runJobs()
    },
  )

  test.each([HOUR, -HOUR, 24 * HOUR])('by %i ms and back: a new code signs in each time', async (shift) => {
    const email = maisonLumen.emails.member
    for (const by of [shift, 0]) {
      if (by === 0) back()
      else set(by)
      const visitor = { 'x-forwarded-for': `198.51.100.${1 + Math.abs(shift / HOUR) + (by === 0 ? 100 : 0)}` }
      const asked = await app.anonymous.call(endpoints.requestSignInCode, { email }, visitor)
      expect(asked.status).toBe(200)
      const [cookie = ''] = String(asked.headers['set-cookie'] ?? '').split(';')
      await app.runJobs()
      const { rows } = await database.owner.pool.query<{ text: string }>(
        `select text from outbox_mails where "to" = $1 order by id desc limit 1`,
        [email],
      )
      const code = /\b(\d{6})\b/.exec(rows[0]?.text ?? '')?.[1] ?? ''
      const verified = await app.anonymous.call(
        endpoints.verifySignInCode,
        { email, code },
        { ...visitor, cookie },
      )
      expect([by, verified.status, verified.status === 200 ? '' : verified.text]).toEqual([by, 200, ''])
    }
  })

  test('by a day and back: a key that was used up is not held up for a day', async () => {
    const { caller } = await makeApiKey(app, { orgId, ownerId: demoUserId(maisonLumen, 'owner') })
    set(24 * HOUR)
    let calls = 0
    while ((await caller.call(endpoints.getOrdersTotal, { orgId })).status === 200) calls += 1
    back()
    expect((await caller.call(endpoints.getOrdersTotal, { orgId })).status).toBe(200)
    figures(`a key was held up after ${calls} calls, and not when the clock was set back`)
  })

  test.each([24 * HOUR, -24 * HOUR])(
    'by %i ms and back: messages to other systems go out, signed with the time of their sender',
    async (shift) => {
      const receiver = await startReceiver()
      const owner = await app.as(demoUserId(maisonLumen, 'owner'))
      const guest = await app.as(demoUserId(maisonLumen, 'guest'))
      const { data } = await owner.call(endpoints.createWebhook, {
        orgId,
        url: receiver.url,
        events: ['order.submitted'],
      })
      const submit = async () => {
        const { order } = await orderOf(database, { orgId, userId: demoUserId(maisonLumen, 'guest') })
        expect((await guest.call(endpoints.submitOrder, { productOrderId: order.id })).status).toBe(200)
        await app.runJobs()
        await deliverNext(app.services, orgId, data.data.webhook.id, quiet)
      }
      await submit()
      set(shift)
      await submit()
      back()
      await submit()
      expect(receiver.received).toHaveLength(3)
      await owner.call(endpoints.deleteWebhook, { orgId, webhookId: data.data.webhook.id })
      await receiver.close()
    },
  )
})
