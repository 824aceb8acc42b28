/** What a kind of catalog record declares: who reads and writes it, how it is shown, and what is checked before a change. */
import type { ServedResourceKey } from '@orderwright/contract'
import type { CustomerPricing } from '@orderwright/domain/access'
import type { SpatialKey } from '@orderwright/domain/spatial'
import type { Role } from '@orderwright/domain/tenancy'
import type { Timestamp } from '@orderwright/domain/units'
import type { RecordOf, Values } from '../../platform/database/records.ts'
import type { Outcome } from '../../platform/http/outcome.ts'
import type { Props } from '../records/bodies.ts'
import type { MergedField } from '../records/merge-change.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

export type CatalogKey = Exclude<ServedResourceKey, 'productOrder' | 'productInstance' | SpatialKey>

/** Undefined: nothing stands against it. */
export type Refused = Extract<Outcome<never>, { ok: false }> | undefined

export interface RecordViewer {
  readonly role: Role
  readonly seesPrices: boolean
  /** what of pricing rules and classifiers a customer gets; null: all of them, as an employee does */
  readonly customerPricing: CustomerPricing | null
}

/** Values to be written; `before` is null for a record that is made. */
export interface Write<T> {
  readonly props: Props
  readonly before: T | null
}

/** A record that was written: as it was, null where it is new, and as it is. */
export interface Written<T> {
  readonly before: T | null
  readonly after: T
}

/** A check of one record at a time, for those that come together. */
export function eachWrite<T>(
  check: (tenant: TenantCall, props: Props, before: T | null) => Promise<Refused>,
): (tenant: TenantCall, writes: readonly Write<T>[]) => Promise<Refused> {
  return async (tenant, writes) => {
    for (const { props, before } of writes) {
      const refusal = await check(tenant, props, before)
      if (refusal) return refusal
    }
    return undefined
  }
}

/** Several checks of one kind of record, in order: the first that refuses. */
export function firstRefusal<T>(
  ...checks: readonly ((tenant: TenantCall, writes: readonly Write<T>[]) => Promise<Refused>)[]
): (tenant: TenantCall, writes: readonly Write<T>[]) => Promise<Refused> {
  return async (tenant, writes) => {
    for (const check of checks) {
      const refusal = await check(tenant, writes)
      if (refusal) return refusal
    }
    return undefined
  }
}

export interface CatalogResource<K extends CatalogKey> {
  readonly rights: {
    readonly read: 'catalog.read' | 'people.read' | 'customers.read'
    readonly write: 'catalog.write' | 'people.write' | 'media.write' | 'customers.write'
  }
  /** closed to viewers with hidden pricing */
  readonly isPricing: boolean
  /** what holds of every record that these calls reach */
  readonly where: Values
  /** the record as the viewer receives it; undefined when it is not offered to them */
  readonly present: (record: RecordOf<K>, viewer: RecordViewer) => Partial<RecordOf<K>> | undefined
  /** how fields are put together that two people changed at once, where that is more than keys of a map */
  readonly merges?: Readonly<Record<string, MergedField>>
  /** what stands against new values */
  readonly beforeWrite: (tenant: TenantCall, writes: readonly Write<RecordOf<K>>[]) => Promise<Refused>
  /** what else changes with them */
  readonly afterWrite: (tenant: TenantCall, written: readonly Written<RecordOf<K>>[]) => Promise<void>
  /** how a change of `fields` is stored, which do not stand in the record's own row alone */
  readonly store?: {
    readonly fields: readonly string[]
    readonly run: (tenant: TenantCall, before: RecordOf<K>, patch: Values) => Promise<RecordOf<K> | undefined>
  }
  readonly beforeRemove: (tenant: TenantCall, record: RecordOf<K>) => Promise<Refused>
  /** what else changes when it is removed or brought back; answers what the record itself keeps of that */
  readonly withRemoval: (tenant: TenantCall, record: RecordOf<K>, isRemoved: boolean) => Promise<Values>
  readonly removal: Removal<RecordOf<K>>
}

/** How a kind of record is deleted, and brought back for 30 days. */
export interface Removal<T> {
  /** the values that delete a record, or bring it back */
  readonly values: (isRemoved: boolean) => Values
  /** since when it is deleted; null while it is there */
  readonly removedAt: (record: T) => Timestamp | null
}
