/** What the rooms of the live channels share: their viewers, what each may see now, and whether they are still signed in. */
import type { SharedOrder } from '@orderwright/domain/access'
import { sql } from 'kysely'
import { sharedOrdersSchema } from '../../../platform/database/connections/tenant-driver.ts'
import type { EventStream } from '../../../platform/live/event-stream.ts'
import type { Services } from '../../../platform/services.ts'
import type { Viewing } from '../../orders/present-order.ts'
import { actorOf, type CallerBody, type Work } from '../../tenancy/run-in-tenant.ts'
import { mayEnter } from '../../tenancy/session-reach.ts'

export interface LiveViewer {
  /** as whom the viewer acts */
  readonly userId: number
  /** the account that is signed in; null: a visitor with a share link alone */
  readonly personId: number | null
  readonly visitorId: number | null
  /** null without an account: a visitor's page ends when its link does */
  readonly sessionId: number | null
  /** whose identity provider began that session; null: nobody's */
  readonly providerOrgId: number | null
  readonly caller: Pick<CallerBody, 'orgId' | 'isGuestMode'>
  /** null until the answer has begun: what comes before waits in `buffered` */
  stream: EventStream | null
  readonly buffered: string[]
  isClosed: boolean
}

/** The device sessions of the viewers that have not ended. */
export async function openSessions(
  { databases, clock }: Services,
  viewers: Iterable<LiveViewer>,
): Promise<ReadonlySet<number>> {
  const rows = await databases.app.db
    .selectFrom('authSessions')
    .select('id')
    .where('id', 'in', [...new Set([...viewers].map(({ sessionId }) => sessionId ?? 0)), 0])
    .where('expiresAt', '>', clock().toISOString())
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** The rights that each viewer has now; null for somebody who left the organisation. */
export async function currentViewings<V extends LiveViewer>(
  { policy }: Services,
  work: Pick<Work, 'db' | 'org'>,
  orgId: number,
  viewers: Iterable<V>,
): Promise<Map<V, Viewing | null>> {
  const asked = [...viewers]
  const userIds = [...new Set(asked.flatMap(({ personId }) => personId ?? []))]
  const rows = await work.db
    .selectFrom('memberships')
    .select(['userId', 'role', 'pricingIsHidden'])
    .where('orgId', '=', orgId)
    .where('userId', 'in', [...userIds, 0])
    .where('status', '=', 'active')
    .where('deletedAt', 'is', null)
    .execute()
  const memberships = new Map(rows.map((row) => [row.userId, row]))
  const shared = await sharedWith(
    work.db,
    orgId,
    asked.filter(({ personId, visitorId }) => visitorId !== null || !memberships.has(personId ?? 0)),
  )
  return new Map(
    asked.map((viewer) => {
      const membership = memberships.get(viewer.personId ?? 0) ?? null
      const actor = actorOf(viewer.userId, viewer.caller, membership, shared.get(keyOf(viewer)))
      const { providerOrgId, personId } = viewer
      const session = personId === null ? null : { providerOrgId, apiKey: null }
      const mayCome = mayEnter(session, { orgId, role: membership?.role ?? null, ...work.org })
      return [viewer, actor && mayCome ? { actor, policy, org: work.org } : null]
    }),
  )
}

function keyOf({ personId, visitorId }: LiveViewer): string {
  return `${personId ?? ''}:${visitorId ?? ''}`
}

/** What invitations and links let these viewers reach now. */
async function sharedWith(db: Work['db'], orgId: number, viewers: readonly LiveViewer[]) {
  const asked = [...new Map(viewers.map((viewer) => [keyOf(viewer), viewer]))]
  const found = new Map<string, readonly SharedOrder[]>()
  if (asked.length === 0) return found
  const answer = await sql<{ key: string; shared: unknown }>`
    select asked.key, shared_orders(${orgId}, asked.person, asked.visitor) as shared
    from unnest(${asked.map(([key]) => key)}::text[], ${asked.map(([, { personId }]) => personId)}::integer[],
      ${asked.map(([, { visitorId }]) => visitorId)}::integer[]) as asked (key, person, visitor)`.execute(db)
  for (const { key, shared } of answer.rows) found.set(key, sharedOrdersSchema.parse(shared))
  return found
}

/** Sends now, or once the answer has begun. */
export function writeTo(viewer: LiveViewer, text: string): void {
  if (viewer.isClosed) return
  if (viewer.stream) viewer.stream.send(text)
  else viewer.buffered.push(text)
}

/** Ends the viewer's channel with a last message. */
export function closeViewer(viewer: LiveViewer, lastMessage: string): void {
  viewer.isClosed = true
  if (viewer.stream) viewer.stream.end(lastMessage)
  else viewer.buffered.push(lastMessage)
}
