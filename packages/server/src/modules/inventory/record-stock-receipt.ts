/** An owner enters pieces that came to the shelf. */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { enteringStock, recordEntry } from './record-entry.ts'

export const recordStockReceipt: HandlerOf<'recordStockReceipt'> = (call, body) =>
  enteringStock(call, body, (tenant) =>
    recordEntry(tenant, body.productId, () => ({
      kind: 'receipt',
      onHand: body.quantity,
      allocated: 0,
      note: body.note,
    })),
  )
