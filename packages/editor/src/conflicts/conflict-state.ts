/** What a person is asked about a change that cannot be saved as it is, and whether it still needs an answer. */
import type { OrderDocument } from '@orderwright/domain/orders'
import { differingFields } from '../document/fields.ts'
import {
  applyProps,
  baseOf,
  idOf,
  type Operation,
  type Props,
  type UpdateOperation,
} from '../document/operations.ts'
import { type HeldRecord, keyOf, type RecordKind, recordOf } from '../document/record-kinds.ts'
import type { ServerSnapshot } from '../server-state/server-snapshot.ts'

/** Two people changed the same; a person must say which shall stand. */
export type Conflict =
  | {
      readonly kind: 'fields'
      readonly resource: UpdateOperation['resource']
      readonly id: number
      /** what this person wants, and what the server holds, for the fields in which they differ */
      readonly mine: Props
      readonly theirs: Props
    }
  /** somebody deleted the record that this person was changing */
  | ({ readonly kind: 'gone'; readonly mine: Props } & HeldRecord)

export type OpenConflict =
  /** the keys of `fields` are what is asked about; the values are read when the conflict is shown */
  | { readonly kind: 'fields'; readonly resource: RecordKind; readonly id: number; readonly fields: Props }
  | Extract<Conflict, { kind: 'gone' }>

export type ConflictState = { readonly kind: 'none' } | OpenConflict

export const noConflict: ConflictState = { kind: 'none' }

/** Nobody types a rank: the person's own move stands, and the server's order of equal ranks decides. */
export const silentFields: ReadonlySet<string> = new Set(['rank'])

/** What a conflict is judged by: what the server holds, and this person's unsent operations, oldest first. */
export interface ConflictFacts {
  readonly server: Pick<ServerSnapshot, 'valuesOf' | 'holds' | 'lastOf'>
  readonly unsent: readonly Operation[]
}

/** Is the operation an update of this record? */
export function updates(
  operation: Operation,
  resource: RecordKind,
  id: number,
): operation is UpdateOperation {
  return operation.kind === 'update' && operation.resource === resource && operation.id === id
}

/** What the person wants in fields of a record: the newest unsent values. */
export function wantedValues(
  unsent: readonly Operation[],
  resource: RecordKind,
  id: number,
  fields: Props,
): Props {
  const values = unsent
    .filter((operation) => updates(operation, resource, id))
    .reduce((current, operation) => applyProps(current, operation.props), { ...fields })
  return baseOf(values, fields)
}

/** Records that the person deletes after all: what they had changed in them is of no account any more. */
export function deletedKeys(unsent: readonly Operation[]): ReadonlySet<string> {
  return new Set(
    unsent.flatMap((operation) =>
      operation.kind === 'destroy' ? [keyOf(operation.resource, idOf(operation))] : [],
    ),
  )
}

/**
 * Whether an open conflict still needs an answer. recordGone: the server does not hold its record any more; obsolete:
 * both sides have come to agree, or the person deletes the record.
 */
export function reviewConflict(
  state: ConflictState,
  { server, unsent }: ConflictFacts,
): 'none' | 'open' | 'recordGone' | 'obsolete' {
  if (state.kind === 'none') return 'none'
  if (state.kind === 'gone') return 'open'
  const { resource, id, fields } = state
  const held = server.valuesOf(resource, id, fields)
  if (held === null) return 'recordGone'
  if (deletedKeys(unsent).has(keyOf(resource, id))) return 'obsolete'
  return differingFields(wantedValues(unsent, resource, id, fields), held).length === 0 ? 'obsolete' : 'open'
}

/** The conflict as the person sees it now: what they typed since counts. */
export function shownConflict(
  state: ConflictState,
  document: OrderDocument,
  { server, unsent }: ConflictFacts,
): Conflict | null {
  if (state.kind === 'none') return null
  if (state.kind === 'gone') return state
  const { resource, id, fields } = state
  const record = recordOf(document, resource, id)
  if (!record) return null
  const mine = wantedValues(unsent, resource, id, fields)
  return { kind: 'fields', resource, id, mine, theirs: server.valuesOf(resource, id, fields) ?? {} }
}
