/**
 * live/order: opens the channel of one order. The viewer enters the room first and reads what was missed then, so that
 * nothing falls in between; what comes twice is told apart by its version.
 */
import { openLiveOrder, type ParsedBodyOf } from '@orderwright/contract'
import { isEmployee } from '@orderwright/domain/access'
import { currentStatus, isHiddenStatus } from '@orderwright/domain/orders'
import type { CallContext } from '../../platform/http/call-context.ts'
import { fail, type Outcome, sentences, succeed } from '../../platform/http/outcome.ts'
import type { OpenStream } from '../../platform/http/register-endpoint.ts'
import { openEventStream } from '../../platform/live/event-stream.ts'
import { readableOrder, subjectOf } from '../orders/order-store.ts'
import { presentOrder, seesPrices } from '../orders/present-order.ts'
import { canvasRevision, changedCanvas } from '../canvas-records/read-canvas.ts'
import { readInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import { reaches } from '../tenancy/session-reach.ts'
import type { LiveOrders } from './live-orders.ts'
import type { OrderRoom, Viewer } from './rooms/order-room.ts'
import { changeOf } from './present-change.ts'
import { changedLines, missingLines } from './read-changes.ts'

type Body = ParsedBodyOf<typeof openLiveOrder>

/** Seconds after which somebody with too many open pages may try again. */
const TOO_MANY_SECONDS = 30

/** The handler of the channel over this process's live orders. */
export function openChannel(live: LiveOrders) {
  return async (call: CallContext, input: unknown): Promise<Outcome<OpenStream>> => {
    const body = openLiveOrder.body.parse(input)
    // Before anything is kept for the viewer: may the order be seen at all?
    const allowed = await readInTenant(call, body, async (tenant) => {
      const order = await readableOrder(tenant, body.productOrderId)
      if (!order.ok) return order
      const { actor, policy, org } = tenant
      const mayEdit = policy.can(actor, 'order.update', subjectOf(order.data, org.profile))
      return succeed({ userId: actor.userId, isPriced: seesPrices(tenant, order.data), mayEdit })
    })
    if (!allowed.ok) return allowed
    // An account that is good elsewhere alone is nobody's here.
    const here = call.person && reaches(call.person, body.orgId) ? call.person : null
    const viewer: Viewer = {
      ...allowed.data,
      personId: here?.user.id ?? null,
      visitorId: call.visitor?.visitorId ?? null,
      sessionId: here?.sessionId ?? null,
      providerOrgId: here?.providerOrgId ?? null,
      clientId: body.clientId,
      holdsCanvas: body.known.canvas !== null,
      caller: { orgId: body.orgId, isGuestMode: body.isGuestMode },
      stream: null,
      buffered: [],
      isClosed: false,
    }
    const room = await live.joinOrder(body, viewer)
    if (!room) {
      return fail('tooManyRequests', sentences.tooManyRequests, { retryAfter: TOO_MANY_SECONDS })
    }
    const missed = await readMissed(call, body, live).catch((error: unknown) => {
      live.leaveOrder(room, viewer)
      throw error
    })
    if (!missed.ok || viewer.isClosed) {
      live.leaveOrder(room, viewer)
      if (!missed.ok) return missed
      // Refused for good, the page would not come back; the server only stops.
      return live.isStopping()
        ? fail('unavailable', sentences.stopping, { retryAfter: 1 })
        : fail('notFound', sentences.notFound)
    }
    return succeed((reply) => begin(live, room, viewer, body, reply, missed.data))
  }
}

/** What the page does not know yet, as this viewer may see it: messages, none when it knows everything. */
function readMissed(call: CallContext, body: Body, live: LiveOrders): Promise<Outcome<string[]>> {
  return readInTenant(call, body, async (tenant: TenantCall) => {
    const order = await readableOrder(tenant, body.productOrderId)
    if (!order.ok) return order
    const known = new Map(body.known.lines)
    const lines = (await changedLines(tenant.db, tenant.orgId, order.data.id, known)).filter(
      // A deleted line that the page never had is no change.
      (line) => line.deletedAt === null || known.has(line.id),
    )
    const missing = await missingLines(tenant.db, tenant.orgId, order.data.id, [...known.keys()])
    const canvas = await missedCanvas(tenant, order.data.id, body.known.canvas, live)
    if (order.data.version === body.known.order && lines.length === 0 && missing.length === 0) {
      return succeed(canvas)
    }
    const view = presentOrder(tenant, order.data)
    const { key } = currentStatus(order.data, tenant.org.profile)
    // What a guest may do may have changed with a status that the order does not tell.
    const isTold = isEmployee(tenant.actor) || !isHiddenStatus(key, tenant.org.profile)
    return succeed([
      live.encode(changeOf(tenant, order.data, view, lines, missing)),
      ...(isTold ? [] : [live.encode({ type: 'catalogue' })]),
      ...canvas,
    ])
  })
}

/** What of the canvas is new since the page's revision. One that is ahead of the canvas is of another database: it loads again. */
async function missedCanvas(
  { db, orgId }: TenantCall,
  orderId: number,
  known: number | null,
  live: LiveOrders,
): Promise<string[]> {
  if (known === null) return []
  if (known > (await canvasRevision(db, { orgId, orderId }))) return [live.encode({ type: 'catalogue' })]
  const { revision, records } = await changedCanvas(db, { orgId, orderId }, known)
  return records === null ? [] : [live.encode({ type: 'canvas', revision, records })]
}

function begin(
  live: LiveOrders,
  room: OrderRoom,
  viewer: Viewer,
  body: Body,
  reply: Parameters<OpenStream>[0],
  missed: readonly string[],
): void {
  const stream = openEventStream(reply, {
    onClose: () => live.leaveOrder(room, viewer),
    slow: live.encode({ type: 'closed', reason: 'slow' }),
  })
  for (const text of missed) stream.send(text)
  for (const text of viewer.buffered.splice(0)) stream.send(text)
  // Closed in this very moment: the last message was among the buffered ones.
  if (viewer.isClosed) return stream.end()
  viewer.stream = stream
  // Others see the page once it receives what they do; what it sends after `ready` finds its row.
  void live
    .showPresence(room, viewer, body.itemId)
    .catch(() => {})
    .finally(() => room.send(viewer, { type: 'ready' }))
}
