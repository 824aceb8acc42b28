/** The adapter of Gotenberg against a server that answers as it does. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { pageSizes } from '@orderwright/domain/documents'
import { afterEach, expect, test } from 'vitest'
import { createGotenbergRenderer } from './gotenberg-renderer.ts'

const job = {
  html: '<p>x</p><img src="http://doc.invalid/a.png"><img src="http://doc.invalid/a.png">',
  size: pageSizes.landscape,
  files: new Map([['a.png', { type: 'image/png', bytes: new Uint8Array([1, 2, 3]) }]]),
}
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

async function serving(
  answer: (request: IncomingMessage, response: ServerResponse, body: string) => void,
): Promise<string> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => answer(request, response, Buffer.concat(chunks).toString()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

test('sends one file with all inside it, the size in inches, and takes what comes back', async () => {
  let path = ''
  let sent = ''
  const address = await serving((request, response, body) => {
    path = request.url ?? ''
    sent = body
    response.end('%PDF-1.7')
  })
  const outcome = await createGotenbergRenderer(address).render(job)
  expect(outcome).toEqual({ ok: true, bytes: new TextEncoder().encode('%PDF-1.7') })
  expect(path).toBe('/forms/chromium/convert/html')
  expect(sent).toContain('filename="index.html"')
  expect(sent.split('data:image/png;base64,AQID')).toHaveLength(3)
  expect(sent).not.toContain('doc.invalid')
  expect(sent).toMatch(/name="paperWidth"\r\n\r\n11\r\n/)
  expect(sent).toMatch(/name="paperHeight"\r\n\r\n8\.5\r\n/)
  expect(sent).toMatch(/name="generateTaggedPdf"\r\n\r\ntrue\r\n/)
})

test.each([
  [503, 'busy'],
  [500, 'died'],
])('an answer of %i means %s', async (status, problem) => {
  const address = await serving((_request, response) => response.writeHead(status).end())
  expect(await createGotenbergRenderer(address).render(job)).toMatchObject({ ok: false, problem })
})

test('no answer is hung, nobody there is missing', async () => {
  const address = await serving(() => {})
  expect(await createGotenbergRenderer(address, 200).render(job)).toMatchObject({ problem: 'hung' })
  expect(await createGotenbergRenderer('http://127.0.0.1:9').render(job)).toMatchObject({
    problem: 'missing',
  })
})
