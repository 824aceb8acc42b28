/** Signs in with a one-time code. */
import { signInMessages as sentences } from '@orderwright/domain/messages'
import { sql } from 'kysely'
import { rightNow } from '../../platform/database/records.ts'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail } from '../../platform/http/outcome.ts'
import { useCode } from './one-time-codes.ts'
import { firstOverLimit, limitsOf, placeOf } from './sign-in-limits.ts'
import { startSession } from './start-session.ts'

/** Signs the device in. A wrong code says how many tries are left, for an unknown address too. */
export const verifySignInCode: HandlerOf<'verifySignInCode'> = async (call, { email, code }) => {
  const { databases, config, clock } = call.services
  const overLimit = await firstOverLimit(call, limitsOf(call, 'verify', email))
  if (overLimit) return overLimit
  const place = placeOf(call)
  const { outcome, userId } = await databases.app.db.transaction().execute(async (transaction) => {
    const used = await useCode(transaction, { secret: config.secret, email, place, code, now: clock() })
    if (used.kind !== 'right') return { outcome: used, userId: null }
    // Row-level security keeps a comparison of texts from the index; the database's own function may use it.
    const found = await sql<{ id: number | null }>`select find_person(${email}) as id`.execute(transaction)
    const user = await transaction
      .updateTable('users')
      .set({ emailVerified: true, lastUpdated: rightNow })
      .where('id', '=', found.rows[0]?.id ?? 0)
      .returning('id')
      .executeTakeFirst()
    return { outcome: used, userId: user?.id ?? null }
  })
  if (outcome.kind === 'wrong') return refuseWrong(outcome.triesLeft)
  if (userId === null) return fail('refused', sentences.codeRefused, { rule: 'codeRefused' })
  const signedIn = await startSession(call, userId)
  call.browser.mark(email)
  return signedIn
}

function refuseWrong(triesLeft: number) {
  return triesLeft === 0
    ? fail('refused', sentences.codeSpoilt, { rule: 'codeSpoilt', triesLeft })
    : fail('refused', sentences.codeWrong({ triesLeft }), { rule: 'codeWrong', triesLeft })
}
