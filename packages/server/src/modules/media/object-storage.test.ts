/** A server whose files are in a bucket: pictures come and go by it, browsers may be sent there, and its outages are said. */
import { getSession } from '@orderwright/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoUserId, haldenLight, maisonLumen } from '../../seeds/demo-orgs.ts'
import { keysOf } from '../../testing/backup-fixture.ts'
import { orderOf } from '../../testing/fixture.ts'
import { type S3Server, startS3Server } from '../../testing/s3-server/s3-server.ts'
import { picture, sendPicture } from '../../testing/files/send-picture.ts'
import { type Caller, createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'

const orgId = maisonLumen.id
const AWAY = 'Files can not be stored or shown at the moment. Please try again shortly.'

let server: S3Server
let database: TestDatabase
/** serves files itself, and another that sends browsers to the bucket */
let app: TestApp
let sending: TestApp
let guest: Caller
let outsider: Caller
beforeAll(async () => {
  server = await startS3Server()
  database = await createTestDatabase()
  app = await createTestApp(database, { config: { objectStorage: server.settings } })
  const objectStorage = { ...server.settings, hasPresignedReads: true }
  sending = await createTestApp(database, { config: { objectStorage }, keepsLimits: true })
  guest = await app.as(demoUserId(maisonLumen, 'guest'))
  outsider = await app.as(demoUserId(haldenLight, 'owner'))
})
afterAll(async () => {
  expect(sending.problems).toEqual([])
  await app.close()
  await sending.close()
  await database.close()
  await server.stop()
})

async function send() {
  const { line } = await orderOf(database, { orgId, userId: demoUserId(maisonLumen, 'guest') })
  const medium = { orgId, resourceForMedium: 'productInstance', resourceId: line.id, fileName: 'Hall.jpg' }
  return sendPicture(app, guest, medium, await picture('jpeg'))
}

async function uploaded(): Promise<string> {
  const { status, body } = await send()
  expect(status).toBe(200)
  return body.medium?.presignedUrl ?? ''
}

const get = (from: TestApp, caller: Caller, url: string, headers: Record<string, string> = {}) =>
  from.app.inject({ method: 'GET', url, headers: { cookie: caller.cookie, ...headers } })

describe('pictures of a server with a bucket', () => {
  test('[issue 17] are kept there and read through the server by whoever may see them', async () => {
    const address = await uploaded()
    const keys = await keysOf(app.services.storage)
    expect(keys.toSorted()).toEqual([...server.bucket.objects.keys()].toSorted())
    expect(keys.map((key) => key.replace(/[0-9a-f-]{36}/, 'id')).toSorted()).toEqual([
      `${orgId}/id.jpg`,
      `${orgId}/id.thumbnail.webp`,
    ])
    const shown = await get(app, guest, address)
    expect(shown.statusCode).toBe(200)
    expect(shown.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(
      shown.rawPayload.equals(server.bucket.get(keys.find((key) => key.endsWith('.jpg')) ?? '').bytes),
    ).toBe(true)
    expect((await sharp(shown.rawPayload).metadata()).format).toBe('jpeg')
    expect((await get(app, outsider, address)).statusCode).toBe(404)
  })

  test('[issue 17] that nobody has thrown away and that are gone are not found', async () => {
    const address = await uploaded()
    server.bucket.objects.clear()
    expect((await get(app, guest, address)).statusCode).toBe(404)
  })
})

describe('a server that sends browsers to the bucket', () => {
  test('[issue 17] does so for those who may see the picture, at an address that lives for minutes', async () => {
    const address = await uploaded()
    const answer = await get(sending, guest, address, { 'sec-fetch-mode': 'no-cors' })
    expect([answer.statusCode, answer.headers['cache-control'], answer.headers.etag]).toEqual([
      302,
      'private, no-store',
      undefined,
    ])
    const read = await fetch(String(answer.headers.location))
    expect(read.headers.get('content-type')).toBe('image/jpeg')
    const bytes = Buffer.from(await read.arrayBuffer())
    expect(bytes.equals((await get(app, guest, address)).rawPayload)).toBe(true)
    for (const url of [address, address.replace(/\d+\/picture$/, '4711/picture')]) {
      const refused = await get(sending, outsider, url)
      expect([refused.statusCode, refused.headers.location]).toEqual([404, undefined])
    }
    expect((await sending.app.inject(address)).statusCode).toBe(401)
  })

  test('[issue 17] answers scripts that read pixels itself: they may not read another origin', async () => {
    const address = await uploaded()
    for (const mode of ['cors', 'same-origin'])
      expect((await get(sending, guest, address, { 'sec-fetch-mode': mode })).statusCode).toBe(200)
  })

  test('[issue 17] lets its pages show pictures of the bucket, and one that does not lets none', async () => {
    const policyOf = async (of: TestApp) =>
      String((await of.app.inject('/healthz')).headers['content-security-policy'])
    expect(await policyOf(sending)).toContain(`img-src 'self' data: blob: ${server.settings.endpoint};`)
    expect(await policyOf(app)).toContain("img-src 'self' data: blob:;")
  })
})

test('[issue 17] a bucket that is away is said with 503 on what needs files, and used again once it is back', async () => {
  const address = await uploaded()
  await server.stop()
  const sick = await app.app.inject('/healthz')
  const unavailable = { error: { code: 'unavailable', message: AWAY, details: { retryAfter: 5 } } }
  expect([sick.statusCode, sick.json(), sick.headers['retry-after']]).toEqual([503, unavailable, '5'])
  const shown = await get(app, guest, address)
  expect([shown.statusCode, shown.json()]).toEqual([503, unavailable])
  expect(await send()).toEqual({ status: 503, body: unavailable })
  // The rest of the server goes on, and the proxy in front goes on sending calls.
  expect((await app.app.inject('/readyz')).statusCode).toBe(200)
  expect((await guest.call(getSession, {})).data.isLoggedIn).toBe(true)
  // Why it does not work is said once for all of these, without a trace.
  const said = app.problems.splice(0).map((line) => JSON.parse(line))
  expect(said).toEqual([expect.objectContaining({ level: 'warn', path: '/healthz' })])
  expect(said[0]).toMatchObject({
    message: expect.stringMatching(/^The storage of files does not work .*ECONNREFUSED/),
  })
  expect(said[0]).not.toHaveProperty('stack')

  await server.start()
  expect((await app.app.inject('/healthz')).statusCode).toBe(200)
  expect((await get(app, guest, address)).statusCode).toBe(200)
  expect((await send()).status).toBe(200)
  expect(app.problems).toEqual([])
})
