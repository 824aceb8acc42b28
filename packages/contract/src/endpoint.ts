/**
 * One call, declared once: path, who may try it, body, response and expected errors. The server's routes, the
 * typed client and the OpenAPI document all come from these declarations. All calls are POST.
 */
import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/** The least a caller must be before the policy looks at the subject. */
export type Access = 'anonymous' | 'signedIn'

export interface Endpoint<Body extends z.ZodType = z.ZodType, Response extends z.ZodType = z.ZodType> {
  /** unique name, verb first: 'submitOrder' */
  readonly name: string
  readonly path: `/${string}`
  readonly area: string
  readonly summary: string
  readonly access: Access
  readonly body: Body
  readonly response: Response
  readonly errors: readonly ErrorCode[]
  /** accepts an `Idempotency-Key` header: the same key and body answer the same again */
  readonly isIdempotent: boolean
  /** exists in demo mode alone */
  readonly isDemoOnly: boolean
  /** takes one file beside its body: multipart/form-data with the fields `body` (JSON) and, after it, `file` */
  readonly takesFile: boolean
  /** bytes of a file, where it may have more than usual: of any body, and of this one, which comes before the file */
  readonly fileLimits?: {
    readonly most: number
    readonly mostFor: (body: unknown) => number
  }
  /** what it answers is a file of this type instead of JSON; `response` is then empty. Errors are JSON as ever. */
  readonly answersFile: 'application/pdf' | null
}

type Declaration<Body extends z.ZodType, Response extends z.ZodType> = Pick<
  Endpoint<Body, Response>,
  'name' | 'path' | 'area' | 'summary' | 'body' | 'response'
> &
  Partial<
    Pick<
      Endpoint<Body, Response>,
      'access' | 'errors' | 'isIdempotent' | 'isDemoOnly' | 'takesFile' | 'fileLimits' | 'answersFile'
    >
  >

/** Declares a call; signed-in callers only unless it says otherwise. */
export function endpoint<Body extends z.ZodType, Response extends z.ZodType>(
  declaration: Declaration<Body, Response>,
): Endpoint<Body, Response> {
  const access = declaration.access ?? 'signedIn'
  const common: ErrorCode[] = [
    'invalid',
    'tooSlow',
    'tooLarge',
    'unsupportedMediaType',
    'tooManyRequests',
    'unavailable',
  ]
  if (access === 'signedIn') common.push('unauthenticated')
  return {
    isIdempotent: false,
    isDemoOnly: false,
    takesFile: false,
    answersFile: null,
    ...declaration,
    access,
    errors: [...new Set([...common, ...(declaration.errors ?? [])])],
  }
}

export type BodyOf<E> = E extends Endpoint<infer Body, z.ZodType> ? z.input<Body> : never
export type ParsedBodyOf<E> = E extends Endpoint<infer Body, z.ZodType> ? z.output<Body> : never
export type ResponseOf<E> = E extends Endpoint<z.ZodType, infer Response> ? z.output<Response> : never
