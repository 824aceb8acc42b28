/** Who is signed in, and what a page needs to know of them. */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { ownOrgOf, sharedSession } from './share-links/shared-session.ts'
import { presentSession, signedOutSession } from './present-session.ts'

export const getSession: HandlerOf<'getSession'> = async (call, { shareableOrderId }) => {
  // Every page calls this first: from now on the browser has an id of its own.
  if (call.browser.id === null) call.browser.mark()
  const shared = shareableOrderId === undefined ? null : await sharedSession(call, shareableOrderId)
  if (shared) return succeed(shared)
  if (!call.person) return succeed(signedOutSession(call.services))
  const session = await presentSession(call.services, {
    userId: call.person.user.id,
    providerOrgId: call.person.providerOrgId,
  })
  // The page of an order belongs to that order's organisation.
  const orgId = shareableOrderId === undefined ? null : await ownOrgOf(call, shareableOrderId)
  return succeed({ ...session, activeOrgId: orgId ?? session.activeOrgId })
}
