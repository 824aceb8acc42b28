/** Sends a one-time code to an e-mail address. */
import { writeMailToUser } from '../../platform/mail/outbox.ts'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { hashToken, newCode } from '../../platform/sessions/secrets.ts'
import { CODE_MINUTES, storeCode } from './one-time-codes.ts'
import { firstOverLimit, limitsOf, placeOf } from './sign-in-limits.ts'

/**
 * Stores a code for every address and mails it to known ones: the answer is the same for both, and so is the work, down to
 * the statements: the mail is inserted by one that selects no user for an unknown address.
 */
export const requestSignInCode: HandlerOf<'requestSignInCode'> = async (call, { email }) => {
  const { databases, config, clock, jobs } = call.services
  const overLimit = await firstOverLimit(call, limitsOf(call, 'code', email))
  if (overLimit) return overLimit
  const code = newCode()
  const place = placeOf(call)
  await databases.app.db.transaction().execute(async (transaction) => {
    await storeCode(transaction, { secret: config.secret, email, place, code, now: clock() })
    await writeMailToUser(transaction, {
      to: email,
      subject: `${code} is your Orderwright sign-in code`,
      text: `Your sign-in code is ${code}.\n\nIt is valid for ${CODE_MINUTES} minutes and works once, in the browser that asked for it. If you did not ask for it, you can ignore this e-mail.`,
      idempotencyKey: `sign-in-code:${hashToken(`${email}\n${place}\n${code}\n${clock().toISOString()}`)}`,
    })
  })
  await jobs.add({ task: 'deliverMails' })
  return succeed({ ok: true })
}
