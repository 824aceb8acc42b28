/** A file that somebody has attached to an order, or to one of its items. */
import { z } from 'zod'
import { commentAuthorKinds } from '../people/schema.ts'
import { flagSchema, idSchema, recordFields } from '../units/record.ts'
import { FILE_NAME_MAX } from './file-name.ts'
import { orderFileFormatNames } from './formats.ts'

export const orderFileSchema = z.object({
  ...recordFields,
  productOrderId: idSchema,
  /** the item that it is about; null: the whole order */
  productInstanceId: idSchema.nullable().default(null),
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
  /** for employees’ eyes alone */
  isInternal: flagSchema.default(0),
  uploaderId: idSchema,
  /** as they were called when they added it */
  uploaderName: z.string().max(200).default(''),
  uploaderKind: z.enum(commentAuthorKinds).default('guest'),
})
export type OrderFile = z.infer<typeof orderFileSchema>
