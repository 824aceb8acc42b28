/** The limits of sign-in, per address and per network address, counted in memory. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { LimitName } from './call-context.ts'

const WINDOW_MS = 10 * 60_000

/** Calls within ten minutes. Many people may share one network address, nobody shares a mailbox. */
const calls: Readonly<Record<LimitName, number>> = {
  codeByAddress: 5,
  codeByIp: 30,
  verifyByAddress: 10,
  verifyByIp: 60,
}

export type Limiter = (request: FastifyRequest, key: string) => Promise<number | null>

/**
 * One counter for each limit: null while it is kept, else the seconds to wait. The demo lives on one machine,
 * where everybody has the same network address.
 */
export function createLimits(app: FastifyInstance, isDemo: boolean): Record<LimitName, Limiter> {
  const keys = new WeakMap<FastifyRequest, string>()
  function limiter(name: LimitName): Limiter {
    const max = calls[name] * (isDemo && name.endsWith('Ip') ? 100 : 1)
    const count = app.createRateLimit({
      max,
      timeWindow: WINDOW_MS,
      keyGenerator: (request) => keys.get(request) ?? request.ip,
    })
    return async (request, key) => {
      keys.set(request, key)
      const result = await count(request)
      return result.isAllowed || !result.isExceeded ? null : Math.max(1, result.ttlInSeconds)
    }
  }
  return {
    codeByAddress: limiter('codeByAddress'),
    codeByIp: limiter('codeByIp'),
    verifyByAddress: limiter('verifyByAddress'),
    verifyByIp: limiter('verifyByIp'),
  }
}
