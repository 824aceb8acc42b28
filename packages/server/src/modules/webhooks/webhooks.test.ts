/** Outbound webhooks: endpoints and their secrets, events in the transaction of their cause, and signed deliveries. */
import { endpoints } from '@orderwright/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { verified } from '../../testing/webhooks/receiver.ts'
import { useWebhooks } from '../../testing/webhooks/world.ts'
import { settleChanges } from './settle-changes.ts'

const hooks = useWebhooks()
const { orgId, inUse, added, logOf, orderAt, wake } = hooks
const onWebhook = (webhookId: number) => ({ orgId, webhookId })

describe('[issue 16] an event', () => {
  test('arrives signed, so that the library of a receiver verifies it, and is in the log', async () => {
    const { webhook, secret } = await added(['order.submitted', 'order.status_changed'])
    const { order } = await orderAt('started')
    await hooks.guest.call(endpoints.submitOrder, { productOrderId: order.id })
    await inUse.app.runJobs()
    const messages = hooks.receiver.received.map((one) => verified(secret, one))
    expect(messages).toEqual([
      {
        type: 'order.submitted',
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        data: {
          order: expect.objectContaining({
            id: order.id,
            number: order.orgSpecificId,
            status: { key: 'submittedForApproval', title: expect.any(String) },
            url: `http://localhost:3000/orders/${order.orgSpecificId}?orgId=${order.orgId}`,
            currency: 'usd',
            amountPaidInCents: 0,
          }),
        },
      },
      {
        type: 'order.status_changed',
        timestamp: expect.any(String),
        data: {
          order: expect.objectContaining({ id: order.id }),
          previousStatus: { key: 'orderStarted', title: expect.any(String) },
        },
      },
    ])
    expect(await logOf(webhook.id)).toEqual([
      expect.objectContaining({ type: 'order.status_changed', status: 'delivered', nextAttemptAt: null }),
      expect.objectContaining({
        type: 'order.submitted',
        status: 'delivered',
        messageId: hooks.receiver.received[0]?.headers['webhook-id'],
        tries: [expect.objectContaining({ status: 200, problem: '', answer: 'ok' })],
      }),
    ])
  })

  test('does not verify with another secret', async () => {
    const { webhook } = await added(['order.submitted'])
    await hooks.owner.call(endpoints.testWebhook, onWebhook(webhook.id))
    const [message] = hooks.receiver.received
    expect(() => message && verified('whsec_YW5vdGhlciBzZWNyZXQgb2YgMjQgYnl0ZXM=', message)).toThrow(
      /signature/,
    )
  })

  test('of a payment tells how much, and of a refund that it went back', async () => {
    const { secret } = await added(['order.paid', 'order.refunded'])
    const { order } = await orderAt('payment')
    const booked = await hooks.owner.call(endpoints.confirmOrderPayment, {
      productOrderId: order.id,
      paymentMethod: 'wire',
      paymentData: { amount: 12_345 },
    })
    expect(booked.status).toBe(200)
    const refunded = await hooks.owner.call(endpoints.recordLedgerEntry, {
      productOrderId: order.id,
      entry: { kind: 'refund', method: 'wire', amount: 345 },
    })
    expect(refunded.status).toBe(200)
    await inUse.app.runJobs()
    expect(hooks.receiver.received.map((one) => verified(secret, one))).toMatchObject([
      {
        type: 'order.paid',
        data: { payment: { method: 'wire', amountInCents: 12_345 }, order: { amountPaidInCents: 12_345 } },
      },
      {
        type: 'order.refunded',
        data: { payment: { amountInCents: -345 }, order: { amountPaidInCents: 12_000 } },
      },
    ])
  })

  test('is approved only where an endpoint asks for it', async () => {
    const { webhook } = await added(['order.paid'])
    const { order } = await orderAt('submitted')
    expect((await hooks.owner.call(endpoints.approveOrder, { productOrderId: order.id })).status).toBe(200)
    await hooks.owner.call(endpoints.updateWebhook, {
      ...onWebhook(webhook.id),
      version: webhook.version,
      changes: { events: ['order.approved'] },
    })
    const { order: second } = await orderAt('submitted')
    await hooks.owner.call(endpoints.approveOrder, { productOrderId: second.id })
    await inUse.app.runJobs()
    expect(hooks.receiver.received.map(({ text }) => JSON.parse(text))).toMatchObject([
      { type: 'order.approved', data: { order: { id: second.id } } },
    ])
  })

  test('of what is refused, or of another organization, is never sent', async () => {
    await added(['order.submitted', 'order.approved', 'order.status_changed'])
    const { order } = await orderAt('started')
    const refused = await hooks.owner.call(endpoints.approveOrder, { productOrderId: order.id })
    expect(refused.status).toBe(422)
    await wake()
    expect(hooks.receiver.received).toEqual([])
  })

  test('that a dying process left behind is found by the sweep', async () => {
    await added(['order.submitted'])
    const { order } = await orderAt('started')
    await hooks.guest.call(endpoints.submitOrder, { productOrderId: order.id })
    inUse.app.forgetJobs()
    await wake()
    expect(hooks.receiver.received).toHaveLength(1)
  })
})

describe('[issue 16] changes of items and of the catalog', () => {
  /** The quiet moment is over. */
  const rest = () =>
    sql`update webhook_changes set created = created - interval '31 seconds'`.execute(inUse.database.owner.db)

  test('are gathered: typing makes one event, once it has come to rest', async () => {
    await added(['order.items_changed'])
    const { order, line: item } = await orderAt('started')
    for (const [index, quantity] of [2, 3, 4].entries()) {
      const version = item.version + index
      const answer = await hooks.guest.post('/api/resources/productInstance/update', {
        orgId,
        where: { id: item.id },
        version,
        props: { quantity },
      })
      expect(answer.status).toBe(200)
    }
    await settleChanges(inUse.app.services)
    await inUse.app.runJobs()
    expect(hooks.receiver.received).toEqual([])
    await rest()
    await wake()
    expect(hooks.receiver.received.map(({ text }) => JSON.parse(text))).toMatchObject([
      {
        type: 'order.items_changed',
        data: {
          order: { id: order.id },
          items: [{ id: item.id, change: 'updated' }],
          total: 1,
          orderChoicesChanged: false,
        },
      },
    ])
    await wake()
    expect(hooks.receiver.received).toHaveLength(1)
  })

  test('whoever never rests is told of after ten minutes', async () => {
    await added(['catalog.changed'])
    const { db } = inUse.database.owner
    const change = { orgId, type: 'catalog.changed', resource: 'product', change: 'updated' as const }
    await db
      .insertInto('webhookChanges')
      .values([
        { ...change, resourceId: 1, created: new Date(Date.now() - 601_000) },
        { ...change, resourceId: 2, created: new Date() },
      ])
      .execute()
    await wake()
    expect(hooks.receiver.received.map(({ text }) => JSON.parse(text))).toMatchObject([
      { data: { total: 2 } },
    ])
  })

  test('of the catalog name each record once; what orders take out of stock is no change of it', async () => {
    await added(['catalog.changed'])
    const made = await hooks.owner.post('/api/resources/productCategory/create', {
      orgId,
      props: { title: 'Lamps', rank: 900 },
    })
    const { records } = z.object({ records: z.array(z.object({ id: z.number() })) }).parse(made.data)
    const id = records[0]?.id ?? 0
    await hooks.owner.post('/api/resources/productCategory/update', {
      orgId,
      where: { id },
      version: 1,
      props: { title: 'Lamps and lights' },
    })
    await sql`update products set current_inventory = current_inventory + 1 where org_id = ${orgId}`.execute(
      inUse.database.owner.db,
    )
    await rest()
    await wake()
    expect(hooks.receiver.received.map(({ text }) => JSON.parse(text))).toMatchObject([
      {
        type: 'catalog.changed',
        data: { records: [{ resource: 'productCategory', id, change: 'created' }], total: 1 },
      },
    ])
  })

  test('nothing is noted where nobody listens', async () => {
    const props = { title: 'Chairs', rank: 901 }
    expect((await hooks.owner.post('/api/resources/productCategory/create', { orgId, props })).status).toBe(
      200,
    )
    const { rows } = await sql`select from webhook_changes`.execute(inUse.database.owner.db)
    expect(rows).toEqual([])
  })
})

describe('[issue 16] an endpoint', () => {
  test('has a secret, which can be rolled: both are valid for 24 hours', async () => {
    const { webhook, secret } = await added(['order.submitted'])
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/)
    const rolled = await hooks.owner.call(endpoints.rollWebhookSecret, onWebhook(webhook.id))
    const next = rolled.data.data.secret.secret
    expect(next).not.toBe(secret)
    await hooks.owner.call(endpoints.testWebhook, onWebhook(webhook.id))
    for (const one of [secret, next]) {
      expect(hooks.receiver.received.map((message) => verified(one, message))).toMatchObject([
        { type: 'ping' },
      ])
    }
    await sql`update webhook_endpoints set previous_secret_until = now() - interval '1 second'`.execute(
      inUse.database.owner.db,
    )
    hooks.receiver.received.length = 0
    await hooks.owner.call(endpoints.testWebhook, onWebhook(webhook.id))
    const [message] = hooks.receiver.received
    expect(() => message && verified(secret, message)).toThrow(/signature/)
    expect(message && verified(next, message)).toMatchObject({ type: 'ping' })
    const shown = await hooks.owner.call(endpoints.getWebhookSecret, onWebhook(webhook.id))
    expect(shown.data.data).toEqual({ secret: next, previousSecretUntil: null })
  })

  test('its secret stands in no table as it is', async () => {
    const { secret } = await added(['order.submitted'])
    const { rows } = await sql<{
      text: string
    }>`select row_to_json(one)::text as text from webhook_endpoints one`.execute(inUse.database.owner.db)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.text).not.toContain(secret.slice('whsec_'.length))
  })

  test('that is deleted is gone, and comes back with its secret and its log', async () => {
    const { webhook, secret } = await added(['order.submitted'])
    await hooks.owner.call(endpoints.testWebhook, onWebhook(webhook.id))
    await hooks.owner.call(endpoints.deleteWebhook, onWebhook(webhook.id))
    expect((await hooks.owner.call(endpoints.getWebhookDeliveries, onWebhook(webhook.id))).status).toBe(404)
    expect((await hooks.owner.call(endpoints.getWebhooks, { orgId })).data.data.webhooks).toEqual([])
    const restored = await hooks.owner.call(endpoints.restoreWebhook, onWebhook(webhook.id))
    expect(restored.data.data.webhook).toMatchObject({ id: webhook.id, url: webhook.url })
    expect((await hooks.owner.call(endpoints.getWebhookSecret, onWebhook(webhook.id))).data.data.secret).toBe(
      secret,
    )
    expect(await logOf(webhook.id)).toHaveLength(1)
  })

  test('that somebody else has changed answers with what it is now', async () => {
    const { webhook } = await added(['order.submitted'])
    const change = (version: number, description: string) =>
      hooks.owner.call(endpoints.updateWebhook, {
        ...onWebhook(webhook.id),
        version,
        changes: { description },
      })
    expect((await change(1, 'Planning')).status).toBe(200)
    const late = await change(1, 'Books')
    expect([late.status, late.error.details?.current]).toMatchObject([
      409,
      { description: 'Planning', version: 2 },
    ])
  })

  test('there are ten at most', async () => {
    await Promise.all(
      Array.from({ length: 12 }, () =>
        hooks.owner.call(endpoints.createWebhook, { orgId, url: hooks.receiver.url, events: ['order.paid'] }),
      ),
    )
    const { data } = await hooks.owner.call(endpoints.getWebhooks, { orgId })
    expect(data.data.webhooks).toHaveLength(10)
    const more = await hooks.owner.call(endpoints.createWebhook, {
      orgId,
      url: hooks.receiver.url,
      events: ['order.paid'],
    })
    expect([more.status, more.error.message]).toEqual([
      422,
      'There can be 10 endpoints at most. Delete one that is no longer needed.',
    ])
  })

  test.each([
    [
      'an address that is none',
      { url: 'nowhere' },
      422,
      'This is not an address. Enter one such as https://example.com/hooks.',
    ],
    ['no address', { url: '  ' }, 400, undefined],
    ['an unknown event', { events: ['order.exploded'] }, 400, undefined],
    ['no event', { events: [] }, 400, undefined],
    ['a description of 10,000 characters', { description: 'x'.repeat(10_000) }, 400, undefined],
    ['a secret of one’s own', { secret: 'whsec_abc' }, 400, undefined],
  ])('%s is refused in a sentence', async (_, wrong, status, message) => {
    const body = { orgId, url: hooks.receiver.url, events: ['order.paid'], ...wrong }
    const answer = await hooks.owner.post(endpoints.createWebhook.path, body)
    expect(answer.status).toBe(status)
    if (message !== undefined) expect(answer.error.message).toBe(message)
    expect((await hooks.owner.call(endpoints.getWebhooks, { orgId })).data.data.webhooks).toEqual([])
  })

  test('an unknown event is named', async () => {
    const body = { orgId, url: hooks.receiver.url, events: ['order.exploded'] }
    const { error } = await hooks.owner.post(endpoints.createWebhook.path, body)
    expect(error.details?.fields).toEqual([
      { path: 'events.0', message: 'There is no event "order.exploded".' },
    ])
  })
})
