/** Lines of which pieces come back: what was sold of them stays, or they would be taken off a second time. */
import { orderReturnMessages as words } from '@orderwright/domain/messages'
import { takenPieces } from '@orderwright/domain/order-returns'
import { readRecords } from '../../platform/database/records.ts'
import { fail, type Outcome, succeed } from '../../platform/http/outcome.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

/** Refuses fewer pieces of a line than returns of the locked order have taken. `left`: line id → pieces that it is to have. */
export async function checkReturned(
  { db, orgId }: TenantCall,
  productOrderId: number,
  left: ReadonlyMap<number, number>,
): Promise<Outcome<null>> {
  if (left.size === 0) return succeed(null)
  const taken = takenPieces(await readRecords(db, 'orderReturn', orgId, { fields: { productOrderId } }))
  const isTooFew = [...left].some(([id, pieces]) => pieces < (taken.get(id) ?? 0))
  return isTooFew ? fail('refused', words.piecesReturned, { rule: 'piecesReturned' }) : succeed(null)
}
