/** What the headless editor needs from its surroundings. */
import type { CallError, CallResult } from '@orderwright/contract'
import type { ProductInstance, Timestamp } from '@orderwright/domain'
import type { Props, UpdateOperation } from './operations.ts'

/** A record as the server answers it: fields hidden from this person are absent. */
export type ServerRecord = { id: number; version: number } & Record<string, unknown>

/** Sends operations to the server. `version` is the newest this client knows of the record. */
export interface Transport {
  update(
    changes: readonly { operation: UpdateOperation; version: number }[],
  ): Promise<CallResult<{ records: ServerRecord[] }>>
  create(item: ProductInstance, idempotencyKey: string): Promise<CallResult<{ record: ServerRecord }>>
  destroy(id: number): Promise<CallResult<{ record: ServerRecord }>>
  restore(id: number): Promise<CallResult<{ record: ServerRecord }>>
}

/** Time, so that tests need not wait. */
export interface Clock {
  now(): Timestamp
  /** Runs `action` once after `ms` milliseconds; the returned function cancels it. */
  after(ms: number, action: () => void): () => void
}

/** Text that survives a reload, by key. */
export interface Storage {
  read(key: string): string | null
  write(key: string, text: string): void
  remove(key: string): void
}

/** A random token for idempotency keys. */
export type NewKey = () => string

/** Both sides of a change that two people made to the same fields. */
export interface Conflict {
  operation: UpdateOperation
  /** what this person wants, and what the server holds, for the fields in which they differ */
  mine: Props
  theirs: Props
  error: CallError
}

/** saved: all is on the server; offline: it will be sent again; conflict, signedOut: a person must act first. */
export type SaveState = 'saved' | 'saving' | 'offline' | 'conflict' | 'signedOut'
