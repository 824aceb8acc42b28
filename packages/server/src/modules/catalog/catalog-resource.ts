/** What a kind of catalog record declares: who reads and writes it, how it is shown, and what is checked before a change. */
import type { ServedResourceKey } from '@orderwright/contract'
import type { Role, Timestamp } from '@orderwright/domain'
import type { RecordOf, Values } from '../../platform/database/records.ts'
import type { Outcome } from '../../platform/http/outcome.ts'
import type { Props } from '../records/bodies.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

export type CatalogKey = Exclude<ServedResourceKey, 'productOrder' | 'productInstance'>

/** Undefined: nothing stands against it. */
export type Refused = Extract<Outcome<never>, { ok: false }> | undefined

export interface RecordViewer {
  readonly role: Role
  readonly seesPrices: boolean
}

export interface CatalogResource<K extends CatalogKey> {
  readonly rights: {
    readonly read: 'catalog.read' | 'people.read'
    readonly write: 'catalog.write' | 'people.write'
  }
  /** closed to viewers with hidden pricing */
  readonly isPricing: boolean
  /** what holds of every record that these calls reach */
  readonly where: Values
  /** the record as the viewer receives it; undefined when it is not offered to them */
  readonly present: (record: RecordOf<K>, viewer: RecordViewer) => RecordOf<K> | undefined
  /** what stands against new values; `before` is null for a record that is made */
  readonly beforeWrite: (tenant: TenantCall, props: Props, before: RecordOf<K> | null) => Promise<Refused>
  readonly beforeRemove: (tenant: TenantCall, record: RecordOf<K>) => Promise<Refused>
  readonly removal: Removal<RecordOf<K>>
}

/** How a kind of record is deleted, and brought back for 30 days. */
export interface Removal<T> {
  /** the values that delete a record, or bring it back */
  readonly values: (isRemoved: boolean) => Values
  /** since when it is deleted; null while it is there */
  readonly removedAt: (record: T) => Timestamp | null
}
