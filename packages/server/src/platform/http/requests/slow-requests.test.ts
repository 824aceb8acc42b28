/** Those who send slowly on purpose, and those who only listen for long: sent to a real listening server. */
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { endpoints, errorBodySchema, openLiveNotificationsPath } from '@orderwright/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../../seeds/demo-orgs.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts'

let database: TestDatabase
let app: TestApp
let url: URL

beforeAll(async () => {
  database = await createTestDatabase()
  app = await createTestApp(database, { patience: { headersMs: 1500, requestMs: 2000, lookMs: 100 } })
  url = new URL(await app.app.listen({ host: '127.0.0.1', port: 0 }))
})
afterAll(async () => {
  await app.close()
  await database.close()
})

/** Sends the beginning of a request, and hears what comes until the server closes the connection. */
function begin(lines: readonly string[], body = ''): { socket: Socket; heard: Promise<string> } {
  const socket = connect(Number(url.port), url.hostname)
  socket.write(`${lines.join('\r\n')}${body}`)
  return { socket, heard: text(socket) }
}

function head(path: string, cookie: string, type = 'application/json'): string[] {
  return [
    `POST ${path} HTTP/1.1`,
    `host: ${url.host}`,
    `cookie: ${cookie}`,
    `content-type: ${type}`,
    'content-length: 900000',
    '',
    '',
  ]
}

/** The status line and the body of what was heard. */
function partsOf(heard: string) {
  const [top = '', body = ''] = heard.split('\r\n\r\n')
  return [top.split('\r\n')[0], errorBodySchema.parse(JSON.parse(body))]
}
const tooSlow = [
  'HTTP/1.1 408 Request Timeout',
  { error: { code: 'tooSlow', message: 'The request took too long to arrive.' } },
]

test('[issue 12, 29] bodies that do not arrive are answered with 408, and a live channel stays open', async () => {
  const { cookie } = await app.as(demoUserId(maisonLumen, 'owner'))
  const live = await fetch(new URL(openLiveNotificationsPath, url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ orgId: maisonLumen.id }),
  })
  expect(live.status).toBe(200)
  const reader = live.body?.getReader()
  let isOver = false
  const listening = (async () => {
    while (reader && !(await reader.read()).done) continue
  })().finally(() => {
    isOver = true
  })

  const slow = Array.from({ length: 30 }, () => begin(head(endpoints.getOrderData.path, cookie), '{"orgId":'))
  for (const { heard } of slow) expect(partsOf(await heard)).toEqual(tooSlow)
  expect(isOver).toBe(false)
  await reader?.cancel()
  await listening
})

test('[issue 12, 29] so are the bytes of a picture and headers without an end', async () => {
  const { cookie } = await app.as(demoUserId(maisonLumen, 'owner'))
  const form = head(endpoints.uploadMedium.path, cookie, 'multipart/form-data; boundary=x')
  const part = '--x\r\ncontent-disposition: form-data; name="body"\r\n\r\n{'
  expect(partsOf(await begin(form, part).heard)).toEqual(tooSlow)
  const headers = ['GET / HTTP/1.1', `host: ${url.host}`, 'x-slow: ']
  expect(partsOf(await begin(headers).heard)).toEqual(tooSlow)
})

test('[issue 12, 29] a body that arrives in pieces, but in time, is answered', async () => {
  const { cookie } = await app.as(demoUserId(maisonLumen, 'owner'))
  const lines = [
    `POST ${endpoints.getSession.path} HTTP/1.1`,
    `host: ${url.host}`,
    `cookie: ${cookie}`,
    'content-type: application/json',
    'content-length: 2',
    'connection: close',
    '',
    '',
  ]
  const { socket, heard } = begin(lines, '{')
  socket.write('}')
  expect((await heard).split('\r\n')[0]).toBe('HTTP/1.1 200 OK')
})
