/** Ends the session of the calling device. */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { closeSession } from '../../platform/sessions/device-sessions.ts'

export const signOut: HandlerOf<'signOut'> = async (call) => {
  if (call.person?.sessionId) {
    await closeSession(call.services.databases.app.db, call.person.sessionId)
    call.services.people.forget(call.person.sessionId)
  }
  call.session.end()
  return succeed({ ok: true })
}
