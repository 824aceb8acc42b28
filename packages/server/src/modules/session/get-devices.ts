/** The devices on which a person is signed in. Nobody sees another person's. */
import { timestampSchema } from '@orderwright/domain/units'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, sentences, succeed } from '../../platform/http/outcome.ts'

export const getDevices: HandlerOf<'getDevices'> = async (call) => {
  const { person } = call
  if (!person) return fail('unauthenticated', sentences.unauthenticated)
  const rows = await call.services.databases.app.db
    .selectFrom('authSessions')
    .select(['id', 'userAgent', 'ipAddress', 'signedInBy', 'createdAt as signedIn', 'updatedAt as lastUsed'])
    .where('userId', '=', person.user.id)
    // What one provider began is seen by what it began: it stands for its person in no other way.
    .$if(person.providerOrgId !== null, (query) => query.where('providerOrgId', '=', person.providerOrgId))
    .where('expiresAt', '>', call.services.clock().toISOString())
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const all = rows.map(({ id, userAgent, ipAddress, signedInBy, signedIn, lastUsed }) => ({
    id,
    signedInBy,
    signedIn: timestampSchema.parse(signedIn),
    lastUsed: timestampSchema.parse(lastUsed),
    isThis: id === person.sessionId,
    userAgent: userAgent ?? '',
    ipAddress: ipAddress ?? '',
  }))
  return succeed({ devices: [...all.filter(({ isThis }) => isThis), ...all.filter(({ isThis }) => !isThis)] })
}
