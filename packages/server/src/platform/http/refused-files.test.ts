/** Files of those who may not send them: refused before they have arrived. Sent to a real listening server. [issue 15] */
import { connect } from 'node:net'
import { endpoints } from '@orderwright/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoUserId, panoramaMurals } from '../../seeds/demo-orgs.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'

let database: TestDatabase
let app: TestApp
let url: URL
const orgId = panoramaMurals.id

beforeAll(async () => {
  database = await createTestDatabase()
  app = await createTestApp(database)
  url = new URL(await app.app.listen({ host: '127.0.0.1', port: 0 }))
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const FILE_BYTES = 4_000_000

/** The form of an upload up to the first bytes of its file, and what comes after them. */
async function formOf(role: 'guest' | 'owner', path: string, body: object) {
  const { cookie } = await app.as(demoUserId(panoramaMurals, role))
  const beginning = [
    '--x\r\ncontent-disposition: form-data; name="body"\r\n\r\n',
    JSON.stringify(body),
    '\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="wall.jpg"\r\n',
    'content-type: image/jpeg\r\n\r\n',
    'a few bytes',
  ].join('')
  const rest = `${'.'.repeat(FILE_BYTES)}\r\n--x--\r\n`
  const head = [
    `POST ${path} HTTP/1.1`,
    `host: ${url.host}`,
    `cookie: ${cookie}`,
    'content-type: multipart/form-data; boundary=x',
    `content-length: ${beginning.length + rest.length}`,
    '',
    '',
  ].join('\r\n')
  return { beginning: head + beginning, rest, cookie }
}

/** A connection whose answers are heard as they come. */
function open() {
  const socket = connect(Number(url.port), url.hostname)
  let heard = ''
  let onMore = () => {}
  socket.on('data', (bytes) => {
    heard += bytes.toString('latin1')
    onMore()
  })
  const hear = (pattern: RegExp) =>
    new Promise<string>((resolve) => {
      onMore = () => {
        if (pattern.test(heard)) resolve(heard)
      }
      onMore()
    })
  return { socket, hear }
}

const calls = [
  [
    'a print master',
    endpoints.uploadMedium.path,
    { orgId, resourceForMedium: 'productOrder', resourceId: 1, isPrintMaster: true },
  ],
  ['a workbook', endpoints.planCatalogImport.path, { orgId, locale: { decimal: '.', dayFirst: false } }],
  ['a logo', endpoints.prepareOrgLogo.path, { orgId }],
] as const

test.each(calls)(
  '[issue 15] %s of a guest is refused while its bytes are still on their way, and the connection goes on',
  async (_, path, body) => {
    const { beginning, rest, cookie } = await formOf('guest', path, body)
    const { socket, hear } = open()
    socket.write(beginning)
    expect(await hear(/"code":"\w+"/)).toMatch(/^HTTP\/1\.1 403 /)
    // What is still sent is thrown away, and the next call of the connection is answered.
    socket.write(rest)
    socket.write(
      `POST ${endpoints.getSession.path} HTTP/1.1\r\nhost: ${url.host}\r\ncookie: ${cookie}\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}`,
    )
    expect(await hear(/HTTP\/1\.1 200 /)).toContain('HTTP/1.1 200 OK')
    socket.destroy()
  },
)

test('[issue 15] a body that is no body is refused before its file has arrived', async () => {
  const { beginning } = await formOf('owner', endpoints.uploadMedium.path, { orgId: 'three' })
  const { socket, hear } = open()
  socket.write(beginning)
  expect(await hear(/"code":"\w+"/)).toMatch(/^HTTP\/1\.1 400 /)
  socket.destroy()
})
