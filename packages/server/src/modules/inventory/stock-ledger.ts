/**
 * The stock ledger: read, and added to under the lock of its products. Nothing in it is ever changed; what is available of a
 * product follows from it in the database itself.
 */
import type { StockChange, StockLevel, StockMovement } from '@orderwright/domain/inventory'
import { sql } from 'kysely'
import type { Work } from '../tenancy/run-in-tenant.ts'

type LedgerCall = Pick<Work, 'db' | 'orgId'>

/** What is known of a product under its lock; available pieces. */
export interface StockedProduct {
  readonly id: number
  readonly title: string
  readonly isStocked: 0 | 1
  readonly available: number
  readonly reorderLevel: number | null
}

/**
 * The products, locked until the transaction ends, by id. Whoever locks several does so in the order of their ids, so that
 * two bookings never wait for each other.
 */
export async function lockProducts(
  { db, orgId }: LedgerCall,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, StockedProduct>> {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('products')
    .select(['id', 'title', 'isStocked', 'currentInventory as available', 'reorderLevel'])
    .where('orgId', '=', orgId)
    .where('id', 'in', productIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** What is available of these products now, without a lock. */
export async function readAvailable(
  { db, orgId }: LedgerCall,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('products')
    .select(['id', 'currentInventory'])
    .where('orgId', '=', orgId)
    .where('id', 'in', productIds)
    .execute()
  return new Map(rows.map(({ id, currentInventory }) => [id, currentInventory]))
}

/** What an order's entries add up to, by product. */
export async function readBooked(
  { db, orgId }: LedgerCall,
  productOrderId: number,
): Promise<ReadonlyMap<number, StockChange>> {
  const rows = await db
    .selectFrom('stockMovements')
    .select(['productId', sums.onHand, sums.allocated])
    .where('orgId', '=', orgId)
    .where('productOrderId', '=', productOrderId)
    .groupBy('productId')
    .execute()
  return new Map(rows.map(({ productId, ...booked }) => [productId, booked]))
}

const sums = {
  onHand: sql<number>`coalesce(sum(on_hand), 0)::integer`.as('onHand'),
  allocated: sql<number>`coalesce(sum(allocated), 0)::integer`.as('allocated'),
}

/** The level that a product's entries add up to. */
export async function readLevel({ db, orgId }: LedgerCall, productId: number): Promise<StockLevel> {
  const { onHand, allocated } = await db
    .selectFrom('stockMovements')
    .select([sums.onHand, sums.allocated])
    .where('orgId', '=', orgId)
    .where('productId', '=', productId)
    .executeTakeFirstOrThrow()
  return { onHand, allocated, available: onHand - allocated }
}

export type NewMovement = Pick<StockMovement, 'productId' | 'kind' | 'onHand' | 'allocated'> &
  Partial<Pick<StockMovement, 'productOrderId' | 'note' | 'correctsId'>>

/** Adds entries, whose products are locked, in the caller's name. */
export async function addMovements(
  { db, orgId, userId }: Work,
  movements: readonly NewMovement[],
): Promise<StockMovement[]> {
  if (movements.length === 0) return []
  return db
    .insertInto('stockMovements')
    .values(
      movements.map(({ productOrderId = null, note = '', correctsId = null, ...movement }) => ({
        ...movement,
        productOrderId,
        note,
        correctsId,
        orgId,
        userId,
      })),
    )
    .returningAll()
    .execute()
}
