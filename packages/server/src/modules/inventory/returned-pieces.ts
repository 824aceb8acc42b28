/** Pieces of an order that left and are back on the shelf, by line: what its returns say. */
import { restockedPieces } from '@orderwright/domain/order-returns'
import { readRecords } from '../../platform/database/records.ts'
import type { Work } from '../tenancy/run-in-tenant.ts'

export async function returnedPieces(
  { db, orgId }: Pick<Work, 'db' | 'orgId'>,
  productOrderId: number,
): Promise<ReadonlyMap<number, number>> {
  return restockedPieces(await readRecords(db, 'orderReturn', orgId, { fields: { productOrderId } }))
}
