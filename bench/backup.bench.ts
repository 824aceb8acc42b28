/**
 * `backup`: a backup of 100,000 orders into an archive, against the same rows copied out of PostgreSQL and thrown away; and how much
 * memory it takes, which must not grow with the database.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBackup, withOwnClient } from '../packages/server/src/modules/backup/create-backup.ts'
import { copyOut, readTables } from '../packages/server/src/modules/backup/table-copies.ts'
import { onClient } from '../packages/server/src/platform/database/run-query.ts'
import { localDiskStorage } from '../packages/server/src/platform/storage/local-disk.ts'
import { timed } from './lib/bench-app.ts'
import { startLargeApp } from './lib/large-app.ts'
import { median, report } from './lib/measure.ts'

const ORDERS = 100_000
const ROUNDS = 3

const large = await startLargeApp({ orders: ORDERS })
const { connections } = large
const folder = mkdtempSync(join(tmpdir(), 'orderwright-bench-backup-'))
const storage = localDiskStorage(join(folder, 'uploads'))
let bytes = 0
let tables = 0
const copied = () =>
  withOwnClient(connections, async (client) => {
    bytes = 0
    for (const table of await readTables(onClient(client))) {
      await copyOut(client, table, async (rows) => {
        bytes += rows.length
      })
    }
  })
const times: number[] = []
const yardsticks: number[] = []
let rows = 0
let archiveBytes = 0
let highest = 0
const before = process.memoryUsage().rss
const watch = setInterval(() => {
  highest = Math.max(highest, process.memoryUsage().rss)
}, 20)
for (let round = 0; round < ROUNDS; round += 1) {
  yardsticks.push(await timed(copied))
  const path = join(folder, `backup-${round}.tar.gz`)
  times.push(
    await timed(async () => {
      const made = await createBackup({ connections, storage, secret: 'bench' }, { path, key: undefined })
      rows = made.rows
      tables = made.tables
    }),
  )
  archiveBytes = statSync(path).size
}
clearInterval(watch)
const [ms, yardstickMs] = [median(times), median(yardsticks)]
report({
  name: 'backup',
  orders: ORDERS,
  tables,
  rows,
  megabytes: bytes / 1e6,
  archiveMegabytes: archiveBytes / 1e6,
  medianMs: ms,
  yardstickMs,
  ratio: ms / yardstickMs,
  megabytesPerSecond: bytes / 1e3 / ms,
  memoryMegabytes: (highest - before) / 1e6,
})
rmSync(folder, { recursive: true, force: true })
await large.close()
