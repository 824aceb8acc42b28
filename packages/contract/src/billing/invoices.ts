/** What is issued with a number: an order's invoices, credit notes and receipts, and what the bookkeeping gets of them. [issue 18] */
import { currencySchema } from '@orderwright/domain/tenancy'
import { centsSchema, idSchema } from '@orderwright/domain/units'
import { daySchema, issuedKindSchema } from '@orderwright/domain/invoices'
import { z } from 'zod'
import { callerFields } from '../common.ts'
import { endpoint } from '../endpoint.ts'

const ofOrder = { orgId: idSchema, ...callerFields, productOrderId: idSchema }

export const issuedDocumentSchema = z.object({
  id: idSchema,
  kind: issuedKindSchema,
  /** as it calls itself: 'Refund receipt' */
  name: z.string(),
  number: z.string(),
  issuedDay: daySchema,
  dueDay: daySchema.nullable(),
  totalInCents: centsSchema,
  feeInCents: centsSchema,
  currency: currencySchema,
  /** what it says, frozen, as canonical JSON */
  content: z.string(),
})
export type IssuedDocumentView = z.infer<typeof issuedDocumentSchema>

const listed = z.object({
  /** the oldest first; empty to whom prices are hidden */
  documents: z.array(issuedDocumentSchema),
  /** what employees can issue now: the first invoice, or what amends it since the total changed */
  missing: z.enum(['nothing', 'invoice', 'amendment']),
  /** what the amendment bills more, or less */
  missingInCents: centsSchema,
})

export const getInvoices = endpoint({
  name: 'getInvoices',
  path: '/api/configurator/get-invoices',
  area: 'documents',
  effect: 'reads',
  summary: 'The invoices, credit notes and receipts that were issued of an order.',
  body: z.strictObject(ofOrder),
  response: listed,
  errors: ['notFound'],
})

export const issueInvoice = endpoint({
  name: 'issueInvoice',
  path: '/api/configurator/issue-invoice',
  area: 'documents',
  summary:
    'Issues what an order’s invoices lack: the numbered invoice where it has none yet, or what amends it; employees only.',
  body: z.strictObject(ofOrder),
  response: listed,
  errors: ['notFound', 'forbidden', 'refused'],
})

export const downloadInvoice = endpoint({
  name: 'downloadInvoice',
  path: '/download-invoice',
  area: 'documents',
  effect: 'reads',
  summary: 'An invoice, a credit note or a receipt as a PDF file, as it was issued.',
  body: z.strictObject({ ...ofOrder, documentId: idSchema }),
  response: z.object({}),
  errors: ['notFound', 'forbidden'],
  answersFile: 'application/pdf',
})

/** So many documents are exported together. */
export const MAX_EXPORTED_DOCUMENTS = 20_000

export const exportBookkeeping = endpoint({
  name: 'exportBookkeeping',
  path: '/api/configurator/export-bookkeeping',
  area: 'documents',
  effect: 'reads',
  summary:
    'What was issued from one day to another, as the rows of a CSV file: a row for each document, or a general journal; employees only.',
  body: z.strictObject({
    orgId: idSchema,
    ...callerFields,
    from: daySchema,
    to: daySchema,
    format: z.enum(['documents', 'journal']),
  }),
  response: z.object({ header: z.array(z.string()), rows: z.array(z.array(z.string())) }),
  errors: ['notFound', 'forbidden', 'refused'],
})
