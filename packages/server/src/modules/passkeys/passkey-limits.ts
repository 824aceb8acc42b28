/** How often signing in with a passkey may be begun and tried, apart from codes: who is over these can still use a code. */
import type { CallContext } from '../../platform/http/call-context.ts'
import { type LimitCheck, placeOf } from '../session/sign-in-limits.ts'

/** The narrow limit first. Without a mark a browser is told from others by nothing but its network. */
export function passkeyLimits(call: CallContext, what: 'passkey' | 'passkeyTry'): LimitCheck[] {
  const ofBrowser: LimitCheck[] = call.browser.id === null ? [] : [[`${what}ByBrowser`, placeOf(call)]]
  return [...ofBrowser, [`${what}ByIp`, call.network]]
}
