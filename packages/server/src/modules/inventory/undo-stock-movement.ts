/** Takes an entry of an owner back by a counter entry. What was booked for an order follows the order alone. */
import { stockPanelMessages as words } from '@orderwright/domain/messages'
import { orderWord } from '@orderwright/domain/tenancy'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, notFound } from '../../platform/http/outcome.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'
import { enteringStock, recordEntry } from './record-entry.ts'
import { lockProducts } from './stock-ledger.ts'

export const undoStockMovement: HandlerOf<'undoStockMovement'> = (call, body) =>
  enteringStock(call, body, async (tenant) => {
    const movement = await readMovement(tenant, body.movementId)
    if (!movement) return notFound()
    if (movement.productOrderId !== null) {
      const word = orderWord(tenant.org.profile)
      return fail('refused', words.bookedForOrder({ word }), { rule: 'bookedForOrder' })
    }
    if (movement.correctsId !== null) return fail('refused', words.isCounterEntry, { rule: 'isCounterEntry' })
    // Two who take the same entry back wait for each other here.
    await lockProducts(tenant, [movement.productId])
    if (await isTakenBack(tenant, movement.id)) {
      return fail('refused', words.takenBackAlready, { rule: 'takenBackAlready' })
    }
    return recordEntry(tenant, movement.productId, () => ({
      kind: 'correction',
      onHand: -movement.onHand,
      allocated: 0,
      correctsId: movement.id,
    }))
  })

function readMovement({ db, orgId }: TenantCall, id: number) {
  return db
    .selectFrom('stockMovements')
    .selectAll()
    .where('orgId', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirst()
}

async function isTakenBack({ db, orgId }: TenantCall, id: number): Promise<boolean> {
  const counter = await db
    .selectFrom('stockMovements')
    .select('id')
    .where('orgId', '=', orgId)
    .where('correctsId', '=', id)
    .executeTakeFirst()
  return counter !== undefined
}
