/** Where files are kept: bytes under a key. The local disk is one place, a bucket of an object storage another. */
import type { Readable } from 'node:stream'

/** How a browser is to take a file that it reads at another address. */
export interface FilePresentation {
  /** its media type */
  readonly type: string
  /** the name under which it is saved: letters, digits, hyphens and points */
  readonly name: string
}

export interface FileStorage {
  /**
   * Keeps the bytes under the key, replacing what was there: all of them, or none. A stream that fails rejects with its own error.
   * Rejects with StorageUnavailable where the place can not be reached.
   */
  readonly put: (key: string, content: Buffer | Readable) => Promise<void>
  /** The bytes, or undefined when there is nothing under the key. Rejects with StorageUnavailable. */
  readonly get: (key: string) => Promise<Buffer | undefined>
  /** The bytes piece by piece, or undefined when there is nothing under the key. A stream that ends without an error had all of them. */
  readonly openRead: (key: string) => Promise<Readable | undefined>
  /** The keys of everything that is kept, in no order. */
  readonly list: () => AsyncIterable<string>
  /** Rejects when nothing can be kept at the moment: no room, no rights, nobody who answers. */
  readonly probe: () => Promise<void>
  readonly remove: (key: string) => Promise<void>
  /**
   * An address at which whoever has it reads the file for some minutes without asking the server; undefined where the server serves it
   * itself: on a local disk, unless it is set so, and for types that do more than be shown (`shownElsewhere`).
   */
  readonly addressOf: (key: string, presentation: FilePresentation) => Promise<string | undefined>
}

/** What is harmless without the headers that this server gives with it. No SVG and no HTML: they may hold scripts. */
export const shownElsewhere: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp'])

/** Folders and names of letters, digits, hyphens and points: never a way out of the folder. */
const KEY = /^(?:[a-z0-9][a-z0-9-]*\/)*[a-z0-9][a-z0-9-]*(?:\.[a-z0-9]+)*$/i

const LONGEST_KEY = 300

export function isStorageKey(text: string): boolean {
  return KEY.test(text) && text.length <= LONGEST_KEY
}

/** The key itself. Throws for one that is none: keys are the server's own. */
export function storageKey(key: string): string {
  if (!isStorageKey(key)) throw new Error(`not a storage key: ${key}`)
  return key
}
