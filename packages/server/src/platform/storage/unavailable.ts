/** Tells "the storage of files is away" from "the database is away" and from a bug, so that the HTTP layer answers 503 with its sentence. */

/** Seconds that a client should wait before it asks for a file again. */
export const FILES_RETRY_SECONDS = 5

/**
 * The storage of files does not answer, or refuses this server: nothing that a caller can mend. `message` is for the log and the
 * terminal, `cause` what was thrown.
 */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable'

  constructor(reason: string, cause?: unknown) {
    super(`The storage of files does not work at the moment: ${reason}`, { cause })
  }
}

export function isStorageUnavailable(error: unknown): error is StorageUnavailable {
  return error instanceof StorageUnavailable
}
