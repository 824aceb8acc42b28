/**
 * GET /healthz: 200 while calls can be answered, else 503 that says why: the database is away, or the storage of files is, or there
 * is no room to store anything. It asks both each time, so that it is well again as soon as they are. GET /readyz, for the proxy in front: the
 * same, and 503 from the moment on when the process is told to stop; a storage of files that is away is no reason there, since every process has
 * the same one, and calls that need no file go on. GET /livez: 200 while the process answers at all, for what restarts one: no restart brings a
 * database or a storage back. [issue 17]
 */
import type { FastifyInstance, FastifyReply } from 'fastify'
import { sql } from 'kysely'
import {
  DatabaseUnavailable,
  FULL_RETRY_SECONDS,
  isStorageFull,
} from '../database/connections/unavailable.ts'
import type { Services } from '../services.ts'
import { isStorageUnavailable } from '../storage/unavailable.ts'
import { sendFailure } from './answers/failures.ts'
import { fail, sentences } from './outcome.ts'

/** Whoever watches over the server does not wait as long as a person's call does. */
const ANSWER_MS = 3_000

export interface Health {
  /** A failed call: the database may lie on a disk whose room only the database knows of. */
  readonly note: (error: unknown) => void
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DatabaseUnavailable('no answer in time')), ANSWER_MS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

export function registerHealth(
  app: FastifyInstance,
  { databases, storage, clock }: Services,
  stopping: AbortSignal | undefined,
): Health {
  let fullAt = Number.NEGATIVE_INFINITY
  async function answer(reply: FastifyReply, needsFiles: boolean): Promise<FastifyReply> {
    reply.header('cache-control', 'no-store')
    // Rejects with DatabaseUnavailable, which answers 503, while the database is away.
    const { rows } = await inTime(
      sql<{
        refusesWrites: string
      }>`select current_setting('transaction_read_only') as "refusesWrites"`.execute(databases.app.db),
    )
    // A replica, or a server that was the primary.
    if (rows[0]?.refusesWrites === 'on') throw new DatabaseUnavailable('it takes no writes')
    await storage.probe().catch((error: unknown) => {
      if (needsFiles || !isStorageUnavailable(error)) throw error
    })
    // Below nothing: the clock has been set back since.
    const age = clock().getTime() - fullAt
    if (age >= 0 && age < FULL_RETRY_SECONDS * 1000) {
      const failure = fail('unavailable', sentences.storageFull, { retryAfter: FULL_RETRY_SECONDS })
      return sendFailure(reply, failure.error)
    }
    return reply.send({ ok: true })
  }
  app.get('/livez', (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }))
  app.get('/healthz', (_request, reply) => answer(reply, true))
  app.get('/readyz', async (_request, reply) => {
    if (!stopping?.aborted) return answer(reply, false)
    reply.header('cache-control', 'no-store')
    return sendFailure(reply, fail('unavailable', sentences.stopping, { retryAfter: 1 }).error)
  })
  return {
    note: (error) => {
      if (isStorageFull(error)) fullAt = clock().getTime()
    },
  }
}
