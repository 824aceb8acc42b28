/** [issue 17] A pooler in transaction mode in front of the database: what needs a session goes past it, and nothing else keeps anything on one. */
import { endpoints } from '@orderwright/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import {
  createBareDatabase,
  createTestDatabase,
  openTestDatabase,
  type TestDatabase,
} from '../../testing/test-database.ts'
import { addressOf } from '../../testing/pooler/pgbouncer.ts'
import { startTransactionPooler, type TransactionPooler } from '../../testing/pooler/transaction-pooler.ts'
import type { Job } from '../jobs/job-queue.ts'
import { createJobWorker } from '../jobs/worker.ts'
import { createListener } from '../live/listener.ts'
import { createDatabase, withTenant } from './database.ts'
import { openDatabase } from './open.ts'
import { eventually } from '../../testing/eventually.ts'

const orgId = maisonLumen.id

describe('the server’s start', () => {
  let bare: Awaited<ReturnType<typeof createBareDatabase>>
  let pooler: TransactionPooler
  let urls: { databaseUrl: string; databaseAppUrl: string; databaseDirectUrl: string }
  beforeAll(async () => {
    // The role of requests is the whole server's, with a password: it is there before.
    await (await openTestDatabase()).close()
    bare = await createBareDatabase()
    const { owner, app } = bare.connections
    pooler = await startTransactionPooler([owner, app])
    urls = {
      databaseUrl: addressOf(pooler.through(owner)),
      databaseAppUrl: addressOf(pooler.through(app)),
      databaseDirectUrl: addressOf(owner),
    }
  })
  afterAll(async () => {
    await pooler.close()
    await bare.close()
  })
  const start = (more: object = {}, said: string[] = []) =>
    openDatabase({ dataFolder: '/nonexistent', ...urls, ...more }, (line) => said.push(line))

  test('migrates past the pooler, and gives the roles the limits that their sessions begin with', async () => {
    const said: string[] = []
    const { databases, close } = await start({}, said)
    const { rows } = await databases.app.pool.query(
      `select current_user as role, current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
         current_setting('idle_in_transaction_session_timeout') as idle, current_setting('TimeZone') as zone`,
    )
    expect(rows).toEqual([
      { role: 'orderwright_app', statement: '15s', lock: '5s', idle: '30s', zone: 'UTC' },
    ])
    expect(said).toEqual([])
    await close()
  })

  test('says so where sessions of the pooler began before that', async () => {
    const { app, owner } = bare.connections
    const before = await startTransactionPooler([owner, app], 1)
    const early = createDatabase({ owner, app: before.through(app), direct: owner })
    await early.direct.pool.query(`alter role orderwright_app in database "${app.database}" reset all`)
    await early.app.pool.query('select 1')
    const said: string[] = []
    const { close } = await start({ databaseAppUrl: addressOf(before.through(app)) }, said)
    expect(said.join()).toContain('run RECONNECT in its console')
    await close()
    await early.close()
    await before.close()
  })

  test.each([
    ['DATABASE_URL', { databaseDirectUrl: undefined }],
    ['DATABASE_DIRECT_URL', { databaseDirectUrl: 'through' }],
  ])('refuses a pooler as the address of the database itself in %s', async (name, more) => {
    const through = more.databaseDirectUrl === undefined ? more : { databaseDirectUrl: urls.databaseUrl }
    await expect(start(through)).rejects.toThrow(`${name} leads through a pooler`)
  })
})

describe('the server at work', () => {
  let database: TestDatabase
  let pooler: TransactionPooler
  let pooled: TestDatabase
  let app: TestApp
  beforeAll(async () => {
    database = await createTestDatabase()
    const { owner, app: bound } = database.connections
    pooler = await startTransactionPooler([owner, bound])
    const connections = { owner: pooler.through(owner), app: pooler.through(bound), direct: owner }
    pooled = { ...createDatabase(connections), connections }
    app = await createTestApp(pooled)
  })
  afterAll(async () => {
    await app.close()
    await pooled.close()
    await pooler.close()
    await database.close()
  })

  test('tenants see their own setting alone, however transactions end', async () => {
    const seen = (org: number, ending: number) =>
      withTenant(pooled.app.db, { orgId: org, userId: null }, async (transaction) => {
        const { rows } = await sql<{ org: string }>`select current_setting('app.org_id') as org`.execute(
          transaction,
        )
        if (ending === 0) await sql`select 1 / 0`.execute(transaction)
        if (ending === 1) throw new Error('changed my mind')
        return rows[0]?.org
      }).catch(() => String(org))
    const orgs = Array.from({ length: 120 }, (_, index) => 1 + (index % 7))
    expect(await Promise.all(orgs.map((org, index) => seen(org, index % 5)))).toEqual(orgs.map(String))
    const outside = await Promise.all(
      Array.from({ length: 12 }, () =>
        pooled.app.pool.query(`select coalesce(current_setting('app.org_id', true), '') as org`),
      ),
    )
    expect(new Set(outside.map(({ rows }) => rows[0].org))).toEqual(new Set(['']))
  })

  test('calls, and limits that are counted, work and leave nothing on a session', async () => {
    const owner = await app.as(demoUserId(maisonLumen, 'owner'))
    for (let round = 0; round < 6; round += 1) {
      const list = await owner.call(endpoints.getOrdersData, { orgId, resultConstraints: { from: 0, to: 5 } })
      expect(list.status).toBe(200)
      const asked = await app.anonymous.call(endpoints.requestSignInCode, {
        email: `somebody-${round}@example.com`,
      })
      expect([200, 429]).toContain(asked.status)
    }
    expect(app.problems).toEqual([])
    for (const pool of [pooled.app.pool, pooled.owner.pool]) {
      const left = await Promise.all(
        Array.from({ length: pooler.sessions * 2 }, () =>
          pool.query(`select
            array(select name from pg_prepared_statements) as prepared,
            array(select pg_listening_channels()) as channels,
            array(select name from pg_settings where source = 'session') as settings,
            array(select objid::text from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()) as locks,
            array(select relname::text from pg_class where relnamespace = pg_my_temp_schema()) as tables`),
        ),
      )
      const nothing = { prepared: [], channels: [], settings: [], locks: [], tables: [] }
      expect(left.map(({ rows }) => rows[0])).toEqual(left.map(() => nothing))
    }
  })

  test('jobs run and announcements are heard, past the pooler', async () => {
    const heard: string[] = []
    const listener = createListener({
      connection: pooled.listening,
      channel: 'orderwright_live',
      onNotice: (payload) => heard.push(payload),
      onResumed: () => {},
      onProblem: () => {},
    })
    await listener.ready()
    const ran: Job[] = []
    const problems: unknown[] = []
    const worker = createJobWorker(
      pooled.direct.pool,
      async (job) => void ran.push(job),
      (problem) => problems.push(problem),
    )
    worker.start()
    await worker.add({ task: 'deliverMails' })
    await pooled.app.pool.query(`select pg_notify('orderwright_live', 'order:1:2')`)
    await eventually(() => expect(heard).toContain('order:1:2'))
    await eventually(() => expect(ran).toContainEqual({ task: 'deliverMails' }))
    expect(problems).toEqual([])
    await worker.stop()
    await listener.stop()
  })
})
