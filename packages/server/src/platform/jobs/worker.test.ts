/** Jobs run in this process over the database: after a commit, once, and again when they failed. */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { DatabaseUnavailable } from '../database/connections/unavailable.ts'
import type { Job } from './job-queue.ts'
import { createJobWorker } from './worker.ts'
import { eventually } from '../../testing/eventually.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('runs what is added, before its start and after, and tries again what failed', async () => {
  const ran: Job[] = []
  let failures = 1
  const worker = createJobWorker(
    database.direct.pool,
    async (job) => {
      ran.push(job)
      if (job.task === 'deliverMails' && failures > 0) {
        failures -= 1
        throw new Error('try again')
      }
    },
    () => {},
  )
  await worker.add({ task: 'settlePaymentIntent', orgId: 850, paymentIntentId: 'pi_1' })
  worker.start()
  await eventually(() =>
    expect(ran).toContainEqual({ task: 'settlePaymentIntent', orgId: 850, paymentIntentId: 'pi_1' }),
  )
  await worker.add({ task: 'deliverMails' })
  await eventually(() => expect(ran.filter(({ task }) => task === 'deliverMails')).toHaveLength(2))
  await worker.stop()
})

test('[issue 17] stopped while it begins, it leaves nothing behind that goes on without its database', async () => {
  const problems: unknown[] = []
  const pool = new pg.Pool(database.connections.owner)
  const worker = createJobWorker(
    pool,
    async () => {},
    (error) => problems.push(error),
  )
  worker.start()
  await worker.stop()
  await pool.end()
  await sleep(500)
  expect(problems).toEqual([])
})

test('[issue 17] goes on by itself once a database that went away is back, and says so once, as an outage', async () => {
  const ran: Job[] = []
  const problems: unknown[] = []
  const worker = createJobWorker(
    database.direct.pool,
    async (job) => void ran.push(job),
    (problem) => problems.push(problem),
  )
  const later = async (task: 'deliverMails' | 'pushGuestTerms') => {
    await worker.add({ task })
    await eventually(() => expect(ran).toContainEqual({ task }))
  }
  worker.start()
  await later('deliverMails')
  const client = new pg.Client(database.connections.owner)
  await client.connect()
  for (let time = 0; time < 3; time += 1) {
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await sleep(300)
  }
  await client.end()
  await later('pushGuestTerms')
  expect(problems.map((problem) => problem instanceof DatabaseUnavailable)).toEqual([true])
  await worker.stop()
})

test('[issue 17] a job that ends while no connection can be had waits for one, and the process lives', async () => {
  const { pool } = database.direct
  const ran: string[] = []
  const problems: unknown[] = []
  let away: { readonly mockRestore: () => void } | undefined
  const worker = createJobWorker(
    pool,
    async ({ task }) => {
      ran.push(task)
      if (task !== 'sendReminders') return
      const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
      away = vi.spyOn(pool, 'connect').mockImplementation((back?: unknown) => {
        if (typeof back !== 'function') return Promise.reject(refused)
        return back(refused)
      })
    },
    (problem) => problems.push(problem),
  )
  worker.start()
  await worker.add({ task: 'sendReminders' })
  await eventually(() => expect(ran).toContain('sendReminders'))
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  away?.mockRestore()
  await worker.add({ task: 'pushGuestTerms' })
  await eventually(() => expect(ran).toContain('pushGuestTerms'))
  // The other job may have run before the end of this one was told.
  await eventually(async () => {
    const left = await pool.query(
      `select from graphile_worker.jobs where task_identifier = 'sendReminders' and locked_at is not null`,
    )
    expect([left.rowCount, ran.filter((task) => task === 'sendReminders').length]).toEqual([0, 1])
  })
  expect(problems.map((problem) => problem instanceof DatabaseUnavailable)).toEqual([true])
  await worker.stop()
})

test('[issue 17] a job whose end was being told when the connection broke is not held: its end is told again', async () => {
  const { pool } = database.direct
  const ran: string[] = []
  let broken = 0
  const query = pg.Client.prototype.query
  const breaking = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ): unknown {
    const [asked] = args
    const text = typeof asked === 'object' && asked !== null ? Reflect.get(asked, 'text') : asked
    const isEnd = /^delete from [^;]+_private_jobs as jobs\b/.test(String(text))
    if (ran.includes('sendReminders') && isEnd && broken < 2) {
      broken += 1
      return Promise.reject(new Error('Connection terminated unexpectedly'))
    }
    return Reflect.apply(query, this, args)
  })
  const worker = createJobWorker(
    pool,
    async ({ task }) => void ran.push(task),
    () => {},
  )
  worker.start()
  await worker.add({ task: 'sendReminders' })
  await eventually(() => expect([broken, ran.includes('sendReminders')]).toEqual([2, true]))
  await eventually(async () => {
    const left = await pool.query('select from graphile_worker.jobs where locked_at is not null')
    expect([left.rowCount, ran.filter((task) => task === 'sendReminders').length]).toEqual([0, 1])
  })
  breaking.mockRestore()
  await worker.stop()
})
