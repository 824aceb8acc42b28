/** HEAD on whatever GET answers: the same status and headers, and nothing after them. Asked of a real listening server. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../../seeds/demo-orgs.ts'
import { orderOf } from '../../../testing/fixture.ts'
import { picture, sendPicture } from '../../../testing/files/send-picture.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts'

const orgId = maisonLumen.id
const script = 'export const words = "many of them"\n'.repeat(2000)
let database: TestDatabase
let app: TestApp
let url: string
let cookie: string
let webFolder: string
let mediumId: number | undefined

beforeAll(async () => {
  webFolder = mkdtempSync(join(tmpdir(), 'orderwright-web-'))
  mkdirSync(join(webFolder, 'assets'))
  writeFileSync(join(webFolder, 'index.html'), '<!doctype html><title>Orderwright</title>')
  writeFileSync(join(webFolder, 'assets', 'main-1.js'), script)
  writeFileSync(join(webFolder, 'assets', 'main-1.js.br'), brotliCompressSync(script))
  database = await createTestDatabase()
  app = await createTestApp(database, { config: { webFolder } })
  const userId = demoUserId(maisonLumen, 'owner')
  const owner = await app.as(userId)
  const { line } = await orderOf(database, { orgId, userId })
  const body = { orgId, resourceForMedium: 'productInstance', resourceId: line.id, fileName: 'Hall.jpg' }
  mediumId = (await sendPicture(app, owner, body, await picture('jpeg'))).body.medium?.id
  cookie = owner.cookie
  url = await app.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  expect(app.problems).toEqual([])
  await app.close()
  await database.close()
  rmSync(webFolder, { recursive: true, force: true })
})

async function ask(method: 'GET' | 'HEAD', path: string, headers: Record<string, string>) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url + path, { method, headers }, resolve)
      .on('error', reject)
      .end()
  })
  return { status: answer.statusCode, headers: answer.headers, bytes: await buffer(answer) }
}

/** What is another each time, or says how bytes travel that HEAD has none of. */
const ofTheMoment = new Set([
  'date',
  'x-request-id',
  'transfer-encoding',
  'content-length',
  'connection',
  'keep-alive',
])

function lasting(headers: NodeJS.Dict<string | string[]>) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofTheMoment.has(name)))
}

const paths = [
  ['the home page', '/'],
  ['a page of the app', '/orders/36'],
  ['a file of the app', '/assets/main-1.js'],
  ['a file that is not there', '/assets/gone.js'],
  ['the health', '/healthz'],
  ['life', '/livez'],
  ['the OpenAPI document', '/api/openapi.json'],
  ['the readable documents', '/api/docs'],
  ['the outbox', '/dev/outbox'],
  ['a call that GET does not answer', '/configurator/submit-order'],
  ['a picture', () => `/api/media/${orgId}/${mediumId}/picture`],
  ['a picture of nobody', `/api/media/${orgId}/999999/picture`],
] as const

for (const encoding of ['identity', 'br', 'gzip']) {
  test.each(paths)(`[issue 12, 33] HEAD of %s answers as GET does (${encoding})`, async (_what, path) => {
    const headers = { cookie, 'accept-encoding': encoding, accept: 'text/html,*/*' }
    const place = typeof path === 'string' ? path : path()
    const [got, head] = [await ask('GET', place, headers), await ask('HEAD', place, headers)]
    expect([head.status, lasting(head.headers)]).toEqual([got.status, lasting(got.headers)])
    expect(head.bytes.length).toBe(0)
    const [said, told] = [head.headers['content-length'], got.headers['content-length']]
    if (said !== undefined && told !== undefined) expect(said).toBe(told)
  })
}
