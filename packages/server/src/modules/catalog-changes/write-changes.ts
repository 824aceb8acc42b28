/**
 * Writes a set of changes through the checks that single writes pass: first what is new, then what changes, then what goes; what
 * uses others after it is made, and before they go.
 */
import { type CatalogChange, isSameFieldValue } from '@orderwright/domain/catalog-changes'
import { sql } from 'kysely'
import type { Values } from '../../platform/database/records.ts'
import { columnName, resourceTables } from '../../platform/database/schema.ts'
import { fail, type Outcome, succeed } from '../../platform/http/outcome.ts'
import type { CatalogKey } from '../catalog/catalog-resource.ts'
import { bringBackRecord, changeAll, insertAll, removeRecord } from '../catalog/catalog-records.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

/** Kinds of records, each after those that it refers to. */
export const writingOrder = [
  'productCategory',
  'productPropertyGroup',
  'productPricingRule',
  'productOptionClassifierGroup',
  'productOptionClassifier',
  'productGraphic',
  'productProperty',
  'productOption',
  'product',
  'productRule',
] as const satisfies readonly CatalogKey[]
export type WrittenKey = (typeof writingOrder)[number]

/**
 * Fields that name records which are made after their own: written once everything is there. A property that is put into a group
 * is drafted there, and a condition of an option may be on any property.
 */
const writtenLast: Readonly<Partial<Record<WrittenKey, readonly string[]>>> = {
  productPropertyGroup: ['properties'],
  productOption: ['availability'],
}

/** How a new record comes to be: made, or brought back where it was deleted. */
export type Making = 'insert' | 'bringBack'

/** Ids that the table's own sequence will not give again. */
export async function reserveIds(
  { db }: Pick<TenantCall, 'db'>,
  key: WrittenKey,
  count: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select reserve_catalog_id(${columnName(resourceTables[key])}) as id from generate_series(1, ${count})`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** An id that the table's own sequence will not give again. */
export async function reserveId({ db }: Pick<TenantCall, 'db'>, key: WrittenKey): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select reserve_catalog_id(${columnName(resourceTables[key])}) as id`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`no id could be reserved for ${key}`)
  return row.id
}

function split(key: WrittenKey, values: Values): { readonly first: Values; readonly last: Values } {
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
  key: WrittenKey,
  changes: readonly Extract<CatalogChange, { kind: 'create' }>[],
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
  key: WrittenKey,
  changes: readonly Extract<CatalogChange, { kind: 'update' }>[],
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
  key: WrittenKey,
  changes: readonly Extract<CatalogChange, { kind: 'create' }>[],
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
  key: WrittenKey,
  changes: readonly Extract<CatalogChange, { kind: 'destroy' }>[],
): Promise<Outcome<null>> {
  for (const change of changes) {
    const removed = await removeRecord(tenant, key, change.id)
    if (!removed.ok) return about(change, removed)
  }
  return succeed(null)
}

/** Changes that are written together. */
export interface WritingStep {
  readonly changes: readonly CatalogChange[]
  /** Writes all of them; with `only` that one of them. */
  readonly write: (only?: CatalogChange) => Promise<Outcome<null>>
}

/** The steps in which changes are written, each after those that it needs. */
export function writingSteps(
  tenant: TenantCall,
  changes: readonly CatalogChange[],
  making: Making,
): WritingStep[] {
  const creates = changes.filter((change) => change.kind === 'create')
  const updates = changes.filter((change) => change.kind === 'update')
  const destroys = changes.filter((change) => change.kind === 'destroy')
  const steps = <T extends CatalogChange>(
    order: readonly WrittenKey[],
    list: readonly T[],
    write: (key: WrittenKey, some: readonly T[]) => Promise<Outcome<null>>,
  ): WritingStep[] =>
    order.flatMap((key) => {
      const own = list.filter(({ resource }) => resource === key)
      const some = (only: CatalogChange | undefined) => (only ? own.filter((one) => one === only) : own)
      return own.length === 0 ? [] : [{ changes: own, write: (only) => write(key, some(only)) }]
    })
  return [
    ...steps(writingOrder, creates, (key, some) => makeAll(tenant, key, some, making)),
    // A record that is brought back has all its fields.
    ...(making === 'insert' ? steps(writingOrder, creates, (key, some) => finishNew(tenant, key, some)) : []),
    ...steps(writingOrder, updates, (key, some) => updateAll(tenant, key, some)),
    ...steps(writingOrder.toReversed(), destroys, (key, some) => removeAll(tenant, key, some)),
  ]
}

/** All or none: a failure leaves the undoing to the transaction. The caller has asked for the right to do so. */
export async function writeChanges(
  tenant: TenantCall,
  changes: readonly CatalogChange[],
  making: Making,
): Promise<Outcome<null>> {
  for (const step of writingSteps(tenant, changes, making)) {
    const written = await step.write()
    if (!written.ok) return written
  }
  tenant.services.caches.catalogs.delete(tenant.orgId)
  return succeed(null)
}
