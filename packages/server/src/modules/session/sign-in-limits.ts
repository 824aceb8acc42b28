/** How often a sign-in code may be asked for and typed, by browser, address and network. */
import type { CallContext } from '../../platform/http/call-context.ts'

export type LimitCheck = Parameters<CallContext['limit']>

/** Where a code is asked for and typed: a browser, or a network address where it has brought no mark. */
export function placeOf({ browser, network }: Pick<CallContext, 'browser' | 'network'>): string {
  return browser.id === null ? `network ${network}` : `browser ${browser.id}`
}

/** The narrow limits first. A browser in which this address has signed in before is not limited by what others do. */
export function limitsOf(call: CallContext, what: 'code' | 'verify', email: string): LimitCheck[] {
  const others: LimitCheck[] = [
    [`${what}ByPlace`, `${email}\n${call.network}`],
    [`${what}ByAddress`, email],
  ]
  return [
    [`${what}ByBrowser`, `${email}\n${placeOf(call)}`],
    ...(call.browser.knows(email) ? [] : others),
    [`${what}ByIp`, call.network],
  ]
}

/** Counts this call against each limit; the failure of the first one that is over. */
export async function firstOverLimit(call: CallContext, checks: readonly LimitCheck[]) {
  for (const check of checks) {
    const within = await call.limit(...check)
    if (!within.ok) return within
  }
  return undefined
}
