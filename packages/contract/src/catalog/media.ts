/** Pictures of orders, lines and the catalog: uploading and deleting. They are seen under `mediumFilePath`. */
import { mediumSchema } from '@orderwright/domain/people'
import { idSchema } from '@orderwright/domain/units'
import { z } from 'zod'
import { callerFields } from '../common.ts'
import { endpoint } from '../endpoint.ts'

/** What a picture can be of. Those of orders and lines belong to their order; the others to the catalog. */
export const picturedResources = [
  'productOrder',
  'productInstance',
  'product',
  'productProperty',
  'productOption',
  'productCategory',
] as const

/** A picture, and a print master, of so many bytes or more are too large. [1.8.08] */
export const PICTURE_BYTES = 5_000_000
export const PRINT_MASTER_BYTES = 60_000_000

const masterSchema = z.looseObject({ isPrintMaster: z.literal(true) })

export const uploadMedium = endpoint({
  name: 'uploadMedium',
  path: '/api/media/upload',
  area: 'media',
  summary:
    'Takes a JPEG or PNG picture below 5 MB, checks it, and makes its thumbnail. [1.7.32] Employees send print masters of an order, below 60 MB, which are kept as they are beside a small picture.',
  body: z.strictObject({
    orgId: idSchema,
    ...callerFields,
    fileName: z.string().max(300).default(''),
    fileExtension: z.string().max(10).default(''),
    /** accepted as the specification sends it; the caller is the uploader */
    uploaderId: idSchema.optional(),
    hasFile: z.boolean().optional(),
    type: z.enum(['image', 'thumbnail']).default('thumbnail'),
    /** what it is of; without both it is a picture of the library, of type image */
    resourceForMedium: z.enum(picturedResources).optional(),
    resourceId: idSchema.optional(),
    /** what murals are printed from: of an order, by an employee */
    isPrintMaster: z.boolean().default(false),
  }),
  response: z.object({ medium: mediumSchema }),
  errors: ['notFound', 'forbidden', 'refused', 'conflict', 'unavailable'],
  takesFile: true,
  fileLimits: {
    most: PRINT_MASTER_BYTES,
    mostFor: (body) => (masterSchema.safeParse(body).success ? PRINT_MASTER_BYTES : PICTURE_BYTES),
  },
  isIdempotent: true,
})

export const deleteMedium = endpoint({
  name: 'deleteMedium',
  path: '/api/media/delete',
  area: 'media',
  summary: 'Deletes a picture, or (isDeleted false) brings it back within 30 days.',
  body: z.strictObject({
    orgId: idSchema,
    ...callerFields,
    mediumId: idSchema,
    isDeleted: z.boolean().default(true),
  }),
  response: z.object({ medium: mediumSchema }),
  errors: ['notFound', 'forbidden', 'refused'],
})
