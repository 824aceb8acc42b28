/**
 * The resource calls of the catalog: products, categories, properties, options, groups, rules, pricing rules,
 * classifiers and its pictures. What the kinds differ in, each declares in catalog-resources.ts. [1.7.30, 2.7.25–2.7.38]
 */
import { resources } from '@orderwright/contract'
import { type CustomerPricing, isEmployee, pricingForCustomers } from '@orderwright/domain/access'
import { loadCatalog } from '../../platform/database/load-catalog.ts'
import {
  insertRecord,
  insertRecords,
  readRecord,
  readRecords,
  type RecordOf,
  updateRecord,
  updateRecords,
} from '../../platform/database/records.ts'
import { isRestorable } from '../../platform/database/restorable.ts'
import type { CallContext } from '../../platform/http/call-context.ts'
import { forbidden, notFound, type Outcome, succeed } from '../../platform/http/outcome.ts'
import { checkPictures } from '../media/own-pictures.ts'
import {
  type BulkUpdateBody,
  type Change,
  type CreateBody,
  type GetBody,
  type IdBody,
  type Props,
  propsList,
  type UpdateBody,
} from '../records/bodies.ts'
import { conflict } from '../records/conflict.ts'
import { mergeChange } from '../records/merge-change.ts'
import { readBeginning, readPage } from '../records/read-page.ts'
import { readInTenant, runInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import type { CatalogKey, CatalogResource, Refused, Write } from './catalog-resource.ts'
import { catalogResources } from './catalog-resources.ts'

function resourceOf<K extends CatalogKey>(key: K): CatalogResource<K> {
  return catalogResources[key]
}

function seesPrices(tenant: TenantCall): boolean {
  return tenant.policy.can(tenant.actor, 'catalog.readPricing', { orgId: tenant.orgId })
}

/** The record for this viewer; undefined when it is not offered to them. Whoever writes pricing gets all of it. */
function present<K extends CatalogKey>(
  tenant: TenantCall,
  key: K,
  record: RecordOf<K>,
  customerPricing: CustomerPricing | null = null,
) {
  const { role } = tenant.actor
  return resourceOf(key).present(record, { role, seesPrices: seesPrices(tenant), customerPricing })
}

function presentAll<K extends CatalogKey>(
  tenant: TenantCall,
  key: K,
  records: readonly RecordOf<K>[],
  customerPricing: CustomerPricing | null = null,
) {
  return records.flatMap((record) => present(tenant, key, record, customerPricing) ?? [])
}

/** What of pricing customers get: not what things cost the organization. */
async function customerPricingFor(tenant: TenantCall, key: CatalogKey): Promise<CustomerPricing | null> {
  if (!resourceOf(key).isPricing || isEmployee(tenant.actor)) return null
  const { records } = await loadCatalog(tenant.db, tenant.services.caches.catalogs, tenant.orgId)
  return pricingForCustomers(records)
}

function mayRead(tenant: TenantCall, key: CatalogKey): boolean {
  const { rights, isPricing } = resourceOf(key)
  const mayReadKind = tenant.policy.can(tenant.actor, rights.read, { orgId: tenant.orgId })
  return mayReadKind && (!isPricing || seesPrices(tenant))
}

/** What stands against writing these values: the kind's own rules, then whose pictures they name. */
async function refusalOf<K extends CatalogKey>(
  tenant: TenantCall,
  key: K,
  writes: readonly Write<RecordOf<K>>[],
): Promise<Refused> {
  const refusal = await resourceOf(key).beforeWrite(tenant, writes)
  if (refusal) return refusal
  for (const { props } of writes) {
    const pictures = await checkPictures(tenant, props, null)
    if (!pictures.ok) return pictures
  }
  return undefined
}

/** Runs `work` for whoever may write such records. */
function writing<T>(
  call: CallContext,
  key: CatalogKey,
  body: Parameters<typeof runInTenant>[1],
  work: (tenant: TenantCall) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  return runInTenant(call, body, async (tenant) => {
    if (!tenant.policy.can(tenant.actor, resourceOf(key).rights.write, { orgId: tenant.orgId }))
      return forbidden()
    // Lists must not show the old titles once the change is answered.
    tenant.services.caches.catalogs.delete(tenant.orgId)
    return work(tenant)
  })
}

const PAGE_MAX = 10_000

export function getRecords<K extends CatalogKey>(call: CallContext, key: K, body: GetBody) {
  return readInTenant(call, body, async (tenant) => {
    if (!mayRead(tenant, key)) return forbidden()
    const isOwner = tenant.policy.can(tenant.actor, resourceOf(key).rights.write, { orgId: tenant.orgId })
    const where = {
      fields: { ...body.where, ...resourceOf(key).where },
      includeDeleted: body.includeDeleted && isOwner,
      afterId: body.afterId,
    }
    const { records, nextAfterId } =
      body.firstByRank === undefined
        ? await readPage(tenant, key, PAGE_MAX, where)
        : await readBeginning(tenant, key, body.firstByRank, where)
    const customerPricing = await customerPricingFor(tenant, key)
    return succeed({ records: presentAll(tenant, key, records, customerPricing), nextAfterId })
  })
}

export function createRecords<K extends CatalogKey>(call: CallContext, key: K, body: CreateBody) {
  return writing(call, key, body, async (tenant) => {
    const inserted = await insertAll(tenant, key, propsList(body))
    return inserted.ok ? succeed({ records: presentAll(tenant, key, inserted.data) }) : inserted
  })
}

/** By a few statements where all carry the same fields, as records of an import do. */
async function storeNew<K extends CatalogKey>(
  { db, orgId }: TenantCall,
  key: K,
  list: readonly Props[],
): Promise<RecordOf<K>[]> {
  const fieldsOf = (props: Props) =>
    Object.keys(props)
      .filter((field) => props[field] !== undefined)
      .toSorted()
      .join(' ')
  const [first] = list
  if (first !== undefined && list.length > 1 && list.every((props) => fieldsOf(props) === fieldsOf(first)))
    return insertRecords(db, key, orgId, list)
  const records: RecordOf<K>[] = []
  for (const props of list) records.push(await insertRecord(db, key, orgId, props))
  return records
}

/** Makes records, all or none. The caller has asked for the right to do so. */
export async function insertAll<K extends CatalogKey>(
  tenant: TenantCall,
  key: K,
  list: readonly Props[],
): Promise<Outcome<RecordOf<K>[]>> {
  const writes = list.map((props) => ({ props, before: null }))
  const refusal = await refusalOf(tenant, key, writes)
  if (refusal) return refusal
  const records = await storeNew(tenant, key, list)
  await resourceOf(key).afterWrite(
    tenant,
    records.map((after) => ({ before: null, after })),
  )
  return succeed(records)
}

/** Changes in turns in which each record comes once; nearly always one. */
function turnsOf(changes: readonly Change[]): Change[][] {
  const seen = new Map<number, number>()
  const turns: Change[][] = []
  for (const change of changes) {
    const turn = seen.get(change.where.id) ?? 0
    seen.set(change.where.id, turn + 1)
    const list = turns[turn]
    if (list) list.push(change)
    else turns.push([change])
  }
  return turns
}

/** Stores changed records by a few statements; those that are stored elsewhere too, one at a time. */
async function storeAll<K extends CatalogKey>(
  tenant: TenantCall,
  key: K,
  writes: readonly (Write<RecordOf<K>> & { readonly before: RecordOf<K> })[],
): Promise<RecordOf<K>[]> {
  const { store } = resourceOf(key)
  const isAlone = (props: Props) => store?.fields.some((field) => field in props) === true
  const patches = writes
    .filter(({ props }) => !isAlone(props))
    .map(({ before, props }) => ({ id: before.id, patch: props }))
  const updated = await updateRecords(tenant.db, key, tenant.orgId, patches)
  if (!store) return updated
  const alone: RecordOf<K>[] = []
  for (const { before, props } of writes.filter((write) => isAlone(write.props))) {
    const stored = await store.run(tenant, before, props)
    if (stored) alone.push(stored)
  }
  return [...updated, ...alone]
}

/** Changes records, each at most once, by a few statements. Answers them by id; a failure leaves the writing undone. */
async function changeTurn<K extends CatalogKey>(
  tenant: TenantCall,
  key: K,
  changes: readonly Change[],
): Promise<Outcome<ReadonlyMap<number, RecordOf<K>>>> {
  const { db, orgId } = tenant
  const ids = changes.map(({ where }) => where.id)
  // Rows are locked in the order of their ids, so that two bulk updates never wait for each other.
  const found = await readRecords(db, key, orgId, {
    fields: { ...resourceOf(key).where, id: ids },
    forUpdate: true,
  })
  const byId = new Map(found.map((record) => [record.id, record]))
  const writes: (Write<RecordOf<K>> & { readonly before: RecordOf<K> })[] = []
  for (const change of changes.toSorted((a, b) => a.where.id - b.where.id)) {
    const before = byId.get(change.where.id)
    if (!before) return notFound()
    const merged = mergeChange(before, change, resources[key].mergedFields, {}, resourceOf(key).merges)
    if (!merged.ok) return conflict(before, merged.conflictingFields)
    writes.push({ before, props: merged.patch })
  }
  const refusal = await refusalOf(tenant, key, writes)
  if (refusal) return refusal
  const updated = await storeAll(tenant, key, writes)
  if (updated.length !== writes.length) return notFound()
  const after = new Map(updated.map((record) => [record.id, record]))
  const written = writes.flatMap(({ before }) => {
    const now = after.get(before.id)
    return now ? [{ before, after: now }] : []
  })
  await resourceOf(key).afterWrite(tenant, written)
  return succeed(after)
}

/** Changes records, all or none. The caller has asked for the right to do so. */
export async function changeAll<K extends CatalogKey>(
  tenant: TenantCall,
  key: K,
  changes: readonly Change[],
): Promise<Outcome<ReadonlyMap<number, RecordOf<K>>>> {
  const changed = new Map<number, RecordOf<K>>()
  for (const turn of turnsOf(changes)) {
    const outcome = await changeTurn(tenant, key, turn)
    if (!outcome.ok) return outcome
    for (const [id, record] of outcome.data) changed.set(id, record)
  }
  return succeed(changed)
}

export function updateOne<K extends CatalogKey>(call: CallContext, key: K, body: UpdateBody) {
  return writing(call, key, body, async (tenant) => {
    const changed = await changeAll(tenant, key, [body])
    if (!changed.ok) return changed
    const record = changed.data.get(body.where.id)
    return record ? succeed({ record: present(tenant, key, record) }) : notFound()
  })
}

export function updateMany<K extends CatalogKey>(call: CallContext, key: K, body: BulkUpdateBody) {
  return writing(call, key, body, async (tenant) => {
    const changed = await changeAll(tenant, key, body.updates)
    if (!changed.ok) return changed
    const records = body.updates.flatMap(({ where }) => changed.data.get(where.id) ?? [])
    return succeed({ records: presentAll(tenant, key, records) })
  })
}

/** The record of a removal or a return, locked; one that is outside of these calls is missing. */
function readForRemoval<K extends CatalogKey>(
  tenant: TenantCall,
  key: K,
  id: number,
  includeDeleted: boolean,
) {
  const fields = resourceOf(key).where
  return readRecord(tenant.db, key, tenant.orgId, id, { fields, forUpdate: true, includeDeleted })
}

/** Deletes a record unless something stands against it. The caller has asked for the right to do so. */
export async function removeRecord<K extends CatalogKey>(
  tenant: TenantCall,
  key: K,
  id: number,
): Promise<Outcome<RecordOf<K>>> {
  const record = await readForRemoval(tenant, key, id, false)
  if (!record) return notFound()
  const { beforeRemove, withRemoval, removal } = resourceOf(key)
  const refusal = await beforeRemove(tenant, record)
  if (refusal) return refusal
  const values = { ...(await withRemoval(tenant, record, true)), ...removal.values(true) }
  const deleted = await updateRecord(tenant.db, key, tenant.orgId, record.id, values)
  return deleted ? succeed(deleted) : notFound()
}

/** Brings a deleted record back, for 30 days after it was deleted; one that is there stays as it is. */
export async function bringBackRecord<K extends CatalogKey>(
  tenant: TenantCall,
  key: K,
  id: number,
): Promise<Outcome<RecordOf<K>>> {
  const record = await readForRemoval(tenant, key, id, true)
  const { removal, withRemoval } = resourceOf(key)
  if (!record || !isRestorable({ deletedAt: removal.removedAt(record) }, tenant.now)) return notFound()
  const isBack = removal.removedAt(record) === null
  const kept = isBack ? {} : await withRemoval(tenant, record, false)
  const values = { ...kept, ...removal.values(false) }
  const restored = await updateRecord(tenant.db, key, tenant.orgId, record.id, values)
  return restored ? succeed(restored) : notFound()
}

export function destroyOne<K extends CatalogKey>(call: CallContext, key: K, body: IdBody) {
  return writing(call, key, body, async (tenant) => {
    const removed = await removeRecord(tenant, key, body.where.id)
    return removed.ok ? succeed({ record: present(tenant, key, removed.data) }) : removed
  })
}

export function restoreOne<K extends CatalogKey>(call: CallContext, key: K, body: IdBody) {
  return writing(call, key, body, async (tenant) => {
    const restored = await bringBackRecord(tenant, key, body.where.id)
    return restored.ok ? succeed({ record: present(tenant, key, restored.data) }) : restored
  })
}
