/**
 * A change that was made on the catalog of then, for the catalog of now. Fields that nobody has changed since are taken; maps whose
 * keys are edited one by one are merged key by key (decision 80); all else that both sides changed is a conflict.
 */
import type { ResourceKey } from '../entities.ts'
import { type CatalogChange, isFields, isSameFieldValue, type Values } from './change.ts'

/** Fields whose keys different people change without meaning each other's. */
const mapFields: Readonly<Partial<Record<ResourceKey, readonly string[]>>> = {
  product: ['associations'],
  productOption: ['classifications', 'data', 'referenceCodes'],
  productPropertyGroup: ['properties'],
  productPricingRule: ['versions'],
  productOptionClassifier: ['numbers'],
}
/** Maps of maps: a product's associations are by kind, and then by id. */
const nestedMaps: ReadonlySet<string> = new Set(['associations'])

export type Rebased =
  /** null: the catalog says already what the change wants */
  | { readonly ok: true; readonly change: CatalogChange | null }
  /** names of the fields (`versions.2` for a key of a map) in which both sides differ; none: the record is not there any more */
  | { readonly ok: false; readonly conflictingFields: readonly string[] }

type Field = {
  readonly path: string
  readonly base: unknown
  readonly wanted: unknown
  readonly now: unknown
}

/** Whose value stands where both sides have changed the same. */
export type Kept = 'mine' | 'theirs'

/** The value to write, and the paths on which both sides differ; there the value is that of `kept`. */
function mergeField(field: Field, depth: number, kept: Kept): { value: unknown; conflicts: string[] } {
  const { path, base, wanted, now } = field
  if (isSameFieldValue(now, base) || isSameFieldValue(now, wanted)) return { value: wanted, conflicts: [] }
  if (isSameFieldValue(wanted, base)) return { value: now, conflicts: [] }
  if (depth === 0 || !isFields(wanted) || !isFields(now))
    return { value: kept === 'mine' ? wanted : now, conflicts: [path] }
  const known = isFields(base) ? base : {}
  const merged: Record<string, unknown> = {}
  const conflicts: string[] = []
  for (const key of new Set([...Object.keys(now), ...Object.keys(wanted)])) {
    const inner = mergeField(
      { path: `${path}.${key}`, base: known[key], wanted: wanted[key], now: now[key] },
      depth - 1,
      kept,
    )
    conflicts.push(...inner.conflicts)
    if (inner.value !== undefined) merged[key] = inner.value
  }
  return { value: merged, conflicts }
}

function depthOf(resource: ResourceKey, field: string): number {
  if (mapFields[resource]?.includes(field) !== true) return 0
  return nestedMaps.has(field) ? 2 : 1
}

type Update = Extract<CatalogChange, { kind: 'update' }>

/** An update laid over the record of now, with the paths on which both sides differ; null: nothing of it is left. */
function mergeUpdate(change: Update, current: Values, kept: Kept) {
  const values: Record<string, unknown> = {}
  const before: Record<string, unknown> = {}
  const conflictingFields: string[] = []
  for (const [field, wanted] of Object.entries(change.values)) {
    const now = current[field]
    const depth = depthOf(change.resource, field)
    const merged = mergeField({ path: field, base: change.before[field], wanted, now }, depth, kept)
    conflictingFields.push(...merged.conflicts)
    if (isSameFieldValue(merged.value, now)) continue
    values[field] = merged.value
    before[field] = now
  }
  const isEmpty = Object.keys(values).length === 0
  return { change: isEmpty ? null : { ...change, before, values }, conflictingFields }
}

/** The fields of a removed record that somebody has changed since it was removed in the draft. */
function changedSince({ before }: { readonly before: Values }, current: Values): string[] {
  return Object.keys(before).filter((field) => !isSameFieldValue(current[field], before[field]))
}

/** `current` is the record as it is now; undefined where it is not there. */
export function rebase(change: CatalogChange, current: Values | undefined): Rebased {
  if (change.kind === 'create') return { ok: true, change: current === undefined ? change : null }
  if (change.kind === 'destroy') {
    if (current === undefined) return { ok: true, change: null }
    const changed = changedSince(change, current)
    return changed.length === 0 ? { ok: true, change } : { ok: false, conflictingFields: changed }
  }
  if (current === undefined) return { ok: false, conflictingFields: [] }
  const { change: merged, conflictingFields } = mergeUpdate(change, current, 'theirs')
  return conflictingFields.length > 0 ? { ok: false, conflictingFields } : { ok: true, change: merged }
}

/** A change as it stands beside what was published since; as it was made, where it is a conflict or wants nothing any more. */
export function standing(change: CatalogChange, current: Values | undefined): CatalogChange {
  const rebased = rebase(change, current)
  return rebased.ok && rebased.change !== null ? rebased.change : change
}

/**
 * The change for the catalog of now, as somebody has decided where both sides differ; all else of it stays. null: nothing of it is
 * left. A change of a record that is gone can only give way.
 */
export function settle(change: CatalogChange, current: Values | undefined, kept: Kept): CatalogChange | null {
  if (change.kind === 'create') return current === undefined ? change : null
  if (current === undefined) return null
  if (change.kind === 'update') return mergeUpdate(change, current, kept).change
  if (changedSince(change, current).length === 0) return change
  if (kept === 'theirs') return null
  const before = Object.fromEntries(Object.keys(change.before).map((field) => [field, current[field]]))
  return { ...change, before }
}
