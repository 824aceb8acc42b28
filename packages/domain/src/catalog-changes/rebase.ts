/**
 * A change that was made on the catalog of then, for the catalog of now. Fields that nobody has changed since are taken; maps whose
 * keys are edited one by one are merged key by key (decision 80), and lists that are sets member by member (decision 180); all else that
 * both sides changed is a conflict.
 */
import { type Kept, type Merged, mergedParts, mergeThreeWay, type Sides } from '../units/three-way-merge.ts'
import { type CatalogChange, isSameFieldValue, type Values } from './change.ts'
import { type MergeKind, mergeKindOf, partsOf, wholeOf, withinMap } from './merge-kinds.ts'

export type Rebased =
  /** null: the catalog says already what the change wants */
  | { readonly ok: true; readonly change: CatalogChange | null }
  /** names of the fields (`versions.2` for a key of a map) in which both sides differ; none: the record is not there any more */
  | { readonly ok: false; readonly conflictingFields: readonly string[] }

/** A field by its kind: a map by its keys, a set by its members, all else as a whole. */
function mergeField(
  sides: Sides<unknown>,
  path: readonly string[],
  kept: Kept,
  kindOf: MergeKind,
): Merged<unknown> {
  return mergeThreeWay(sides, path, kept, {
    isSame: isSameFieldValue,
    within({ base, mine, theirs }) {
      const kind = kindOf(path.at(-1) ?? '')
      const [before = {}, own, others] = [base, mine, theirs].map((value) => partsOf(value, kind))
      if (!own || !others) return null
      const names = new Set([...Object.keys(others), ...Object.keys(own)])
      const { parts, conflicts } = mergedParts(names, (name) =>
        mergeField(
          { base: before[name], mine: own[name], theirs: others[name] },
          [...path, name],
          kept,
          withinMap(kindOf),
        ),
      )
      return { value: wholeOf(Object.fromEntries(parts), theirs, kind), conflicts }
    },
  })
}

type Update = Extract<CatalogChange, { kind: 'update' }>

/** An update laid over the record of now, with the paths on which both sides differ; null: nothing of it is left. */
export function mergeUpdate(change: Update, current: Values, kept: Kept) {
  const values: Record<string, unknown> = {}
  const before: Record<string, unknown> = {}
  const conflictingFields: string[] = []
  for (const [field, wanted] of Object.entries(change.values)) {
    const now = current[field]
    const sides = { base: change.before[field], mine: wanted, theirs: now }
    const merged = mergeField(sides, [field], kept, mergeKindOf(change.resource))
    conflictingFields.push(...merged.conflicts.map(({ path }) => path.join('.')))
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
