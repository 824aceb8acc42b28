/** Files that somebody has attached: to an order or one of its items, or to the record of a customer. */
import { z } from 'zod'
import { commentAuthorKinds } from '../people/schema.ts'
import { flagSchema, idSchema, recordFields } from '../units/record.ts'
import { FILE_NAME_MAX } from './file-name.ts'
import { orderFileFormatNames } from './formats.ts'

/** What is known of every file that was attached, whatever it is with. */
const attachedFields = {
  ...recordFields,
  /** its name, with the ending of what it is */
  title: z.string().max(FILE_NAME_MAX),
  /** by its content, whatever its name said */
  format: z.enum(orderFileFormatNames),
  bytes: z.number().int().min(0),
  /** SHA-256 of its bytes, in hexadecimal */
  hash: z.string().max(64).default(''),
  /** empty: its bytes are gone */
  storageKey: z.string().max(300).default(''),
  hasThumbnail: flagSchema.default(0),
  uploaderId: idSchema,
  /** as they were called when they added it */
  uploaderName: z.string().max(200).default(''),
}

export const orderFileSchema = z.object({
  ...attachedFields,
  productOrderId: idSchema,
  /** the item that it is about; null: the whole order */
  productInstanceId: idSchema.nullable().default(null),
  /** for employees’ eyes alone */
  isInternal: flagSchema.default(0),
  uploaderKind: z.enum(commentAuthorKinds).default('guest'),
})
export type OrderFile = z.infer<typeof orderFileSchema>

/** On the record of a customer: employees alone see it. */
export const customerFileSchema = z.object({ ...attachedFields, customerId: idSchema })
export type CustomerFile = z.infer<typeof customerFileSchema>
