/**
 * The database as the worker of jobs sees it: while it is away, whoever wants a connection waits. The library tells the database of a job that
 * has ended without waiting for the answer, so that a connection that can not be had would end the process, and gives up when it can not ask for
 * jobs ten times. Decision 212.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { RunnerOptions } from 'graphile-worker'
import type pg from 'pg'
import { isDatabaseUnavailable } from '../database/connections/unavailable.ts'

const AGAIN_MS = 500

/** `pool`, from which a connection comes as soon as the database is there; until `isStopped`. */
export function patientPool(
  pool: pg.Pool,
  { isStopped, onAway }: { readonly isStopped: () => boolean; readonly onAway: (error: unknown) => void },
): pg.Pool {
  async function connect(): Promise<pg.PoolClient> {
    for (;;) {
      try {
        return await pool.connect()
      } catch (error) {
        if (isStopped() || !isDatabaseUnavailable(error)) throw error
        onAway(error)
        await sleep(AGAIN_MS)
      }
    }
  }
  return new Proxy(pool, {
    get(target, key): unknown {
      const value: unknown = Reflect.get(target, key, target)
      if (typeof value !== 'function') return value
      // With a callback it is the library's listener, which comes again by itself.
      if (key === 'connect')
        return (...args: unknown[]): unknown =>
          args.length === 0 ? connect() : Reflect.apply(value, target, args)
      const bound: unknown = value.bind(target)
      return bound
    },
  })
}

/** One of several that work is replaced where it gave up, instead of all of them being shut down for good. */
export const replacing: NonNullable<RunnerOptions['preset']> = {
  plugins: [
    {
      name: 'ReplaceWorkers',
      version: '1.0.0',
      worker: {
        middleware: {
          poolWorkerPrematureExit: (_shutDown, { replaceWithNewWorker }) => replaceWithNewWorker(),
        },
      },
    },
  ],
}
