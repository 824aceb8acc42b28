/**
 * `status`: from the press of Submit to the answer that says it is saved, for orders of 1, 20 and 200 lines, through the
 * whole server: the checks again, the change, its event, letters and notifications, the commit with its flush to disk.
 * The yardstick is the least that must be written for it, on a plain connection.
 */
import { endpoints } from '@orderwright/contract'
import { newItem } from '@orderwright/domain/orders'
import { cents } from '@orderwright/domain/units'
import { demoUserId, norrvik } from '../packages/server/src/seeds/demo-orgs.ts'
import { seedDemo } from '../packages/server/src/seeds/index.ts'
import { insert, orderOf } from '../packages/server/src/testing/fixture.ts'
import { startBenchApp, timed } from './lib/bench-app.ts'
import { median, percentile, report } from './lib/measure.ts'

const ROUNDS = 60
const WARM_UP = 10
const orgId = norrvik.id
const userId = demoUserId(norrvik, 'guest')

const bench = await startBenchApp(seedDemo)
const { app, databases, connections } = bench
const database = { ...databases, connections }
const cookie = await bench.cookieOf(userId)

async function newOrder(lines: number): Promise<number> {
  const { order } = await orderOf(database, { orgId, userId })
  for (let rank = 2; rank <= lines; rank += 1) {
    const price = cents(12_345)
    await insert(database, 'productInstance', orgId, {
      ...newItem({ orgId, productId: -1, rank, title: `Line ${rank}`, customPriceInCents: price }),
      productOrderId: order.id,
    })
  }
  return order.id
}

async function submit(productOrderId: number): Promise<void> {
  const answer = await app.inject({
    method: 'POST',
    url: endpoints.submitOrder.path,
    headers: { cookie },
    payload: { orgId, productOrderId },
  })
  if (answer.statusCode !== 200) throw new Error(answer.body)
}

/** The order's row, one event, three letters of 6 kB, two notifications: one transaction. */
async function writeLeast(productOrderId: number): Promise<void> {
  const client = await databases.owner.pool.connect()
  const html = 'x'.repeat(6000)
  await client.query('begin')
  await client.query('select 1 from product_orders where org_id = $1 and id = $2 for update', [
    orgId,
    productOrderId,
  ])
  await client.query(
    'update product_orders set last_completed_status_key = $3 where org_id = $1 and id = $2',
    [orgId, productOrderId, 'x'],
  )
  await client.query(
    `insert into order_events (org_id, product_order_id, kind, resource_key) values ($1, $2, 'bench', 'bench')`,
    [orgId, productOrderId],
  )
  for (let mail = 0; mail < 3; mail += 1) {
    await client.query(
      `insert into outbox_mails (org_id, "to", subject, text, html, idempotency_key) values ($1, 'a@b.c', 's', 't', $2, gen_random_uuid()::text)`,
      [orgId, html],
    )
  }
  await client.query(
    `insert into notifications (org_id, user_id, kind, text) values ($1, $2, 'bench', 't'), ($1, $2, 'bench', 't')`,
    [orgId, userId],
  )
  await client.query('commit')
  client.release()
}

for (const lines of [1, 20, 200]) {
  const calls: number[] = []
  const yardsticks: number[] = []
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const id = await newOrder(lines)
    const other = await newOrder(1)
    const call = await timed(() => submit(id))
    const least = await timed(() => writeLeast(other))
    if (round < 0) continue
    calls.push(call)
    yardsticks.push(least)
  }
  const [medianMs, yardstickMs] = [median(calls), median(yardsticks)]
  report({
    bench: 'status',
    case: 'submit',
    lines,
    medianMs,
    p95Ms: percentile(calls, 0.95),
    yardstickMs,
    ratio: medianMs / yardstickMs,
  })
}
await bench.close()
