/**
 * The database as the worker of jobs sees it: while it is away, whoever wants a connection waits. The library tells the database of a job that
 * has ended without waiting for the answer, so that a connection that can not be had would end the process, and gives up when it can not ask for
 * jobs ten times. A connection that breaks while the end of a job is told is named by a code that it tries again after: else the job stays held
 * for four hours. Decision 212.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { RunnerOptions } from 'graphile-worker'
import type pg from 'pg'
import { isDatabaseUnavailable } from '../database/connections/unavailable.ts'

const AGAIN_MS = 500

/** "cannot connect now": of all outages the one that the library waits for, and then says the same again. */
const TRIED_AGAIN = '57P03'

/** An outage as the library knows one. What it says again, of the end of a job, may be said twice. */
function asTriedAgain(error: unknown): unknown {
  if (!(error instanceof Error) || !isDatabaseUnavailable(error)) return error
  return Object.assign(new Error(error.message, { cause: error }), { code: TRIED_AGAIN })
}

/** `client`, whose queries fail by an outage that the library knows; until `isStopped`: then nobody waits. */
function patientClient(client: pg.PoolClient, isStopped: () => boolean): pg.PoolClient {
  return new Proxy(client, {
    get(target, key): unknown {
      const value: unknown = Reflect.get(target, key, target)
      if (typeof value !== 'function') return value
      if (key !== 'query') {
        const bound: unknown = value.bind(target)
        return bound
      }
      return (...args: unknown[]): unknown => {
        const answer: unknown = Reflect.apply(value, target, args)
        return answer instanceof Promise
          ? answer.catch((error: unknown) => {
              throw isStopped() ? error : asTriedAgain(error)
            })
          : answer
      }
    },
  })
}

/** `pool`, from which a connection comes as soon as the database is there; until `isStopped`. */
export function patientPool(
  pool: pg.Pool,
  { isStopped, onAway }: { readonly isStopped: () => boolean; readonly onAway: (error: unknown) => void },
): pg.Pool {
  async function connect(): Promise<pg.PoolClient> {
    for (;;) {
      try {
        return patientClient(await pool.connect(), isStopped)
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
