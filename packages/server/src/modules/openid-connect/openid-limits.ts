/** How often signing in by a provider may be begun and ended, apart from codes: who is over these can still use a code. */
import type { CallContext } from '../../platform/http/call-context.ts'
import { type LimitCheck, placeOf } from '../session/sign-in-limits.ts'

/** The narrow limit first. Without a mark a browser is told from others by nothing but its network. */
export function openidLimits(call: CallContext, what: 'openid' | 'openidTry'): LimitCheck[] {
  const ofBrowser: LimitCheck[] = call.browser.id === null ? [] : [[`${what}ByBrowser`, placeOf(call)]]
  return [...ofBrowser, [`${what}ByIp`, call.network]]
}
