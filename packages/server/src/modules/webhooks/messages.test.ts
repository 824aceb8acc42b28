/** Every message as it is really sent, against what the API's document says of it. */
import { endpoints } from '@orderwright/contract'
import { webhookEventTypes, webhookMessageSchema } from '@orderwright/domain'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { orderOf } from '../../testing/fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'
import { type Receiver, startReceiver } from '../../testing/webhook-receiver.ts'

const orgId = maisonLumen.id
const guestId = demoUserId(maisonLumen, 'guest')
const inUse = useTestApp({ config: { allowsPrivateWebhooks: true } })
let owner: Caller
let guest: Caller
let receiver: Receiver

beforeAll(async () => {
  owner = await inUse.app.as(demoUserId(maisonLumen, 'owner'))
  guest = await inUse.app.as(guestId)
  receiver = await startReceiver()
})
afterAll(() => receiver.close())

describe('[issue 16] every type of event', () => {
  test('is sent as the API’s document describes it, and its example there is such a message', async () => {
    const made = await owner.call(endpoints.createWebhook, {
      orgId,
      url: receiver.url,
      events: [...webhookEventTypes],
    })
    const { id: webhookId } = made.data.data.webhook
    const { order, line } = await orderOf(inUse.database, { orgId, userId: guestId })
    const about = { productOrderId: order.id }
    const { version } = line
    await guest.post('/api/resources/productInstance/update', {
      orgId,
      where: { id: line.id },
      version,
      props: { quantity: 2 },
    })
    await guest.call(endpoints.submitOrder, about)
    await owner.call(endpoints.approveOrder, about)
    const paymentData = { amount: 12_345 }
    await owner.call(endpoints.confirmOrderPayment, { ...about, paymentMethod: 'wire', paymentData })
    const entry = { kind: 'refund', method: 'wire', amount: 345 } as const
    await owner.call(endpoints.recordLedgerEntry, { ...about, entry })
    const props = { title: 'Sconces', rank: 902 }
    await owner.post('/api/resources/productCategory/create', { orgId, props })
    await sql`update webhook_changes set created = created - interval '31 seconds'`.execute(
      inUse.database.owner.db,
    )
    await inUse.app.services.jobs.add({ task: 'sweep' })
    await inUse.app.runJobs()
    await owner.call(endpoints.testWebhook, { orgId, webhookId })

    const { body: text } = await inUse.app.app.inject({ url: '/api/openapi.json' })
    const ajv = new Ajv2020({ strict: false, logger: false }).addSchema(JSON.parse(text), 'api')
    const messages: { type: string; data: object }[] = receiver.received.map((one) => JSON.parse(one.text))
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
