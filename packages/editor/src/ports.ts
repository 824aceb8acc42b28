/** What the headless editor needs from its surroundings. */
import type { CallError, CallResult } from '@orderwright/contract'
import type { ProductInstance, Timestamp } from '@orderwright/domain'
import type { Props, UpdateOperation } from './document/operations.ts'

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

/** Text that survives a reload, by key. `write` answers whether the text is kept: storage is refused or full at times. */
export interface Storage {
  read(key: string): string | null
  write(key: string, text: string): boolean
  remove(key: string): void
}

/** A random token for idempotency keys. */
export type NewKey = () => string

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
  /** somebody deleted the line that this person was changing */
  | { readonly kind: 'gone'; readonly item: ProductInstance; readonly mine: Props }

/** Something to tell the person, calmly: it happened, and nothing is asked. */
export interface Notice {
  readonly id: string
  readonly text: string
}

/** A change that the server refused for good; it has been taken back on the screen. */
export interface Rejection {
  readonly id: string
  readonly error: CallError
  /** texts that the person had entered, so that they can be entered again */
  readonly texts?: readonly string[]
}
