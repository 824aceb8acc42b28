/** The stock ledger of products, and what an order is short of. */
import { MAX_PIECES, stockMovementSchema } from '@orderwright/domain/inventory'
import { idSchema } from '@orderwright/domain/units'
import { z } from 'zod'
import { callerFields } from '../common.ts'
import { endpoint } from '../endpoint.ts'

/** How much there is of a product. */
export const stockLevelSchema = z.object({
  onHand: z.number().int(),
  allocated: z.number().int(),
  available: z.number().int(),
})

/** An entry of the ledger with the names that a person reads it by. */
export const stockMovementViewSchema = stockMovementSchema.extend({
  /** the number of its order, for the link */
  productOrderOrgSpecificId: z.number().int().nullable(),
  userName: z.string(),
  /** another entry takes this one back */
  isTakenBack: z.boolean(),
})
export type StockMovementView = z.infer<typeof stockMovementViewSchema>

const entryFields = { orgId: idSchema, ...callerFields, productId: idSchema }
const note = z.string().trim().max(1000).default('')
const entryAnswer = z.object({ movement: stockMovementSchema, level: stockLevelSchema })

export const recordStockReceipt = endpoint({
  name: 'recordStockReceipt',
  path: '/api/stock/record-receipt',
  area: 'stock',
  summary: 'Adds pieces that came to the shelf; owners only.',
  body: z.strictObject({
    ...entryFields,
    quantity: z
      .number()
      .int()
      .min(1)
      .max(MAX_PIECES / 1000),
    note,
  }),
  response: entryAnswer,
  errors: ['notFound', 'forbidden', 'refused'],
  isIdempotent: true,
})

export const recordStockCount = endpoint({
  name: 'recordStockCount',
  path: '/api/stock/record-count',
  area: 'stock',
  summary: 'Sets the pieces on the shelf to what was counted there; owners only.',
  body: z.strictObject({
    ...entryFields,
    onHand: z
      .number()
      .int()
      .min(0)
      .max(MAX_PIECES / 1000),
    note,
  }),
  response: entryAnswer,
  errors: ['notFound', 'forbidden', 'refused'],
  isIdempotent: true,
})

export const undoStockMovement = endpoint({
  name: 'undoStockMovement',
  path: '/api/stock/undo-movement',
  area: 'stock',
  summary: 'Takes a receipt, a count or a correction back by a counter entry, once; owners only.',
  body: z.strictObject({ orgId: idSchema, ...callerFields, movementId: idSchema }),
  response: entryAnswer,
  errors: ['notFound', 'forbidden', 'refused'],
  isIdempotent: true,
})

export const getStockMovements = endpoint({
  name: 'getStockMovements',
  path: '/api/stock/get-movements',
  area: 'stock',
  effect: 'reads',
  summary: 'How much there is of a product, and a page of its stock ledger, newest first; employees only.',
  body: z.strictObject({
    ...entryFields,
    /** the id of the last entry that the page has: older ones follow */
    before: idSchema.optional(),
    limit: z.number().int().min(1).max(200).default(50),
  }),
  response: z.object({
    level: stockLevelSchema,
    reorderLevel: z.number().int().nullable(),
    movements: z.array(stockMovementViewSchema),
    hasMore: z.boolean(),
  }),
  errors: ['notFound', 'forbidden'],
})

/** A product that there is not enough of for an order; quantities are told to employees alone. */
export const orderShortageSchema = z.object({
  productId: z.number().int(),
  title: z.string(),
  /** nothing of it is left at all */
  isOut: z.boolean(),
  wanted: z.number().int().optional(),
  missing: z.number().int().optional(),
})
export type OrderShortage = z.infer<typeof orderShortageSchema>

export const getOrderStock = endpoint({
  name: 'getOrderStock',
  path: '/api/stock/get-order-stock',
  area: 'stock',
  effect: 'reads',
  summary:
    'What there is not enough of for an order: before it is submitted, and while it waits for its goods.',
  body: z.strictObject({ orgId: idSchema, productOrderId: idSchema, ...callerFields }),
  response: z.object({
    /** open: nothing is promised yet; reserved: its pieces are promised; shipped: they have left */
    stage: z.enum(['open', 'reserved', 'shipped']),
    shortages: z.array(orderShortageSchema),
  }),
  errors: ['notFound'],
})
