/**
 * What takes a change back, as far as nobody has changed the same since: keys of maps and members of sets are taken back one by one,
 * as drafts are merged, so that what others have added beside them does not keep them (decision 129).
 */
import { type CatalogChange, isSameFieldValue, type Values } from './change.ts'
import { mergeUpdate } from './rebase.ts'

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
  if (change.kind === 'create') {
    const spared = Object.keys(change.values).filter(
      (field) => !isSameFieldValue(current[field], change.values[field]),
    )
    return spared.length > 0
      ? { change: null, spared }
      : { change: { kind: 'destroy', resource, id, before: change.values }, spared }
  }
  const inverse = { ...change, before: change.values, values: change.before }
  const back = mergeUpdate(inverse, current, 'theirs')
  // Of a map the field is named, whatever of it stays.
  const spared = new Set(back.conflictingFields.map((path) => path.split('.')[0] ?? path))
  return { change: back.change, spared: [...spared] }
}
