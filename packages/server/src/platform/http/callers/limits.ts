/**
 * The limits of sign-in and of new organizations in the demo: for a browser, for an address at one network address, for an address at
 * all, and for a network address. The narrow ones are reached first, so that whoever guesses shuts out themselves and not the owner of
 * the address. Decision 0048. And how often a program may call with its API key. Decision 0127. All processes count in one table
 * of the database, under hashes: nobody's address stands there. Decision 0139.
 */
import { createHash } from 'node:crypto'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { LimitName } from '../call-context.ts'

const WINDOW_SECONDS = 10 * 60
/** A program that is held up goes on soon. */
const KEY_WINDOW_SECONDS = 60

/** Calls of one key in a minute. */
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
  verifyFileByPlace: 120,
  // A sign-in page that stays open asks for a new challenge now and then.
  passkeyByBrowser: 40,
  passkeyByIp: 600,
  passkeyTryByBrowser: 10,
  passkeyTryByIp: 60,
  passkeyByPerson: 40,
  openidByBrowser: 60,
  openidByIp: 600,
  openidTryByBrowser: 20,
  openidTryByIp: 300,
  openidTestByPerson: 60,
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
  'verifyFileByPlace',
  'passkeyByBrowser',
  'passkeyByIp',
  'passkeyTryByBrowser',
  'passkeyTryByIp',
  'passkeyByPerson',
  'openidByBrowser',
  'openidByIp',
  'openidTryByBrowser',
  'openidTryByIp',
  'openidTestByPerson',
  'callsByKey',
]

/** Counts a call under a key: null while the limit is kept, else the seconds to wait. Rejects when the database is away. */
export type Limiter = (key: string) => Promise<number | null>

/** Removes what is counted no more, and what was counted by a clock that was ahead: nobody waits until it would be over. */
export async function forgetLimits(pool: pg.Pool): Promise<void> {
  const now = Date.now()
  await pool.query('delete from rate_limits where expire < $1 or expire > $2', [
    now,
    now + 2 * WINDOW_SECONDS * 1000,
  ])
}

/**
 * The pool without names for statements, which the counter's library gives: behind a transaction pooler the next connection knows none of
 * them.
 */
function withoutNames(pool: pg.Pool) {
  return {
    query: ({ text, values }: { readonly text: string; readonly values: readonly unknown[] }) =>
      pool.query(text, [...values]),
  }
}

/** One counter for each limit. The demo lives on one machine, where everybody has the same network address. */
export function createLimits(pool: pg.Pool, isDemo: boolean): ReadonlyMap<LimitName, Limiter> {
  function limiter(name: LimitName): Limiter {
    const points = calls[name] * (isDemo && name.endsWith('Ip') ? 100 : 1)
    const duration = name === 'callsByKey' ? KEY_WINDOW_SECONDS : WINDOW_SECONDS
    const counter = new RateLimiterPostgres({
      storeClient: withoutNames(pool),
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      // The sweep of each minute does it for all of them.
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration,
      // Whoever goes on all the same is turned away without asking the database.
      inMemoryBlockOnConsumed: points + 1,
    })
    const count = async (hash: string): Promise<number | null> => {
      try {
        await counter.consume(hash)
        return null
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
      }
    }
    return async (key) => {
      const hash = createHash('sha256').update(key).digest('base64url')
      const seconds = await count(hash)
      if (seconds === null || seconds <= duration) return seconds
      // Counted while the clock was ahead: its time would be over only then.
      await counter.delete(hash)
      return count(hash)
    }
  }
  return new Map(names.map((name) => [name, limiter(name)]))
}
