/** Deliveries that fail: when they are tried again, what ends them, and that nobody else waits for them. */
import { endpoints } from '@orderwright/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { useTestApp } from '../../testing/use-app.ts'
import { startReceiver } from '../../testing/webhooks/receiver.ts'
import { useWebhooks } from '../../testing/webhooks/world.ts'
import { deliverNext } from './deliver.ts'
import { purgeWebhooks } from './purge.ts'

const hooks = useWebhooks()
const { orgId, quiet, inUse, run, added, submitted, logOf, now, attempt } = hooks
const strict = useTestApp()

/** Seconds until the next attempt, as the database has them. */
async function waitOf(): Promise<number | null> {
  const { rows } = await sql<{ wait: number | null }>`
    select extract(epoch from next_attempt_at - clock_timestamp())::float as wait from webhook_deliveries`.execute(
    inUse.database.owner.db,
  )
  return rows[0]?.wait ?? null
}

describe('[issue 16] a delivery that fails', () => {
  test('is tried again after 5 s, 5 min, 30 min, 2, 5, 10, 14, 20 and 24 h, less up to half, and then given up', async () => {
    const { webhook } = await added()
    hooks.receiver.answer = { status: 503, body: 'later' }
    await submitted()
    const schedule = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]
    for (const seconds of schedule) {
      await attempt(webhook.id)
      const wait = (await waitOf()) ?? 0
      expect(wait).toBeGreaterThan(seconds / 2 - 2)
      expect(wait).toBeLessThanOrEqual(seconds)
    }
    await attempt(webhook.id)
    const [delivery] = await logOf(webhook.id)
    expect(delivery).toMatchObject({ status: 'failed', nextAttemptAt: null })
    expect(delivery?.tries).toHaveLength(10)
    expect(delivery?.tries.at(-1)).toMatchObject({ status: 503, problem: 'Answered 503.', answer: 'later' })
    expect(new Set(hooks.receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect((await now(webhook.id))?.failingSince).not.toBeNull()
  })

  test('[issue 16] waits as long as the receiver asks with Retry-After, a day at the most', async () => {
    const { webhook } = await added()
    await submitted()
    for (const [asked, waits] of [
      ['900', 900],
      ['9999999', 86_400],
      ['soon', 1800],
    ] as const) {
      hooks.receiver.answer = { status: 503, headers: { 'retry-after': asked } }
      await attempt(webhook.id)
      const wait = (await waitOf()) ?? 0
      expect(wait).toBeGreaterThan(asked === 'soon' ? 898 : waits - 2)
      expect(wait).toBeLessThanOrEqual(waits)
    }
  })

  test('arrives in the end, and then its endpoint is well again', async () => {
    const { webhook } = await added()
    hooks.receiver.answer = { status: 500 }
    await submitted()
    await attempt(webhook.id)
    hooks.receiver.answer = { status: 204 }
    await attempt(webhook.id)
    expect(await logOf(webhook.id)).toMatchObject([
      { status: 'delivered', tries: [{ status: 500 }, { status: 204 }] },
    ])
    expect(await now(webhook.id)).toMatchObject({ failingSince: null, disabledReason: '' })
  })

  test('is not tried before its time', async () => {
    const { webhook } = await added()
    hooks.receiver.answer = { status: 500 }
    await submitted()
    await attempt(webhook.id)
    await deliverNext(inUse.app.services, orgId, webhook.id, quiet)
    expect(hooks.receiver.received).toHaveLength(1)
  })

  test('keeps 1,000 characters of what was answered, whatever they are', async () => {
    const { webhook } = await added()
    hooks.receiver.answer = { status: 400, body: `\0${'🪵'.repeat(2000)}` }
    await submitted()
    await attempt(webhook.id)
    const [delivery] = await logOf(webhook.id)
    expect(Array.from(delivery?.tries[0]?.answer ?? '')).toEqual(Array.from({ length: 1000 }, () => '🪵'))
  })

  test('to a private address is refused at the connection, though the endpoint stands there', async () => {
    const { services, as } = strict.app
    const secretive = await as(demoUserId(maisonLumen, 'owner'))
    const made = await secretive.call(endpoints.createWebhook, {
      orgId,
      url: 'https://example.com/hooks',
      events: ['order.submitted'],
    })
    const { id } = made.data.data.webhook
    // As if it had been allowed when it was made.
    const { db } = strict.database.owner
    await db
      .updateTable('webhookEndpoints')
      .set({ url: hooks.receiver.url.replace('http:', 'https:') })
      .execute()
    const tested = await secretive.call(endpoints.testWebhook, { orgId, webhookId: id })
    expect(tested.data.data.delivery).toMatchObject({
      status: 'failed',
      tries: [{ status: null, problem: expect.stringContaining('127.0.0.1 is inside a private network') }],
    })
    expect(services.config.allowsPrivateWebhooks).toBeUndefined()
    expect(hooks.receiver.received).toEqual([])
  })
})

describe('[issue 16] an endpoint', () => {
  const ownersMails = () =>
    inUse.database.owner.db
      .selectFrom('outboxMails')
      .select(['to', 'text'])
      .where('kind', '=', 'webhookDisabled')
      .execute()

  test('that answers 410 is disabled at once, and its owners are told', async () => {
    const { webhook } = await added()
    hooks.receiver.answer = { status: 410 }
    await submitted()
    await attempt(webhook.id)
    expect(await now(webhook.id)).toMatchObject({ disabledReason: 'gone' })
    expect(await logOf(webhook.id)).toMatchObject([{ status: 'failed' }])
    const mails = await ownersMails()
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(hooks.receiver.url)
    await submitted()
    expect(await logOf(webhook.id)).toHaveLength(1)
  })

  test('at which nothing has arrived for five days is disabled; enabled again it gets what waited', async () => {
    const { webhook } = await added()
    hooks.receiver.answer = { status: 500 }
    await submitted()
    await attempt(webhook.id)
    await run(`update webhook_endpoints set failing_since = now() - interval '4 days 23 hours'`)
    await attempt(webhook.id)
    expect((await now(webhook.id))?.disabledReason).toBe('')
    await run(`update webhook_endpoints set failing_since = now() - interval '5 days 1 minute'`)
    await attempt(webhook.id)
    const disabled = await now(webhook.id)
    expect(disabled?.disabledReason).toBe('failing')
    expect(await ownersMails()).toHaveLength(1)
    const calls = hooks.receiver.received.length
    await attempt(webhook.id)
    expect(hooks.receiver.received).toHaveLength(calls)
    hooks.receiver.answer = { status: 200 }
    const version = disabled?.version ?? 0
    const enabled = await hooks.owner.call(endpoints.updateWebhook, {
      orgId,
      webhookId: webhook.id,
      version,
      changes: { isActive: true },
    })
    expect(enabled.data.data.webhook).toMatchObject({ disabledReason: '', failingSince: null })
    await attempt(webhook.id)
    expect(await logOf(webhook.id)).toMatchObject([{ status: 'delivered' }])
  })

  test('that an owner disabled gets nothing of what happens meanwhile', async () => {
    const { webhook } = await added()
    const change = (version: number, isActive: boolean) =>
      hooks.owner.call(endpoints.updateWebhook, {
        orgId,
        webhookId: webhook.id,
        version,
        changes: { isActive },
      })
    await change(1, false)
    await submitted()
    await change(2, true)
    await attempt(webhook.id)
    expect([await logOf(webhook.id), hooks.receiver.received]).toEqual([[], []])
  })

  test('that is deleted while a message is under way stays deleted, and nothing breaks', async () => {
    const { webhook } = await added()
    hooks.receiver.answer = null
    await submitted()
    const stopping = new AbortController()
    const sending = deliverNext(inUse.app.services, orgId, webhook.id, stopping.signal)
    await expect.poll(() => hooks.receiver.received.length).toBe(1)
    const deleted = await hooks.owner.call(endpoints.deleteWebhook, { orgId, webhookId: webhook.id })
    expect(deleted.status).toBe(200)
    stopping.abort(new Error('over'))
    await expect(sending).rejects.toThrow('over')
    expect((await hooks.owner.call(endpoints.getWebhooks, { orgId })).data.data.webhooks).toEqual([])
  })

  test('that never answers holds back its own messages alone, and is sent to by one at a time', async () => {
    const { webhook: slow } = await added()
    const quick = await startReceiver()
    const { webhook: other } = await added(['order.submitted'], quick.url)
    hooks.receiver.answer = null
    await submitted()
    await submitted()
    const stopping = new AbortController()
    const sending = deliverNext(inUse.app.services, orgId, slow.id, stopping.signal)
    await expect.poll(() => hooks.receiver.received.length).toBe(1)
    await deliverNext(inUse.app.services, orgId, slow.id, quiet)
    expect(hooks.receiver.received).toHaveLength(1)
    await deliverNext(inUse.app.services, orgId, other.id, quiet)
    await deliverNext(inUse.app.services, orgId, other.id, quiet)
    expect(quick.received).toHaveLength(2)
    // The process stops: what was under way is as it was, and is sent by the next one.
    stopping.abort(new Error('the server stops'))
    await expect(sending).rejects.toThrow('the server stops')
    hooks.receiver.answer = { status: 200 }
    await deliverNext(inUse.app.services, orgId, slow.id, quiet)
    expect(await logOf(slow.id)).toMatchObject([{ status: 'pending' }, { status: 'delivered' }])
    await quick.close()
  })
})

describe('[issue 16] sending again', () => {
  test('one delivery goes out under its own message id, and keeps the attempts of before', async () => {
    const { webhook } = await added()
    await submitted()
    await attempt(webhook.id)
    const [first] = await logOf(webhook.id)
    const replayed = await hooks.owner.call(endpoints.replayWebhookDelivery, {
      orgId,
      webhookId: webhook.id,
      deliveryId: first?.id ?? 0,
    })
    expect(replayed.data.data.delivery.status).toBe('pending')
    await inUse.app.runJobs()
    const [one, two] = hooks.receiver.received
    expect([two?.headers['webhook-id'], two?.text]).toEqual([one?.headers['webhook-id'], one?.text])
    expect((await logOf(webhook.id))[0]?.tries).toHaveLength(2)
  })

  test('all failed ones since a time, and no others', async () => {
    const { webhook } = await added()
    await submitted()
    await attempt(webhook.id)
    hooks.receiver.answer = { status: 410 }
    await submitted()
    await attempt(webhook.id)
    await run(`update webhook_endpoints set disabled_reason = ''`)
    await submitted()
    await attempt(webhook.id)
    await run(`update webhook_endpoints set disabled_reason = '', failing_since = null`)
    await hooks.owner.call(endpoints.testWebhook, { orgId, webhookId: webhook.id })
    const [, , oldest] = await logOf(webhook.id)
    await run(`update webhook_deliveries set created = now() - interval '3 days' where id = ${oldest?.id}`)
    const dayAgo = new Date(Date.now() - 86_400_000).toISOString().slice(0, 19).replace('T', ' ')
    const replay = (since: string) =>
      hooks.owner.post(endpoints.replayFailedWebhookDeliveries.path, { orgId, webhookId: webhook.id, since })
    expect((await replay(dayAgo)).data).toEqual({ data: { replayedCount: 1 } })
    expect((await logOf(webhook.id)).map(({ type, status }) => [type, status])).toEqual([
      ['ping', 'failed'],
      ['order.submitted', 'pending'],
      ['order.submitted', 'failed'],
      ['order.submitted', 'delivered'],
    ])
    const wrong = await replay('2026-02-31 10:00:00')
    expect([wrong.status, wrong.error.details?.fields]).toEqual([
      400,
      [{ path: 'since', message: 'A time such as 2026-11-23 09:00:00.' }],
    ])
  })

  test('is refused while the endpoint is disabled', async () => {
    const { webhook } = await added()
    hooks.receiver.answer = { status: 410 }
    await submitted()
    await attempt(webhook.id)
    const [first] = await logOf(webhook.id)
    const body = { orgId, webhookId: webhook.id, deliveryId: first?.id ?? 0 }
    const refused = await hooks.owner.call(endpoints.replayWebhookDelivery, body)
    expect([refused.status, refused.error.message]).toEqual([
      422,
      'This endpoint is disabled. Enable it first.',
    ])
  })
})

describe('[issue 16] the log', () => {
  test('is read by pages, of one status where that is asked for', async () => {
    const { webhook } = await added()
    const event = await inUse.database.owner.db
      .insertInto('webhookEvents')
      .values({ orgId, type: 'order.submitted', body: '{}' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await inUse.database.owner.db
      .insertInto('webhookDeliveries')
      .values(
        Array.from({ length: 30 }, (_, index) => ({
          orgId,
          endpointId: webhook.id,
          eventId: event.id,
          status: index < 3 ? ('failed' as const) : ('delivered' as const),
          nextAttemptAt: null,
          tries: '[]',
        })),
      )
      .execute()
    const page = async (more: object) =>
      (await hooks.owner.call(endpoints.getWebhookDeliveries, { orgId, webhookId: webhook.id, ...more })).data
        .data
    const first = await page({})
    expect(first.deliveries).toHaveLength(25)
    const second = await page({ beforeId: first.nextBeforeId ?? 0 })
    expect([second.deliveries.length, second.nextBeforeId]).toEqual([5, null])
    expect((await page({ status: 'failed' })).deliveries).toHaveLength(3)
  })

  test('is kept for 30 days', async () => {
    const { webhook } = await added()
    await submitted()
    await attempt(webhook.id)
    await run(`update webhook_events set created = now() - interval '29 days 23 hours'`)
    await purgeWebhooks(inUse.app.services)
    expect(await logOf(webhook.id)).toHaveLength(1)
    await run(`update webhook_events set created = now() - interval '30 days 1 hour'`)
    await purgeWebhooks(inUse.app.services)
    expect(await logOf(webhook.id)).toEqual([])
  })

  test('a test shows what came back, and eleven in a minute are too many', async () => {
    const { webhook } = await added()
    hooks.receiver.answer = { status: 418, body: 'a teapot' }
    const send = () => hooks.owner.call(endpoints.testWebhook, { orgId, webhookId: webhook.id })
    expect((await send()).data.data.delivery).toMatchObject({
      type: 'ping',
      status: 'failed',
      tries: [{ status: 418, answer: 'a teapot' }],
    })
    for (let count = 1; count < 10; count += 1) expect((await send()).status).toBe(200)
    expect((await send()).status).toBe(429)
    expect(hooks.receiver.received).toHaveLength(10)
  })
})
