/** The calls of signing in and out: request-code, verify-code, sign-in-with-token, sign-out. */
import type { requestSignInCode, signInWithToken, signOut, verifySignInCode } from '@orderwright/contract'
import { writeMail } from '../../platform/mail/outbox.ts'
import type { CallContext, Handler } from '../../platform/http/call-context.ts'
import { fail, succeed } from '../../platform/http/outcome.ts'
import { openShareLink } from '../sharing/open-share-link.ts'
import { orgOfToken } from '../sharing/share-tokens.ts'
import { closeSession, openSession } from './device-sessions.ts'
import { CODE_MINUTES, storeCode, useCode } from './one-time-codes.ts'
import { presentSession } from './present-session.ts'
import { hashToken, newCode } from './secrets.ts'
import { redeemSignInToken } from './sign-in-tokens.ts'

const sentences = {
  codeRefused: 'This code is not valid any more. Please ask for a new one.',
  linkRefused: 'This link is not valid any more. Please sign in with a code.',
} as const

/** Stores a code for every address and mails it to known ones: the answer is the same for both. */
export const requestCode: Handler<typeof requestSignInCode> = async (call, { email }) => {
  const { databases, config, clock, jobs } = call.services
  const overLimit = await firstOverLimit(call, [
    ['codeByIp', call.ip],
    ['codeByAddress', email],
  ])
  if (overLimit) return overLimit
  const code = newCode()
  const isKnown = await databases.app.db.transaction().execute(async (transaction) => {
    const user = await transaction
      .selectFrom('users')
      .select('id')
      .where((where) => where(where.fn<string>('lower', ['email']), '=', email))
      .executeTakeFirst()
    await storeCode(transaction, { secret: config.secret, email, code, now: clock() })
    if (user) {
      await writeMail(transaction, {
        orgId: null,
        to: email,
        subject: `${code} is your Orderwright sign-in code`,
        text: `Your sign-in code is ${code}.\n\nIt is valid for ${CODE_MINUTES} minutes and works once. If you did not ask for it, you can ignore this e-mail.`,
        idempotencyKey: `sign-in-code:${hashToken(`${email}\n${code}\n${clock().toISOString()}`)}`,
      })
    }
    return user !== undefined
  })
  if (isKnown) await jobs.add({ task: 'deliverMails' })
  return succeed({ ok: true })
}

/** Signs the device in; a wrong, old, used or spoilt code is refused with one and the same answer. */
export const verifyCode: Handler<typeof verifySignInCode> = async (call, { email, code }) => {
  const { databases, config, clock } = call.services
  const overLimit = await firstOverLimit(call, [
    ['verifyByIp', call.ip],
    ['verifyByAddress', email],
  ])
  if (overLimit) return overLimit
  const userId = await databases.app.db.transaction().execute(async (transaction) => {
    const isRight = await useCode(transaction, { secret: config.secret, email, code, now: clock() })
    if (!isRight) return null
    const user = await transaction
      .updateTable('users')
      .set({ emailVerified: true })
      .where((where) => where(where.fn<string>('lower', ['email']), '=', email))
      .returning('id')
      .executeTakeFirst()
    return user?.id ?? null
  })
  if (userId === null) return fail('refused', sentences.codeRefused, { rule: 'codeRefused' })
  return signInAs(call, userId)
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

async function firstOverLimit(call: CallContext, checks: Parameters<CallContext['limit']>[]) {
  for (const check of checks) {
    const within = await call.limit(...check)
    if (!within.ok) return within
  }
  return undefined
}
