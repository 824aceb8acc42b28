/** The calls of signing in and out: request-code, verify-code, sign-in-with-token, sign-out. */
import type { requestSignInCode, signInWithToken, signOut, verifySignInCode } from '@orderwright/contract'
import { signInMessages as sentences } from '@orderwright/domain'
import { writeMailToUser } from '../../platform/mail/outbox.ts'
import type { CallContext, Handler } from '../../platform/http/call-context.ts'
import { fail, succeed } from '../../platform/http/outcome.ts'
import { openShareLink } from './open-share-link.ts'
import { orgOfToken } from '../sharing/share-tokens.ts'
import { closeSession, openSession } from '../../platform/sessions/device-sessions.ts'
import { CODE_MINUTES, storeCode, useCode } from './one-time-codes.ts'
import { presentSession } from './present-session.ts'
import { hashToken, newCode } from '../../platform/sessions/secrets.ts'
import { redeemSignInToken } from './sign-in-tokens.ts'

type Check = Parameters<CallContext['limit']>

/** Where a code is asked for and typed: a browser, or a network address where it has brought no mark. */
function placeOf({ browser, ip }: CallContext): string {
  return browser.id === null ? `network ${ip}` : `browser ${browser.id}`
}

/** The narrow limits first. A browser in which this address has signed in before is not held up by what others do. */
function limitsOf(call: CallContext, what: 'code' | 'verify', email: string): Check[] {
  const others: Check[] = [
    [`${what}ByPlace`, `${email}\n${call.ip}`],
    [`${what}ByAddress`, email],
  ]
  return [
    [`${what}ByBrowser`, `${email}\n${placeOf(call)}`],
    ...(call.browser.knows(email) ? [] : others),
    [`${what}ByIp`, call.ip],
  ]
}

/**
 * Stores a code for every address and mails it to known ones: the answer is the same for both, and so is the work, down to
 * the statements: the mail is written by one that finds nobody for an unknown address.
 */
export const requestCode: Handler<typeof requestSignInCode> = async (call, { email }) => {
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

/** Signs the device in. A wrong code says how many tries are left, for an unknown address too. */
export const verifyCode: Handler<typeof verifySignInCode> = async (call, { email, code }) => {
  const { databases, config, clock } = call.services
  const overLimit = await firstOverLimit(call, limitsOf(call, 'verify', email))
  if (overLimit) return overLimit
  const place = placeOf(call)
  const { outcome, userId } = await databases.app.db.transaction().execute(async (transaction) => {
    const used = await useCode(transaction, { secret: config.secret, email, place, code, now: clock() })
    if (used.kind !== 'right') return { outcome: used, userId: null }
    const user = await transaction
      .updateTable('users')
      .set({ emailVerified: true })
      .where((where) => where(where.fn<string>('lower', ['email']), '=', email))
      .returning('id')
      .executeTakeFirst()
    return { outcome: used, userId: user?.id ?? null }
  })
  if (outcome.kind === 'wrong') return refuseWrong(outcome.triesLeft)
  if (userId === null) return fail('refused', sentences.codeRefused, { rule: 'codeRefused' })
  const signedIn = await signInAs(call, userId)
  call.browser.mark(email)
  return signedIn
}

function refuseWrong(triesLeft: number) {
  return triesLeft === 0
    ? fail('refused', sentences.codeSpoilt, { rule: 'codeSpoilt', triesLeft })
    : fail('refused', sentences.codeWrong({ triesLeft }), { rule: 'codeWrong', triesLeft })
}

export const signInByToken: Handler<typeof signInWithToken> = async (call, { userToken }) => {
  const { databases, config, clock } = call.services
  const overLimit = await firstOverLimit(call, [['verifyByIp', call.ip]])
  if (overLimit) return overLimit
  // [2.7.18] It opens the shared order, and nothing else of whoever it was sent to.
  if (orgOfToken(userToken) !== null) return openShareLink(call, userToken)
  const userId = await redeemSignInToken(databases.app.db, userToken, { now: clock(), isDemo: config.isDemo })
  if (userId === null) return fail('refused', sentences.linkRefused, { rule: 'linkRefused' })
  return signInAs(call, userId)
}

export const endSignIn: Handler<typeof signOut> = async (call) => {
  if (call.person) {
    await closeSession(call.services.databases.app.db, call.person.sessionId)
    call.services.people.forget(call.person.sessionId)
  }
  call.session.end()
  return succeed({ ok: true })
}

/** A new session at every sign-in: a token that somebody planted before it is worth nothing after it. */
async function signInAs(call: CallContext, userId: number) {
  const { databases, clock } = call.services
  const token = await databases.app.db.transaction().execute((transaction) =>
    openSession(transaction, {
      userId,
      ip: call.ip,
      userAgent: call.userAgent,
      now: clock(),
      replaces: call.person?.sessionId,
    }),
  )
  if (call.person) call.services.people.forget(call.person.sessionId)
  call.session.start(token)
  return succeed(await presentSession(call.services, userId))
}

async function firstOverLimit(call: CallContext, checks: readonly Check[]) {
  for (const check of checks) {
    const within = await call.limit(...check)
    if (!within.ok) return within
  }
  return undefined
}
