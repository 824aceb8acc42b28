/**
 * What a revision freezes of an order: everything that says what is made, for whom, and at which terms; nothing of how far the
 * order has come. Statuses, payments, invoices and who has access go on by themselves.
 */
import { z } from 'zod'
import { spatialKeys } from '../../spatial/kinds.ts'
import { spatialTablesOf } from '../../spatial/spatial-tables.ts'
import { zeroCents } from '../../units/money.ts'
import {
  archCustomViewSchema,
  archElevationSchema,
  archWallSchema,
  entitySchema,
  productCanvasLineSchema,
  productCanvasTextSchema,
} from '../../spatial/schema.ts'
import { type OrderDocument, spatialOf } from '../document.ts'
import { sortItems } from '../items.ts'
import { productInstanceSchema, type ProductOrder, productOrderSchema } from '../schema.ts'

/** Fields of an order that change without its being another order, or that are worked out from what is frozen. */
const goesOn = {
  version: true,
  lastUpdated: true,
  deletedAt: true,
  userId: true,
  archived: true,
  statusData: true,
  lastCompletedStatusKey: true,
  feedbackNotes: true,
  isProcessingPayment: true,
  amountPaidInCents: true,
  lastPaymentDate: true,
  invoiceIssued: true,
  estimatedShippingDate: true,
  trackingNumber: true,
  externalLink1: true,
  promptedForProjectInfo: true,
  integrationData: true,
  taxLookup: true,
  productInstancesCount: true,
  screwType: true,
  engravingTypes: true,
  plateFinishes: true,
  mechanismFinishes: true,
  commandData: true,
  involvedUsers: true,
  shareableLink: true,
  revisionNumber: true,
  revisionScope: true,
  revisionTerms: true,
  acceptedRevision: true,
  acceptedScope: true,
  acceptedTerms: true,
  signedOffRevision: true,
  signedOffScope: true,
  sentBackScope: true,
  problemWaitingSince: true,
  problemUnsolvedSince: true,
  returnCreditInCents: true,
  agreedAmounts: true,
  returnWaitingSince: true,
  changeWaitingSince: true,
  changeProposedSince: true,
  renewalAskedSince: true,
  quoteRenewedAt: true,
} as const satisfies Partial<Record<keyof ProductOrder, true>>

const bookkeeping = { version: true, created: true, lastUpdated: true, deletedAt: true } as const

export const frozenOrderSchema = productOrderSchema.omit(goesOn)
export type FrozenOrder = z.infer<typeof frozenOrderSchema>
export const frozenItemSchema = productInstanceSchema.omit(bookkeeping)
export type FrozenItem = z.infer<typeof frozenItemSchema>

/** What is stored of an order's revision: the text of this, made by `canonicalJson`, is never written again. */
export const frozenContentSchema = z.object({
  /** of this shape; a later shape has a later number */
  format: z.literal(1),
  order: frozenOrderSchema,
  /** in the order of their ranks */
  items: z.array(frozenItemSchema),
  /** what stands on its canvas, by id; empty where nothing does */
  canvas: z.object({
    archWall: z.array(archWallSchema.omit(bookkeeping)),
    archElevation: z.array(archElevationSchema.omit(bookkeeping)),
    archCustomView: z.array(archCustomViewSchema.omit(bookkeeping)),
    entity: z.array(entitySchema.omit(bookkeeping)),
    productCanvasText: z.array(productCanvasTextSchema.omit(bookkeeping)),
    productCanvasLine: z.array(productCanvasLineSchema.omit(bookkeeping)),
  }),
})
export type FrozenContent = z.infer<typeof frozenContentSchema>

const byId = (one: { readonly id: number }, other: { readonly id: number }) => one.id - other.id

/** An order as it is now, in the shape of a revision. */
export function freezeDocument(document: OrderDocument): FrozenContent {
  const tables = spatialOf(document)
  const canvas = Object.fromEntries(spatialKeys.map((key) => [key, [...tables[key].values()].sort(byId)]))
  return frozenContentSchema.parse({
    format: 1,
    order: document.order,
    items: sortItems(document.items),
    canvas,
  })
}

/**
 * The document of a revision, to be judged, drawn and printed as any other. What a revision does not freeze (statuses, payments,
 * the date of the invoice) is that of `order`, the order as it is now.
 */
export function thawDocument(
  { order: frozen, items, canvas }: FrozenContent,
  order: ProductOrder,
): OrderDocument {
  const kept = { version: 1, created: order.created, lastUpdated: order.created, deletedAt: null }
  const thaw = <T extends object>(records: readonly T[]) => records.map((record) => ({ ...record, ...kept }))
  return {
    // What was ordered, whatever came back of it.
    order: { ...order, ...frozen, returnCreditInCents: zeroCents },
    items: thaw(items),
    spatial: spatialTablesOf({
      archWall: thaw(canvas.archWall),
      archElevation: thaw(canvas.archElevation),
      archCustomView: thaw(canvas.archCustomView),
      entity: thaw(canvas.entity),
      productCanvasText: thaw(canvas.productCanvasText),
      productCanvasLine: thaw(canvas.productCanvasLine),
    }),
  }
}
