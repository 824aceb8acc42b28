/**
 * Opening a share link in a browser: what the token stands for, and the visit that lets the browser in. An account that is
 * signed in there keeps its session, and gets nothing into it. [2.7.14–2.7.18]
 */
import type { getOrgRoleForToken, handleGuestShareLink } from '@orderwright/contract'
import { type Role, type Session, sharingMessages } from '@orderwright/domain'
import type { CallContext, Handler } from '../../platform/http/call-context.ts'
import { fail, type Outcome, succeed } from '../../platform/http/outcome.ts'
import type { Visitor } from '../../platform/sessions/person.ts'
import { hashToken } from '../../platform/sessions/secrets.ts'
import { inSystem, readInSystem, type Work } from '../tenancy/run-in-tenant.ts'
import { orgOfToken } from '../sharing/share-tokens.ts'
import { sharedSession } from './shared-session.ts'
import { addVisitor } from '../sharing/visitors.ts'

interface FoundLink {
  readonly orgId: number
  readonly linkId: number
  readonly orderId: number
  /** whom it was sent to; null: whoever holds it */
  readonly userId: number | null
  /** of that person; guest for whoever holds an open link */
  readonly role: Role | null
}

const refused = (rule: string, message: string) => fail('refused', message, { rule })

/** The link of a token, or the sentence why it leads nowhere. */
async function findLink(
  { db, orgId }: Pick<Work, 'db' | 'orgId'>,
  token: string,
): Promise<Outcome<FoundLink>> {
  const row = await db
    .selectFrom('orderShareLinks as link')
    .innerJoin('productOrders as order', (join) =>
      join.onRef('order.orgId', '=', 'link.orgId').onRef('order.id', '=', 'link.productOrderId'),
    )
    .leftJoin('memberships as member', (join) =>
      join
        .onRef('member.orgId', '=', 'link.orgId')
        .onRef('member.userId', '=', 'link.userId')
        .on('member.deletedAt', 'is', null),
    )
    .select([
      'link.id as linkId',
      'link.userId',
      'link.revokedAt',
      'order.id as orderId',
      'order.archived',
      'order.deletedAt',
      'member.role',
      'member.status',
    ])
    .where('link.orgId', '=', orgId)
    .where('link.tokenHash', '=', hashToken(token))
    .executeTakeFirst()
  if (!row) return refused('linkUnknown', sharingMessages.linkUnknown)
  if (row.revokedAt !== null || row.status === 'disabled')
    return refused('linkRevoked', sharingMessages.linkRevoked)
  if (row.deletedAt !== null) return refused('linkDeleted', sharingMessages.linkDeleted)
  if (row.archived === 1) return refused('linkArchived', sharingMessages.linkArchived)
  const { linkId, orderId, userId } = row
  const role = userId === null ? 'guest' : row.status === 'active' ? row.role : null
  return succeed({ orgId, linkId, orderId, userId, role })
}

/** Guessing is limited; a token has 256 bits besides. */
async function linkOf(call: CallContext, token: string): Promise<Outcome<FoundLink>> {
  const within = await call.limit('verifyByIp', call.ip)
  if (!within.ok) return within
  const orgId = orgOfToken(token)
  if (orgId === null) return refused('linkUnknown', sharingMessages.linkUnknown)
  const found = await readInSystem(call.services, orgId, (work) => findLink(work, token))
  return found ?? refused('linkUnknown', sharingMessages.linkUnknown)
}

export const roleForToken: Handler<typeof getOrgRoleForToken> = async (call, { shareToken }) => {
  const link = await linkOf(call, shareToken)
  return link.ok ? succeed({ orgRole: link.data.role }) : link
}

export const openGuestLink: Handler<typeof handleGuestShareLink> = (call, { shareToken }) =>
  openShareLink(call, shareToken)

/** Lets this browser in to the link's order and answers its session there. Employees sign in instead. */
export async function openShareLink(call: CallContext, token: string): Promise<Outcome<Session>> {
  const found = await linkOf(call, token)
  if (!found.ok) return found
  const link = found.data
  if (link.role === 'owner' || link.role === 'member')
    return refused('linkOfEmployee', sharingMessages.linkOfEmployee)
  const visitor = call.visitor ?? (await newVisitor(call))
  await inSystem(call.services, link.orgId, (work) => enterAs(work, visitor, link))
  const session = await sharedSession({ ...call, visitor }, link.orderId)
  // Revoked in this very moment.
  return session ? succeed(session) : refused('linkRevoked', sharingMessages.linkRevoked)
}

async function newVisitor(call: CallContext): Promise<Visitor> {
  const { databases, clock } = call.services
  const { token, ...visitor } = await addVisitor(databases.app.db, {
    name: sharingMessages.visitorName,
    now: clock(),
  })
  call.visit.start(token)
  return visitor
}

/**
 * Notes the visit. A browser is one person in an organisation: whom an invitation names counts before whoever an open link
 * let in.
 */
async function enterAs(work: Work, visitor: Visitor, link: FoundLink): Promise<void> {
  const { db, orgId } = work
  const earlier = await db
    .selectFrom('shareVisits')
    .select('userId')
    .where('orgId', '=', orgId)
    .where('visitorId', '=', visitor.visitorId)
    .limit(1)
    .executeTakeFirst()
  const userId = link.userId ?? earlier?.userId ?? visitor.userId
  await db
    .insertInto('shareVisits')
    .values({ orgId, visitorId: visitor.visitorId, shareLinkId: link.linkId, userId })
    .onConflict((conflict) => conflict.columns(['orgId', 'visitorId', 'shareLinkId']).doUpdateSet({ userId }))
    .execute()
  await db
    .updateTable('shareVisits')
    .set({ userId })
    .where('orgId', '=', orgId)
    .where('visitorId', '=', visitor.visitorId)
    .where('userId', '<>', userId)
    .execute()
}
