/** A person's devices: which browsers are signed in, and signing others out. Nobody else's are ever seen or touched. */
import type { endDevices, getDevices } from '@orderwright/contract'
import { timestampSchema } from '@orderwright/domain'
import type { CallContext, Handler } from '../../platform/http/call-context.ts'
import { fail, sentences, succeed } from '../../platform/http/outcome.ts'

export const devices: Handler<typeof getDevices> = async (call) => {
  const { person } = call
  if (!person) return fail('unauthenticated', sentences.unauthenticated)
  const rows = await call.services.databases.app.db
    .selectFrom('authSessions')
    .select(['id', 'userAgent', 'ipAddress', 'createdAt as signedIn', 'updatedAt as lastUsed'])
    .where('userId', '=', person.user.id)
    .where('expiresAt', '>', call.services.clock().toISOString())
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const all = rows.map(({ id, userAgent, ipAddress, signedIn, lastUsed }) => ({
    id,
    signedIn: timestampSchema.parse(signedIn),
    lastUsed: timestampSchema.parse(lastUsed),
    isThis: id === person.sessionId,
    userAgent: userAgent ?? '',
    ipAddress: ipAddress ?? '',
  }))
  return succeed({ devices: [...all.filter(({ isThis }) => isThis), ...all.filter(({ isThis }) => !isThis)] })
}

/**
 * Deletes the sessions; the database announces each, and their live channels end. The caller's own is ended by signing
 * out, never by this.
 */
export const endOtherDevices: Handler<typeof endDevices> = async (call, { deviceId }) => {
  const { person } = call
  if (!person) return fail('unauthenticated', sentences.unauthenticated)
  const ended = await endedSessions(call, person, deviceId)
  for (const id of ended) call.services.people.forget(id)
  if (deviceId !== undefined && ended.length === 0) return fail('notFound', sentences.notFound)
  return succeed({ endedCount: ended.length })
}

async function endedSessions(
  { services }: CallContext,
  { user, sessionId }: NonNullable<CallContext['person']>,
  deviceId: number | undefined,
): Promise<number[]> {
  const rows = await services.databases.app.db
    .deleteFrom('authSessions')
    .where('userId', '=', user.id)
    .where('id', '!=', sessionId)
    .$if(deviceId !== undefined, (query) => query.where('id', '=', deviceId ?? 0))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
