/** The one shape of every error answer: `{error: {code, message, details?}}` with the right HTTP status. */
import { jsonSchema } from '@orderwright/domain/units'
import { z } from 'zod'

/** Code → HTTP status. */
export const errorStatus = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  tooSlow: 408,
  conflict: 409,
  tooLarge: 413,
  unsupportedMediaType: 415,
  refused: 422,
  tooManyRequests: 429,
  internal: 500,
  unavailable: 503,
} as const
export type ErrorCode = keyof typeof errorStatus

export const errorCodes = [
  'invalid',
  'unauthenticated',
  'forbidden',
  'notFound',
  'tooSlow',
  'conflict',
  'tooLarge',
  'unsupportedMediaType',
  'refused',
  'tooManyRequests',
  'internal',
  'unavailable',
] as const satisfies readonly ErrorCode[]

/** What each error means, and what its details hold. */
export const errorMeanings: Readonly<Record<ErrorCode, string>> = {
  invalid: 'The body does not fit; details.fields names each field by its path.',
  unauthenticated: 'Nobody is signed in on this device.',
  forbidden: 'Signed in, and may see this, but not do it.',
  notFound: 'There is no such record, or it is not yours: the answer is the same.',
  tooSlow: 'The request took too long to arrive; it may be sent again.',
  conflict:
    'Somebody else changed the same fields; details.current is the record now, details.conflictingFields what differs.',
  tooLarge: 'The body is larger than the call takes.',
  unsupportedMediaType: 'The body is not JSON.',
  refused: 'A rule of the order says no; details.rule names it.',
  tooManyRequests:
    'Too many attempts, or too much of the organization waits already (details.rule is ownQueue); details.retryAfter and Retry-After say how many seconds to wait.',
  internal: 'A mistake on this side.',
  unavailable:
    'The database is away or busy, or a disk is full; the same call may be made again after details.retryAfter seconds.',
}

/** A field that was not accepted: its path in the body and why. */
export const fieldErrorSchema = z.object({ path: z.string(), message: z.string() })

/** Where on an order something is wrong; `itemId` null is the order itself. Titles as the caller may see them. */
export const placeSchema = z.object({
  itemId: z.number().nullable(),
  itemTitle: z.string().optional(),
  propertyId: z.number().optional(),
  propertyTitle: z.string().optional(),
  optionId: z.number().optional(),
  message: z.string().optional(),
})
export type Place = z.infer<typeof placeSchema>

/** What uses a record that is to be deleted. */
export const useSchema = z.object({
  /** the kind of the record: 'product', 'productOption' …; 'org' is the organization itself */
  resourceKey: z.string(),
  id: z.number(),
  title: z.string(),
})
export type Use = z.infer<typeof useSchema>

export const errorDetailsSchema = z.object({
  /** 400: the fields that were not accepted */
  fields: z.array(fieldErrorSchema).optional(),
  /** 409: the record as it is now, and the fields in which both sides differ */
  current: z.record(z.string(), jsonSchema).optional(),
  conflictingFields: z.array(z.string()).optional(),
  /** 422: the rule that refused, and what the screen should open */
  rule: z.string().optional(),
  opens: z.string().optional(),
  /** 422: the items, properties and options that it is about */
  places: z.array(placeSchema).optional(),
  /**
   * 422: the change that makes it possible. `unarchive`: write `archived` 0 to the order. `allowBackorder`: make the call
   * again with it
   */
  repair: z.enum(['unarchive', 'allowBackorder']).optional(),
  /** 422: how many orders it is about */
  orders: z.number().int().min(0).optional(),
  /** 422: what uses the record, a hundred at most */
  usedBy: z.array(useSchema).optional(),
  /** a wrong sign-in code: how often the right one may still be typed */
  triesLeft: z.number().int().min(0).optional(),
  /** 429, 503: seconds to wait */
  retryAfter: z.number().optional(),
})
export type ErrorDetails = z.infer<typeof errorDetailsSchema>

export const errorBodySchema = z.object({
  error: z.object({
    code: z.enum(errorCodes),
    message: z.string(),
    details: errorDetailsSchema.optional(),
  }),
})
export type ErrorBody = z.infer<typeof errorBodySchema>
