/** Backups of files that are in a bucket, and into one. Issue 17. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyFiles } from '../../platform/storage/copy-files.ts'
import { digestOfKey } from '../../platform/storage/digest.ts'
import { s3Storage } from '../../platform/storage/s3.ts'
import type { FileStorage } from '../../platform/storage/storage.ts'
import { backupSecret, keysOf, useBackups } from '../../testing/backup-fixture.ts'
import { S3Fault } from '../../testing/s3-server/faults.ts'
import { type S3Server, startS3Server } from '../../testing/s3-server/s3-server.ts'
import { createBareDatabase } from '../../testing/test-database.ts'
import { createBackup } from './create-backup.ts'
import { restoreBackup } from './restore-backup.ts'

const { at, newPath, source, sendOne } = useBackups()
let server: S3Server
beforeAll(async () => {
  server = await startS3Server({ pageSize: 3 })
})
afterAll(() => server.stop())

const bucket = (prefix: string) => s3Storage({ ...server.settings, prefix })

async function digestsOf(storage: FileStorage): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  for (const key of await keysOf(storage)) found[key] = await digestOfKey(storage, key)
  return found
}

test('[issue 17] a backup of a bucket is restored into an empty one, or into none of it', async () => {
  await at.accepted()
  await sendOne()
  const [from, to] = [bucket('from/'), bucket('to/')]
  await copyFiles({ from: source().storage, to: from })
  const path = newPath('backup')
  const report = await createBackup({ ...source(), storage: from }, { path, key: undefined })
  expect(report.missing).toEqual([])
  expect(report.files).toBeGreaterThanOrEqual(5)
  const { connections, close } = await createBareDatabase()
  const restore = () =>
    restoreBackup({ connections, storage: to, secret: backupSecret }, { path, key: undefined })
  try {
    let count = 0
    server.fault = ({ method }) => {
      if (method === 'PUT') count += 1
      return method === 'PUT' && count > 3 ? new S3Fault(403, 'AccessDenied') : undefined
    }
    await expect(restore()).rejects.toMatchObject({ name: 'StorageUnavailable' })
    expect(await keysOf(to)).toEqual([])
    server.fault = undefined
    expect(await restore()).toMatchObject({ files: report.files, missing: [] })
    expect(await digestsOf(to)).toEqual(await digestsOf(source().storage))
  } finally {
    await close()
  }
})
