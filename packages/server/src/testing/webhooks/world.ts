/** What the tests of webhooks share: an app that may send to this machine, its owner and a guest, and a receiver. */
import { endpoints } from '@orderwright/contract'
import type { WebhookEventType } from '@orderwright/domain/webhooks'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { deliverNext } from '../../modules/webhooks/deliver.ts'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { orderOf } from '../fixture.ts'
import type { Caller } from '../test-app.ts'
import { useTestApp } from '../use-app.ts'
import { type Receiver, startReceiver } from './receiver.ts'

const orgId = maisonLumen.id
const guestId = demoUserId(maisonLumen, 'guest')
const quiet = new AbortController().signal

interface People {
  readonly owner: Caller
  readonly guest: Caller
  readonly receiver: Receiver
}

/** Before each test there are no endpoints, events, gathered changes, mails or jobs, and the receiver answers 200. */
export function useWebhooks() {
  const inUse = useTestApp({ config: { allowsPrivateWebhooks: true } })
  let people: People | undefined
  const known = (): People => {
    if (!people) throw new Error('webhooks are at hand inside of tests')
    return people
  }
  beforeAll(async () => {
    const { as } = inUse.app
    const owner = await as(demoUserId(maisonLumen, 'owner'))
    people = { owner, guest: await as(guestId), receiver: await startReceiver() }
  })
  afterAll(() => people?.receiver.close())
  beforeEach(async () => {
    known().receiver.received.length = 0
    known().receiver.answer = { status: 200, body: 'ok' }
    const { db } = inUse.database.owner
    await db.deleteFrom('webhookEndpoints').execute()
    await db.deleteFrom('webhookEvents').execute()
    await db.deleteFrom('webhookChanges').execute()
    await db.deleteFrom('outboxMails').execute()
    inUse.app.forgetJobs()
  })

  const run = (statement: string) => sql.raw(statement).execute(inUse.database.owner.db)
  /** What waits for its time has waited. */
  const later = () => run(`update webhook_deliveries set next_attempt_at = now() where status = 'pending'`)
  const webhooks = {
    orgId,
    guestId,
    quiet,
    inUse,
    get owner() {
      return known().owner
    },
    get guest() {
      return known().guest
    },
    get receiver() {
      return known().receiver
    },
    run,
    /** A new endpoint and its secret; without an address the receiver's. */
    added: async (
      events: readonly WebhookEventType[] = ['order.submitted'],
      url: string = known().receiver.url,
    ) => {
      const { data } = await known().owner.call(endpoints.createWebhook, { orgId, url, events: [...events] })
      return { webhook: data.data.webhook, secret: data.data.secret.secret }
    },
    orderAt: (standing: 'started' | 'submitted' | 'payment') =>
      orderOf(inUse.database, { orgId, userId: guestId, standing }),
    /** The guest submits an order. */
    submitted: async () => {
      const { order } = await webhooks.orderAt('started')
      const { status } = await known().guest.call(endpoints.submitOrder, { productOrderId: order.id })
      if (status !== 200) throw new Error(`the order was not submitted: ${status}`)
      return order
    },
    logOf: async (webhookId: number) =>
      (await known().owner.call(endpoints.getWebhookDeliveries, { orgId, webhookId })).data.data.deliveries,
    /** The endpoint as its owners see it now. */
    now: async (webhookId: number) =>
      (await known().owner.call(endpoints.getWebhooks, { orgId })).data.data.webhooks.find(
        ({ id }) => id === webhookId,
      ),
    later,
    /** One attempt of what waits, whenever it would be due. */
    attempt: async (webhookId: number) => {
      await later()
      await deliverNext(inUse.app.services, orgId, webhookId, quiet)
    },
    /** The sweep finds what is due, and all jobs run. */
    wake: async () => {
      await later()
      await inUse.app.services.jobs.add({ task: 'sweep' })
      await inUse.app.runJobs()
    },
  }
  return webhooks
}
