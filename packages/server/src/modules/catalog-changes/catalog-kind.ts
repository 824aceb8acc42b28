/** How sets of changes read and write records of the catalog: through the checks that single writes pass. */
import { type CatalogChange, isSameFieldValue } from '@orderwright/domain/catalog-changes'
import { readRecords, type RecordOf, type Values } from '../../platform/database/records.ts'
import { fail, type Outcome, succeed } from '../../platform/http/outcome.ts'
import type { CatalogKey, CatalogResource } from '../catalog/catalog-resource.ts'
import { bringBackRecord, changeAll, insertAll, removeRecord } from '../catalog/catalog-records.ts'
import { catalogResources } from '../catalog/catalog-resources.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'
import {
  type ChangedKind,
  type Created,
  type Destroyed,
  type Making,
  type StoredRecord,
  titleOf,
  type Updated,
} from './changed-kind.ts'

/**
 * Fields that name records which are made after their own: written once everything is there. A property that is put into a group
 * is drafted there, and a condition of an option may be on any property.
 */
const writtenLast: Readonly<Partial<Record<CatalogKey, readonly string[]>>> = {
  productPropertyGroup: ['properties'],
  productOption: ['availability'],
}

function split(key: CatalogKey, values: Values): { readonly first: Values; readonly last: Values } {
  const late = new Set(writtenLast[key])
  const entries = Object.entries(values)
  return {
    first: Object.fromEntries(entries.filter(([field]) => !late.has(field))),
    last: Object.fromEntries(entries.filter(([field]) => late.has(field))),
  }
}

/** The refusal with the record that it is about, where the check does not say it. */
function about(change: CatalogChange, refused: Extract<Outcome<never>, { ok: false }>) {
  const { code, message, details } = refused.error
  const usedBy = details?.usedBy ?? [{ resourceKey: change.resource, id: change.id, title: '' }]
  return fail(code, message, { ...details, usedBy })
}

/** A field's value as a change names it: what was absent is null. */
const version = 0

async function makeAll(
  tenant: TenantCall,
  key: CatalogKey,
  changes: readonly Created[],
  making: Making,
): Promise<Outcome<null>> {
  if (making === 'bringBack') {
    for (const change of changes) {
      const made = await bringBackRecord(tenant, key, change.id)
      if (!made.ok) return about(change, made)
    }
    return succeed(null)
  }
  if (changes.length === 0) return succeed(null)
  const propsOf = (change: (typeof changes)[number]) => ({
    ...split(key, change.values).first,
    id: change.id,
  })
  const made = await insertAll(tenant, key, changes.map(propsOf))
  if (made.ok) return succeed(null)
  // Nothing is written when together they are refused: one at a time says which of them it is about.
  for (const change of changes) {
    const alone = await insertAll(tenant, key, [propsOf(change)])
    if (!alone.ok) return about(change, alone)
  }
  return made
}

async function updateAll(
  tenant: TenantCall,
  key: CatalogKey,
  changes: readonly Updated[],
): Promise<Outcome<null>> {
  if (changes.length === 0) return succeed(null)
  // No version is 0: each field is judged by what it was.
  const written = await changeAll(
    tenant,
    key,
    changes.map(({ id, before, values }) => ({ where: { id }, version, props: values, base: before })),
  )
  if (written.ok) return succeed(null)
  // One at a time says which of them it is about; what that writes goes with the transaction.
  for (const change of changes.length > 1 ? changes : []) {
    const alone = await updateAll(tenant, key, [change])
    if (!alone.ok) return alone
  }
  const [first] = changes
  return first && changes.length === 1 ? about(first, written) : written
}

async function finishNew(
  tenant: TenantCall,
  key: CatalogKey,
  changes: readonly Created[],
): Promise<Outcome<null>> {
  const baseOf = (last: Values) =>
    Object.fromEntries(Object.keys(last).map((field) => [field, key === 'productOption' ? [] : {}]))
  const late = changes.flatMap((change) => {
    const { last } = split(key, change.values)
    const base = baseOf(last)
    const isSaid = Object.keys(last).some((field) => !isSameFieldValue(last[field], base[field]))
    return isSaid ? [{ change, edit: { where: { id: change.id }, version, props: last, base } }] : []
  })
  if (late.length === 0) return succeed(null)
  const written = await changeAll(
    tenant,
    key,
    late.map(({ edit }) => edit),
  )
  const [first] = late
  if (written.ok || first === undefined) return succeed(null)
  return late.length === 1 ? about(first.change, written) : written
}

async function removeAll(
  tenant: TenantCall,
  key: CatalogKey,
  changes: readonly Destroyed[],
): Promise<Outcome<null>> {
  for (const change of changes) {
    const removed = await removeRecord(tenant, key, change.id)
    if (!removed.ok) return about(change, removed)
  }
  return succeed(null)
}

async function readAll<K extends CatalogKey>(
  tenant: TenantCall,
  key: K,
  ids: readonly number[],
  forUpdate: boolean,
): Promise<StoredRecord[]> {
  const { removal }: CatalogResource<K> = catalogResources[key]
  const records: RecordOf<K>[] = await readRecords(tenant.db, key, tenant.orgId, {
    fields: { id: ids },
    includeDeleted: true,
    forUpdate,
  })
  return records.map((record) => {
    const values: Values = { ...record }
    return {
      record: values,
      title: titleOf(values, `${record.id}`),
      isRemoved: removal.removedAt(record) !== null,
    }
  })
}

export function catalogKind(key: CatalogKey): ChangedKind {
  return {
    read: (tenant, ids, forUpdate) => readAll(tenant, key, ids, forUpdate),
    make: (tenant, changes, making) => makeAll(tenant, key, changes, making),
    finish: (tenant, changes) => finishNew(tenant, key, changes),
    change: (tenant, changes) => updateAll(tenant, key, changes),
    remove: (tenant, changes) => removeAll(tenant, key, changes),
  }
}
