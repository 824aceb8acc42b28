/**
 * A backup of an organization that uses what came later: problems, returns, changes, favorites, stock, keys, drafts, files of orders, links and
 * webhooks, with words that a line of text could be torn by. Every row and file is compared. [issue 17]
 */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createDatabase } from '../../platform/database/database.ts'
import { localDiskStorage } from '../../platform/storage/local-disk.ts'
import { haldenLight, maisonLumen } from '../../seeds/demo-orgs.ts'
import { backupSecret, keysOf, useBackups } from '../../testing/backup-fixture.ts'
import { databaseContent } from '../../testing/databases/database-content.ts'
import { pdfFile } from '../../testing/files/files-of-orders.ts'
import { openStage } from '../../testing/prove/sight/stage.ts'
import { createBareDatabase } from '../../testing/test-database.ts'
import { restoreBackup } from './restore-backup.ts'

const { at, newPath, source, backedUp, sendOne } = useBackups()

/** What the format of the rows writes otherwise, or ends at. */
const torn = '\\N\t\\.\n\r\n\\\\ "\' \u2028 🪟 e\u0301 \u0001 {"a":null}'
const wordsOf = {
  order_problems: ['words', 'answer'],
  order_returns: ['words'],
  change_orders: ['note', 'closing_note'],
  order_files: ['title'],
  stock_movements: ['note'],
} as const
/** Tables that came after backups were made first, and others of which each has a row here. */
const later = [
  ...Object.keys(wordsOf),
  'agreement_entries',
  'api_keys',
  'catalog_drafts',
  'customers',
  'favorite_configurations',
  'order_revisions',
  'user_groups',
  'webhook_endpoints',
]

test('[issue 17] has what came later: every row as it was, and the files of orders', async () => {
  const { database, app } = at.inUse
  await at.accepted()
  await sendOne()
  await openStage(database, app, [maisonLumen, haldenLight])
  await database.owner.db.transaction().execute(async (trx) => {
    // Some of these are append-only.
    await sql`set local app.erasing = 'on'`.execute(trx)
    for (const [table, columns] of Object.entries(wordsOf))
      for (const column of columns)
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${torn}`.execute(trx)
  })
  const { rows } = await sql<{ key: string }>`
    select storage_key as key from order_files where storage_key <> ''`.execute(database.owner.db)
  for (const { key } of rows) await app.services.storage.put(key, Buffer.concat([pdfFile, Buffer.from(key)]))
  const [before, keys] = [await databaseContent(database), await keysOf(source().storage)]
  for (const table of later) expect([table, before[table] === '']).toEqual([table, false])
  expect(before['order_problems']).toContain('🪟')
  const path = await backedUp()
  const target = await createBareDatabase()
  const storage = localDiskStorage(newPath('uploads'))
  const { connections } = target
  try {
    const report = await restoreBackup(
      { connections, storage, secret: backupSecret },
      { path, key: undefined },
    )
    expect(report.missing).toEqual([])
    expect(await keysOf(storage)).toEqual(keys)
    for (const { key } of rows)
      expect([key, await storage.get(key)]).toEqual([key, await app.services.storage.get(key)])
    const databases = createDatabase(connections)
    const after = await databaseContent({ ...databases, connections })
    await databases.close()
    // Who looks at an order is not kept, and migrations have the time at which they were run.
    for (const table of ['order_viewers', 'schema_migration']) {
      delete before[table]
      delete after[table]
    }
    expect(after).toEqual(before)
  } finally {
    await target.close()
  }
})
