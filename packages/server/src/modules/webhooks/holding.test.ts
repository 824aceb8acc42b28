/** Who sends to an endpoint holds it, for as long as they are heard of; and tests that many ask for at once. */
import { endpoints } from '@orderwright/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { useWebhooks } from '../../testing/webhooks/world.ts'
import { deliverNext } from './deliver.ts'

const hooks = useWebhooks()
const { orgId, inUse, run, added, submitted, attempt } = hooks

describe('[issue 16] an endpoint is held while it is sent to', () => {
  const heldFor = async (webhookId: number) => {
    const { rows } = await sql<{ seconds: number | null }>`
      select extract(epoch from sending_until - clock_timestamp())::float as seconds
      from webhook_endpoints where id = ${webhookId}`.execute(inUse.database.owner.db)
    return rows[0]?.seconds ?? null
  }

  test('for ten seconds, and again every three as long as it takes', { timeout: 30_000 }, async () => {
    const { webhook } = await added()
    hooks.receiver.answer = null
    await submitted()
    const stopping = new AbortController()
    const sending = deliverNext(inUse.app.services, orgId, webhook.id, stopping.signal)
    await expect.poll(() => hooks.receiver.received.length).toBe(1)
    expect(await heldFor(webhook.id)).toBeLessThanOrEqual(10)
    // As if most of it were over: the next sign of life comes first.
    await expect.poll(() => heldFor(webhook.id), { interval: 50, timeout: 9000 }).toBeLessThan(8.5)
    await expect.poll(() => heldFor(webhook.id), { interval: 50, timeout: 9000 }).toBeGreaterThan(9)
    stopping.abort(new Error('over'))
    await expect(sending).rejects.toThrow('over')
    expect(await heldFor(webhook.id)).toBeNull()
  })

  test('whoever finds it held leaves the hold of the other alone', async () => {
    const { webhook } = await added()
    await submitted()
    await run(`update webhook_endpoints set sending_until = clock_timestamp() + interval '7 seconds'`)
    await attempt(webhook.id)
    expect(hooks.receiver.received).toEqual([])
    expect(await heldFor(webhook.id)).toBeGreaterThan(5)
    // Who held it has died: its hold is over, and the message goes out.
    await run(`update webhook_endpoints set sending_until = clock_timestamp() - interval '1 second'`)
    await attempt(webhook.id)
    expect(hooks.receiver.received).toHaveLength(1)
  })

  test('five of one organization at once: its slow receivers leave room for those of others', async () => {
    const slow = await Promise.all(Array.from({ length: 7 }, () => added()))
    hooks.receiver.answer = null
    await submitted()
    const stopping = new AbortController()
    const sending: Promise<void>[] = []
    for (const { webhook } of slow) {
      sending.push(deliverNext(inUse.app.services, orgId, webhook.id, stopping.signal))
      const expected = Math.min(sending.length, 5)
      await expect.poll(() => hooks.receiver.received.length).toBe(expected)
    }
    await Promise.all(sending.slice(5))
    expect(hooks.receiver.received).toHaveLength(5)
    stopping.abort(new Error('over'))
    const ends = await Promise.allSettled(sending)
    expect(ends.map(({ status }) => status)).toEqual([
      ...Array(5).fill('rejected'),
      ...Array(2).fill('fulfilled'),
    ])
  })
})

describe('[issue 16] a test of an endpoint', () => {
  test('tests at the same moment are counted before they are sent: ten arrive', async () => {
    const { webhook } = await added()
    const answers = await Promise.all(
      Array.from({ length: 16 }, () =>
        hooks.owner.call(endpoints.testWebhook, { orgId, webhookId: webhook.id }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array(10).fill(200),
      ...Array(6).fill(429),
    ])
    expect(hooks.receiver.received).toHaveLength(10)
  })
})
