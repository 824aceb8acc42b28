/** Files that are moved from the local disk into a bucket. */
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { keysOf } from '../../testing/backup-fixture.ts'
import { S3Fault } from '../../testing/s3-server/faults.ts'
import { type S3Server, startS3Server } from '../../testing/s3-server/s3-server.ts'
import { copyFiles } from './copy-files.ts'
import { localDiskStorage, uploadsFolder } from './local-disk.ts'
import { s3Storage } from './s3.ts'
import type { FileStorage } from './storage.ts'
import { isStorageUnavailable } from './unavailable.ts'

let folder: string
let server: S3Server
let from: FileStorage
let to: FileStorage
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'orderwright-move-'))
  server = await startS3Server({ pageSize: 5 })
  from = localDiskStorage(uploadsFolder(folder))
  to = s3Storage(server.settings, { connectMs: 5_000, idleMs: 5_000, attempts: 1 })
})
afterEach(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Twelve files, one of them larger than a part. */
async function filled(): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map([
    ['7/large.master', randomBytes(9 * 1024 * 1024)],
    ['7/empty.jpg', Buffer.alloc(0)],
    ...Array.from({ length: 10 }, (_, index) => [`8/agreements/${index}.pdf`, randomBytes(500)] as const),
  ])
  for (const [key, bytes] of files) await from.put(key, bytes)
  return files
}

function expectInBucket(files: ReadonlyMap<string, Buffer>): void {
  expect([...server.bucket.objects.keys()].toSorted()).toEqual([...files.keys()].toSorted())
  for (const [key, bytes] of files)
    expect([key, server.bucket.get(key).bytes.equals(bytes)]).toEqual([key, true])
}

const puts = () => server.requests.filter(({ method }) => method === 'PUT').length

describe('moving files', () => {
  test('[issue 17] copies all of them, reads them again, and leaves the local ones', async () => {
    const files = await filled()
    const heard: number[] = []
    const report = await copyFiles({ from, to, onFile: ({ moved }) => heard.push(moved) })
    expect(report).toMatchObject({ moved: 12, skipped: 0, deleted: 0, failed: [] })
    expect(report.bytes).toBe([...files.values()].reduce((sum, { length }) => sum + length, 0))
    expect(heard).toEqual(Array.from({ length: 12 }, (_, index) => index + 1))
    expectInBucket(files)
    expect(await keysOf(from)).toEqual([...files.keys()].toSorted())
  })

  test('[issue 17] goes on after it was interrupted, and sends nothing twice', async () => {
    const files = await filled()
    let left = 5
    server.fault = ({ method }) => {
      if (method !== 'PUT' || left > 0) {
        if (method === 'PUT') left -= 1
        return undefined
      }
      return new S3Fault(503, 'ServiceUnavailable')
    }
    const error = await copyFiles({ from, to, deletesOriginals: true }).catch((thrown: unknown) => thrown)
    expect(isStorageUnavailable(error)).toBe(true)
    const there = server.bucket.objects.size
    expect(there).toBeGreaterThan(0)
    expect(there).toBeLessThan(files.size)
    server.fault = undefined
    expect(await copyFiles({ from, to })).toMatchObject({ failed: [] })
    const before = puts()
    expect(await copyFiles({ from, to })).toMatchObject({ moved: 0, failed: [] })
    expect(puts()).toBe(before)
    expectInBucket(files)
  })

  test('[issue 17] finds a copy that was damaged on its way, keeps the local one and takes the copy away', async () => {
    const files = await filled()
    const damaging: FileStorage = {
      ...to,
      put: async (key, content) => {
        const bytes = Buffer.from(content instanceof Readable ? await buffer(content) : content)
        if (key === '8/agreements/3.pdf') bytes[250] = (bytes[250] ?? 0) ^ 1
        await to.put(key, bytes)
      },
    }
    const report = await copyFiles({ from, to: damaging, deletesOriginals: true })
    expect(report).toMatchObject({
      moved: 11,
      deleted: 11,
      failed: [
        {
          key: '8/agreements/3.pdf',
          reason: 'the copy was not the same when it was read again, and was removed',
        },
      ],
    })
    expect(await keysOf(from)).toEqual(['8/agreements/3.pdf'])
    expect(await copyFiles({ from, to, deletesOriginals: true })).toMatchObject({ moved: 1, failed: [] })
    expect(await keysOf(from)).toEqual([])
    expectInBucket(files)
  })

  test('[issue 17] leaves other bytes under a key as they are, unless they are to be replaced', async () => {
    const files = await filled()
    await to.put('8/agreements/3.pdf', Buffer.from('other'))
    const report = await copyFiles({ from, to, deletesOriginals: true })
    expect(report).toMatchObject({
      moved: 11,
      failed: [{ key: '8/agreements/3.pdf', reason: 'there are other bytes under this key already' }],
    })
    expect((await to.get('8/agreements/3.pdf'))?.toString()).toBe('other')
    expect(await keysOf(from)).toEqual(['8/agreements/3.pdf'])
    expect(await copyFiles({ from, to, replacesOthers: true })).toMatchObject({ moved: 1, failed: [] })
    expectInBucket(files)
  })
})

describe('the command that moves files', () => {
  let script = ''
  beforeAll(async () => {
    const tool = fileURLToPath(new URL('../../../../../tools/bundle-server.mjs', import.meta.url))
    const name = `${process.env['VITEST_POOL_ID'] ?? '1'}-move-files`
    const { stdout } = await promisify(execFile)(process.execPath, [tool, name, 'move-files.ts'])
    script = stdout
  })

  function run(environment: Record<string, string>, ...args: string[]) {
    return new Promise<{ code: number; said: string }>((resolve) => {
      const env = { PATH: process.env['PATH'], ORDERWRIGHT_DATA: folder, ...environment }
      execFile(process.execPath, [script, ...args], { env }, (error, stdout, stderr) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: stdout + stderr }),
      )
    })
  }

  const bucket = () => ({
    S3_BUCKET: server.settings.bucket,
    S3_REGION: server.settings.region,
    S3_ENDPOINT: server.settings.endpoint ?? '',
    S3_ACCESS_KEY_ID: server.settings.credentials?.accessKeyId ?? '',
    S3_SECRET_ACCESS_KEY: server.settings.credentials?.secretAccessKey ?? '',
    S3_FORCE_PATH_STYLE: 'true',
  })

  test('[issue 17] says what it did, and ends with 0 where every file is there', async () => {
    const files = await filled()
    const first = await run(bucket())
    expect(first.said).toContain('12 files moved (9.4 MB), 0 skipped that were there already, 0 failed.')
    const second = await run(bucket(), '--delete-local')
    expect(second.said).toContain(
      '0 files moved (0.0 MB), 12 skipped that were there already, 0 failed, 12 local ones deleted.',
    )
    expect([first.code, second.code, await keysOf(from)]).toEqual([0, 0, []])
    expectInBucket(files)
  })

  test('[issue 17] ends with 1 and a sentence where it can not move everything', async () => {
    await filled()
    expect(await run({})).toMatchObject({
      code: 1,
      said: expect.stringContaining('There is nowhere to move files to'),
    })
    expect(await run(bucket(), '--delete')).toMatchObject({
      code: 1,
      said: expect.stringContaining('Use: npm run move-files'),
    })
    await to.put('8/agreements/3.pdf', Buffer.from('other'))
    const some = await run(bucket())
    expect(some).toMatchObject({
      code: 1,
      said: expect.stringContaining('8/agreements/3.pdf: there are other bytes'),
    })
    await server.stop()
    const away = await run(bucket())
    expect(away).toMatchObject({ code: 1, said: expect.stringContaining('Run it again to go on.') })
    await server.start()
  })
})
