/**
 * Maps of which each key is changed on its own (versions by their key), and the fields of a record, which are one too. Lists of ids that
 * are sets (the members of a group) are maps of their members.
 */

import { type MergeKind, partsOf, wholeOf, withinMap } from '@orderwright/domain/catalog-changes'

/** Fields of a record by name, or the values of a map by key. */
export type RecordValues = Readonly<Record<string, unknown>>

export function isMap(value: unknown): value is RecordValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const everyMap: MergeKind = () => 'map'

/** Whether two values are the same, whatever the order of their keys. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const [left, right] = [Object.entries(a), new Map<string, unknown>(Object.entries(b))]
  return (
    left.length === right.size &&
    left.every(([key, value]) => right.has(key) && isSameValue(value, right.get(key)))
  )
}

/** The keys under which two maps hold different values. */
function changedKeys(before: RecordValues, after: RecordValues): string[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].filter((key) => !isSameValue(before[key], after[key]))
}

/** Where two maps differ, down to values that are no maps: `title`, `versions.2.date`. */
export function changedPaths(before: RecordValues, after: RecordValues): string[] {
  return changedKeys(before, after).flatMap((key) => {
    const [was, is] = [before[key], after[key]]
    return isMap(was) && isMap(is) ? changedPaths(was, is).map((path) => `${key}.${path}`) : [key]
  })
}

function put(map: Record<string, unknown>, key: string, value: unknown): void {
  if (value === undefined) delete map[key]
  else map[key] = value
}

/**
 * A map (versions by their key) with what this person has changed in it, over what another has written meanwhile: each key on its
 * own, also within maps in it. Of a key that both have changed `mine` stands, and `isConflict` says so; what this person has
 * written there before (`own`) is nobody else's change.
 */
export function mergeMaps(
  base: unknown,
  mine: RecordValues,
  theirs: RecordValues,
  own: readonly unknown[] = [],
  kindOf: MergeKind = everyMap,
): { readonly value: RecordValues; readonly isConflict: boolean } {
  const before = isMap(base) ? base : {}
  const value: Record<string, unknown> = { ...theirs }
  let isConflict = false
  for (const key of changedKeys(before, mine)) {
    const [was, my, their] = [before[key], mine[key], theirs[key]]
    const ownThere = own.filter(isMap).map((map) => map[key])
    if (isSameValue(my, their)) continue
    const kind = kindOf(key)
    const [wasParts, myParts, theirParts] = [was, my, their].map((one) => partsOf(one, kind))
    if (myParts && theirParts && (kind === 'map' || wasParts)) {
      const ownParts = ownThere.map((one) => partsOf(one, kind))
      const inner = mergeMaps(wasParts, myParts, theirParts, ownParts, withinMap(kindOf))
      value[key] = wholeOf(inner.value, their, kind)
      isConflict ||= inner.isConflict
      continue
    }
    isConflict ||= !isSameValue(their, was) && !ownThere.some((one) => isSameValue(their, one))
    put(value, key, my)
  }
  return { value, isConflict }
}

/** A change of a map: what it held, and what it is to hold. */
export interface MapChange {
  readonly base: RecordValues
  readonly props: RecordValues
}

/**
 * `change` as if `earlier` had not been made: where it was made on the value of `earlier`, it is made on the one before. `earlier` comes
 * back without what `change` has written over. `kindOf` says how the values under a key are changed.
 */
export function withoutEarlier(
  earlier: MapChange,
  change: MapChange,
  kindOf: MergeKind = everyMap,
): { readonly earlier: MapChange; readonly change: MapChange } {
  const left: Record<string, unknown> = { ...earlier.props }
  const base: Record<string, unknown> = { ...change.base }
  const props: Record<string, unknown> = { ...change.props }
  for (const key of changedKeys(earlier.base, earlier.props)) {
    const [was, mine, seen, next] = [earlier.base[key], earlier.props[key], base[key], props[key]]
    const kind = kindOf(key)
    const parts = changeParts({ was, mine, seen, next }, kind)
    if (parts) {
      const inner = withoutEarlier(parts.earlier, parts.change, withinMap(kindOf))
      left[key] = wholeOf(inner.earlier.props, mine, kind)
      base[key] = wholeOf(inner.change.base, seen, kind)
      props[key] = wholeOf(inner.change.props, next, kind)
      continue
    }
    if (isSameValue(seen, mine)) put(base, key, was)
    if (isSameValue(next, seen)) put(props, key, isSameValue(seen, mine) ? was : next)
    else put(left, key, was)
  }
  return { earlier: { base: earlier.base, props: left }, change: { base, props } }
}

/** Two changes of one value as changes of its parts; undefined where it is changed as a whole. */
function changeParts(
  values: { readonly was: unknown; readonly mine: unknown; readonly seen: unknown; readonly next: unknown },
  kind: ReturnType<MergeKind>,
): { readonly earlier: MapChange; readonly change: MapChange } | undefined {
  const was = partsOf(values.was, kind)
  const mine = partsOf(values.mine, kind)
  const seen = partsOf(values.seen, kind)
  const next = partsOf(values.next, kind)
  if (!was || !mine || !seen || !next) return undefined
  return { earlier: { base: was, props: mine }, change: { base: seen, props: next } }
}

/** `change` without what `newer` changes too, also where `newer` changes it to what was there. */
export function withoutNewer(change: MapChange, newer: MapChange, kindOf: MergeKind = everyMap): MapChange {
  const props: Record<string, unknown> = { ...change.props }
  for (const key of changedKeys(change.base, change.props)) {
    const [was, mine, seen, next] = [change.base[key], props[key], newer.base[key], newer.props[key]]
    const kind = kindOf(key)
    const parts = changeParts({ was, mine, seen, next }, kind)
    if (parts) {
      props[key] = wholeOf(withoutNewer(parts.earlier, parts.change, withinMap(kindOf)).props, mine, kind)
    } else if (!isSameValue(seen, next)) put(props, key, was)
  }
  return { base: change.base, props }
}
