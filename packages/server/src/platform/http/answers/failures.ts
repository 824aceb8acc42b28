/** Turns whatever went wrong into the contract's error answer: right status, no stack trace, never a 500 for input. */
import { type ErrorBody, errorStatus } from '@orderwright/contract'
import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import {
  FULL_RETRY_SECONDS,
  isDatabaseUnavailable,
  isStorageFull,
  RETRY_AFTER_SECONDS,
} from '../../database/connections/unavailable.ts'
import { FILES_RETRY_SECONDS, isStorageUnavailable } from '../../storage/unavailable.ts'
import { fieldErrors } from './field-errors.ts'
import { type Failure, fail, sentences } from '../outcome.ts'

/** Carries a Failure through code that can only throw (Fastify hooks, a transaction that must roll back). */
export class FailureSignal extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.message)
    this.failure = failure
  }
}

/** What a broken connection to the caller is called, wherever it is noticed. */
const BROKEN = new Set([
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
  'ECONNRESET',
  'EPIPE',
  'ECANCELED',
])

/** Whether the caller has gone before the answer was whole: nobody's fault, and nobody is left to be told. */
export function hasLeft(error: unknown, reply: FastifyReply): boolean {
  return reply.raw.destroyed && !reply.raw.writableFinished && BROKEN.has(codeOf(error))
}

/** Sends a failure, with Retry-After where waiting helps. */
export function sendFailure(reply: FastifyReply, failure: Failure): FastifyReply {
  const retryAfter = failure.details?.retryAfter
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  const body: ErrorBody = { error: { ...failure } }
  return reply
    .code(errorStatus[failure.code])
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body))
}

/** A zod error as an `invalid` failure with the path of each field. */
export function invalidBody(error: z.ZodError): Failure {
  return fail('invalid', sentences.invalid, { fields: fieldErrors(error) }).error
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

function textOf(error: unknown, key: 'constraint' | 'column'): string | undefined {
  if (!(error instanceof Error) || !(key in error)) return undefined
  const value: unknown = Reflect.get(error, key)
  return typeof value === 'string' ? value : undefined
}

/** The database refused: what PostgreSQL's SQLSTATE says of the input. */
function fromSqlState(error: unknown): Failure | undefined {
  const state = codeOf(error)
  const path = textOf(error, 'column') ?? textOf(error, 'constraint') ?? ''
  if (state === '23505') return fail('conflict', sentences.duplicate).error
  if (state === '23503') {
    return fail('invalid', sentences.brokenReference, {
      fields: [{ path, message: sentences.brokenReference }],
    }).error
  }
  if (state === '23502' || state === '23514' || /^22[0-9A-Z]{3}$/.test(state)) {
    return fail('invalid', sentences.invalid, { fields: [{ path, message: sentences.invalid }] }).error
  }
  // Deadlock, serialization failure, lock or statement timeout, no memory: asking again helps.
  if (['40001', '40P01', '53200', '53400', '55P03', '57014'].includes(state)) {
    return fail('unavailable', sentences.busy, { retryAfter: 1 }).error
  }
  // Row-level security refused to write a row that belongs to another organisation.
  if (state === '42501' && error instanceof Error && error.message.includes('row-level security')) {
    return fail('notFound', sentences.notFound).error
  }
  return undefined
}

function fromFastify(error: unknown): Failure | undefined {
  switch (codeOf(error)) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return fail('tooLarge', sentences.tooLarge).error
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return fail('unsupportedMediaType', sentences.unsupportedMediaType).error
    case 'FST_ERR_NOT_FOUND':
    case 'FST_ERR_BAD_URL':
      return fail('notFound', sentences.notFound).error
    default:
      break
  }
  if (error instanceof Error && 'statusCode' in error) {
    const status = error.statusCode
    if (status === 429) return fail('tooManyRequests', sentences.tooManyRequests).error
    if (typeof status === 'number' && status >= 400 && status < 500) {
      return fail('invalid', sentences.malformed).error
    }
  }
  return undefined
}

/** The failure that an error means; undefined for a bug (answer 500 and log it). */
export function failureOf(error: unknown): Failure | undefined {
  if (error instanceof FailureSignal) return error.failure
  if (isStorageFull(error)) {
    return fail('unavailable', sentences.storageFull, { retryAfter: FULL_RETRY_SECONDS }).error
  }
  if (isStorageUnavailable(error)) {
    return fail('unavailable', sentences.filesUnavailable, { retryAfter: FILES_RETRY_SECONDS }).error
  }
  if (isDatabaseUnavailable(error)) {
    return fail('unavailable', sentences.unavailable, { retryAfter: RETRY_AFTER_SECONDS }).error
  }
  return fromSqlState(error) ?? fromFastify(error)
}

export const internalFailure = (): Failure => ({ code: 'internal', message: sentences.internal })
