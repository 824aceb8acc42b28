/**
 * `change-lab`: 1,000 open orders of 20 lines under a draft that raises every price, adds a rule, archives an option and changes what
 * a drawing is made of, so that every order has to be judged twice: page by page through the whole server, as the draft's page asks
 * for them. Most lines have choices of their own. The yardstick judges the same documents twice with nothing around.
 */
import { endpoints } from '@orderwright/contract'
import { type CatalogRecords, compileCatalog } from '@orderwright/domain/catalog'
import { evaluateOrder } from '@orderwright/domain/configuration'
import { type ProductInstance, sortItems, startedStatus } from '@orderwright/domain/orders'
import { orgProfileSchema } from '@orderwright/domain/tenancy'
import { toTimestamp } from '@orderwright/domain/units'
import { applyToCatalog } from '@orderwright/domain/catalog-changes'
import { type Kysely, sql } from 'kysely'
import { withTenant } from '../packages/server/src/platform/database/database.ts'
import { loadCatalog } from '../packages/server/src/platform/database/load-catalog.ts'
import { readRecords } from '../packages/server/src/platform/database/records.ts'
import type { Database } from '../packages/server/src/platform/database/schema.ts'
import { storedChangesSchema } from '../packages/server/src/modules/catalog-changes/take-back.ts'
import { insertRows } from '../packages/server/src/seeds/insert-rows.ts'
import { maisonLumenSeed } from '../packages/server/src/seeds/maison-lumen/seed.ts'
import { startLargeApp } from './lib/large-app.ts'
import { randomNumbers } from './lib/large-world.ts'
import { report } from './lib/measure.ts'

const ORDERS = Number(process.env['CHANGE_LAB_ORDERS'] ?? 1000)
const LINES = 20
const GOAL_MS = 10_000
/** Of ten lines so many take another option at each property. */
const OTHER_CHOICES = 3
const random = randomNumbers(16)
const { db, orgId, post, close } = await startLargeApp({ orders: ORDERS })

/** Everything that the organization has, read past every cache. */
const stored = () =>
  withTenant(db, { orgId, userId: null }, async (tenant) => ({
    catalog: await loadCatalog(tenant, new Map(), orgId),
    orders: await readRecords(tenant, 'productOrder', orgId),
    items: await readRecords(tenant, 'productInstance', orgId),
  }))

async function profileOf(of: Kysely<Database>) {
  const row = await of.selectFrom('orgs').select('profile').where('id', '=', orgId).executeTakeFirstOrThrow()
  return orgProfileSchema.parse(row.profile)
}

type Choices = ProductInstance['properties']

/** The choices of a line, some of them other ones of their properties. */
function varied(choices: Choices, optionIds: ReadonlyMap<number, readonly number[]>): Choices {
  const entries = Object.entries(choices).map(([id, choice]): [string, typeof choice] => {
    const others = optionIds.get(Number(id)) ?? []
    const optionId = others[random(Math.max(1, others.length))]
    const isOther = 'optionId' in choice && optionId !== undefined && random(10) < OTHER_CHOICES
    return [id, isOther ? { ...choice, optionId } : choice]
  })
  return Object.fromEntries(entries)
}

/** Opens every order and gives it its lines. */
async function makeOrders(): Promise<void> {
  const profile = await profileOf(db)
  const { key } = startedStatus(profile)
  const { orders, catalog } = await stored()
  const optionIds = new Map(
    [...catalog.compiled.optionsByProperty].map(([id, options]) => [id, options.map((one) => one.id)]),
  )
  const templates = maisonLumenSeed(new Date()).orders.productInstances.filter(
    ({ productId, deletedAt }) => productId > 0 && !deletedAt,
  )
  const statusData = JSON.stringify({ [key]: { date: toTimestamp(new Date()) } })
  await sql`update product_orders set archived = 0, effective_pricing_date = null, status_data = ${statusData}::jsonb,
    last_completed_status_key = ${key}, product_instances_count = ${LINES} where org_id = ${orgId}`.execute(
    db,
  )
  await sql`delete from product_instances where org_id = ${orgId}`.execute(db)
  const now = new Date().toISOString()
  const lines = orders.flatMap(({ id }) =>
    Array.from({ length: LINES }, (_, index) => {
      const template = templates[random(templates.length)]
      if (!template) throw new Error('the demo has lines')
      const { productId, title, quantity, properties } = template
      const own = { productId, title, quantity, properties: varied(properties, optionIds), notes: '' }
      return { orgId, productOrderId: id, created: now, lastUpdated: now, rank: index + 1, ...own }
    }),
  )
  await insertRows(db, 'productInstances', lines)
  await sql`vacuum analyze`.execute(db)
}

/** Every price five dollars dearer, and one change of each other sort. */
function editsOf({ productPricingRules, productOptions, products }: CatalogRecords) {
  const created = toTimestamp(new Date(Date.now() - 60_000))
  const prices = productPricingRules
    .filter(({ versions, deleted }) => deleted === 0 && Object.keys(versions).length > 0)
    .map(({ id, versions }) => {
      const keys = Object.keys(versions).map(Number)
      const newest = versions[String(Math.max(...keys))]
      const dearer = { type: 'fixed', operator: '+', props: { value: 500 } }
      const added = { created, expressions: [...(newest?.expressions ?? []), dearer] }
      const values = { versions: { ...versions, [String(Math.max(...keys) + 1)]: added } }
      return { kind: 'update', resource: 'productPricingRule', resourceId: id, values, base: { versions } }
    })
  const [one, other, archived] = productOptions.filter((option) => option.archived === 0)
  const drawn = products.find(({ drawing }) => drawing !== null)
  if (!one || !other || !archived || !drawn) throw new Error('the demo has options and drawings')
  return [
    ...prices,
    {
      kind: 'create',
      resource: 'productRule',
      values: {
        type: 'incompatible',
        fromResourceKey: 'productOption',
        toResourceKey: 'productOption',
        fromIds: [one.id],
        toIds: productOptions
          .filter(({ productPropertyId }) => productPropertyId !== one.productPropertyId)
          .slice(0, 5)
          .map(({ id }) => id),
      },
    },
    {
      kind: 'update',
      resource: 'productOption',
      resourceId: archived.id,
      values: { archived: 1 },
      base: { archived: 0 },
    },
    {
      kind: 'update',
      resource: 'product',
      resourceId: drawn.id,
      values: { drawing: null },
      base: { drawing: drawn.drawing },
    },
  ]
}

async function draft(): Promise<number> {
  const made = await post(endpoints.createCatalogDraft.path, { title: 'Bench' })
  const draftId = endpoints.createCatalogDraft.response.parse(JSON.parse(made)).draft.id
  const { catalog } = await stored()
  await post(endpoints.editCatalogDraft.path, { draftId, edits: editsOf(catalog.records) })
  return draftId
}

/** The whole replay, as the page asks for it. */
async function replay(draftId: number) {
  const started = performance.now()
  const cpu = process.cpuUsage()
  let firstMs = 0
  let afterId: number | null | undefined
  const found = { checked: 0, changed: 0, invalid: 0, drawn: 0, bytes: 0 }
  do {
    const text = await post(endpoints.replayCatalogDraft.path, {
      draftId,
      ...(afterId === undefined ? {} : { afterId }),
    })
    const answer = endpoints.replayCatalogDraft.response.parse(JSON.parse(text))
    firstMs ||= performance.now() - started
    found.checked += answer.checked
    found.changed += answer.orders.length
    found.invalid += answer.orders.filter(({ validity }) => validity === 'becomesInvalid').length
    found.drawn += answer.orders.filter(({ lines }) => lines.some((line) => line.drawingChanges)).length
    found.bytes += text.length
    afterId = answer.nextAfterId
  } while (afterId !== null)
  const { user, system } = process.cpuUsage(cpu)
  return { ms: performance.now() - started, firstMs, processorMs: (user + system) / 1000, ...found }
}

/** The yardstick: every document judged under both catalogs. */
async function bare(draftId: number): Promise<number> {
  const { catalog, orders, items } = await stored()
  const profile = await profileOf(db)
  const { rows } =
    await sql`select kind, resource, resource_id as id, before, values from catalog_draft_changes
    where org_id = ${orgId} and draft_id = ${draftId}`.execute(db)
  const now = toTimestamp(new Date())
  const viewer = { role: 'owner', pricingIsHidden: false } as const
  const changes = storedChangesSchema.parse(rows)
  const today = { catalog: catalog.compiled, profile, viewer, now }
  const then = { ...today, catalog: compileCatalog(applyToCatalog(catalog.records, changes, { orgId, now })) }
  const byOrder = new Map<number, ProductInstance[]>(orders.map(({ id }) => [id, []]))
  for (const item of items) byOrder.get(item.productOrderId)?.push(item)
  const documents = orders.map((order) => ({ order, items: sortItems(byOrder.get(order.id) ?? []) }))
  const started = performance.now()
  for (const document of documents) {
    for (const context of [today, then])
      if (evaluateOrder(context, document).items.length !== LINES) throw new Error('lines are missing')
  }
  return performance.now() - started
}

try {
  await makeOrders()
  const draftId = await draft()
  const cold = await replay(draftId)
  const warm = await replay(draftId)
  const bareMs = await bare(draftId)
  if (cold.checked !== ORDERS || cold.changed < ORDERS * 0.9)
    throw new Error(`not all orders changed: ${JSON.stringify(cold)}`)
  report({
    bench: 'change-lab',
    case: `${ORDERS} orders of ${LINES} lines`,
    ms: cold.ms,
    firstPageMs: cold.firstMs,
    processorMs: cold.processorMs,
    againMs: warm.ms,
    changed: cold.changed,
    becomeInvalid: cold.invalid,
    drawnOtherwise: cold.drawn,
    answersMb: cold.bytes / 1e6,
    bareMs,
    ratio: cold.ms / bareMs,
    goalMs: GOAL_MS,
    ok: cold.ms <= GOAL_MS,
  })
} finally {
  await close()
}
