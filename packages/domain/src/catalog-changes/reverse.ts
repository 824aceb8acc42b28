/** What takes a change back, as far as nobody has changed the same since. */
import { type CatalogChange, isSameFieldValue, type Values } from './change.ts'

export interface Reversed {
  /** null: nothing of it is left to be taken back */
  readonly change: CatalogChange | null
  /** fields that somebody has changed since, which stay as they are */
  readonly spared: readonly string[]
}

/**
 * The change in the other direction. `current` is the record as it is now, undefined where it is deleted. A record that was made
 * is removed, a removed one made again.
 */
export function reverse(change: CatalogChange, current: Values | undefined): Reversed {
  const { resource, id } = change
  if (change.kind === 'destroy') {
    return current === undefined
      ? { change: { kind: 'create', resource, id, values: change.before }, spared: [] }
      : { change: null, spared: [] }
  }
  // Who removed it since has taken it back already, or wants it gone.
  if (current === undefined) return { change: null, spared: [] }
  const spared = Object.keys(change.values).filter(
    (field) => !isSameFieldValue(current[field], change.values[field]),
  )
  if (change.kind === 'create') {
    return spared.length > 0
      ? { change: null, spared }
      : { change: { kind: 'destroy', resource, id, before: change.values }, spared }
  }
  const fields = Object.keys(change.values).filter((field) => !spared.includes(field))
  if (fields.length === 0) return { change: null, spared }
  const pick = (values: Values) => Object.fromEntries(fields.map((field) => [field, values[field]]))
  return {
    change: { kind: 'update', resource, id, before: pick(change.values), values: pick(change.before) },
    spared,
  }
}
