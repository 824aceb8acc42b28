/**
 * Which orders hold records of the catalog: all that can be asked for comes down to products, and to options and properties
 * that are chosen. The lists of migration 0053 answer it among all orders.
 */
import type { ParsedBodyOf, endpoints } from '@orderwright/contract'
import { finishedStatusKeys, startedStatus } from '@orderwright/domain/orders'
import type { DateSpan } from '@orderwright/domain/pricing'
import { sql } from 'kysely'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

type Asked = Partial<
  Pick<
    ParsedBodyOf<(typeof endpoints)['countAffectedOrders']>,
    | 'productIds'
    | 'productPropertyIds'
    | 'productOptionIds'
    | 'productPricingRuleIds'
    | 'productOptionClassifierIds'
  >
>

/** What a line holds: one of the products, or one of the choices: an option by its id, a property by its id below zero. */
export interface Held {
  readonly productIds: readonly number[]
  readonly choices: readonly number[]
}

/**
 * The products and choices that these records stand for: a pricing rule for the products (also those that it says the cost of) and options that have it, a
 * classifier for the options that have it. Deleted and archived ones too: orders hold them still.
 */
export async function heldBy({ db, orgId }: TenantCall, asked: Asked): Promise<Held> {
  const { productIds = [], productPropertyIds = [], productOptionIds = [] } = asked
  const { productPricingRuleIds: rules = [], productOptionClassifierIds: classifiers = [] } = asked
  const products = new Set(productIds)
  const choices = new Set([...productOptionIds, ...productPropertyIds.map((id) => -id)])
  if (rules.length > 0) {
    const priced = await db
      .selectFrom('products')
      .select('id')
      .where('orgId', '=', orgId)
      .where((where) =>
        where.or([where('productPricingRuleId', 'in', rules), where('costRuleId', 'in', rules)]),
      )
      .execute()
    for (const { id } of priced) products.add(id)
  }
  if (rules.length > 0 || classifiers.length > 0) {
    const options = await sql<{ id: number }>`select id from product_options where org_id = ${orgId}
      and (product_pricing_rule_ref = any(${rules}::integer[]) or exists (
        select from jsonb_each_text(classifications) as given where given.value = any(${classifiers.map(String)}::text[])))`.execute(
      db,
    )
    for (const { id } of options.rows) choices.add(id)
  }
  return { productIds: [...products], choices: [...choices] }
}

const args = ({ productIds, choices }: Held) => sql`${[...productIds]}::integer[], ${[...choices]}::bigint[]`

/** How many open orders hold one of these, and how many of their lines do. */
export async function countOpenOrders({ db, org }: TenantCall, held: Held) {
  const finished = finishedStatusKeys(org.profile)
  const answer = await sql<{ orders: number; items: number }>`
    select orders, items from affected_orders(${args(held)}, ${finished}::text[])`.execute(db)
  return answer.rows[0] ?? { orders: 0, items: 0 }
}

/** The open orders that hold one of these, the latest first. */
export async function listOpenOrders({ db, org }: TenantCall, held: Held, most: number) {
  const finished = finishedStatusKeys(org.profile)
  const answer = await sql<{ id: number; orgSpecificId: number; title: string; items: number }>`
    select id, org_specific_id as "orgSpecificId", title, items
    from affected_order_list(${args(held)}, ${finished}::text[], ${most})`.execute(db)
  return answer.rows
}

/** How many submitted orders hold one of these and are priced on a date of one of the spans. */
export async function countPricedOrders(
  { db, org }: TenantCall,
  held: Held,
  spans: readonly DateSpan[],
): Promise<number> {
  if (spans.length === 0 || (held.productIds.length === 0 && held.choices.length === 0)) return 0
  const started = ['', startedStatus(org.profile).key]
  const begins = spans.map(({ begin }) => `${begin}+00`)
  const ends = spans.map(({ end }) => (end === null ? null : `${end}+00`))
  const answer = await sql<{ orders: number }>`
    select orders_priced_within(${args(held)}, ${started}::text[], ${begins}::timestamptz[],
      ${ends}::timestamptz[]) as orders`.execute(db)
  return answer.rows[0]?.orders ?? 0
}
