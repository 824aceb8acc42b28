/** What is a bucket's own: signatures, outages, addresses; what it has in common with other places for files: storage.test.ts. */
import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keysOf } from '../../testing/backup-fixture.ts'
import { S3Fault } from '../../testing/s3-server/faults.ts'
import { type S3Server, startS3Server } from '../../testing/s3-server/s3-server.ts'
import { isDatabaseUnavailable, isStorageFull } from '../database/connections/unavailable.ts'
import { s3Storage } from './s3.ts'
import { originOf, type S3Settings } from './s3-settings.ts'
import { isStorageUnavailable } from './unavailable.ts'

let server: S3Server
beforeEach(async () => {
  server = await startS3Server({ pageSize: 3 })
})
afterEach(async () => {
  vi.useRealTimers()
  await server.stop()
})

/** Asks no third time; a busy machine is no silent storage. */
const twice = { connectMs: 5_000, idleMs: 5_000, attempts: 2 }
const open = (settings: Partial<S3Settings> = {}, patience = twice) =>
  s3Storage({ ...server.settings, ...settings }, patience)
const thrown = (work: Promise<unknown>) => work.catch((error: unknown) => error)
const MIB = 1024 * 1024

/** Why the storage is away, in the words of the error; another error, or none, is thrown on. */
async function reasonOf(work: Promise<unknown>): Promise<string> {
  const error = await thrown(work)
  if (!isStorageUnavailable(error) || isDatabaseUnavailable(error) || isStorageFull(error))
    throw new Error('this is no storage that is away', { cause: error })
  return error.message
}

describe('requests to a bucket', () => {
  test('[issue 17] are signed: another secret, another key and another region are refused', async () => {
    const { accessKeyId, secretAccessKey } = server.settings.credentials ?? {
      accessKeyId: '',
      secretAccessKey: '',
    }
    await open().put('7/a.jpg', Buffer.from('mine'))
    for (const [settings, reason] of [
      [{ credentials: { accessKeyId, secretAccessKey: 'another' } }, 'SignatureDoesNotMatch'],
      [{ credentials: { accessKeyId: 'another', secretAccessKey } }, 'InvalidAccessKeyId'],
      [{ region: 'eu-other-1' }, 'InvalidAccessKeyId'],
    ] as const) {
      expect(await reasonOf(open(settings).get('7/a.jpg'))).toContain(reason)
      expect(await reasonOf(open(settings).put('7/a.jpg', Buffer.from('yours')))).toContain(reason)
    }
    expect((await open().get('7/a.jpg'))?.toString()).toBe('mine')
  })

  test('[issue 17] carry bytes as they are, without frames and without checksums behind them', async () => {
    const storage = open()
    await storage.put('7/whole.jpg', Buffer.from('whole'))
    await storage.put('7/pieces.jpg', Readable.from(['pi', 'eces']))
    await storage.put('7/large.master', Readable.from([randomBytes(9 * MIB)], { objectMode: false }))
    const names = new Set(server.requests.flatMap(({ headers }) => Object.keys(headers)))
    expect([...names].filter((name) => /checksum|trailer|decoded|content-encoding/.test(name))).toEqual([])
    expect(server.bucket.get('7/pieces.jpg').bytes.toString()).toBe('pieces')
  })

  test('[issue 17] with frames would be seen: the stand-in stores them as they were sent', async () => {
    const { endpoint = '', region, credentials, bucket } = server.settings
    const framing = new S3Client({
      endpoint,
      region,
      ...(credentials && { credentials }),
      forcePathStyle: true,
    })
    const Body = Readable.from([Buffer.from('framed')], { objectMode: false })
    await framing.send(new PutObjectCommand({ Bucket: bucket, Key: '7/a.jpg', Body, ContentLength: 6 }))
    const text = server.bucket.get('7/a.jpg').bytes.toString()
    expect(text).toContain('framed')
    expect(text).not.toBe('framed')
    framing.destroy()
  })

  test('[issue 17] stay under their prefix', async () => {
    const [one, other] = [open({ prefix: 'one/' }), open({ prefix: 'other/' })]
    await one.put('7/a.jpg', Buffer.from('one'))
    server.bucket.put('readme.txt', Buffer.from('somebody else’s'))
    server.bucket.put('one/not a key', Buffer.from('somebody else’s'))
    expect([await other.get('7/a.jpg'), await keysOf(other), await keysOf(one)]).toEqual([
      undefined,
      [],
      ['7/a.jpg'],
    ])
    expect(server.bucket.get('one/7/a.jpg').bytes.toString()).toBe('one')
  })

  test('[issue 17] send what is large in parts, and a part that is lost again', async () => {
    let lost = 0
    server.fault = ({ query }) => {
      if (query.get('partNumber') !== '2' || lost > 0) return undefined
      lost += 1
      return new S3Fault(503, 'SlowDown')
    }
    const bytes = randomBytes(20 * MIB)
    await open().put('7/a.master', bytes)
    expect(server.bucket.get('7/a.master').bytes.equals(bytes)).toBe(true)
    const parts = server.requests.flatMap(({ query }) => query.get('partNumber') ?? [])
    expect(parts.toSorted()).toEqual(['1', '2', '2', '3'])
  })
})

test('[issue 17] a large file whose parts are refused is no file, leaves none of them, and is not its sender’s fault', async () => {
  server.fault = ({ query }) => (query.has('partNumber') ? new S3Fault(403, 'AccessDenied') : undefined)
  const bytes = randomBytes(40 * MIB)
  const pieces = Array.from({ length: 40 }, (_, index) => bytes.subarray(index * MIB, (index + 1) * MIB))
  for (const content of [bytes, Readable.from(pieces, { objectMode: false })])
    expect(await reasonOf(open().put('7/a.master', content))).toContain('AccessDenied')
  expect([server.bucket.objects.size, server.bucket.uploads.size]).toEqual([0, 0])
})

describe('a bucket that does not answer as it should', () => {
  const uses = (patience = twice) => {
    const storage = open({}, patience)
    return [
      () => storage.put('7/a.jpg', Buffer.from('a')),
      () => storage.put('7/a.jpg', Readable.from(['a'])),
      () => storage.get('7/a.jpg'),
      () => storage.openRead('7/a.jpg'),
      () => storage.remove('7/a.jpg'),
      () => storage.probe(),
      () => keysOf(storage),
    ]
  }

  test('[issue 17] because it is away is no lost database, and is used again once it is back', async () => {
    const all = uses()
    await server.stop()
    for (const use of all) expect(await reasonOf(use())).toContain('ECONNREFUSED')
    await server.start()
    for (const use of all) await use()
  })

  test('[issue 17] because it is silent is given up after a bounded time', async () => {
    server.fault = () => 'silence'
    for (const use of uses({ ...twice, idleMs: 100 })) {
      server.requests.length = 0
      expect(await reasonOf(use())).toContain('does not work')
      expect(server.requests).toHaveLength(twice.attempts)
    }
  })

  test.each([
    ['it refuses', 403, 'AccessDenied'],
    ['there is no such bucket', 404, 'NoSuchBucket'],
    ['it is ill', 500, 'InternalError'],
  ])('[issue 17] because %s says so, and is no missing file', async (_, status, code) => {
    const all = uses()
    server.fault = ({ method }) => (method === 'HEAD' ? undefined : new S3Fault(status, code))
    for (const use of all) expect(await reasonOf(use())).toContain(code)
  })

  test('[issue 17] in the middle of a file leaves nobody with half of it', async () => {
    const storage = open()
    await storage.put('7/a.jpg', randomBytes(200_000))
    server.fault = () => 'cut'
    expect(await reasonOf(storage.get('7/a.jpg'))).toContain('does not work')
    const stream = await storage.openRead('7/a.jpg')
    if (!stream) throw new Error('no stream')
    expect(await reasonOf(buffer(stream))).toContain('does not work')
  })

  test('[issue 17] because it has no room is a full disk', async () => {
    server.fault = () => new S3Fault(507, 'XMinioStorageFull')
    const error = await thrown(open().put('7/a.jpg', Buffer.from('a')))
    expect([isStorageFull(error), isStorageUnavailable(error)]).toEqual([true, false])
  })

  test('[issue 17] for a moment is asked again', async () => {
    let count = 0
    server.fault = () => {
      count += 1
      return count === 1 ? new S3Fault(503, 'SlowDown') : undefined
    }
    await open().put('7/a.jpg', Buffer.from('a'))
    expect(server.bucket.objects.has('7/a.jpg')).toBe(true)
  })
})

describe('a probe of a bucket', () => {
  const methods = () => server.requests.map(({ method }) => method)

  test('[issue 17] writes once, then looks, and writes again where nothing is found', async () => {
    const storage = open()
    await storage.probe()
    await storage.probe()
    await storage.probe()
    expect(methods()).toEqual(['PUT', 'HEAD', 'HEAD'])
    server.bucket.objects.clear()
    await storage.probe()
    expect(methods()).toEqual(['PUT', 'HEAD', 'HEAD', 'HEAD', 'PUT'])
  })

  test('[issue 17] notices that nothing may be written', async () => {
    server.fault = ({ method }) => (method === 'PUT' ? new S3Fault(403, 'AccessDenied') : undefined)
    const storage = open()
    expect(await reasonOf(storage.probe())).toContain('AccessDenied')
    expect(await reasonOf(storage.probe())).toContain('AccessDenied')
  })
})

describe('addresses at which browsers read a file', () => {
  const jpeg = { type: 'image/jpeg', name: '5-picture.jpg' }
  const presigned = () => open({ hasPresignedReads: true, prefix: 'one/' })

  test('[issue 17] give the bytes as what they were checked to be', async () => {
    const storage = presigned()
    const bytes = randomBytes(1000)
    await storage.put('7/a.jpg', bytes)
    const answer = await fetch((await storage.addressOf('7/a.jpg', jpeg)) ?? '')
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'inline; filename="5-picture.jpg"',
      'cache-control': 'private, max-age=300',
    })
  })

  test('[issue 17] are refused when anything in them is another, and for anything but reading', async () => {
    const storage = presigned()
    await storage.put('7/a.jpg', Buffer.from('a'))
    await storage.put('7/b.jpg', Buffer.from('b'))
    const address = (await storage.addressOf('7/a.jpg', jpeg)) ?? ''
    for (const [part, other] of [
      ['/7/a.jpg', '/7/b.jpg'],
      ['image%2Fjpeg', 'text%2Fhtml'],
      ['inline', 'attachment'],
      ['X-Amz-Expires=600', 'X-Amz-Expires=86400'],
    ] as const) {
      expect(address).toContain(part)
      expect([part, (await fetch(address.replace(part, other))).status]).toEqual([part, 403])
    }
    expect((await fetch(address, { method: 'DELETE' })).status).toBe(403)
    expect((await fetch(address)).status).toBe(200)
  })

  test('[issue 17] are the same for five minutes, so that browsers keep what they have, and good for ten at most', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-28T12:00:00Z'), toFake: ['Date'] })
    const storage = presigned()
    await storage.put('7/a.jpg', Buffer.from('a'))
    const first = (await storage.addressOf('7/a.jpg', jpeg)) ?? ''
    vi.setSystemTime(new Date('2026-11-28T12:04:59Z'))
    expect(await storage.addressOf('7/a.jpg', jpeg)).toBe(first)
    expect((await fetch(first)).status).toBe(200)
    vi.setSystemTime(new Date('2026-11-28T12:05:00Z'))
    expect(await storage.addressOf('7/a.jpg', jpeg)).not.toBe(first)
    vi.setSystemTime(new Date('2026-11-28T12:10:01Z'))
    expect((await fetch(first)).status).toBe(403)
  })

  test.each([
    'image/svg+xml',
    'text/html',
    'application/pdf',
    'application/xhtml+xml',
    'application/octet-stream',
  ])('[issue 17] are not made for %s, which does more than be shown', async (type) => {
    expect(await presigned().addressOf('7/a.svg', { type, name: 'a.svg' })).toBeUndefined()
  })

  test('[issue 17] are not made where it is not set', async () => {
    expect(await open().addressOf('7/a.jpg', jpeg)).toBeUndefined()
  })

  const plain = { endpoint: undefined, isPathStyle: false, region: 'eu-central-1', bucket: 'files' }
  test.each<[string, Partial<S3Settings>, string]>([
    ['AWS', plain, 'https://files.s3.eu-central-1.amazonaws.com'],
    ['AWS in us-east-1', { ...plain, region: 'us-east-1' }, 'https://files.s3.us-east-1.amazonaws.com'],
    ['AWS in China', { ...plain, region: 'cn-north-1' }, 'https://files.s3.cn-north-1.amazonaws.com.cn'],
    ['a name with points', { ...plain, bucket: 'files.of.us' }, 'https://s3.eu-central-1.amazonaws.com'],
    ['path style', { ...plain, isPathStyle: true }, 'https://s3.eu-central-1.amazonaws.com'],
    [
      'another storage',
      { ...plain, endpoint: 'https://s3.example.com:9000' },
      'https://files.s3.example.com:9000',
    ],
    ['an address without a name', { ...plain, endpoint: 'http://10.0.0.7:9000' }, 'http://10.0.0.7:9000'],
  ])(
    '[issue 17] have the origin that pages are allowed to show pictures of: %s',
    async (_, settings, origin) => {
      const address = await open({ ...settings, hasPresignedReads: true }).addressOf('7/a.jpg', jpeg)
      expect([new URL(address ?? '').origin, originOf({ ...server.settings, ...settings })]).toEqual([
        origin,
        origin,
      ])
    },
  )
})

test('[issue 17] nothing loads the client of S3 before a bucket is used', () => {
  const sources = fileURLToPath(new URL('../..', import.meta.url))
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  )
  const eager = /^(?:import|export) (?!type\b)[^'(]*?from '@(?:aws-sdk|smithy)\//m
  expect(files.filter((name) => eager.test(readFileSync(join(sources, name), 'utf8')))).toEqual([])
  expect(files.length).toBeGreaterThan(300)
})
