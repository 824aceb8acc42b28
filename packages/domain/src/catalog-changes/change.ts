/**
 * One change of a record as data. A set of changes holds at most one for each record. Ids of new records are reserved from the
 * table's own sequence when the record is made, so that references to it never have to be rewritten.
 */
import type { ResourceKey } from '../entities.ts'

/** Fields of a record by their names, without those that the server owns. */
export type Values = Readonly<Record<string, unknown>>

export type CatalogChange =
  | {
      readonly kind: 'create'
      readonly resource: ResourceKey
      readonly id: number
      readonly values: Values
    }
  | {
      readonly kind: 'update'
      readonly resource: ResourceKey
      readonly id: number
      /** only the fields that change: as they were … */
      readonly before: Values
      /** … and as they become */
      readonly values: Values
    }
  | {
      readonly kind: 'destroy'
      readonly resource: ResourceKey
      readonly id: number
      readonly before: Values
    }

/** Which record a change is of. */
export type ChangedRecord = Pick<CatalogChange, 'resource' | 'id'>

/** One text for each record. */
export function recordKey({ resource, id }: ChangedRecord): string {
  return `${resource}:${id}`
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isFields(value)) return value
  const entries = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]))
}

/** Whether two values of a field say the same: what is absent is null, the order of keys is no difference. */
export function isSameFieldValue(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(sorted(one) ?? null) === JSON.stringify(sorted(other) ?? null)
}

/** A record of values, and not a list. */
export function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
