/** Which files a backup has. Issue 17. */
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { keysOf, useBackups } from '../../testing/backup-fixture.ts'
import { purgeMedia } from '../media/purge-media.ts'
import { createBackup } from './create-backup.ts'
import { readNamedFiles } from './named-files.ts'

const { at, newPath, source, sendOne } = useBackups()

describe('the files of a backup', () => {
  test('[issue 17] are all that rows name, and every file is named by a row', async () => {
    await at.accepted()
    await sendOne()
    const client = new pg.Client(source().connections.owner)
    await client.connect()
    const named = await readNamedFiles(client)
    await client.end()
    const keys = await keysOf(source().storage)
    const known = new Set(named.flat())
    expect(keys.filter((key) => !known.has(key))).toEqual([])
    expect(named.map(([needed]) => needed).filter((key) => !keys.includes(key))).toEqual([])
  })

  test('[issue 17] that are missing are said, and the rest is backed up', async () => {
    const key = await sendOne()
    const { storage } = source()
    const bytes = await storage.get(key)
    await storage.remove(key)
    const path = newPath('backup')
    const report = await createBackup(source(), { path, key: undefined })
    expect(report.missing).toEqual([key])
    await storage.put(key, bytes ?? Buffer.alloc(0))
  })

  test('[issue 17] are not thrown away while a backup is made that names them', async () => {
    const key = await sendOne()
    const { database, app } = at.inUse
    await database.owner.db
      .updateTable('media')
      .set({ deletedAt: '2026-01-01 00:00:00' })
      .where('storageKey', '=', key)
      .execute()
    const client = new pg.Client(database.connections.owner)
    await client.connect()
    await client.query('select pg_advisory_lock(7206154291)')
    await purgeMedia(app.services)
    expect(await app.services.storage.get(key)).toBeDefined()
    await client.end()
    await expect
      .poll(
        async () => {
          await purgeMedia(app.services)
          return app.services.storage.get(key)
        },
        { timeout: 10_000 },
      )
      .toBeUndefined()
  })
})
