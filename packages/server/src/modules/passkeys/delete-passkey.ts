/** Removes a passkey at once, and brings it back within some minutes. Another person's is found as a missing one is. */
import { MAX_PASSKEYS } from '@orderwright/domain/access'
import { passkeyMessages } from '@orderwright/domain/messages'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, notFound, succeed } from '../../platform/http/outcome.ts'
import { ownAccount } from './own-account.ts'
import { hasRoom, presentPasskey, shownColumns, undoLimit } from './passkey-store.ts'

export const deletePasskey: HandlerOf<'deletePasskey'> = async (
  { person, services },
  { passkeyId, isDeleted },
) => {
  const own = ownAccount(person)
  if (!own.ok) return own
  const { databases, clock } = services
  const userId = own.data.user.id
  return databases.app.db.transaction().execute(async (transaction) => {
    if (!isDeleted && !(await hasRoom(transaction, userId)))
      return fail('refused', passkeyMessages.tooMany({ most: MAX_PASSKEYS }), { rule: 'tooManyPasskeys' })
    const row = await transaction
      .updateTable('passkeys')
      .set({ removedAt: isDeleted ? clock() : null })
      .where('id', '=', passkeyId)
      .where('userId', '=', userId)
      .$if(isDeleted, (query) => query.where('removedAt', 'is', null))
      .$if(!isDeleted, (query) => query.where('removedAt', '>=', undoLimit(clock())))
      .returning(shownColumns)
      .executeTakeFirst()
    return row ? succeed({ passkey: presentPasskey(row) }) : notFound()
  })
}
