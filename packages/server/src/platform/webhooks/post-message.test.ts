/** One attempt against receivers of every kind: real servers, and a domain name system that lies. */
import { type IncomingMessage, createServer, type Server, type ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { postMessage } from './post-message.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

let server: Server | undefined
afterEach(async () => {
  server?.closeAllConnections()
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)))
  server = undefined
})

async function receiver(answer: Answer): Promise<number> {
  server = createServer(answer)
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return address !== null && typeof address === 'object' ? address.port : 0
}

const quiet = new AbortController().signal
const post = (port: number, settings: Partial<Parameters<typeof postMessage>[0]> = {}) =>
  postMessage({
    url: `http://127.0.0.1:${port}/hooks`,
    body: '{"type":"ping"}',
    headers: { 'content-type': 'application/json' },
    allowsPrivate: true,
    signal: quiet,
    ...settings,
  })

describe('[issue 16] an attempt', () => {
  it('arrives with its body, and keeps what was answered', async () => {
    let body = ''
    const port = await receiver((request, response) => {
      request.on('data', (chunk: Buffer) => (body += chunk.toString()))
      request.on('end', () => response.writeHead(201).end('thank\0 you'))
    })
    expect(await post(port)).toMatchObject({ status: 201, problem: '', answer: 'thank you' })
    expect(body).toBe('{"type":"ping"}')
  })

  it.each([
    [429, '120', 120],
    [503, new Date(Date.now() + 3_600_000).toUTCString(), 3600],
    [503, new Date(Date.now() - 3_600_000).toUTCString(), null],
    [500, '120', null],
    [429, '-5', null],
    [429, 'soon', null],
  ])('answered %i with Retry-After %s asks for %s seconds', async (status, asked, seconds) => {
    const port = await receiver((_, response) => response.writeHead(status, { 'retry-after': asked }).end())
    const { retryAfterSeconds } = await post(port)
    if (seconds === null) return expect(retryAfterSeconds).toBeNull()
    expect(retryAfterSeconds).toBeGreaterThan(seconds - 60)
    expect(retryAfterSeconds).toBeLessThanOrEqual(seconds)
  })

  it('does not follow a redirect', async () => {
    let calls = 0
    const port = await receiver((_, response) => {
      calls += 1
      response.writeHead(302, { location: '/elsewhere' }).end()
    })
    expect((await post(port)).problem).toBe('Answered 302. Redirects are not followed.')
    expect(calls).toBe(1)
  })

  it('reads at most 64 KB of an answer that never ends', async () => {
    const port = await receiver((_, response) => {
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(10_000)));
      }
      response.on('drain', more)
      more()
    })
    const result = await post(port)
    expect([result.status, result.problem, result.answer.length]).toEqual([200, '', 65_536])
  })

  it('ends when its time is over: without an answer, and with one that drips', async () => {
    const silent = await receiver(() => {})
    expect(await post(silent, { timeoutMs: 200 })).toMatchObject({
      status: null,
      problem: 'No whole answer within 0 seconds.',
    })
    server?.closeAllConnections()
    const drips = await receiver((_, response) => {
      const timer = setInterval(() => response.write('.'), 20)
      response.on('close', () => clearInterval(timer))
    })
    const begun = Date.now()
    expect((await post(drips, { timeoutMs: 300 })).problem).toBe('No whole answer within 0 seconds.')
    expect(Date.now() - begun).toBeLessThan(3000)
  })

  it('says so when there is no receiver, no such name, and no answer in HTTP', async () => {
    expect((await post(1)).problem).toMatch(/can be used|No connection/)
    const missing = await post(0, {
      url: 'https://nobody.example/',
      lookUp: (_, __, done) => done(Object.assign(new Error('no'), { code: 'ENOTFOUND' }), []),
    })
    expect(missing.problem).toBe('nobody.example could not be found.')
    const port = await receiver((request) => request.socket.end('this is no HTTP\r\n\r\n'))
    expect((await post(port)).problem).toMatch(/^No connection: /)
  })

  it('goes back, untried, when the process stops', async () => {
    const port = await receiver(() => {})
    const stopping = new AbortController()
    const attempt = post(port, { signal: stopping.signal })
    stopping.abort(new Error('the server stops'))
    await expect(attempt).rejects.toThrow('the server stops')
  })
})

describe('[issue 16] a name that leads inside', () => {
  it('is refused when the connection is made: the name is looked up once, and what is checked is what is connected to', async () => {
    let calls = 0
    let lookUps = 0
    const port = await receiver((_, response) => {
      calls += 1
      response.end()
    })
    const result = await post(port, {
      url: `https://rebinding.example:${port}/`,
      allowsPrivate: false,
      lookUp: (_, __, done) => {
        lookUps += 1
        done(null, [{ address: '127.0.0.1', family: 4 }])
      },
    })
    expect(result.problem).toBe(
      'rebinding.example is inside a private network. Messages are sent only to addresses of the internet.',
    )
    expect([calls, lookUps]).toEqual([0, 1])
  })

  it('is refused when one of several addresses is private', async () => {
    const result = await post(0, {
      url: 'https://both.example/',
      allowsPrivate: false,
      lookUp: (_, __, done) =>
        done(null, [
          { address: '8.8.8.8', family: 4 },
          { address: 'fd00::1', family: 6 },
        ]),
    })
    expect(result).toMatchObject({ status: null, problem: expect.stringContaining('both.example is inside') })
  })

  it('is refused as it is written, without a connection', async () => {
    let calls = 0
    const port = await receiver(() => (calls += 1))
    expect((await post(port, { url: `https://127.0.0.1:${port}/`, allowsPrivate: false })).problem).toBe(
      '127.0.0.1 is inside a private network. Messages are sent only to addresses of the internet.',
    )
    expect(calls).toBe(0)
  })
})
