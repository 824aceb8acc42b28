/**
 * A large tenant among twenty, for benchmarks: Maison Lumen's catalog and shorter orders many times over,
 * multiplied inside the database.
 */
import { type Kysely, sql } from 'kysely'
import { columnsOf, type Database } from '../platform/database/schema.ts'
import { daysFrom } from './calendar.ts'
import { emptyCanvas } from './shorthand/canvas-kit.ts'
import { demoEmails, type DemoOrg } from './demo-orgs.ts'
import { insertRows } from './insert-rows.ts'
import { maisonLumenSeed } from './maison-lumen/seed.ts'
import { type OrgSeed, storeOrgs } from './org-seed.ts'
import { peopleOf } from './people.ts'

/** What a copy does not take from its template. */
const ownColumns: ReadonlySet<string> = new Set([
  'id',
  'orgId',
  'version',
  'orgSpecificId',
  'created',
  'lastUpdated',
  'title',
  'userId',
  'archived',
  'lastPaymentDate',
  'effectivePricingDate',
  'purchaseOrderNumber',
  'estimateNumber',
  'firmName',
  'projectName',
])

/** The large tenant and its neighbours. */
export const largeTenantId = 9001
const TENANTS = 20
const GUESTS = 40
/** A neighbour has this part of the large tenant's orders. */
const NEIGHBOUR_SHARE = 1 / 400
const ORDERS_AT_ONCE = 25_000
/** Orders with more lines than this are no templates: the bulk of the data shall be orders. */
const MAX_LINES = 2
const TENANT_AGE_DAYS = 1100

/** The people of a large tenant count up from here: the four users, then its guests. */
export function firstUserId(orgId: number): number {
  return orgId * 100 + 1
}

function tenant(index: number): DemoOrg {
  const id = largeTenantId + index
  const key = `tenant-${id}`
  const first = firstUserId(id)
  return {
    id,
    key,
    title: index === 0 ? 'Grand Atlas Supply' : `Neighbor ${index}`,
    emails: demoEmails(key),
    userIds: { owner: first, member: first + 1, guest: first + 2, guestHiddenPricing: first + 3 },
  }
}

export const largeTenant: DemoOrg = tenant(0)

/** The same rows for another organisation: ids are unique within one only. */
function moved<Row extends { orgId: number }>(rows: readonly Row[], orgId: number): Row[] {
  return rows.map((row) => ({ ...row, orgId }))
}

function tenantSeed(template: OrgSeed, org: DemoOrg, now: Date): OrgSeed {
  const created = daysFrom(now, -TENANT_AGE_DAYS)
  const names = [
    ['Ada', 'Owner'],
    ['Max', 'Member'],
    ['Gwen', 'Guest'],
    ['Hugo', 'Hidden'],
  ] as const
  const guests = Array.from({ length: GUESTS }, (_, index) => ({
    userId: firstUserId(org.id) + 4 + index,
    firstName: 'Client',
    lastName: String(index + 1),
    email: `client-${index + 1}@${org.key}.example`,
    firmName: `Firm ${index + 1}`,
  }))
  const { catalog } = template
  return {
    id: org.id,
    title: org.title,
    profile: template.profile,
    created,
    people: peopleOf(org, names, created, guests),
    catalog: {
      productCategories: moved(catalog.productCategories, org.id),
      productPropertyGroups: moved(catalog.productPropertyGroups, org.id),
      productProperties: moved(catalog.productProperties, org.id),
      productPricingRules: moved(catalog.productPricingRules, org.id),
      productOptionClassifierGroups: moved(catalog.productOptionClassifierGroups, org.id),
      productOptionClassifiers: moved(catalog.productOptionClassifiers, org.id),
      productOptions: moved(catalog.productOptions, org.id),
      products: moved(catalog.products, org.id),
      productRules: moved(catalog.productRules, org.id),
      productGraphics: moved(catalog.productGraphics, org.id),
    },
    orders: {
      productOrders: [],
      productInstances: [],
      orderEvents: [],
      paymentRecords: [],
      paymentIntents: [],
      ...emptyCanvas(),
    },
  }
}

/**
 * Template orders with their lines, numbered from 0, in temporary tables that have the columns of the real
 * ones. Answers how many orders there are.
 */
async function makeTemplates(db: Kysely<Database>, template: OrgSeed): Promise<number> {
  const { productOrders, productInstances } = template.orders
  const orders = productOrders.filter(
    (order) => order.productInstancesCount > 0 && order.productInstancesCount <= MAX_LINES,
  )
  const numberOf = new Map(orders.map((order, index) => [order.id, index]))
  await sql`create temporary table order_templates (like product_orders including defaults) on commit drop`.execute(
    db,
  )
  await sql`create temporary table line_templates (like product_instances including defaults) on commit drop`.execute(
    db,
  )
  // A template's number stands where the real row has its order's number or id.
  await insertRows(
    db,
    'orderTemplates',
    orders.map((order, number) => ({ ...order, orgSpecificId: number })),
  )
  await insertRows(
    db,
    'lineTemplates',
    productInstances.flatMap((line) => {
      const number = numberOf.get(line.productOrderId)
      return number === undefined ? [] : [{ ...line, productOrderId: number }]
    }),
  )
  await sql`analyze order_templates, line_templates`.execute(db)
  return orders.length
}

/** Columns that every copy takes from its template. */
const copied = columnsOf('productOrders').filter((column) => !ownColumns.has(column))

/**
 * Orders numbered `from` to `to` of one organisation, spread over three years, with their lines and what is
 * paid. What a tenant's own rows decide is worked out here; all other columns are the template's.
 */
async function multiply(
  db: Kysely<Database>,
  org: DemoOrg,
  from: number,
  to: number,
  templates: number,
): Promise<void> {
  const columns = sql.join(copied.map((column) => sql.ref(column)))
  await sql`
    with made as (
      insert into product_orders (
        org_id, org_specific_id, created, last_updated, title, user_id, archived, last_payment_date,
        effective_pricing_date, purchase_order_number, estimate_number, firm_name, project_name, ${columns})
      select ${org.id}::integer, n, moment, moment + interval '3 days' * ((n * 13) % 100) / 100,
        title || ' ' || n, ${firstUserId(org.id) + 2}::integer + (n * 7) % ${GUESTS}::integer,
        case when n % 10 = 0 then 1 else 0 end,
        case when amount_paid_in_cents > 0 then moment + interval '1 day' end,
        case when effective_pricing_date is not null then moment end,
        'PO ' || n, 'E' || n, 'Firm ' || (n * 7) % ${GUESTS}::integer, project_name || ' ' || n % 997, ${columns}
      from (
        select number, now() - interval '1 day' * (1 + ((number::bigint * 7919) % 100000) / 100.0)
        from generate_series(${from}::integer, ${to}::integer) as number
      ) as numbers (n, moment)
      join order_templates t on t.org_specific_id = n % ${templates}::integer
      returning id, org_specific_id, created, amount_paid_in_cents, last_completed_status_key
    ), paid as (
      insert into payment_records (
        org_id, product_order_id, created, date, kind, method, status_key, payment_amount_in_cents,
        upcharge_amount_in_cents, payment_amount_before_upcharge_in_cents)
      select ${org.id}::integer, id, created + interval '1 day', created + interval '1 day', 'payment', 'wire',
        last_completed_status_key, amount_paid_in_cents, 0, amount_paid_in_cents
      from made where amount_paid_in_cents > 0
    )
    insert into product_instances (
      org_id, product_order_id, created, last_updated, product_id, title, quantity, rank, notes, properties)
    select ${org.id}::integer, made.id, made.created, made.created, l.product_id, l.title, l.quantity, l.rank,
      l.notes, l.properties
    from made join line_templates l on l.product_order_id = made.org_specific_id % ${templates}::integer`.execute(
    db,
  )
}

/** Orders that the organisation has already. */
async function lastNumber(db: Kysely<Database>, orgId: number): Promise<number> {
  const row = await db
    .selectFrom('productOrders')
    .select((select) => select.fn.max('orgSpecificId').as('last'))
    .where('orgId', '=', orgId)
    .executeTakeFirst()
  return row?.last ?? 0
}

/** Takes the search index away for `work` and builds it again at once, which is many times faster. */
async function withoutSearchIndex(db: Kysely<Database>, work: () => Promise<void>): Promise<void> {
  const index = await sql<{ indexdef: string }>`
    select indexdef from pg_indexes where schemaname = 'public' and indexname = 'product_orders_search'`.execute(
    db,
  )
  const definition = index.rows[0]?.indexdef
  if (definition !== undefined) await sql`drop index product_orders_search`.execute(db)
  await work()
  await sql`set local maintenance_work_mem = '256MB'`.execute(db)
  if (definition !== undefined) await sql.raw(definition).execute(db)
}

/**
 * Fills the large tenant up to `orders` orders, and its neighbours to a small part of that each; what is there
 * already stays. With the owner's connection. The row triggers sleep meanwhile: the amounts paid and the
 * counters are written with the rows.
 */
export async function seedLargeTenant(
  db: Kysely<Database>,
  { orders, now = new Date() }: { readonly orders: number; readonly now?: Date },
): Promise<void> {
  const template = maisonLumenSeed(now)
  const tenants = Array.from({ length: TENANTS }, (_, index) => tenant(index))
  await db.transaction().execute(async (transaction) => {
    const known = await transaction.selectFrom('orgs').select('id').where('id', '=', largeTenantId).execute()
    if (known.length === 0)
      await storeOrgs(
        transaction,
        tenants.map((org) => tenantSeed(template, org, now)),
      )
    const templates = await makeTemplates(transaction, template)
    await sql`alter table product_orders disable trigger user`.execute(transaction)
    await sql`alter table payment_records disable trigger payment_records_derive`.execute(transaction)
    await withoutSearchIndex(transaction, async () => {
      for (const [index, org] of tenants.entries()) {
        const wanted = index === 0 ? orders : Math.ceil(orders * NEIGHBOUR_SHARE)
        const last = await lastNumber(transaction, org.id)
        for (let from = last + 1; from <= wanted; from += ORDERS_AT_ONCE) {
          await multiply(transaction, org, from, Math.min(from + ORDERS_AT_ONCE - 1, wanted), templates)
        }
        await sql`insert into org_counters as counter (org_id, last_order_number) values (${org.id}, ${wanted})
        on conflict (org_id) do update
        set last_order_number = greatest(counter.last_order_number, excluded.last_order_number)`.execute(
          transaction,
        )
      }
    })
    await sql`alter table payment_records enable trigger payment_records_derive`.execute(transaction)
    await sql`alter table product_orders enable trigger user`.execute(transaction)
  })
  await sql`analyze product_orders, product_instances, payment_records, memberships, users`.execute(db)
}
