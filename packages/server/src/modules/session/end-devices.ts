/** Signs other devices of the same person out: one, or all but the calling one. */
import type { User } from '@orderwright/domain/tenancy'
import type { CallContext, HandlerOf } from '../../platform/http/call-context.ts'
import { fail, sentences, succeed } from '../../platform/http/outcome.ts'

/**
 * Deletes the sessions; the database announces each, and their live channels end. The caller's own session is ended by
 * signing out, never by this.
 */
export const endDevices: HandlerOf<'endDevices'> = async (call, { deviceId }) => {
  const { person } = call
  if (!person?.sessionId) return fail('unauthenticated', sentences.unauthenticated)
  const ended = await deleteSessions(call, { ...person, sessionId: person.sessionId }, deviceId)
  for (const id of ended) call.services.people.forget(id)
  if (deviceId !== undefined && ended.length === 0) return fail('notFound', sentences.notFound)
  return succeed({ endedCount: ended.length })
}

interface Ending {
  readonly user: Pick<User, 'id'>
  readonly sessionId: number
  readonly providerOrgId: number | null
}

async function deleteSessions(
  { services }: CallContext,
  { user, sessionId, providerOrgId }: Ending,
  deviceId: number | undefined,
): Promise<number[]> {
  const rows = await services.databases.app.db
    .deleteFrom('authSessions')
    .where('userId', '=', user.id)
    .where('id', '!=', sessionId)
    .$if(providerOrgId !== null, (query) => query.where('providerOrgId', '=', providerOrgId))
    .$if(deviceId !== undefined, (query) => query.where('id', '=', deviceId ?? 0))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
