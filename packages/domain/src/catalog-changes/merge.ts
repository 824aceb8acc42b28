/** An edit added to a set of changes: one entry for each record, and within it one for each field. */
import { changeLabMessages as words } from '../messages/admin/change-lab.ts'
import { type Refusal, refusal } from '../units/result.ts'
import { type CatalogChange, isSameFieldValue, type Values } from './change.ts'

export type MergedEdit =
  /** null: with the edit the record is again what it was */
  { readonly ok: true; readonly change: CatalogChange | null } | EditRefusal
export type EditRefusal = Refusal<'recordIsRemoved' | 'recordExists'>

type Update = Extract<CatalogChange, { kind: 'update' }>

/** The update without fields that become what they were. */
function withoutUnchanged(update: Update): CatalogChange | null {
  const fields = Object.keys(update.values).filter(
    (field) => !isSameFieldValue(update.values[field], update.before[field]),
  )
  if (fields.length === 0) return null
  const pick = (values: Values) => Object.fromEntries(fields.map((field) => [field, values[field]]))
  return { ...update, before: pick(update.before), values: pick(update.values) }
}

/**
 * What a record's change becomes with one more edit of it. `edit.before` is the record as whoever edits saw it, with `known`
 * in it; what was published stays as the change knows it.
 */
export function mergeEdit(known: CatalogChange | null, edit: CatalogChange): MergedEdit {
  if (known === null) {
    return { ok: true, change: edit.kind === 'update' ? withoutUnchanged(edit) : edit }
  }
  if (edit.kind === 'create') return refusal('recordExists', words.recordExists)
  if (known.kind === 'destroy') {
    return edit.kind === 'destroy'
      ? { ok: true, change: known }
      : refusal('recordIsRemoved', words.recordIsRemoved)
  }
  if (known.kind === 'create') {
    const change = edit.kind === 'destroy' ? null : { ...known, values: { ...known.values, ...edit.values } }
    return { ok: true, change }
  }
  const before = { ...edit.before, ...known.before }
  return edit.kind === 'destroy'
    ? { ok: true, change: { ...edit, before } }
    : {
        ok: true,
        change: withoutUnchanged({ ...known, before, values: { ...known.values, ...edit.values } }),
      }
}

/** A record as it stands in a draft: with its change. Undefined: it is not there. */
export function recordInDraft(record: Values | undefined, change: CatalogChange | null): Values | undefined {
  if (change === null) return record
  if (change.kind === 'destroy') return undefined
  if (change.kind === 'create') return { ...change.values, id: change.id }
  return record && { ...record, ...change.values }
}
