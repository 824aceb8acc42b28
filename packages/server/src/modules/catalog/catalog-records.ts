/**
 * The resource calls of the catalog: products, categories, properties, options, groups, rules, pricing rules,
 * classifiers and its pictures. Everybody of the organisation reads what they are offered; owners write. Groups of
 * guests are kept in the same way, and read by employees alone. [1.7.30, 2.7.25–2.7.38]
 */
import { resources, type ServedResourceKey } from '@orderwright/contract'
import { isOffered, mediumSchema, productOptionSchema, productSchema } from '@orderwright/domain'
import type { CallContext } from '../../platform/http/call-context.ts'
import { forbidden, notFound, type Outcome, succeed } from '../../platform/http/outcome.ts'
import { presentOption, presentProduct } from './present-catalog.ts'
import { validateGroupMembers } from '../guests/user-groups.ts'
import { presentMedium } from '../media/media-files.ts'
import { checkPictures } from '../media/own-pictures.ts'
import { runInTenant, readInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import {
  type BulkUpdateBody,
  type CreateBody,
  type GetBody,
  type IdBody,
  propsList,
  type UpdateBody,
} from '../records/bodies.ts'
import { classifierGroupInUse } from './classifier-groups.ts'
import { conflict } from '../records/conflict.ts'
import { mergeChange } from '../records/merge-change.ts'
import { classifierNotOffered } from './option-classifiers.ts'
import {
  insertRecord,
  readRecord,
  readRecords,
  rightNow,
  updateRecord,
} from '../../platform/database/records.ts'

export type CatalogKey = Exclude<ServedResourceKey, 'productOrder' | 'productInstance'>

/** Records that carry prices: closed to viewers with hidden pricing. */
const pricingKeys: ReadonlySet<CatalogKey> = new Set([
  'productPricingRule',
  'productOptionClassifier',
  'productOptionClassifierGroup',
])

/** Deleting these marks them, so that the Deleted filter of their screens shows them. */
const markedWhenDeleted: ReadonlySet<CatalogKey> = new Set([
  'productPricingRule',
  'productOptionClassifier',
  'productOptionClassifierGroup',
])

/** What reading and writing a record takes. A medium is read as part of the catalog: not with a shared order. */
function rightsOf(key: CatalogKey) {
  if (key === 'userGroup') return { read: 'people.read', write: 'people.write' } as const
  return { read: 'catalog.read', write: 'catalog.write' } as const
}

/** The pictures of orders are no part of the library. */
function onlyOf(key: CatalogKey) {
  return key === 'medium' ? { productOrderId: null } : {}
}

/** The record for this viewer; undefined when it is not offered to them. */
function present(tenant: TenantCall, key: CatalogKey, record: object): object | undefined {
  const isPriced = tenant.policy.can(tenant.actor, 'catalog.readPricing', { orgId: tenant.orgId })
  if (key === 'product') {
    const product = productSchema.parse(record)
    return isOffered(product.publishLevel, tenant.actor.role) ? presentProduct(isPriced, product) : undefined
  }
  if (key === 'productOption') {
    const option = productOptionSchema.parse(record)
    return isOffered(option.publishLevel, tenant.actor.role) ? presentOption(isPriced, option) : undefined
  }
  if (key === 'medium') return presentMedium(mediumSchema.parse(record))
  return record
}

function presentAll(tenant: TenantCall, key: CatalogKey, records: readonly object[]): object[] {
  return records.flatMap((record) => present(tenant, key, record) ?? [])
}

function mayRead(tenant: TenantCall, key: CatalogKey): boolean {
  const org = { orgId: tenant.orgId }
  return (
    tenant.policy.can(tenant.actor, rightsOf(key).read, org) &&
    (!pricingKeys.has(key) || tenant.policy.can(tenant.actor, 'catalog.readPricing', org))
  )
}

/** Runs `work` for whoever may write such records. */
function writing<T>(
  call: CallContext,
  key: CatalogKey,
  body: Parameters<typeof runInTenant>[1],
  work: (tenant: TenantCall) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  return runInTenant(call, body, async (tenant) => {
    if (!tenant.policy.can(tenant.actor, rightsOf(key).write, { orgId: tenant.orgId })) return forbidden()
    // Lists must not show the old titles once the change is answered.
    tenant.services.caches.catalogs.delete(tenant.orgId)
    return work(tenant)
  })
}

export function getRecords(call: CallContext, key: CatalogKey, body: GetBody) {
  return readInTenant(call, body, async (tenant) => {
    if (!mayRead(tenant, key)) return forbidden()
    const isOwner = tenant.policy.can(tenant.actor, rightsOf(key).write, { orgId: tenant.orgId })
    const records = await readRecords(tenant.db, key, tenant.orgId, {
      fields: { ...body.where, ...onlyOf(key) },
      includeDeleted: body.includeDeleted && isOwner,
    })
    return succeed({ records: presentAll(tenant, key, records) })
  })
}

export function createRecords(call: CallContext, key: CatalogKey, body: CreateBody) {
  return writing(call, key, body, async (tenant) => {
    const records: object[] = []
    for (const props of propsList(body)) {
      const refusal =
        (await validateGroupMembers(tenant, key, props)) ?? (await classifierNotOffered(tenant, key, props))
      if (refusal) return refusal
      const pictures = await checkPictures(tenant, props, null)
      if (!pictures.ok) return pictures
    }
    for (const props of propsList(body)) records.push(await insertRecord(tenant.db, key, tenant.orgId, props))
    return succeed({ records: presentAll(tenant, key, records) })
  })
}

async function changeOne(
  tenant: TenantCall,
  key: CatalogKey,
  change: UpdateBody | BulkUpdateBody['updates'][number],
) {
  const record = await readRecord(tenant.db, key, tenant.orgId, change.where.id, { forUpdate: true })
  if (!record) return notFound()
  const merged = mergeChange(record, change, resources[key].mergedFields)
  if (!merged.ok) return conflict(record, merged.conflictingFields)
  const refusal =
    (await validateGroupMembers(tenant, key, merged.patch, record)) ??
    (await classifierNotOffered(tenant, key, merged.patch, record))
  if (refusal) return refusal
  const pictures = await checkPictures(tenant, merged.patch, null)
  if (!pictures.ok) return pictures
  const updated = await updateRecord(tenant.db, key, tenant.orgId, record.id, merged.patch)
  return updated ? succeed<object>(updated) : notFound()
}

export function updateOne(call: CallContext, key: CatalogKey, body: UpdateBody) {
  return writing(call, key, body, async (tenant) => {
    const changed = await changeOne(tenant, key, body)
    return changed.ok ? succeed({ record: present(tenant, key, changed.data) }) : changed
  })
}

/** All or none. Rows are locked in the order of their ids, so that two bulk updates never wait for each other. */
export function updateMany(call: CallContext, key: CatalogKey, body: BulkUpdateBody) {
  return writing(call, key, body, async (tenant) => {
    const changed = new Map<number, object>()
    for (const change of body.updates.toSorted((a, b) => a.where.id - b.where.id)) {
      const outcome = await changeOne(tenant, key, change)
      if (!outcome.ok) return outcome
      changed.set(change.where.id, outcome.data)
    }
    const records = body.updates.flatMap(({ where }) => changed.get(where.id) ?? [])
    return succeed({ records: presentAll(tenant, key, records) })
  })
}

function setDeleted(key: CatalogKey, isDeleted: boolean) {
  if (markedWhenDeleted.has(key)) return { deleted: isDeleted ? 1 : 0 }
  return { deletedAt: isDeleted ? rightNow : null }
}

export function destroyOne(call: CallContext, key: CatalogKey, body: IdBody) {
  return writing(call, key, body, async (tenant) => {
    const record = await readRecord(tenant.db, key, tenant.orgId, body.where.id, { forUpdate: true })
    if (!record) return notFound()
    if (key === 'productOptionClassifierGroup') {
      const refusal = await classifierGroupInUse(tenant, record.id)
      if (refusal) return refusal
    }
    const deleted = await updateRecord(tenant.db, key, tenant.orgId, record.id, setDeleted(key, true))
    return deleted ? succeed({ record: present(tenant, key, deleted) }) : notFound()
  })
}

export function restoreOne(call: CallContext, key: CatalogKey, body: IdBody) {
  return writing(call, key, body, async (tenant) => {
    const restored = await updateRecord(tenant.db, key, tenant.orgId, body.where.id, setDeleted(key, false))
    return restored ? succeed({ record: present(tenant, key, restored) }) : notFound()
  })
}
