/** User groups, notifications, comments and media. [1.3.23, 2.3.18, 2.3.20] */
import { z } from 'zod'
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
})
export type Notification = z.infer<typeof notificationSchema>

export const commentSchema = z.object({
  ...recordFields,
  productOrderId: idSchema,
  productInstanceId: idSchema.nullable().default(null),
  userId: idSchema,
  text: noteSchema,
  mentions: z.array(idSchema).default([]),
  resolved: flagSchema.default(0),
})
export type Comment = z.infer<typeof commentSchema>

const associated = z.record(z.string(), z.object({})).default({})

/** A picture. [2.3.18] Of an order and perhaps one of its lines, or (without an order) of the catalogue. */
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
