/** Files of an order and its items: listing, adding, changing and deleting. Their bytes are read under `orderFilePath`. [issue 18] */
import {
  ORDER_FILE_BYTES,
  orderFileFormatNames,
  orderFileKinds,
  orderFileSchema,
} from '@orderwright/domain/order-files'
import { commentAuthorKinds } from '@orderwright/domain/people'
import { flagSchema, idSchema } from '@orderwright/domain/units'
import { z } from 'zod'
import { callerFields } from '../common.ts'
import { endpoint } from '../endpoint.ts'

const area = 'files'
const orderFields = { orgId: idSchema, productOrderId: idSchema, ...callerFields }

/** A file as a viewer receives it. */
export const orderFileViewSchema = orderFileSchema
  .pick({
    id: true,
    version: true,
    created: true,
    productInstanceId: true,
    title: true,
    bytes: true,
    isInternal: true,
    hasThumbnail: true,
    uploaderId: true,
    uploaderName: true,
  })
  .extend({
    format: z.enum(orderFileFormatNames),
    kind: z.enum(orderFileKinds),
    uploaderKind: z.enum(commentAuthorKinds),
    /** of the item that it is about, as that is or was called */
    itemTitle: z.string(),
    isDeleted: z.boolean(),
    mayChange: z.boolean(),
  })
export type OrderFileView = z.infer<typeof orderFileViewSchema>

/** What is read of a file: all of it, to be saved; a picture, to be shown; or a small picture of it. */
export const orderFileVariants = ['file', 'shown', 'thumbnail'] as const
export type OrderFileVariant = (typeof orderFileVariants)[number]

/** Where whoever may see a file reads it, with GET. */
export function orderFilePath(orgId: number, fileId: number, variant: OrderFileVariant): string {
  return `/api/files/${orgId}/${fileId}/${variant}`
}

export const getOrderFiles = endpoint({
  name: 'getOrderFiles',
  path: '/api/files/get',
  area,
  effect: 'reads',
  summary:
    'The files of an order and its items that the caller may see, by id. Those for employees alone go to employees alone. The bytes of one are read with GET under /api/files/{orgId}/{fileId}/file.',
  body: z.strictObject(orderFields),
  response: z.object({
    files: z.array(orderFileViewSchema),
    mayAdd: z.boolean(),
    /** whether files for employees alone can be added */
    mayAddInternally: z.boolean(),
  }),
  errors: ['notFound'],
})

const changed = z.object({ file: orderFileViewSchema })

export const uploadOrderFile = endpoint({
  name: 'uploadOrderFile',
  path: '/api/files/upload',
  area,
  summary:
    'Attaches a file below 50 MB to an order or to one of its items. What it is is told by its content: PDF, JPEG, PNG, WebP, GIF, TIFF, HEIC, DWG, DXF, XLSX, DOCX, CSV and plain text are taken.',
  body: z.strictObject({
    ...orderFields,
    fileName: z.string().max(1000).default(''),
    productInstanceId: idSchema.nullable().default(null),
    isInternal: flagSchema.default(0),
  }),
  response: changed,
  errors: ['notFound', 'forbidden', 'refused', 'conflict', 'unavailable'],
  takesFile: true,
  fileLimits: { most: ORDER_FILE_BYTES, mostFor: () => ORDER_FILE_BYTES, holds: 'orderFile' },
  isIdempotent: true,
})

const one = { ...orderFields, fileId: idSchema }

export const updateOrderFile = endpoint({
  name: 'updateOrderFile',
  path: '/api/files/update',
  area,
  summary:
    'Renames a file, puts it with another item or with the whole order, or changes who sees it. `version` is the one that was changed.',
  body: z.strictObject({
    ...one,
    version: z.number().int().positive(),
    fileName: z.string().max(1000).optional(),
    productInstanceId: idSchema.nullable().optional(),
    isInternal: flagSchema.optional(),
  }),
  response: changed,
  errors: ['notFound', 'forbidden', 'refused', 'conflict'],
})

export const deleteOrderFile = endpoint({
  name: 'deleteOrderFile',
  path: '/api/files/delete',
  area,
  summary: 'Deletes a file, or (isDeleted false) brings it back within 30 days.',
  body: z.strictObject({ ...one, isDeleted: z.boolean().default(true) }),
  response: changed,
  errors: ['notFound', 'forbidden', 'refused'],
})
