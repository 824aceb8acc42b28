/** PDF files of an order's documents. They are made on the server from its data, never from HTML that somebody sends. */
import { documentModeSchema } from '@orderwright/domain/documents'
import { idSchema } from '@orderwright/domain/units'
import { z } from 'zod'
import { callerFields } from '../common.ts'
import { endpoint } from '../endpoint.ts'

function parsedJson(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/** As the specification sends it, JSON text, or as an object. Documents are Letter, lying. [2.7.03] */
const letterLying = z.preprocess(
  parsedJson,
  z.strictObject({ landscape: z.literal(true).default(true), format: z.literal('Letter').default('Letter') }),
)

/** [2.7.02] */
export const downloadPdf = endpoint({
  name: 'downloadPdf',
  path: '/download-pdf',
  area: 'documents',
  effect: 'reads',
  summary: 'An order’s quote, invoice, packing slip or factory sheet as a PDF file.',
  body: z.strictObject({
    orgId: idSchema,
    ...callerFields,
    productOrderId: idSchema,
    /** the number of a revision: as it was then, and not as it is now */
    revision: idSchema.max(1_000_000).optional(),
    mode: documentModeSchema.default('quote'),
    showsDiscount: z.boolean().default(true),
    /** of the file, without its ending; without it the document's title */
    filename: z.string().trim().max(300).optional(),
    options: letterLying.optional(),
    /** accepted as the specification sends it, and never read: the pages are made from the order's data */
    html: z.string().optional(),
    /** a share link's token, accepted as the specification sends it */
    token: z.string().trim().max(200).nullable().optional(),
  }),
  response: z.object({}),
  errors: ['notFound', 'forbidden'],
  answersFile: 'application/pdf',
})

/** So many orders' documents are printed together. */
export const MAX_PRINTED = 50

/** [issue 18] */
export const downloadOrdersPdf = endpoint({
  name: 'downloadOrdersPdf',
  path: '/api/documents/download-orders-pdf',
  area: 'documents',
  effect: 'reads',
  summary:
    'The documents of several orders as one PDF file, in the order in which they are named; employees only.',
  body: z.strictObject({
    orgId: idSchema,
    ...callerFields,
    productOrderIds: z.array(idSchema).min(1).max(MAX_PRINTED),
    mode: documentModeSchema.default('quote'),
    showsDiscount: z.boolean().default(true),
  }),
  response: z.object({}),
  errors: ['notFound', 'forbidden'],
  answersFile: 'application/pdf',
})
