/** What the headless editor needs from its surroundings. */
import type { CallResult } from '@orderwright/contract'
import type { Timestamp } from '@orderwright/domain/units'
import type { UpdateOperation } from './document/operations.ts'
import type { CreatedKind, CreatedRecord } from './document/record-kinds.ts'

/** A record as the server answers it: fields hidden from this person are absent. */
export type ServerRecord = { id: number; version: number } & Record<string, unknown>

/** What the server answers: records in the order of what was sent. */
export type RecordsResult = CallResult<{ records: ServerRecord[] }>

/** Sends operations to the server: all records of a call or none. `version` is what an update is based on. */
export interface Transport {
  update(changes: readonly { operation: UpdateOperation; version: number }[]): Promise<RecordsResult>
  create(
    resource: CreatedKind,
    records: readonly CreatedRecord[],
    idempotencyKey: string,
  ): Promise<RecordsResult>
  destroy(resource: CreatedKind, ids: readonly number[]): Promise<RecordsResult>
  restore(resource: CreatedKind, ids: readonly number[]): Promise<RecordsResult>
  /** all records of a kind that an order has, as the server holds them now */
  list(resource: CreatedKind, productOrderId: number): Promise<RecordsResult>
}

/** Time, so that tests need not wait. */
export interface Clock {
  now(): Timestamp
  /** Runs `action` once after `ms` milliseconds; the returned function cancels it. */
  after(ms: number, action: () => void): () => void
}

/** Text that survives a reload, by key. `write` answers whether the text was stored: storage is refused or full at times. */
export interface Storage {
  read(key: string): string | null
  write(key: string, text: string): boolean
  remove(key: string): void
}

/** A random token for idempotency keys. */
export type NewKey = () => string
