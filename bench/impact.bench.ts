/**
 * `impact`: how many open orders a change of the catalog concerns, among 100,000 orders: every product, every property and
 * every option that lines hold, and the pricing rules, through the whole server, against the same counted by joins and JSON
 * operators on a plain connection.
 */
import { countAffectedOrders } from '@orderwright/contract'
import { finishedStatusKeys } from '@orderwright/domain/orders'
import { orgProfileSchema } from '@orderwright/domain/tenancy'
import { sql } from 'kysely'
import { timed } from './lib/bench-app.ts'
import { startLargeApp } from './lib/large-app.ts'
import { median, percentile, report } from './lib/measure.ts'

const ORDERS = Number(process.env['IMPACT_ORDERS'] ?? 100_000)
const ROUNDS = 60
/** The yardstick reads every line of the organization: a few times are enough. */
const YARDSTICK_ROUNDS = 5
const { db, orgId, post, close } = await startLargeApp({ orders: ORDERS })

async function ask(body: object): Promise<{ orders: number; items: number }> {
  return countAffectedOrders.response.parse(JSON.parse(await post(countAffectedOrders.path, body)))
}

/** The ids of what lines hold, the most frequent first. */
async function idsOf(kind: 'product' | 'property' | 'option'): Promise<number[]> {
  const column = {
    product: sql`product_ref`,
    property: sql`-choice`,
    option: sql`choice`,
  }[kind]
  const answer = await sql<{ id: number }>`select ${column} as id from product_instances
    left join lateral unnest(choice_ids) as choice on ${kind !== 'product'}
    where org_id = ${orgId} and ${column} > 0 group by 1 order by count(*) desc`.execute(db)
  return answer.rows.map(({ id }) => id)
}

const profileRow = await db
  .selectFrom('orgs')
  .select('profile')
  .where('id', '=', orgId)
  .executeTakeFirstOrThrow()
const finished = finishedStatusKeys(orgProfileSchema.parse(profileRow.profile))

/** The same without the lists: one walk over the lines of the open orders. */
const yardstick = {
  products: (id: number) => sql`line.product_id = ${id}`,
  properties: (id: number) => sql`line.properties ? ${String(id)}`,
  options: (id: number) => sql`exists (select from jsonb_each(line.properties) as chosen
    where chosen.value -> 'optionId' = to_jsonb(${id}::integer)
      or chosen.value -> 'optionIds' @> to_jsonb(${id}::integer))`,
}

async function measure(name: keyof typeof yardstick, ids: readonly number[], bodyOf: (id: number) => object) {
  const [most] = ids
  if (most === undefined) throw new Error(`no line holds any of the ${name}`)
  const bare = () =>
    sql`select count(distinct line.product_order_id), count(*) from product_instances line
      join product_orders on product_orders.org_id = line.org_id and product_orders.id = line.product_order_id
      where line.org_id = ${orgId} and line.deleted_at is null and product_orders.deleted_at is null
        and product_orders.archived = 0 and product_orders.last_completed_status_key <> all(${finished}::text[])
        and ${yardstick[name](most)}`.execute(db)
  const held = await ask(bodyOf(most))
  const calls: number[] = []
  const dearest: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    calls.push(await timed(() => ask(bodyOf(ids[round % ids.length] ?? most))))
    dearest.push(await timed(() => ask(bodyOf(most))))
  }
  const yardsticks: number[] = []
  for (let round = 0; round < YARDSTICK_ROUNDS; round += 1) yardsticks.push(await timed(bare))
  const yardstickMs = median(yardsticks)
  report({
    bench: 'impact',
    case: name,
    orders: ORDERS,
    different: Math.min(ids.length, ROUNDS),
    medianMs: median(calls),
    p95Ms: percentile(calls, 0.95),
    mostHeldOrders: held.orders,
    mostHeldItems: held.items,
    mostHeldMedianMs: median(dearest),
    mostHeldP95Ms: percentile(dearest, 0.95),
    yardstickMs,
    ratio: median(dearest) / yardstickMs,
  })
}

try {
  await measure('products', await idsOf('product'), (id) => ({ productIds: [id] }))
  await measure('properties', await idsOf('property'), (id) => ({ productPropertyIds: [id] }))
  await measure('options', await idsOf('option'), (id) => ({ productOptionIds: [id] }))
} finally {
  await close()
}
