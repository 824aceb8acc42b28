/**
 * `ranks`: 10,000 products get new ranks in one call, through the whole server (session, access, checks of each record, versions, JSON
 * both ways), against the bare statement that writes the same ranks on a plain connection.
 */
import { sql } from 'kysely'
import { timed } from './lib/bench-app.ts'
import { startLargeApp } from './lib/large-app.ts'
import { median, percentile, report } from './lib/measure.ts'

const PRODUCTS = 10_000
const ROUNDS = 10
const { db, orgId, post, close } = await startLargeApp({ orders: 100 })

try {
  await sql`insert into products (org_id, title, rank)
    select ${orgId}, 'Product ' || place, 1000 + place from generate_series(1, ${PRODUCTS}) as place`.execute(
    db,
  )
  await sql`vacuum analyze products`.execute(db)
  const read = async () =>
    (
      await sql<{ id: number; version: number }>`select id, version from products
        where org_id = ${orgId} and title like 'Product %' order by rank`.execute(db)
    ).rows
  const times: number[] = []
  const yardsticks: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    // The last one goes to the front: every rank changes.
    const rows = await read()
    const [last] = rows.splice(-1)
    const moved = last ? [last, ...rows] : rows
    const updates = moved.map(({ id, version }, index) => ({
      where: { id },
      version,
      props: { rank: index + 1 },
    }))
    times.push(await timed(() => post('/api/resources/product/bulk-update', { updates })))
    const given = JSON.stringify(moved.map(({ id }, index) => ({ id, rank: index + 2 })))
    yardsticks.push(
      await timed(() =>
        sql`update products as stored set rank = given.rank
          from jsonb_to_recordset(${given}::jsonb) as given(id integer, rank integer)
          where stored.org_id = ${orgId} and stored.id = given.id returning stored.*`.execute(db),
      ),
    )
  }
  report({
    bench: 'ranks',
    case: 'every rank changes',
    products: PRODUCTS,
    medianMs: median(times),
    p95Ms: percentile(times, 0.95),
    yardstickMs: median(yardsticks),
    ratio: median(times) / median(yardsticks),
  })
} finally {
  await close()
}
