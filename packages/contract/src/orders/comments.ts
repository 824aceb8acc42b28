/** Comments on an order and its lines: reading, writing, changing, resolving, and what somebody has read. [1.3.23] */
import { commentPinSchema, commentTextSchema, visitorNameSchema } from '@orderwright/domain/comments'
import { commentSchema } from '@orderwright/domain/people'
import { flagSchema, idSchema } from '@orderwright/domain/units'
import { z } from 'zod'
import { callerFields } from '../common.ts'
import { endpoint } from '../endpoint.ts'

const area = 'comments'
const orderFields = { orgId: idSchema, productOrderId: idSchema, ...callerFields }

/** A comment as a viewer receives it; of a deleted one nothing is left but its place. */
export const commentViewSchema = commentSchema
  .pick({
    id: true,
    version: true,
    created: true,
    productInstanceId: true,
    userId: true,
    threadId: true,
    text: true,
    pin: true,
    isInternal: true,
    authorName: true,
    authorKind: true,
    editedAt: true,
    resolved: true,
    resolvedAt: true,
    resolvedByName: true,
  })
  .extend({
    /** who is mentioned, as they are called now */
    mentions: z.array(z.object({ id: idSchema, name: z.string() })),
    /** of the line that it is on, as it is or was called */
    itemTitle: z.string(),
    isDeleted: z.boolean(),
    isUnread: z.boolean(),
  })
export type CommentView = z.infer<typeof commentViewSchema>

/** Somebody whom the viewer can mention. */
export const commentPersonSchema = z.object({ id: idSchema, name: z.string(), isEmployee: z.boolean() })
export type CommentPerson = z.infer<typeof commentPersonSchema>

export const getComments = endpoint({
  name: 'getComments',
  path: '/api/comments/get',
  area,
  effect: 'reads',
  summary:
    'All comments of an order that the caller may see, by id, and whom they can mention. Internal ones go to employees alone.',
  body: z.strictObject(orderFields),
  response: z.object({
    comments: z.array(commentViewSchema),
    people: z.array(commentPersonSchema),
    mayWriteInternally: z.boolean(),
    /** the caller came by a link and has no name: one may be given with each comment */
    isNameless: z.boolean(),
  }),
  errors: ['notFound'],
})

const written = z.object({ comment: commentViewSchema })

export const addComment = endpoint({
  name: 'addComment',
  path: '/api/comments/add',
  area,
  summary:
    'Writes a comment on an order, on one of its lines, or an answer in a thread. An answer opens a resolved thread again. A comment on a line can point at something on its drawing.',
  body: z.strictObject({
    ...orderFields,
    text: commentTextSchema,
    /** people who are named in the text; they must be able to see it */
    mentions: z.array(idSchema).max(50).default([]),
    productInstanceId: idSchema.nullable().default(null),
    /** the comment that began the thread; line and visibility are the thread's then */
    threadId: idSchema.nullable().default(null),
    /** what it points at on the drawing of its line; an answer points at what its thread does */
    pin: commentPinSchema.nullable().default(null),
    isInternal: flagSchema.default(0),
    /** of whoever came by a link; of others it does not count */
    authorName: visitorNameSchema.optional(),
  }),
  response: written,
  errors: ['notFound', 'forbidden', 'refused'],
  isIdempotent: true,
})

const one = { ...orderFields, commentId: idSchema }

export const editComment = endpoint({
  name: 'editComment',
  path: '/api/comments/edit',
  area,
  summary: 'Changes the text of a comment of the caller. `wasText` is the text that they changed.',
  body: z.strictObject({
    ...one,
    text: commentTextSchema,
    mentions: z.array(idSchema).max(50).default([]),
    wasText: z.string().max(20_000),
  }),
  response: written,
  errors: ['notFound', 'forbidden', 'refused', 'conflict'],
})

export const deleteComment = endpoint({
  name: 'deleteComment',
  path: '/api/comments/delete',
  area,
  summary: 'Deletes a comment of the caller, or (isDeleted false) brings it back within 30 days.',
  body: z.strictObject({ ...one, isDeleted: z.boolean().default(true) }),
  response: written,
  errors: ['notFound', 'forbidden'],
})

export const resolveComments = endpoint({
  name: 'resolveComments',
  path: '/api/comments/resolve',
  area,
  summary: 'Marks a thread, named by the comment that began it, as resolved, or (isResolved false) as open.',
  body: z.strictObject({ ...one, isResolved: z.boolean().default(true) }),
  response: written,
  errors: ['notFound', 'forbidden'],
})

export const markCommentsRead = endpoint({
  name: 'markCommentsRead',
  path: '/api/comments/mark-read',
  area,
  takesApiKeys: false,
  summary:
    'The caller has read these comments: they are not sent by e-mail any more, and the bell counts them no more.',
  body: z.strictObject({ ...orderFields, ids: z.array(idSchema).min(1).max(2000) }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['notFound'],
})
