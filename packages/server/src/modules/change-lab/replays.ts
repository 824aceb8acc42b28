/**
 * Replays of drafts: the draft's catalog is compiled once for each state of catalog and draft, and kept while neither changes. The
 * orders of a page are judged one by one, with a pause between them for everybody else's calls.
 */
import { setImmediate } from 'node:timers/promises'
import {
  finishedStatusKeys,
  type OrderDocument,
  type ProductInstance,
  type ProductOrder,
  sortItems,
  startedStatus,
} from '@orderwright/domain/orders'
import type { Timestamp } from '@orderwright/domain/units'
import {
  compileReplay,
  isUnchanged,
  type OrderReplay,
  type Replay,
  replayOrder,
} from '@orderwright/domain/change-lab'
import { sql } from 'kysely'
import { type LoadedCatalog, loadCatalog } from '../../platform/database/load-catalog.ts'
import { readRecords } from '../../platform/database/records.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'
import { changeRows, changesOf, type DraftRow } from './draft-store.ts'

type Compiled = { readonly version: number; readonly replay: Replay }
/** By the catalog of today, then by draft: it goes when the catalog does. */
const kept = new WeakMap<LoadedCatalog, Map<number, Compiled>>()

/** Both sides for a draft, as prices are at `at`; left out, or past: now. */
export async function replayOf(
  tenant: TenantCall,
  draft: DraftRow,
  at: Timestamp | undefined,
): Promise<Replay> {
  const { db, orgId, org, services } = tenant
  const loaded = await loadCatalog(db, services.caches.catalogs, orgId)
  const now = at !== undefined && at > tenant.now ? at : tenant.now
  const viewer = { role: 'owner', pricingIsHidden: false } as const
  const today = { catalog: loaded.compiled, profile: org.profile, viewer, now }
  const drafts = kept.get(loaded) ?? new Map<number, Compiled>()
  kept.set(loaded, drafts)
  let compiled = drafts.get(draft.id)
  if (compiled?.version !== draft.draftVersion) {
    const changes = changesOf(await changeRows(tenant, draft.id))
    const replay = compileReplay(today, loaded.records, changes, { orgId, now: tenant.now })
    compiled = { version: draft.draftVersion, replay }
    drafts.set(draft.id, compiled)
  }
  const { draft: side, touched, drawn } = compiled.replay
  return { today, draft: { ...today, catalog: side.catalog }, touched, drawn }
}

/** The open orders (decision 72), and the last that were submitted. */
function wantedOrders({ orgId, org }: TenantCall, lastSubmitted: number) {
  const finished = finishedStatusKeys(org.profile)
  const started = ['', startedStatus(org.profile).key]
  return sql`product_orders as wanted where org_id = ${orgId} and deleted_at is null and (
    (archived = 0 and last_completed_status_key <> all(${finished}::text[]))
    or id in (select id from product_orders where org_id = ${orgId} and deleted_at is null
      and last_completed_status_key <> all(${started}::text[]) order by id desc limit ${lastSubmitted}))`
}

export async function countReplayed(tenant: TenantCall, lastSubmitted: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${wantedOrders(tenant, lastSubmitted)}`.execute(tenant.db)
  return rows[0]?.count ?? 0
}

/** Orders that are read at a time. */
const ORDERS_AT_ONCE = 100

async function readOrders(
  tenant: TenantCall,
  lastSubmitted: number,
  afterId: number,
): Promise<ProductOrder[]> {
  const { rows } = await sql<{ id: number }>`
    select id from ${wantedOrders(tenant, lastSubmitted)} and id > ${afterId} order by id
    limit ${ORDERS_AT_ONCE + 1}`.execute(tenant.db)
  return readRecords(tenant.db, 'productOrder', tenant.orgId, { fields: { id: rows.map(({ id }) => id) } })
}

export interface ReplayedPage {
  /** orders that something changes for */
  readonly found: readonly { readonly order: ProductOrder; readonly replayed: OrderReplay }[]
  readonly checked: number
  readonly nextAfterId: number | null
}

/** The documents of these orders, each with its lines. */
export async function documentsOf(
  tenant: TenantCall,
  orders: readonly ProductOrder[],
): Promise<OrderDocument[]> {
  const items = await readRecords(tenant.db, 'productInstance', tenant.orgId, {
    fields: { productOrderId: orders.map(({ id }) => id) },
  })
  const byOrder = new Map<number, ProductInstance[]>()
  for (const item of items) {
    const list = byOrder.get(item.productOrderId)
    if (list) list.push(item)
    else byOrder.set(item.productOrderId, [item])
  }
  return orders.map((order) => ({ order, items: sortItems(byOrder.get(order.id) ?? []) }))
}

/** The next orders under a draft. */
export async function replayPage(
  tenant: TenantCall,
  replay: Replay,
  { lastSubmitted, afterId }: { readonly lastSubmitted: number; readonly afterId: number },
): Promise<ReplayedPage> {
  const orders = await readOrders(tenant, lastSubmitted, afterId)
  const page = orders.slice(0, ORDERS_AT_ONCE)
  const found: { order: ProductOrder; replayed: OrderReplay }[] = []
  for (const document of await documentsOf(tenant, page)) {
    const replayed = replayOrder(replay, document)
    if (replayed && !isUnchanged(replayed)) found.push({ order: document.order, replayed })
    // Other calls wait for one order at most.
    await setImmediate()
  }
  const nextAfterId = orders.length > page.length ? (page.at(-1)?.id ?? null) : null
  return { found, checked: page.length, nextAfterId }
}
