/**
 * live/orders: opens the channel of a page of the list. The viewer enters the room first and reads what was missed then,
 * so that nothing falls in between; what comes twice is told apart by its version.
 */
import { type LiveListMessage, openLiveList, type ParsedBodyOf } from '@orderwright/contract'
import type { CallContext } from '../../platform/http/call-context.ts'
import { fail, notFound, type Outcome, sentences, succeed } from '../../platform/http/outcome.ts'
import type { OpenStream } from '../../platform/http/register-endpoint.ts'
import { openEventStream } from '../../platform/live/event-stream.ts'
import { rowsQuery } from '../orders-list/list-query.ts'
import { readInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import type { ListRoom, ListViewer } from './rooms/list-room.ts'
import { presentFor } from './rooms/list-room.ts'
import type { LiveOrders } from './live-orders.ts'

type Body = ParsedBodyOf<typeof openLiveList>
type Encode = (message: LiveListMessage) => string

const TOO_MANY_SECONDS = 30

/** The handler of the channel over this process's live orders. */
export function openListChannel(live: LiveOrders, encode: Encode) {
  return async (call: CallContext, input: unknown): Promise<Outcome<OpenStream>> => {
    const body = openLiveList.body.parse(input)
    const { person } = call
    if (!person) return fail('unauthenticated', sentences.unauthenticated)
    const known = await readInTenant(call, body, (tenant) => visible(tenant, body))
    if (!known.ok) return known
    const viewer: ListViewer = {
      userId: person.user.id,
      personId: person.user.id,
      visitorId: null,
      sessionId: person.sessionId,
      providerOrgId: person.providerOrgId,
      caller: { orgId: body.orgId, isGuestMode: body.isGuestMode },
      known: known.data,
      filters: body.filters,
      isSearching: body.searchTerm.trim() !== '',
      isAdvanced: body.includeAdvancedOrderData,
      stream: null,
      buffered: [],
      isClosed: false,
    }
    const room = await live.joinList(body.orgId, viewer)
    if (!room) {
      return fail('tooManyRequests', sentences.tooManyRequests, { retryAfter: TOO_MANY_SECONDS })
    }
    const missed = await readInTenant(call, body, (tenant) => readMissed(tenant, body, viewer)).catch(
      (error: unknown) => {
        live.leaveList(room, viewer)
        throw error
      },
    )
    if (!missed.ok || viewer.isClosed) {
      live.leaveList(room, viewer)
      if (!missed.ok) return missed
      return live.isStopping() ? fail('unavailable', sentences.stopping, { retryAfter: 1 }) : notFound()
    }
    return succeed((reply) => begin(live, room, viewer, reply, missed.data, encode))
  }
}

function scopeOf(tenant: TenantCall, body: Body) {
  const seesAll = tenant.policy.can(tenant.actor, 'order.listAll', { orgId: tenant.orgId })
  return {
    ownerId: seesAll ? null : tenant.actor.userId,
    isAdvanced: seesAll && body.includeAdvancedOrderData,
    withInvolved: !seesAll,
    statusKeys: null,
    search: null,
    waiting: null,
  }
}

/** Which of the orders that the page names its viewer can list; of others nothing is ever said. */
async function visible(tenant: TenantCall, body: Body): Promise<Outcome<Map<number, number>>> {
  if (!tenant.policy.can(tenant.actor, 'order.list', { orgId: tenant.orgId })) return notFound()
  const named = new Map(body.known)
  if (named.size === 0) return succeed(named)
  const scope = scopeOf(tenant, body)
  const { rows } = await rowsQuery(tenant.orgId, [...named.keys()], scope, { includeDeleted: true }).execute(
    tenant.db.withoutPlugins(),
  )
  return succeed(new Map(rows.map(({ id }) => [id, named.get(id) ?? 0])))
}

/** Rows that are newer than those of the page, and which of its orders are not there any more. */
async function readMissed(
  tenant: TenantCall,
  body: Body,
  viewer: ListViewer,
): Promise<Outcome<LiveListMessage | null>> {
  const named = body.known.map(([id]) => id)
  if (named.length === 0) return succeed(null)
  const scope = scopeOf(tenant, body)
  const { rows } = await rowsQuery(tenant.orgId, named, scope).execute(tenant.db.withoutPlugins())
  const newer = rows.filter(({ id, version }) => version > (viewer.known.get(id) ?? 0))
  for (const { id, version } of newer) viewer.known.set(id, version)
  const there = new Set(rows.map(({ id }) => id))
  const goneIds = named.filter((id) => !there.has(id))
  for (const id of goneIds) viewer.known.delete(id)
  if (newer.length === 0 && goneIds.length === 0) return succeed(null)
  const viewing = { actor: tenant.actor, policy: tenant.policy, org: tenant.org }
  return succeed({ type: 'rows', rows: newer.map((row) => presentFor(viewer, viewing, row)), goneIds })
}

function begin(
  live: LiveOrders,
  room: ListRoom,
  viewer: ListViewer,
  reply: Parameters<OpenStream>[0],
  missed: LiveListMessage | null,
  encode: Encode,
): void {
  const stream = openEventStream(reply, {
    onClose: () => live.leaveList(room, viewer),
    slow: encode({ type: 'closed', reason: 'slow' }),
  })
  if (missed !== null) stream.send(encode(missed))
  for (const text of viewer.buffered.splice(0)) stream.send(text)
  // Closed in this very moment: the last message was among the buffered ones.
  if (viewer.isClosed) return stream.end()
  viewer.stream = stream
  stream.send(encode({ type: 'ready' }))
}
