/**
 * The limits of sign-in and of new organizations in the demo, counted in memory: for a browser, for an address at one network address, for an address at all, and
 * for a network address. The narrow ones are reached first, so that whoever guesses shuts out themselves and not the owner of
 * the address. Decision 0048. And how often a program may call with its API key. Decision 0127.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { LimitName } from './call-context.ts'

const WINDOW_MS = 10 * 60_000
/** A program that is held up goes on soon. */
const KEY_WINDOW_MS = 60_000

/** Calls of one key in a minute, in each process. */
export const CALLS_BY_KEY = 600

/** Calls within ten minutes, with a key in one. Many people may share one network address, nobody shares a mailbox. */
const calls: Readonly<Record<LimitName, number>> = {
  codeByBrowser: 5,
  codeByPlace: 8,
  codeByAddress: 20,
  codeByIp: 30,
  verifyByBrowser: 10,
  verifyByPlace: 15,
  verifyByAddress: 60,
  verifyByIp: 60,
  orgByPlace: 30,
  callsByKey: CALLS_BY_KEY,
}
const names: readonly LimitName[] = [
  'codeByBrowser',
  'codeByPlace',
  'codeByAddress',
  'codeByIp',
  'verifyByBrowser',
  'verifyByPlace',
  'verifyByAddress',
  'verifyByIp',
  'orgByPlace',
  'callsByKey',
]

export type Limiter = (request: FastifyRequest, key: string) => Promise<number | null>

/**
 * One counter for each limit: null while it is kept, else the seconds to wait. The demo lives on one machine,
 * where everybody has the same network address.
 */
export function createLimits(app: FastifyInstance, isDemo: boolean): ReadonlyMap<LimitName, Limiter> {
  const keys = new WeakMap<FastifyRequest, string>()
  function limiter(name: LimitName): Limiter {
    const max = calls[name] * (isDemo && name.endsWith('Ip') ? 100 : 1)
    const count = app.createRateLimit({
      max,
      timeWindow: name === 'callsByKey' ? KEY_WINDOW_MS : WINDOW_MS,
      keyGenerator: (request) => keys.get(request) ?? request.ip,
    })
    return async (request, key) => {
      keys.set(request, key)
      const result = await count(request)
      return result.isAllowed || !result.isExceeded ? null : Math.max(1, result.ttlInSeconds)
    }
  }
  return new Map(names.map((name) => [name, limiter(name)]))
}
