/**
 * `live`: from the moment a change is committed to the moment 50 other viewers of the order have received it, through
 * the whole server (notification, one load, access and rights of each viewer, presenting, writing), against the least
 * that could be done: a notification with the same bytes, written straight to 50 open answers.
 */
import { withTenant } from '../packages/server/src/platform/database/database.ts'
import { demoUserId, maisonLumen } from '../packages/server/src/seeds/demo-orgs.ts'
import { aMoment, createArrivals, openBareChannel, openViewer, startLiveApp } from './lib/live-app.ts'
import { median, percentile, report } from './lib/measure.ts'

const VIEWERS = 50
const ROUNDS = 300
const WARM_UP = 40
/** a person's limit of open pages: the viewers are shared among the people of the order */
const PAGES_OF_ONE = 20

const live = await startLiveApp()
const { databases } = live
const orgId = maisonLumen.id
const guestId = demoUserId(maisonLumen, 'guest')
const hiddenId = demoUserId(maisonLumen, 'guestHiddenPricing')
const order = await databases.owner.db
  .selectFrom('productOrders')
  .select(['id', 'version'])
  .where('orgId', '=', orgId)
  .where('userId', '=', guestId)
  .where('productInstancesCount', '>', 2)
  .orderBy('id')
  .executeTakeFirstOrThrow()
const involved = JSON.stringify({ [hiddenId]: { role: 'other', pricingIsHidden: 1 } })
await databases.owner.pool.query(`update product_orders set involved_users = $1 where id = $2`, [
  involved,
  order.id,
])

/** The viewers: employees, the order's guest, and one in ten who sees no price. */
const people = [
  demoUserId(maisonLumen, 'owner'),
  demoUserId(maisonLumen, 'member'),
  guestId,
  hiddenId,
] as const
const cookies = new Map<number, string>()
for (const userId of people) cookies.set(userId, await live.cookieOf(userId))
const arrivals = createArrivals(VIEWERS)

function open(index: number): Promise<void> {
  const userId = index % 10 === 9 ? hiddenId : (people[Math.floor(index / PAGES_OF_ONE)] ?? guestId)
  const cookie = cookies.get(userId) ?? ''
  const clientId = `viewer-${1000 + index}`
  return openViewer(live, { orgId, productOrderId: order.id, clientId, cookie }, arrivals)
}

/** All arrivals after their commit in milliseconds, and the last one of each round. */
async function measured(change: (text: string) => Promise<unknown>) {
  const all: number[] = []
  const last: number[] = []
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    let committed = 0
    const times = await arrivals.after(`"round ${round}."`, async () => {
      await change(`round ${round}.`)
      committed = performance.now()
    })
    if (round >= WARM_UP) {
      const passed = times.map((time) => Math.max(0, time - committed))
      all.push(...passed)
      last.push(Math.max(...passed))
    }
    await aMoment()
  }
  return { all, last }
}

try {
  const closeBare = await openBareChannel(live, VIEWERS, arrivals)
  const filler = 'x'.repeat(3000)
  const yardstick = await measured((text) =>
    databases.app.pool.query('select pg_notify($1, $2)', ['bare', `"${text}" ${filler}`]),
  )
  await closeBare()
  await Promise.all(Array.from({ length: VIEWERS }, (_, index) => open(index)))
  const product = await measured((projectName) =>
    withTenant(databases.app.db, { orgId, userId: guestId }, (db) =>
      db
        .updateTable('productOrders')
        .set({ projectName })
        .where('orgId', '=', orgId)
        .where('id', '=', order.id)
        .execute(),
    ),
  )
  const p95 = percentile(product.all, 0.95)
  const yardstickP95 = percentile(yardstick.all, 0.95)
  report({
    bench: 'live',
    case: `${VIEWERS} viewers, one in ten without prices`,
    changes: ROUNDS,
    medianMs: median(product.all),
    p95Ms: p95,
    lastViewerP95Ms: percentile(product.last, 0.95),
    yardstickMs: median(yardstick.all),
    yardstickP95Ms: yardstickP95,
    ratio: p95 / yardstickP95,
    goalMs: 250,
    ok: p95 <= 250,
  })
} finally {
  await live.close()
}
