/** A database and its files, backed up and put into empty places: all of it is there, and a server goes on from it. Issue 17. */
import { copyFileSync, existsSync, statSync, truncateSync } from 'node:fs'
import { endpoints } from '@orderwright/contract'
import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { createDatabase } from '../../platform/database/database.ts'
import type { ConnectionPair } from '../../platform/database/connections/connection.ts'
import { readMigrations } from '../../platform/database/migrate.ts'
import { localDiskStorage } from '../../platform/storage/local-disk.ts'
import type { FileStorage } from '../../platform/storage/storage.ts'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { backupSecret, keysOf, useBackups } from '../../testing/backup-fixture.ts'
import { databaseContent } from '../../testing/databases/database-content.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { createBareDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { checkAgreements } from '../agreement-checks/check-agreements.ts'
import { createBackup } from './create-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { eventually } from '../../testing/eventually.ts'

const { at, newPath, source, backedUp, sendOne } = useBackups()
const orgId = maisonLumen.id
const secret = backupSecret

async function filesOf(storage: FileStorage): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  for (const key of await keysOf(storage)) files[key] = (await storage.get(key))?.toString('base64') ?? ''
  return files
}

/** Keys, triggers, policies, rights and columns: what the tables are, without their rows. */
async function shapeOf({ owner }: ConnectionPair): Promise<string[]> {
  const client = new pg.Client(owner)
  await client.connect()
  const { rows } = await client.query<{ line: string }>(
    `select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated) as line from pg_constraint
       where connamespace = 'public'::regnamespace
     union all select concat_ws(' ', tgrelid::regclass, pg_get_triggerdef(oid), tgenabled) from pg_trigger where not tgisinternal
     union all select concat_ws(' ', polrelid::regclass, polname, polcmd, pg_get_expr(polqual, polrelid)) from pg_policy
     union all select concat_ws(' ', relname, relkind, relrowsecurity, relforcerowsecurity, relacl) from pg_class
       where relnamespace = 'public'::regnamespace
     union all select concat_ws(' ', attrelid::regclass, attnum, attname, format_type(atttypid, atttypmod), attnotnull, attacl)
       from pg_attribute join pg_class on pg_class.oid = attrelid
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0
     order by 1`,
  )
  await client.end()
  return rows.map(({ line }) => line)
}

async function tablesIn({ owner }: ConnectionPair): Promise<number> {
  const client = new pg.Client(owner)
  await client.connect()
  const { rows } = await client.query<{ tables: number }>(
    `select count(*)::int as tables from pg_tables where schemaname = 'public'`,
  )
  await client.end()
  return rows[0]?.tables ?? 0
}

interface Target {
  readonly connections: ConnectionPair
  readonly storage: FileStorage
  readonly uploads: string
}

/** Empty places, which are gone afterwards. */
async function inEmptyPlaces<T>(
  work: (target: Target) => Promise<T>,
  owner?: Parameters<typeof createBareDatabase>[0],
): Promise<T> {
  const { connections, close } = await createBareDatabase(owner)
  const uploads = newPath('uploads')
  try {
    return await work({ connections, storage: localDiskStorage(uploads), uploads })
  } finally {
    await close()
  }
}

const restore = (target: Target, path: string) =>
  restoreBackup({ ...target, secret }, { path, key: undefined })

async function withDatabase<T>(
  { connections }: Target,
  work: (database: TestDatabase) => Promise<T>,
): Promise<T> {
  const databases = createDatabase(connections)
  try {
    return await work({ ...databases, connections })
  } finally {
    await databases.close()
  }
}

describe('a backup that is restored into empty places', () => {
  test('[issue 17] has every row, counter and file, and the same tables', async () => {
    await at.accepted()
    await sendOne()
    const [path, before, files] = [
      await backedUp(),
      await databaseContent(at.inUse.database),
      await filesOf(source().storage),
    ]
    expect(Object.keys(files).length).toBeGreaterThanOrEqual(5)
    await inEmptyPlaces(async (target) => {
      const report = await restore(target, path)
      expect(report).toMatchObject({
        files: Object.keys(files).length,
        missing: [],
        hasOtherSecret: false,
      })
      expect(await filesOf(target.storage)).toEqual(files)
      await withDatabase(target, async (database) => {
        const after = await databaseContent(database)
        // Who looks at an order is not kept, and migrations have the time at which they were run.
        for (const table of ['order_viewers', 'schema_migration']) {
          delete before[table]
          delete after[table]
        }
        expect(after).toEqual(before)
      })
      expect(await shapeOf(target.connections)).toEqual(await shapeOf(source().connections))
    })
  })

  test('[issue 17] a server goes on from it: what was accepted holds, and the next order has the next number', async () => {
    const { about, acceptance, agreement } = await at.accepted()
    const path = await backedUp()
    await inEmptyPlaces(async (target) => {
      await restore(target, path)
      await withDatabase(target, async (database) => {
        const app = await createTestApp(database)
        for (const [key, bytes] of Object.entries(await filesOf(target.storage)))
          await app.services.storage.put(key, Buffer.from(bytes, 'base64'))
        const guest = await app.as(demoUserId(maisonLumen, 'guest'))
        const read = await guest.call(endpoints.getAgreement, about)
        expect(read.data.acceptances).toEqual(agreement.acceptances)
        const hash = acceptance.files[0]?.hash ?? ''
        const file = await guest.post(endpoints.downloadAgreementFile.path, { ...about, hash })
        expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf'])
        const chain = await checkAgreements({ db: database.owner.db, orgId, storage: app.services.storage })
        expect(chain.findings).toEqual([])
        const create = (caller: typeof guest) =>
          caller.call(endpoints.createProductOrder, { productOrderProps: { orgId } })
        const [here, there] = [await create(at.guest), await create(guest)]
        expect(there.status).toBe(200)
        const numbersOf = ({ data: { productOrder } }: typeof here) => [
          productOrder.id,
          productOrder.orgSpecificId,
        ]
        expect(numbersOf(there)).toEqual(numbersOf(here))
        expect(app.problems).toEqual([])
        await app.close()
      })
    })
  })

  test('[issue 17] needs no more rights than the tables’ owner has, on a server of one’s own', async () => {
    const { owner } = source().connections
    const administrator = new pg.Client({ ...owner, database: 'postgres' })
    await administrator.connect()
    const role = { user: `plain_owner_${process.pid}`, password: 'a password' }
    await administrator.query(
      `create role ${role.user} login nosuperuser nobypassrls nocreaterole password '${role.password}'`,
    )
    await administrator.query(`grant orderwright_app to ${role.user}`)
    try {
      const first = await backedUp()
      await inEmptyPlaces(async (target) => {
        const report = await restore(target, first)
        const path = newPath('backup')
        // And its rows are seen by a role that row-level security binds.
        const again = await createBackup({ ...target, secret }, { path, key: undefined })
        expect([again.rows, again.files, again.tables]).toEqual([report.rows, report.files, report.tables])
      }, role)
    } finally {
      await administrator.query(`drop role ${role.user}`)
      await administrator.end()
    }
  })

  test('[issue 17] is of one moment, whatever is written meanwhile', async () => {
    const { database } = at.inUse
    let written = 0
    let isDone = false
    const write = async () => {
      while (!isDone) {
        const next = written + 1
        // The first and the last of the tables that are read.
        await database.owner.db.transaction().execute(async (db) => {
          await sql`insert into app_state (key, value) values ('written', ${String(next)}::jsonb)
            on conflict (key) do update set value = excluded.value`.execute(db)
          await db
            .updateTable('users')
            .set({ name: `Writer ${next}` })
            .where('id', '=', demoUserId(maisonLumen, 'owner'))
            .execute()
        })
        written = next
      }
    }
    const writing = write()
    // On a busy machine the backup may else be of a moment before the first of them.
    await eventually(() => expect(written).toBeGreaterThan(0))
    const from = written
    const path = await backedUp()
    const to = written
    isDone = true
    await writing
    expect(to - from).toBeGreaterThan(5)
    await inEmptyPlaces(async (target) => {
      await restore(target, path)
      await withDatabase(target, async ({ owner: { db } }) => {
        const state = await sql<{ value: number }>`select value from app_state where key = 'written'`.execute(
          db,
        )
        const { name } = await db
          .selectFrom('users')
          .select('name')
          .where('id', '=', demoUserId(maisonLumen, 'owner'))
          .executeTakeFirstOrThrow()
        expect(name).toBe(`Writer ${state.rows[0]?.value ?? 0}`)
        expect(state.rows[0]?.value).toBeLessThan(to)
      })
    })
  }, 60_000)

  test('[issue 17] of an earlier version is brought up to date', async () => {
    const path = await backedUp()
    const later = {
      name: '9998_later.sql',
      sql: `alter table orgs add column motto text not null default 'later'`,
      checksum: 'b',
    }
    await inEmptyPlaces(async (target) => {
      const migrations = [...readMigrations(), later]
      await restoreBackup({ ...target, secret, migrations }, { path, key: undefined })
      await withDatabase(target, async ({ owner: { db } }) => {
        const { rows } = await sql<{ motto: string }>`select distinct motto from orgs`.execute(db)
        expect(rows).toEqual([{ motto: 'later' }])
      })
    })
  })

  test('[issue 17] of another secret says so', async () => {
    const path = await backedUp()
    await inEmptyPlaces(async (target) => {
      const other = `${secret}, but another`
      const report = await restoreBackup({ ...target, secret: other }, { path, key: undefined })
      expect(report.hasOtherSecret).toBe(true)
    })
  })
})

describe('what is refused leaves nothing behind', () => {
  test('[issue 17] a backup that is cut off, whose place then takes a whole one', async () => {
    await sendOne()
    const path = await backedUp()
    const cut = newPath('cut')
    copyFileSync(path, cut)
    truncateSync(cut, statSync(cut).size - 2000)
    await inEmptyPlaces(async (target) => {
      await expect(restore(target, cut)).rejects.toThrow('The backup is damaged or cut off: ')
      expect([await tablesIn(target.connections), await keysOf(target.storage)]).toEqual([0, []])
      expect((await restore(target, path)).missing).toEqual([])
    })
  })

  test('[issue 17] a database or a folder that is not empty', async () => {
    const path = await backedUp()
    await inEmptyPlaces(async (target) => {
      await target.storage.put('7/mine.jpg', Buffer.from('mine'))
      await expect(restore(target, path)).rejects.toThrow(
        'The storage of files is not empty: it has 7/mine.jpg. Restore into an empty one: a new folder in ORDERWRIGHT_DATA, or a bucket or an S3_PREFIX without files. Nothing was changed.',
      )
      await target.storage.remove('7/mine.jpg')
      await restore(target, path)
      await expect(restore(target, path)).rejects.toThrow(/^The database is not empty: it has \d+ tables/)
    })
  })

  test('[issue 17] a backup of a newer version', async () => {
    const { database } = at.inUse
    const newer = '9999_of_tomorrow.sql'
    await sql`insert into schema_migration (name, checksum) values (${newer}, 'a')`.execute(database.owner.db)
    try {
      const path = await backedUp()
      await inEmptyPlaces(async (target) => {
        await expect(restore(target, path)).rejects.toThrow(
          'The database has the migration 9999_of_tomorrow.sql, which this version does not know; start the newer version.',
        )
        expect(await tablesIn(target.connections)).toBe(0)
      })
    } finally {
      await sql`delete from schema_migration where name = ${newer}`.execute(database.owner.db)
    }
  })

  test('[issue 17] a second backup at the same time, and a database without tables', async () => {
    const client = new pg.Client(source().connections.owner)
    await client.connect()
    await client.query('select pg_advisory_lock(7206154291)')
    const path = newPath('backup')
    await expect(createBackup(source(), { path, key: undefined })).rejects.toThrow(
      'Another backup of this database is being made.',
    )
    await client.end()
    await inEmptyPlaces(async (target) => {
      await expect(createBackup({ ...target, secret }, { path, key: undefined })).rejects.toThrow(
        'There is nothing to back up: the database has no tables of this server.',
      )
    })
    expect(existsSync(path)).toBe(false)
  })
})
