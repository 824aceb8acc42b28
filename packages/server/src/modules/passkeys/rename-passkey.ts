/** Gives a passkey another name. Another person's is found as a missing one is. */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { notFound, succeed } from '../../platform/http/outcome.ts'
import { ownAccount } from './own-account.ts'
import { presentPasskey, shownColumns } from './passkey-store.ts'

export const renamePasskey: HandlerOf<'renamePasskey'> = async (
  { person, services },
  { passkeyId, name },
) => {
  const own = ownAccount(person)
  if (!own.ok) return own
  const row = await services.databases.app.db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', passkeyId)
    .where('userId', '=', own.data.user.id)
    .where('removedAt', 'is', null)
    .returning(shownColumns)
    .executeTakeFirst()
  return row ? succeed({ passkey: presentPasskey(row) }) : notFound()
}
