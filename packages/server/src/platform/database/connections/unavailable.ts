/**
 * Tells "the database is away" and "the disk is full" from "the query is wrong", so that the HTTP layer can answer 503 with
 * Retry-After to the first and treat only the last as a bug.
 */

/** The database cannot be reached at the moment; asking again later is right. `cause` is the driver's error. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'

  constructor(cause: unknown) {
    super('The database is not reachable at the moment.', { cause })
  }
}

/** A bug: what said that it only reads wants to write. The driver's error alone would mean a server that takes no writes. */
export class WroteWhileReading extends Error {
  override name = 'WroteWhileReading'

  constructor(cause: Error) {
    super(cause.message)
  }
}

/** What PostgreSQL says of a write in a transaction that only reads. */
export const READ_ONLY_STATE = '25006'

/** Seconds that a client should wait before it asks again. */
export const RETRY_AFTER_SECONDS = 2

const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EACCES',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

/**
 * Too many connections; administrator's shutdown, crash, starting or stopping, idle for too long. And a server that takes no writes: it was the
 * primary, and is not any more.
 */
const SQL_STATES = new Set(['53300', '57P01', '57P02', '57P03', '57P05', '25006'])

const MESSAGES = [
  /^Connection terminated/,
  /^timeout exceeded when trying to connect$/,
  /^timeout expired$/,
  /^Client has encountered a connection error and is not queryable$/,
  /^Client was closed and is not queryable$/,
  /^Cannot use a pool after calling end on the pool$/,
  /^driver has already been destroyed$/,
  /^Connection ended unexpectedly/,
  /^Query read timeout$/,
]

/** Seconds after which a full disk may have been cleared: somebody has to do it. */
export const FULL_RETRY_SECONDS = 30

/** The disk of the database or of the data folder is full or does not take what is written. */
const FULL_CODES = new Set(['53100', '58030', 'ENOSPC', 'EDQUOT', 'EROFS', 'EIO'])

/** Whether `error`, whoever threw it, means that something could not be written for want of room. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && FULL_CODES.has(error.code)) return true
  return isStorageFull(error.cause)
}

/** Whether `error`, whoever threw it, means that the database could not be reached. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  // Class 08 is "connection exception".
  if (SYSTEM_CODES.has(code) || SQL_STATES.has(code) || /^08[0-9A-Z]{3}$/.test(code)) return true
  return MESSAGES.some((pattern) => pattern.test(error.message))
}

/** `error` itself, or a DatabaseUnavailable around it when that is what it means. */
export function asDatabaseError(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable || !isDatabaseUnavailable(error)) return error
  return new DatabaseUnavailable(error)
}
