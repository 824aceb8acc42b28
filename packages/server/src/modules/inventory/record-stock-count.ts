/** An owner has counted the shelf: the entry is the difference. A count that agrees is an entry too: somebody has looked. */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { enteringStock, recordEntry } from './record-entry.ts'

export const recordStockCount: HandlerOf<'recordStockCount'> = (call, body) =>
  enteringStock(call, body, (tenant) =>
    recordEntry(tenant, body.productId, ({ onHand }) => ({
      kind: 'count',
      onHand: body.onHand - onHand,
      allocated: 0,
      note: body.note,
    })),
  )
