/** An organization is erased with no more rights than an owner of tables has, and while others are at work in it. */
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { localDiskStorage } from '../../platform/storage/local-disk.ts'
import { BACKUP_LOCK } from '../../platform/storage/backup-lock.ts'
import { haldenLight, maisonLumen, norrvik } from '../../seeds/demo-orgs.ts'
import { backupSecret, keysOf, useBackups } from '../../testing/backup-fixture.ts'
import { createBareDatabase } from '../../testing/test-database.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { eraseOrg } from './erase-org.ts'
import { eventually } from '../../testing/eventually.ts'

const { at, newPath, source, backedUp } = useBackups()
const clock = () => new Date()
const erase = ({ id: orgId, title }: { readonly id: number; readonly title: string }) =>
  eraseOrg({ ...source(), clock }, { orgId, title, exported: 'none' })

async function withClient<T>(config: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(config)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Resolves when somebody waits for a lock of this kind in the database of the test. */
const whenWaited = (kind: string) =>
  eventually(async () => {
    const { rows } = await sql`select from pg_stat_activity where datname = current_database()
        and application_name = 'orderwright-backup' and wait_event_type = 'Lock' and wait_event = ${kind}`.execute(
      at.inUse.database.owner.db,
    )
    expect(rows).toHaveLength(1)
  })

test('[issue 17] an owner of the tables who is no superuser, and whom row-level security binds, erases it', async () => {
  await at.accepted()
  const path = await backedUp()
  const role = { user: `eraser_${process.pid}`, password: 'a password' }
  const administrator = { ...at.inUse.database.connections.owner, database: 'postgres' }
  await withClient(administrator, async (client) => {
    await client.query(
      `create role ${role.user} login nosuperuser nobypassrls nocreaterole password '${role.password}'`,
    )
    await client.query(`grant orderwright_app to ${role.user}`)
  })
  const { connections, close } = await createBareDatabase(role)
  try {
    const storage = localDiskStorage(newPath('uploads'))
    await restoreBackup({ connections, storage, secret: backupSecret }, { path, key: undefined })
    const wanted = { orgId: maisonLumen.id, title: maisonLumen.title, exported: 'none' as const }
    const { erased, files } = await eraseOrg({ connections, storage, clock }, wanted)
    expect([(erased?.rows ?? 0) > 500, files.left]).toEqual([true, []])
    await withClient(connections.owner, async (client) => {
      const { rows } = await client.query<{ id: number }>('select id from orgs')
      expect([rows.length, rows.map(({ id }) => id).includes(maisonLumen.id)]).toEqual([6, false])
    })
  } finally {
    await close()
    await withClient(administrator, (client) => client.query(`drop role ${role.user}`))
  }
})

test('[issue 17] who holds an order and writes in its history meanwhile does not keep it from being erased', async () => {
  await withClient(at.inUse.database.connections.owner, async (client) => {
    // Of the two who wait for each other the one who erases is ended.
    await client.query(`set deadlock_timeout to '1min'`)
    await client.query('begin')
    const { rows } = await client.query<{ id: number }>(
      'select id from product_orders where org_id = $1 order by id limit 1 for update',
      [norrvik.id],
    )
    const erasing = erase(norrvik)
    await whenWaited('transactionid')
    await client.query(
      `insert into order_events (org_id, product_order_id, user_id, kind, resource_key, resource_id)
       select org_id, $2, user_id, kind, resource_key, $2 from order_events where org_id = $1 limit 1`,
      [norrvik.id, rows[0]?.id],
    )
    await client.query('commit')
    expect((await erasing).erased?.title).toBe(norrvik.title)
    const left = await client.query('select from order_events where org_id = $1', [norrvik.id])
    expect(left.rows).toEqual([])
  })
})

test('[issue 17] its files are there until a backup that is being made has read them', async () => {
  const key = `${haldenLight.id}/a-1.jpg`
  await source().storage.put(key, Buffer.from(key))
  await withClient(at.inUse.database.connections.owner, async (client) => {
    await client.query('select pg_advisory_lock($1)', [BACKUP_LOCK])
    const erasing = erase(haldenLight)
    await whenWaited('advisory')
    expect(await keysOf(source().storage)).toContain(key)
    await client.query('select pg_advisory_unlock($1)', [BACKUP_LOCK])
    expect((await erasing).files).toEqual({ removed: 1, left: [] })
    expect(await keysOf(source().storage)).not.toContain(key)
  })
})
