/**
 * Opening a share link: the role that its token stands for decides by which call. An account that is signed in here is left
 * alone by all of them. [2.7.16, 2.7.17, 2.7.18]
 */
import { type CallError, endpoints } from '@orderwright/contract'
import { CallFailure, call } from '../api/api.ts'

/** Null when the order is open to this browser, or its people sign in; else the sentence why it is not. */
export async function openShareToken(shareToken: string): Promise<string | null> {
  const role = await call(endpoints.getOrgRoleForToken, { shareToken })
  if (!role.ok) return refusalOf(role.error)
  const { orgRole } = role.data
  if (orgRole === 'owner' || orgRole === 'member') return null
  const opened =
    orgRole === 'guest'
      ? await call(endpoints.handleGuestShareLink, { shareToken })
      : await call(endpoints.signInWithToken, { userToken: shareToken })
  return opened.ok ? null : refusalOf(opened.error)
}

/** What the person reads; a server that does not answer is no refusal, and is asked again. */
function refusalOf(error: CallError): string {
  if (['refused', 'invalid', 'notFound', 'tooManyRequests'].includes(error.code)) return error.message
  throw new CallFailure(error)
}
