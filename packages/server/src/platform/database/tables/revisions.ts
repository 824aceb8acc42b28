/** The tables of revisions, as Kysely sees them. They are only added to. */
import type { AgreedHow, ChangeOrderState, RevisionReason } from '@orderwright/domain/revisions'
import type { Cents, Timestamp } from '@orderwright/domain/units'
import type { ColumnType, Generated } from 'kysely'

type Id = ColumnType<number | null, number | null | undefined, number | null>
type Time = ColumnType<Timestamp | null, string | null | undefined, string | null>
type GeneratedTime = ColumnType<Timestamp, string | Date | undefined, never>

export interface RevisionTables {
  /** What revisions are judged, drawn and printed by; `body` is canonical JSON, `hash` its SHA-256 in base 16. */
  revisionFrames: { orgId: number; hash: string; body: string; created: GeneratedTime }
  orderRevisions: {
    orgId: number
    productOrderId: number
    number: number
    created: GeneratedTime
    userId: ColumnType<number | null, number | null | undefined, never>
    reason: RevisionReason
    /** a quote that was renewed */
    isRenewal: ColumnType<0 | 1, 0 | 1 | undefined, never>
    /** canonical JSON of `frozenContentSchema`, `frozenPricesSchema` and `readingSchema` */
    content: string
    prices: string
    reading: string
    contentHash: string
    pricesHash: string
    frameHash: string
    totalInCents: Cents
  }
  /** Changes of orders that are being made; one of an order is not closed at most. */
  changeOrders: {
    orgId: number
    id: Generated<number>
    productOrderId: number
    state: ChangeOrderState
    created: GeneratedTime
    note: Generated<string>
    requestedBy: Id
    requestedAt: Time
    openedBy: Id
    openedAt: Time
    proposedBy: Id
    proposedAt: Time
    refusedBy: Id
    refusedAt: Time
    refusalNote: Generated<string>
    closedBy: Id
    closedAt: Time
    closingNote: Generated<string>
    baseRevision: Id
    resultRevision: Id
    agreedByName: Generated<string>
    agreedHow: ColumnType<AgreedHow | null, AgreedHow | null | undefined, AgreedHow | null>
    differenceInCents: ColumnType<Cents | null, number | null | undefined, number | null>
  }
}
