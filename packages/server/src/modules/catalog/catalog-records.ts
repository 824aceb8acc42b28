/**
 * The resource calls of the catalog: products, categories, properties, options, groups, rules, pricing rules,
 * classifiers and its pictures. What the kinds differ in, each declares in catalog-resources.ts. [1.7.30, 2.7.25–2.7.38]
 */
import { resources } from '@orderwright/contract'
import {
  insertRecord,
  readRecord,
  readRecords,
  type RecordOf,
  updateRecord,
} from '../../platform/database/records.ts'
import { isRestorable } from '../../platform/database/restorable.ts'
import type { CallContext } from '../../platform/http/call-context.ts'
import { forbidden, notFound, type Outcome, succeed } from '../../platform/http/outcome.ts'
import { checkPictures } from '../media/own-pictures.ts'
import {
  type BulkUpdateBody,
  type CreateBody,
  type GetBody,
  type IdBody,
  type Props,
  propsList,
  type UpdateBody,
} from '../records/bodies.ts'
import { conflict } from '../records/conflict.ts'
import { mergeChange } from '../records/merge-change.ts'
import { readInTenant, runInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import type { CatalogKey, CatalogResource, Refused } from './catalog-resource.ts'
import { catalogResources } from './catalog-resources.ts'

function resourceOf<K extends CatalogKey>(key: K): CatalogResource<K> {
  return catalogResources[key]
}

function seesPrices(tenant: TenantCall): boolean {
  return tenant.policy.can(tenant.actor, 'catalog.readPricing', { orgId: tenant.orgId })
}

/** The record for this viewer; undefined when it is not offered to them. */
function present<K extends CatalogKey>(tenant: TenantCall, key: K, record: RecordOf<K>) {
  return resourceOf(key).present(record, { role: tenant.actor.role, seesPrices: seesPrices(tenant) })
}

function presentAll<K extends CatalogKey>(tenant: TenantCall, key: K, records: readonly RecordOf<K>[]) {
  return records.flatMap((record) => present(tenant, key, record) ?? [])
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
  props: Props,
  before: RecordOf<K> | null,
): Promise<Refused> {
  const refusal = await resourceOf(key).beforeWrite(tenant, props, before)
  if (refusal) return refusal
  const pictures = await checkPictures(tenant, props, null)
  return pictures.ok ? undefined : pictures
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

export function getRecords<K extends CatalogKey>(call: CallContext, key: K, body: GetBody) {
  return readInTenant(call, body, async (tenant) => {
    if (!mayRead(tenant, key)) return forbidden()
    const isOwner = tenant.policy.can(tenant.actor, resourceOf(key).rights.write, { orgId: tenant.orgId })
    const records = await readRecords(tenant.db, key, tenant.orgId, {
      fields: { ...body.where, ...resourceOf(key).where },
      includeDeleted: body.includeDeleted && isOwner,
    })
    return succeed({ records: presentAll(tenant, key, records) })
  })
}

export function createRecords<K extends CatalogKey>(call: CallContext, key: K, body: CreateBody) {
  return writing(call, key, body, async (tenant) => {
    const records: RecordOf<K>[] = []
    for (const props of propsList(body)) {
      const refusal = await refusalOf(tenant, key, props, null)
      if (refusal) return refusal
    }
    for (const props of propsList(body)) records.push(await insertRecord(tenant.db, key, tenant.orgId, props))
    return succeed({ records: presentAll(tenant, key, records) })
  })
}

async function changeOne<K extends CatalogKey>(
  tenant: TenantCall,
  key: K,
  change: UpdateBody | BulkUpdateBody['updates'][number],
): Promise<Outcome<RecordOf<K>>> {
  const record = await readRecord(tenant.db, key, tenant.orgId, change.where.id, { forUpdate: true })
  if (!record) return notFound()
  const merged = mergeChange(record, change, resources[key].mergedFields)
  if (!merged.ok) return conflict(record, merged.conflictingFields)
  const refusal = await refusalOf(tenant, key, merged.patch, record)
  if (refusal) return refusal
  const updated = await updateRecord(tenant.db, key, tenant.orgId, record.id, merged.patch)
  return updated ? succeed(updated) : notFound()
}

export function updateOne<K extends CatalogKey>(call: CallContext, key: K, body: UpdateBody) {
  return writing(call, key, body, async (tenant) => {
    const changed = await changeOne(tenant, key, body)
    return changed.ok ? succeed({ record: present(tenant, key, changed.data) }) : changed
  })
}

/** All or none. Rows are locked in the order of their ids, so that two bulk updates never wait for each other. */
export function updateMany<K extends CatalogKey>(call: CallContext, key: K, body: BulkUpdateBody) {
  return writing(call, key, body, async (tenant) => {
    const changed = new Map<number, RecordOf<K>>()
    for (const change of body.updates.toSorted((a, b) => a.where.id - b.where.id)) {
      const outcome = await changeOne(tenant, key, change)
      if (!outcome.ok) return outcome
      changed.set(change.where.id, outcome.data)
    }
    const records = body.updates.flatMap(({ where }) => changed.get(where.id) ?? [])
    return succeed({ records: presentAll(tenant, key, records) })
  })
}

export function destroyOne<K extends CatalogKey>(call: CallContext, key: K, body: IdBody) {
  return writing(call, key, body, async (tenant) => {
    const record = await readRecord(tenant.db, key, tenant.orgId, body.where.id, { forUpdate: true })
    if (!record) return notFound()
    const { beforeRemove, removal } = resourceOf(key)
    const refusal = await beforeRemove(tenant, record)
    if (refusal) return refusal
    const deleted = await updateRecord(tenant.db, key, tenant.orgId, record.id, removal.values(true))
    return deleted ? succeed({ record: present(tenant, key, deleted) }) : notFound()
  })
}

/** Brings a deleted record back, for 30 days after it was deleted; one that is there stays as it is. */
export function restoreOne<K extends CatalogKey>(call: CallContext, key: K, body: IdBody) {
  return writing(call, key, body, async (tenant) => {
    const record = await readRecord(tenant.db, key, tenant.orgId, body.where.id, {
      forUpdate: true,
      includeDeleted: true,
    })
    const { removal } = resourceOf(key)
    if (!record || !isRestorable({ deletedAt: removal.removedAt(record) }, tenant.now)) return notFound()
    const restored = await updateRecord(tenant.db, key, tenant.orgId, record.id, removal.values(false))
    return restored ? succeed({ record: present(tenant, key, restored) }) : notFound()
  })
}
