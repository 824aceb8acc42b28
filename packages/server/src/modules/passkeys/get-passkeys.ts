/** The passkeys of a person. Nobody sees another person's. */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, sentences, succeed } from '../../platform/http/outcome.ts'
import { passkeysOf, presentPasskey, shownColumns } from './passkey-store.ts'

export const getPasskeys: HandlerOf<'getPasskeys'> = async ({ person, services }) => {
  if (!person) return fail('unauthenticated', sentences.unauthenticated)
  // A session of an identity provider says nothing of ways in that are others'.
  if (person.providerOrgId !== null) return succeed({ passkeys: [] })
  const rows = await passkeysOf(services.databases.app.db, person.user.id)
    .select(shownColumns)
    .orderBy('created', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return succeed({ passkeys: rows.map(presentPasskey) })
}
