/** The stock ledger: what comes to the shelf, leaves it and is promised. Entries are added, never changed. [2.3.04, 2.5.08] */
import { z } from 'zod'
import { idSchema } from '../units/record.ts'
import { timestampSchema } from '../units/timestamp.ts'

/** What an entry is about: the first four are booked for an order, the others by an owner. */
export const stockMovementKinds = [
  'reservation',
  'shipment',
  'release',
  'return',
  'receipt',
  'count',
  'correction',
] as const
export const stockMovementKindSchema = z.enum(stockMovementKinds)
export type StockMovementKind = z.infer<typeof stockMovementKindSchema>

export const MAX_PIECES = 1_000_000_000
const pieces = z.number().int().min(-MAX_PIECES).max(MAX_PIECES)

/** One entry. Both quantities are signed pieces: what it adds to the shelf, and what it adds to the promised ones. */
export const stockMovementSchema = z.object({
  id: idSchema,
  orgId: idSchema,
  productId: idSchema,
  /** the order that it is booked for */
  productOrderId: idSchema.nullable(),
  /** who did it; null: the system */
  userId: idSchema.nullable(),
  created: timestampSchema,
  kind: stockMovementKindSchema,
  onHand: pieces,
  allocated: pieces,
  note: z.string().max(1000).default(''),
  /** the entry that this one takes back; an entry is taken back once */
  correctsId: idSchema.nullable().default(null),
})
export type StockMovement = z.infer<typeof stockMovementSchema>

/** What an entry does to a level, or an order to its products. Signed pieces. */
export type StockChange = Pick<StockMovement, 'onHand' | 'allocated'>

/** How much there is of a product, in pieces. Each can be below 0. */
export type StockLevel = StockChange & {
  /** on hand less allocated: what can still be promised, the product's `currentInventory` */
  readonly available: number
}
