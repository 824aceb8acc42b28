/** Sends a one-time code to an e-mail address. */
import { openidMessages } from '@orderwright/domain/messages'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/schema.ts'
import { writeMailToUser } from '../../platform/mail/outbox.ts'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { hashToken, newCode } from '../../platform/sessions/secrets.ts'
import { CODE_MINUTES, storeCode } from './one-time-codes.ts'
import { firstOverLimit, limitsOf, placeOf } from './sign-in-limits.ts'

/**
 * Stores a code for every address and mails it to known ones: the answer is the same for both, and so is the work, down to
 * the statements: the mail is inserted by one that selects no user for an unknown address.
 * What the mail of a member says who comes in by a provider alone is told to their mailbox, and to nobody else.
 */
export const requestSignInCode: HandlerOf<'requestSignInCode'> = async (call, { email }) => {
  const { databases, config, clock, jobs } = call.services
  const overLimit = await firstOverLimit(call, limitsOf(call, 'code', email))
  if (overLimit) return overLimit
  const code = newCode()
  const place = placeOf(call)
  await databases.app.db.transaction().execute(async (transaction) => {
    await storeCode(transaction, { secret: config.secret, email, place, code, now: clock() })
    const { subject, text } =
      (await mailByProvider(transaction, config.publicUrl, email)) ?? mailWithCode(code)
    await writeMailToUser(transaction, {
      to: email,
      subject,
      text,
      idempotencyKey: `sign-in-code:${hashToken(`${email}\n${place}\n${code}\n${clock().toISOString()}`)}`,
    })
  })
  await jobs.add({ task: 'deliverMails' })
  return succeed({ ok: true })
}

type Words = { readonly subject: string; readonly text: string }

function mailWithCode(code: string): Words {
  return {
    subject: `${code} is your Orderwright sign-in code`,
    text: `Your sign-in code is ${code}.\n\nIt is valid for ${CODE_MINUTES} minutes and works once, in the browser that asked for it. If you did not ask for it, you can ignore this e-mail.`,
  }
}

/** Undefined: a code of this address lets its person in somewhere, or it is nobody's. Decision 0203. */
async function mailByProvider(
  db: Kysely<Database>,
  publicUrl: string,
  email: string,
): Promise<Words | undefined> {
  const { rows } = await sql<{ orgTitle: string; providerTitle: string; domain: string }>`
    select org_title, provider_title, domain from codes_are_withheld(${email})`.execute(db)
  const [withheld] = rows
  if (!withheld) return undefined
  const { orgTitle: org, providerTitle: title, domain } = withheld
  const address = `${publicUrl}/sign-in?provider=${encodeURIComponent(domain)}`
  return {
    subject: openidMessages.mailSubject({ title }),
    text: openidMessages.mailText({ org, title, address }),
  }
}
