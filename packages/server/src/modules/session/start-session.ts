/** Signs a user in on the calling device. */
import type { CallContext } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { openSession, type SessionProvider } from '../../platform/sessions/device-sessions.ts'
import { presentSession } from './present-session.ts'

/**
 * A new session at every sign-in: a token that somebody planted before it is worth nothing after it. `provider`: whose word is taken
 * for who it is.
 */
export async function startSession(call: CallContext, userId: number, provider?: SessionProvider) {
  const { databases, clock } = call.services
  const token = await databases.app.db.transaction().execute((transaction) =>
    openSession(transaction, {
      userId,
      ip: call.ip,
      userAgent: call.userAgent,
      now: clock(),
      replaces: call.person?.sessionId ?? undefined,
      provider,
    }),
  )
  if (call.person?.sessionId) call.services.people.forget(call.person.sessionId)
  call.session.start(token)
  return succeed(await presentSession(call.services, { userId, providerOrgId: provider?.orgId ?? null }))
}
