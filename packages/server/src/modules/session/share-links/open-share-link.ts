/**
 * Opening a share link in a browser: what the token stands for, and the visit that lets the browser in. An account that is
 * signed in there keeps its session, and gets nothing into it. [2.7.14–2.7.18]
 */
import { sharingMessages } from '@orderwright/domain/messages'
import type { Session } from '@orderwright/domain/tenancy'
import { introduce } from '../../../platform/database/introduce.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import { fail, type Outcome, succeed } from '../../../platform/http/outcome.ts'
import { inStoredLanguage } from '../../../platform/languages.ts'
import type { Visitor } from '../../../platform/sessions/person.ts'
import { inSystem, type Work } from '../../tenancy/run-in-tenant.ts'
import { addVisitor } from '../../sharing/visitors.ts'
import { sharedSession } from './shared-session.ts'
import { findShareLink, type FoundLink } from './find-share-link.ts'

/** Lets this browser in to the link's order and answers its session there. Employees sign in instead. */
export async function openShareLink(call: CallContext, token: string): Promise<Outcome<Session>> {
  const found = await findShareLink(call, token)
  if (!found.ok) return found
  const link = found.data
  if (link.role === 'owner' || link.role === 'member')
    return fail('refused', sharingMessages.linkOfEmployee, { rule: 'linkOfEmployee' })
  const visitor = call.visitor ?? (await newVisitor(call))
  await inSystem(call.services, link.orgId, (work) => enterAs(work, visitor, link))
  const session = await sharedSession({ ...call, visitor }, link.orderId)
  // Revoked in this very moment.
  return session ? succeed(session) : fail('refused', sharingMessages.linkRevoked, { rule: 'linkRevoked' })
}

async function newVisitor(call: CallContext): Promise<Visitor> {
  const { databases, clock } = call.services
  const { token, ...visitor } = await addVisitor(databases.app.db, {
    name: inStoredLanguage(() => sharingMessages.visitorName),
    now: clock(),
  })
  call.visit.start(token)
  return visitor
}

/**
 * Stores the visit. A browser is one person in an organisation: the person of an invitation takes precedence over the
 * nameless visitor of an open link.
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
  await introduce(db, { orgId, userId })
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
