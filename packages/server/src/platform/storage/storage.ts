/** Where files are kept: bytes under a key. The local disk is one place; others fit behind the same port. */

export interface FileStorage {
  /** Keeps the bytes under the key, replacing what was there: all of them, or none. */
  readonly put: (key: string, bytes: Buffer) => Promise<void>
  /** The bytes, or undefined when there is nothing under the key. */
  readonly get: (key: string) => Promise<Buffer | undefined>
  /** The keys of everything that is kept, in no order. */
  readonly list: () => AsyncIterable<string>
  /** Rejects when nothing can be kept at the moment: no room, no rights. */
  readonly probe: () => Promise<void>
  readonly remove: (key: string) => Promise<void>
}
