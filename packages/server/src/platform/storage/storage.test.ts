/** What every place for files keeps to: one suite for the local disk and for a bucket. */
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keysOf } from '../../testing/backup-fixture.ts'
import { type S3Server, startS3Server } from '../../testing/s3-server/s3-server.ts'
import { localDiskStorage } from './local-disk.ts'
import { s3Storage } from './s3.ts'
import type { FileStorage } from './storage.ts'

let folder = ''
let server: S3Server
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'orderwright-storage-'))
  server = await startS3Server({ pageSize: 100 })
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await server.stop()
})

const MIB = 1024 * 1024

/** The bytes in pieces that fit no part. */
function inPieces(bytes: Buffer, size = 70_001): Readable {
  const count = Math.ceil(bytes.length / size)
  return Readable.from(
    Array.from({ length: count }, (_, piece) => bytes.subarray(piece * size, (piece + 1) * size)),
    { objectMode: false },
  )
}

async function streamed({ openRead }: FileStorage, key: string): Promise<Buffer | undefined> {
  const stream = await openRead(key)
  return stream && buffer(stream)
}

describe.each([
  { place: 'the local disk', open: () => localDiskStorage(join(folder, randomUUID())) },
  { place: 'a bucket', open: () => s3Storage({ ...server.settings, prefix: `${randomUUID()}/` }) },
])('files on $place', ({ open }) => {
  test('[issue 17] are read as they were kept, replaced and removed', async () => {
    const storage = open()
    expect([await storage.get('7/a-1.jpg'), await storage.openRead('7/a-1.jpg')]).toEqual([
      undefined,
      undefined,
    ])
    await storage.put('7/a-1.jpg', Buffer.from('one'))
    expect((await storage.get('7/a-1.jpg'))?.toString()).toBe('one')
    await storage.put('7/a-1.jpg', Buffer.from('two'))
    expect((await storage.get('7/a-1.jpg'))?.toString()).toBe('two')
    await storage.remove('7/a-1.jpg')
    await storage.remove('7/a-1.jpg')
    expect(await storage.get('7/a-1.jpg')).toBeUndefined()
  })

  test('[issue 17] may be empty', async () => {
    const storage = open()
    await storage.put('7/empty.jpg', Buffer.alloc(0))
    await storage.put('7/nothing.jpg', Readable.from([]))
    for (const key of ['7/empty.jpg', '7/nothing.jpg']) {
      expect(await storage.get(key)).toEqual(Buffer.alloc(0))
      expect(await streamed(storage, key)).toEqual(Buffer.alloc(0))
    }
  })

  test.each([
    ['less than a part', 1000],
    ['exactly one part', 8 * MIB],
    ['several parts', 12 * MIB],
  ])('[issue 17] come back byte by byte, sent whole or in pieces: %s', async (_, length) => {
    const storage = open()
    const bytes = randomBytes(length)
    await storage.put('7/pieces.master', inPieces(bytes))
    await storage.put('7/whole.master', bytes)
    for (const key of ['7/pieces.master', '7/whole.master']) {
      // toEqual would compare millions of numbers one by one.
      expect((await streamed(storage, key))?.equals(bytes)).toBe(true)
      expect((await storage.get(key))?.equals(bytes)).toBe(true)
    }
  })

  test.each([
    ['at once', 0],
    ['after some parts', 10 * MIB],
  ])('[issue 17] are kept whole or not at all: a stream that fails %s', async (_, length) => {
    const storage = open()
    await storage.put('7/a.master', Buffer.from('before'))
    const bytes = randomBytes(length)
    const failing = Readable.from(
      (async function* pieces() {
        yield* inPieces(bytes)
        throw new Error('the sender has gone')
      })(),
      { objectMode: false },
    )
    await expect(storage.put('7/a.master', failing)).rejects.toMatchObject({
      name: 'Error',
      message: 'the sender has gone',
    })
    expect((await storage.get('7/a.master'))?.toString()).toBe('before')
    expect(await keysOf(storage)).toEqual(['7/a.master'])
    expect(server.bucket.uploads.size).toBe(0)
  })

  test('[issue 17] are kept side by side, and under one key as one of them', async () => {
    const storage = open()
    const contents = Array.from({ length: 40 }, () => randomBytes(20_000))
    await Promise.all(contents.map((bytes, index) => storage.put(`7/${index}.jpg`, bytes)))
    for (const [index, bytes] of contents.entries())
      expect((await storage.get(`7/${index}.jpg`))?.equals(bytes)).toBe(true)
    await Promise.all(contents.map((bytes) => storage.put('7/same.jpg', bytes)))
    const last = await storage.get('7/same.jpg')
    expect(contents.some((bytes) => last?.equals(bytes))).toBe(true)
  })

  test('[issue 17] are listed by their keys, more of them than fit one page', async () => {
    const storage = open()
    expect(await keysOf(storage)).toEqual([])
    const keys = Array.from({ length: 1050 }, (_, index) => `${index % 7}/agreements/${index}.pdf`)
    for (let from = 0; from < keys.length; from += 50)
      await Promise.all(keys.slice(from, from + 50).map((key) => storage.put(key, Buffer.from(key))))
    expect(await keysOf(storage)).toEqual(keys.toSorted())
  })

  test('[issue 17] are not what a probe leaves behind', async () => {
    const storage = open()
    await storage.probe()
    await storage.probe()
    expect(await keysOf(storage)).toEqual([])
  })

  test.each([
    '../secret',
    '/etc/passwd',
    '7/../../secret',
    '',
    '7//a',
    'a\0b',
    '.hidden',
    '7/a b',
    '7/a?versionId=1',
    `7/${'a'.repeat(300)}`,
  ])('[issue 17] never leave their place: %j is no key', async (key) => {
    const storage = open()
    const presentation = { type: 'image/jpeg', name: 'a.jpg' }
    const uses = [
      () => storage.put(key, Buffer.from('x')),
      () => storage.put(key, Readable.from(['x'])),
      () => storage.get(key),
      () => storage.openRead(key),
      () => storage.remove(key),
    ]
    for (const use of uses) await expect(use()).rejects.toThrow('not a storage key')
    expect(await storage.addressOf('7/a.jpg', presentation)).toBeUndefined()
  })
})
