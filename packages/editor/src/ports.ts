/** What the headless editor needs from its surroundings. */
import type { CallResult } from '@orderwright/contract'
import type { ProductInstance, Timestamp } from '@orderwright/domain'
import type { UpdateOperation } from './document/operations.ts'

/** A record as the server answers it: fields hidden from this person are absent. */
export type ServerRecord = { id: number; version: number } & Record<string, unknown>

/** Sends operations to the server. `version` is what the operation is based on. */
export interface Transport {
  update(
    changes: readonly { operation: UpdateOperation; version: number }[],
  ): Promise<CallResult<{ records: ServerRecord[] }>>
  create(item: ProductInstance, idempotencyKey: string): Promise<CallResult<{ record: ServerRecord }>>
  destroy(id: number): Promise<CallResult<{ record: ServerRecord }>>
  restore(id: number): Promise<CallResult<{ record: ServerRecord }>>
  /** all lines of an order as the server holds them now */
  lines(productOrderId: number): Promise<CallResult<{ records: ServerRecord[] }>>
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
