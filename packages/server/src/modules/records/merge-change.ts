/**
 * Optimistic concurrency: a change based on the present version applies; one based on an older version applies
 * where the record still holds what the sender saw, or holds the new value already; anything else is a conflict.
 */
import { isDeepStrictEqual } from 'node:util'
import type { MergedLists } from '@orderwright/contract'
import type { Change, Props } from './bodies.ts'

export type Merged =
  | { readonly ok: true; readonly patch: Props }
  /** names of the fields (`properties.27` for a key of a merged map) in which both sides differ */
  | { readonly ok: false; readonly conflictingFields: readonly string[] }

type Fields = Readonly<Record<string, unknown>>

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}

/** A removed key and an absent one are the same. */
function isSame(a: unknown, b: unknown): boolean {
  return isDeepStrictEqual(a ?? null, b ?? null)
}

function mergeMap(current: unknown, changed: Fields): Fields {
  const merged: Record<string, unknown> = { ...fieldsOf(current) }
  for (const [key, value] of Object.entries(changed)) {
    if (value === null) delete merged[key]
    else merged[key] = value
  }
  return merged
}

/** A list with some of its entries changed; those between that were missing are what a missing one is. */
function mergeList(current: readonly unknown[], changed: Fields, missing: object): unknown[] {
  const length = Math.max(current.length, ...Object.keys(changed).map((index) => Number(index) + 1))
  return Array.from({ length }, (_, index) => changed[String(index)] ?? current[index] ?? missing)
}

/**
 * What a field is after a change of `seen` to `wanted` by one side and to `current` by the other; undefined where they differ
 * in it.
 */
export type MergedField = (seen: unknown, wanted: unknown, current: unknown) => unknown

/**
 * The fields to write for a change of `record`: merged maps and lists whole, the others as sent. `mergedFields` are the
 * maps that merge key by key, `byField` says how fields of another build are put together, `mergedLists` the lists that merge entry by entry where they are named by their indices.
 */
export function mergeChange(
  record: Fields & { readonly version: number },
  change: Pick<Change, 'version' | 'props' | 'base'>,
  mergedFields: readonly string[],
  mergedLists: MergedLists = {},
  byField: Readonly<Record<string, MergedField>> = {},
): Merged {
  const conflicts: string[] = []
  const patch: Record<string, unknown> = {}
  const isCurrent = change.version === record.version
  const base = change.base ?? {}
  const judge = (path: string, current: unknown, wanted: unknown, seen: unknown, wasSeen: boolean) => {
    if (isCurrent || isSame(current, wanted) || (wasSeen && isSame(current, seen))) return
    conflicts.push(path)
  }
  for (const [field, wanted] of Object.entries(change.props)) {
    if (wanted === undefined) continue
    const current = record[field]
    const missing = mergedLists[field]
    if (missing && !Array.isArray(wanted)) {
      const held: readonly unknown[] = Array.isArray(current) ? current : []
      const seen = fieldsOf(base[field])
      for (const [index, value] of Object.entries(fieldsOf(wanted))) {
        judge(`${field}.${index}`, held[Number(index)] ?? missing, value, seen[index], index in seen)
      }
      patch[field] = mergeList(held, fieldsOf(wanted), missing)
    } else if (mergedFields.includes(field)) {
      const seen = fieldsOf(base[field])
      const held = fieldsOf(current)
      for (const [key, value] of Object.entries(fieldsOf(wanted))) {
        judge(`${field}.${key}`, held[key], value, seen[key], key in seen)
      }
      patch[field] = mergeMap(current, fieldsOf(wanted))
    } else {
      const both = isCurrent || !(field in base) ? undefined : byField[field]?.(base[field], wanted, current)
      if (both === undefined) judge(field, current, wanted, base[field], field in base)
      patch[field] = both ?? wanted
    }
  }
  return conflicts.length > 0 ? { ok: false, conflictingFields: conflicts } : { ok: true, patch }
}
