/**
 * The tables of a file with a keypad schedule, for whoever may add items to the order. Read in a thread of its own, when the
 * organization's turn comes; the caller is authorized before the bytes are taken in. [issue 18]
 */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { allowedOn, readableOrder } from '../orders/order-store.ts'
import { fileInTurn, inTurn, roomFor } from '../tenancy/in-turn.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'

export const getScheduleTables: HandlerOf<'getScheduleTables'> = async (call, body) => {
  const room = roomFor(call, body, 'tables')
  if (!room.ok) return room
  const allowed = await readInTenant(call, body, async (tenant) => {
    const order = await readableOrder(tenant, body.productOrderId)
    return order.ok ? allowedOn(tenant, order.data, 'order.update') : order
  })
  if (!allowed.ok) return allowed
  const sent = await fileInTurn(call, body, 'tables')
  if (!sent.ok) return sent
  const { bytes, name } = sent.data
  const job = { kind: 'read', name: body.fileName || name, bytes } as const
  return inTurn(call, body, 'tables', async () => {
    const read = await call.services.tables.read(job)
    return read.ok ? succeed({ tables: [...read.data.tables] }) : read
  })
}
