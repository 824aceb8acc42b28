/** Gives a passkey another name. Another person's is found as a missing one is. */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, notFound, sentences, succeed } from '../../platform/http/outcome.ts'
import { presentPasskey, shownColumns } from './passkey-store.ts'

export const renamePasskey: HandlerOf<'renamePasskey'> = async (
  { person, services },
  { passkeyId, name },
) => {
  if (!person) return fail('unauthenticated', sentences.unauthenticated)
  const row = await services.databases.app.db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', passkeyId)
    .where('userId', '=', person.user.id)
    .where('removedAt', 'is', null)
    .returning(shownColumns)
    .executeTakeFirst()
  return row ? succeed({ passkey: presentPasskey(row) }) : notFound()
}
