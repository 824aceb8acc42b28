/** User groups, notifications, comments and media. [1.3.23, 2.3.18, 2.3.20] */
import { z } from 'zod'
import { commentPinSchema } from '../comments/pin-schema.ts'
import { flagSchema, idSchema, noteSchema, recordFields, titleSchema } from '../units/record.ts'
import { timestampSchema } from '../units/timestamp.ts'

export const userGroupSchema = z.object({
  ...recordFields,
  title: titleSchema,
  userIds: z.array(idSchema).default([]),
})
export type UserGroup = z.infer<typeof userGroupSchema>

export const notificationSchema = z.object({
  ...recordFields,
  userId: idSchema,
  productOrderId: idSchema.nullable().default(null),
  kind: z.string().max(60),
  text: z.string().max(1000),
  readAt: timestampSchema.nullable().default(null),
  /** the same cause tells a person once; empty: anything may repeat it */
  cause: z.string().max(200).default(''),
  /** the comment that it tells of */
  commentId: idSchema.nullable().default(null),
  /** the product that it tells of */
  productId: idSchema.nullable().default(null),
})
export type Notification = z.infer<typeof notificationSchema>

/** Who wrote a comment: an employee, a customer or somebody invited, or whoever holds the share link. */
export const commentAuthorKinds = ['employee', 'guest', 'visitor'] as const
export type CommentAuthorKind = (typeof commentAuthorKinds)[number]

/** A comment on an order or on one of its lines. Answers belong to the comment that began their thread. [1.3.23] */
export const commentSchema = z.object({
  ...recordFields,
  productOrderId: idSchema,
  productInstanceId: idSchema.nullable().default(null),
  userId: idSchema,
  /** the comment that began the thread; null: this one did */
  threadId: idSchema.nullable().default(null),
  text: noteSchema,
  mentions: z.array(idSchema).default([]),
  /** of the comment that began a thread: what it points at on the drawing of its line */
  pin: commentPinSchema.nullable().default(null),
  /** for employees' eyes alone; a thread is so as a whole */
  isInternal: flagSchema.default(0),
  /** as they were called when they wrote */
  authorName: z.string().max(200).default(''),
  authorKind: z.enum(commentAuthorKinds).default('guest'),
  editedAt: timestampSchema.nullable().default(null),
  /** of the comment that began a thread: the thread is settled, by whom and when */
  resolved: flagSchema.default(0),
  resolvedAt: timestampSchema.nullable().default(null),
  resolvedBy: idSchema.nullable().default(null),
  resolvedByName: z.string().max(200).default(''),
})
export type Comment = z.infer<typeof commentSchema>

const associated = z.record(z.string(), z.object({})).default({})

/** A picture. [2.3.18] Of an order and perhaps one of its lines, or (without an order) of the catalog. */
export const mediumSchema = z.object({
  ...recordFields,
  type: z.enum(['image', 'thumbnail']).default('image'),
  title: titleSchema.default(''),
  fileName: z.string().max(300).default(''),
  fileExtension: z.string().max(10).default(''),
  storageKey: z.string().max(300).default(''),
  presignedUrl: z.string().max(2000).nullable().default(null),
  uploaderId: idSchema.nullable().default(null),
  productOrderId: idSchema.nullable().default(null),
  productInstanceId: idSchema.nullable().default(null),
  /** of the stored picture, in pixels; 0 where nobody looked */
  width: z.number().int().min(0).default(0),
  height: z.number().int().min(0).default(0),
  associations: z
    .object({ products: associated, productProperties: associated, productOptions: associated })
    .prefault({}),
})
export type Medium = z.infer<typeof mediumSchema>
