/** Signs in with the token of a link: a single-use sign-in link, or the share link of an order. */
import { signInMessages as sentences } from '@orderwright/domain/messages'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail } from '../../platform/http/outcome.ts'
import { orgOfToken } from '../sharing/share-tokens.ts'
import { openShareLink } from './share-links/open-share-link.ts'
import { redeemSignInToken } from './sign-in-tokens.ts'
import { firstOverLimit } from './sign-in-limits.ts'
import { startSession } from './start-session.ts'

export const signInWithToken: HandlerOf<'signInWithToken'> = async (call, { userToken }) => {
  const { databases, config, clock } = call.services
  const overLimit = await firstOverLimit(call, [['verifyByIp', call.network]])
  if (overLimit) return overLimit
  // [2.7.18] It opens the shared order, and nothing else of whoever it was sent to.
  if (orgOfToken(userToken) !== null) return openShareLink(call, userToken)
  const userId = await redeemSignInToken(databases.app.db, userToken, { now: clock(), isDemo: config.isDemo })
  if (userId === null) return fail('refused', sentences.linkRefused, { rule: 'linkRefused' })
  return startSession(call, userId)
}
