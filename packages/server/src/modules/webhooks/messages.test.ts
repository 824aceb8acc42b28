/** Every message as it is really sent, against what the API's document says of it. */
import { endpoints } from '@orderwright/contract'
import { webhookEventTypes, webhookMessageSchema } from '@orderwright/domain/webhooks'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { orderOf } from '../../testing/fixture.ts'
import { useWebhooks } from '../../testing/webhooks/world.ts'

const hooks = useWebhooks()
const { orgId, guestId, inUse, added } = hooks

describe('[issue 16] every type of event', () => {
  test('is sent as the API’s document describes it, and its example there is such a message', async () => {
    const { webhook } = await added(webhookEventTypes)
    const webhookId = webhook.id
    const { order, line } = await orderOf(inUse.database, { orgId, userId: guestId })
    const about = { productOrderId: order.id }
    const { version } = line
    await hooks.guest.post('/api/resources/productInstance/update', {
      orgId,
      where: { id: line.id },
      version,
      props: { quantity: 2 },
    })
    await hooks.guest.call(endpoints.submitOrder, about)
    await hooks.owner.call(endpoints.approveOrder, about)
    const paymentData = { amount: 12_345 }
    await hooks.owner.call(endpoints.confirmOrderPayment, { ...about, paymentMethod: 'wire', paymentData })
    const entry = { kind: 'refund', method: 'wire', amount: 345 } as const
    await hooks.owner.call(endpoints.recordLedgerEntry, { ...about, entry })
    const props = { title: 'Sconces', rank: 902 }
    await hooks.owner.post('/api/resources/productCategory/create', { orgId, props })
    await sql`update webhook_changes set created = created - interval '31 seconds'`.execute(
      inUse.database.owner.db,
    )
    await inUse.app.services.jobs.add({ task: 'sweep' })
    await inUse.app.runJobs()
    await hooks.owner.call(endpoints.testWebhook, { orgId, webhookId })

    const { body: text } = await inUse.app.app.inject({ url: '/api/openapi.json' })
    const ajv = new Ajv2020({ strict: false, logger: false }).addSchema(JSON.parse(text), 'api')
    const messages: { type: string; data: object }[] = hooks.receiver.received.map((one) =>
      JSON.parse(one.text),
    )
    expect(new Set(messages.map(({ type }) => type))).toEqual(new Set([...webhookEventTypes, 'ping']))
    for (const message of messages) {
      const content = `webhooks/${message.type}/post/requestBody/content/application~1json`
      expect([message.type, ajv.validate(`api#/${content}/schema`, message), ajv.errors]).toEqual([
        message.type,
        true,
        null,
      ])
      const example =
        JSON.parse(text).webhooks[message.type].post.requestBody.content['application/json'].example
      expect(ajv.validate(`api#/${content}/schema`, example)).toBe(true)
      expect(shapeOf(example)).toEqual(shapeOf(message))
    }
  })

  test('has a shape that refuses secrets and other fields', () => {
    const parsed = webhookMessageSchema('ping').parse({
      type: 'ping',
      timestamp: '2026-11-23T10:00:00.000Z',
      data: { endpointId: 1, secret: 'whsec_abc' },
    })
    expect(parsed).toEqual({ type: 'ping', timestamp: '2026-11-23T10:00:00.000Z', data: { endpointId: 1 } })
  })
})

/** The names of all fields, with lists as their first entry; what an order has not is null. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf)
  if (typeof value !== 'object' || value === null) return ''
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]))
}
