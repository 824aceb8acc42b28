/** A kind of records that sets of changes are of: how they are read, and how changes of them are written. */
import type { CatalogChange, Values } from '@orderwright/domain/catalog-changes'
import type { Outcome } from '../../platform/http/outcome.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

/** A record, and whether it is deleted. */
export interface StoredRecord {
  readonly record: Values
  readonly title: string
  readonly isRemoved: boolean
}

/** The title of a record of any kind, else what stands for it. */
export function titleOf(record: Values, fallback: string): string {
  const title = record['title']
  return typeof title === 'string' && title !== '' ? title : fallback
}

/** How a new record comes to be: made, or brought back where it was deleted. */
export type Making = 'insert' | 'bringBack'

export type Created = Extract<CatalogChange, { kind: 'create' }>
export type Updated = Extract<CatalogChange, { kind: 'update' }>
export type Destroyed = Extract<CatalogChange, { kind: 'destroy' }>

type Write<Change> = (tenant: TenantCall, changes: readonly Change[]) => Promise<Outcome<null>>

/** What is written is all or nothing: a refusal leaves the undoing to the transaction. */
export interface ChangedKind {
  /** Deleted ones too. `forUpdate`: nobody else changes them until the end of the transaction. */
  readonly read: (
    tenant: TenantCall,
    ids: readonly number[],
    forUpdate: boolean,
  ) => Promise<readonly StoredRecord[]>
  readonly make: (tenant: TenantCall, changes: readonly Created[], making: Making) => Promise<Outcome<null>>
  /** What new records say of others that are made after them, once everything is there. */
  readonly finish?: Write<Created>
  readonly change: Write<Updated>
  readonly remove: Write<Destroyed>
}
