/**
 * One call, declared once: path, who may try it, body, response and expected errors. The server's routes, the
 * typed client and the OpenAPI document all come from these declarations. All calls are POST.
 */
import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/** The least a caller must be before the policy looks at the subject. */
export type Access = 'anonymous' | 'signedIn'

/** What a call does to what is stored: only callers who may write may make one that writes. */
export type Effect = 'reads' | 'writes'

/** Types of the files that calls answer. */
export type FileType =
  | 'application/gzip'
  | 'application/pdf'
  | 'application/zip'
  | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export interface Endpoint<Body extends z.ZodType = z.ZodType, Response extends z.ZodType = z.ZodType> {
  /** unique name, verb first: 'submitOrder' */
  readonly name: string
  readonly path: `/${string}`
  readonly area: string
  readonly summary: string
  readonly access: Access
  readonly body: Body
  /** what arrived, as `body` takes it: aliases of fields have the fields' own names */
  readonly readBody: (sent: unknown) => unknown
  readonly response: Response
  readonly errors: readonly ErrorCode[]
  /** `reads` changes nothing that anybody could notice: what an API key of the scope "read" may call */
  readonly effect: Effect
  /** whether an API key may make it; not what is about a person: signing in, passkeys, devices, notifications, members, keys */
  readonly takesApiKeys: boolean
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
    /** what the file is, where it is no picture: it is called so where it is too large */
    readonly holds?: 'tables' | 'logo' | 'orderFile'
  }
  /** what it answers is a file of this type instead of JSON; `response` is then empty. Errors are JSON as ever. */
  readonly answersFile: FileType | null
}

type Declaration<Body extends z.ZodType, Response extends z.ZodType> = Pick<
  Endpoint<Body, Response>,
  'name' | 'path' | 'area' | 'summary' | 'body' | 'response'
> &
  Partial<
    Pick<
      Endpoint<Body, Response>,
      | 'access'
      | 'readBody'
      | 'errors'
      | 'effect'
      | 'takesApiKeys'
      | 'isIdempotent'
      | 'isDemoOnly'
      | 'takesFile'
      | 'fileLimits'
      | 'answersFile'
    >
  >

/**
 * Declares a call; signed-in callers only unless it says otherwise. What does not say that it only reads counts as one
 * that writes, so that a forgotten declaration lets nobody do too much.
 */
export function endpoint<Body extends z.ZodType, Response extends z.ZodType>(
  declaration: Declaration<Body, Response>,
): Endpoint<Body, Response> {
  const access = declaration.access ?? 'signedIn'
  // A key that is not good, or may not make the call, is refused before anything is looked at, and so is another site's page: anonymous
  // calls too.
  const common: ErrorCode[] = [
    'unauthenticated',
    'forbidden',
    'invalid',
    'tooSlow',
    'tooLarge',
    'unsupportedMediaType',
    'tooManyRequests',
    'unavailable',
  ]
  const effect = declaration.effect ?? 'writes'
  // An anonymous call is about whoever makes it.
  const takesApiKeys = declaration.takesApiKeys ?? access === 'signedIn'
  return {
    readBody: (sent) => sent,
    isIdempotent: false,
    isDemoOnly: false,
    takesFile: false,
    answersFile: null,
    ...declaration,
    access,
    effect,
    takesApiKeys,
    errors: [...new Set([...common, ...(declaration.errors ?? [])])],
  }
}

export type BodyOf<E> = E extends Endpoint<infer Body, z.ZodType> ? z.input<Body> : never
export type ParsedBodyOf<E> = E extends Endpoint<infer Body, z.ZodType> ? z.output<Body> : never
export type ResponseOf<E> = E extends Endpoint<z.ZodType, infer Response> ? z.output<Response> : never
