/** Files on the record of a customer: listing, adding, renaming and deleting. Their bytes are read under `customerFilePath`. [issue 18] Decision 250. */
import { customerFileSchema, ORDER_FILE_BYTES, orderFileKinds } from '@orderwright/domain/order-files'
import { idSchema } from '@orderwright/domain/units'
import { z } from 'zod'
import { callerFields } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import type { OrderFileVariant } from '../orders/order-files.ts'

const area = 'customers'
const orgFields = { orgId: idSchema, ...callerFields }
const customerFields = { ...orgFields, customerId: idSchema }

/** A file as an employee receives it. */
export const customerFileViewSchema = customerFileSchema
  .pick({
    id: true,
    version: true,
    created: true,
    customerId: true,
    title: true,
    bytes: true,
    hasThumbnail: true,
    uploaderId: true,
    uploaderName: true,
  })
  .extend({
    format: customerFileSchema.shape.format,
    kind: z.enum(orderFileKinds),
    isDeleted: z.boolean(),
  })
export type CustomerFileView = z.infer<typeof customerFileViewSchema>

/** Where an employee reads a file of a customer, with GET. */
export function customerFilePath(orgId: number, fileId: number, variant: OrderFileVariant): string {
  return `/api/customer-files/${orgId}/${fileId}/${variant}`
}

export const getCustomerFiles = endpoint({
  name: 'getCustomerFiles',
  path: '/api/customer-files/get',
  area,
  effect: 'reads',
  summary:
    'The files on the record of a customer, by id; employees only. The bytes of one are read with GET under /api/customer-files/{orgId}/{fileId}/file.',
  body: z.strictObject(customerFields),
  response: z.object({ files: z.array(customerFileViewSchema) }),
  errors: ['notFound', 'forbidden'],
})

const changed = z.object({ file: customerFileViewSchema })

export const uploadCustomerFile = endpoint({
  name: 'uploadCustomerFile',
  path: '/api/customer-files/upload',
  area,
  summary:
    'Adds a file below 50 MB to the record of a customer; employees only. What it is is told by its content, as with uploadOrderFile.',
  body: z.strictObject({ ...customerFields, fileName: z.string().max(1000).default('') }),
  response: changed,
  errors: ['notFound', 'forbidden', 'refused', 'conflict', 'unavailable'],
  takesFile: true,
  fileLimits: { most: ORDER_FILE_BYTES, mostFor: () => ORDER_FILE_BYTES, holds: 'orderFile' },
  isIdempotent: true,
})

const one = { ...orgFields, fileId: idSchema }

export const updateCustomerFile = endpoint({
  name: 'updateCustomerFile',
  path: '/api/customer-files/update',
  area,
  summary: 'Renames a file of a customer; employees only. `version` is the one that was changed.',
  body: z.strictObject({
    ...one,
    version: z.number().int().positive(),
    fileName: z.string().max(1000),
  }),
  response: changed,
  errors: ['notFound', 'forbidden', 'conflict'],
})

export const deleteCustomerFile = endpoint({
  name: 'deleteCustomerFile',
  path: '/api/customer-files/delete',
  area,
  summary:
    'Deletes a file of a customer, or (isDeleted false) brings it back within 30 days; employees only.',
  body: z.strictObject({ ...one, isDeleted: z.boolean().default(true) }),
  response: changed,
  errors: ['notFound', 'forbidden', 'refused'],
})
