/**
 * `canvas-sync`: a panel of a mural is dragged by one person, and ten others have it where it was let go: from the moment
 * the change leaves the browser (after the pointer was let go) through the whole server to the moment each of the ten has
 * received it. Beside it the least that could be done: the row written by one statement, and a notification with the same
 * bytes written straight to ten open answers.
 */
import { createClient, createResourceClient } from '@orderwright/contract'
import { demoUserId, panoramaMurals } from '../packages/server/src/seeds/demo-orgs.ts'
import { aMoment, createArrivals, openBareChannel, openViewer, startLiveApp } from './lib/live-app.ts'
import { median, percentile, report } from './lib/measure.ts'

const VIEWERS = 10
const ROUNDS = 300
const WARM_UP = 40
const GOAL_MS = 100

const live = await startLiveApp()
const { databases, url } = live
const orgId = panoramaMurals.id
const cookie = await live.cookieOf(demoUserId(panoramaMurals, 'owner'))
const watching = await live.cookieOf(demoUserId(panoramaMurals, 'member'))
const resources = createResourceClient(
  createClient((path, { body, ...init }) =>
    fetch(new URL(path, url), { ...init, body, headers: { ...init.headers, cookie } }),
  ),
)
const panel = await databases.owner.db
  .selectFrom('entities')
  .select(['id', 'version', 'data', 'productOrderId'])
  .where('orgId', '=', orgId)
  .where('type', '=', 'calicoMuralPanel')
  .orderBy('id')
  .executeTakeFirstOrThrow()
const arrivals = createArrivals(VIEWERS)

/** A place that no other number of the order is. */
const placeOf = (round: number) => 1000.5 + round / 1024

/** All arrivals after the pointer was let go, in milliseconds, and the last one of each round. */
async function measured(drag: (x: number) => Promise<unknown>) {
  const all: number[] = []
  const last: number[] = []
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    const x = placeOf(round)
    let letGo = 0
    const times = await arrivals.after(`"x":${x}`, async () => {
      letGo = performance.now()
      await drag(x)
    })
    if (round >= WARM_UP) {
      all.push(...times.map((time) => time - letGo))
      last.push(Math.max(...times) - letGo)
    }
    await aMoment()
  }
  return { all, last }
}

try {
  const closeBare = await openBareChannel(live, VIEWERS, arrivals)
  const filler = 'x'.repeat(1000)
  const yardstick = await measured(async (x) => {
    const place = JSON.stringify({ position: { x, y: 0 } })
    await databases.owner.pool.query('update entities set data = data || $1::jsonb where id = $2', [
      place,
      panel.id,
    ])
    await databases.app.pool.query('select pg_notify($1, $2)', ['bare', `"x":${x} ${filler}`])
  })
  await closeBare()
  await Promise.all(
    Array.from({ length: VIEWERS }, (_, index) =>
      openViewer(
        live,
        {
          orgId,
          productOrderId: panel.productOrderId,
          clientId: `viewer-${1000 + index}`,
          cookie: watching,
          holdsCanvas: true,
        },
        arrivals,
      ),
    ),
  )
  const read = await resources.get('entity', { orgId, where: { id: panel.id } })
  if (!read.ok) throw new Error(read.error.message)
  let version = read.data.records[0]?.version ?? 0
  const product = await measured(async (x) => {
    const props = { data: { position: { x, y: 0 } } }
    const answer = await resources.update('entity', { orgId, where: { id: panel.id }, version, props })
    if (!answer.ok) throw new Error(answer.error.message)
    version = answer.data.record.version
  })
  const p95 = percentile(product.all, 0.95)
  const yardstickP95 = percentile(yardstick.all, 0.95)
  report({
    bench: 'canvas-sync',
    case: `one panel dragged, ${VIEWERS} others`,
    drags: ROUNDS,
    medianMs: median(product.all),
    p95Ms: p95,
    lastViewerP95Ms: percentile(product.last, 0.95),
    yardstickMs: median(yardstick.all),
    yardstickP95Ms: yardstickP95,
    ratio: p95 / yardstickP95,
    goalMs: GOAL_MS,
    ok: p95 <= GOAL_MS,
  })
} finally {
  await live.close()
}
