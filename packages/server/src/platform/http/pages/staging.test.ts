/** [1.7.02] Under a name with "staging" in it, calls go to the API of STAGING_API_URL; everything else stays here. */
import { createServer, type IncomingMessage } from 'node:http'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../testing/use-app.ts'

interface Heard {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly headers: IncomingMessage['headers']
  readonly body: string
}
const heard: Heard[] = []
const api = createServer((request, response) => {
  let body = ''
  request.on('data', (part) => (body += String(part)))
  request.on('end', () => {
    heard.push({ method: request.method, url: request.url, headers: request.headers, body })
    response.writeHead(207, {
      'content-type': 'application/json',
      'set-cookie': ['a=1; Path=/', 'b=2; Path=/'],
    })
    response.end('{"from":"staging"}')
  })
})
const port = await new Promise<number>((resolve) => {
  api.listen(0, '127.0.0.1', () => {
    const address = api.address()
    resolve(address && typeof address === 'object' ? address.port : 0)
  })
})
afterAll(() => void api.close())
beforeEach(() => void heard.splice(0))

const config = { publicUrl: 'https://staging.example.com', stagingApiUrl: `http://127.0.0.1:${port}` }
const inUse = useTestApp({ config })
const withoutApi = useTestApp({ config: { publicUrl: 'https://staging.example.com' } })
const downApi = useTestApp({ config: { ...config, stagingApiUrl: 'http://127.0.0.1:9' } })
const host = 'staging.example.com'
const json = { 'content-type': 'application/json' }

function post(headers: Record<string, string>, url = '/api/session/get', { app } = inUse.app) {
  return app.inject({ method: 'POST', url, headers: { ...json, ...headers }, payload: '{}' })
}

describe('[1.7.02] a page at an address that contains "staging"', () => {
  test('has its calls answered by the staging API: body, cookies and status as they are', async () => {
    const answer = await post({
      host,
      cookie: 'c=3',
      origin: `https://${host}`,
      'sec-fetch-site': 'same-origin',
    })
    expect([answer.statusCode, answer.json()]).toEqual([207, { from: 'staging' }])
    expect(answer.headers['set-cookie']).toEqual(['a=1; Path=/', 'b=2; Path=/'])
    expect(answer.headers['x-orderwright-api']).toBe('staging')
    expect(answer.headers['content-security-policy']).toContain("default-src 'self'")
    expect(heard).toMatchObject([
      { method: 'POST', url: '/api/session/get', body: '{}', headers: { cookie: 'c=3' } },
    ])
    // The other server asks for its own name, and for callers of its own origin.
    expect(heard[0]?.headers).toMatchObject({ host: `127.0.0.1:${port}` })
    expect(Object.keys(heard[0]?.headers ?? {})).not.toContain('origin')
  })

  test('is served from here itself, and calls that were handed on once are answered here', async () => {
    const page = await inUse.app.app.inject({ url: '/orders?q=x', headers: { host, accept: 'text/html' } })
    expect(page.headers['x-orderwright-api']).toBeUndefined()
    const again = await post({ host, via: '1.1 orderwright-staging' })
    expect([again.statusCode, again.json().isLoggedIn]).toEqual([200, false])
    expect(heard).toEqual([])
  })

  test('is told when the staging API is away', async () => {
    const answer = await post({ host }, undefined, downApi.app)
    expect([answer.statusCode, answer.json().error]).toMatchObject([
      503,
      { code: 'unavailable', message: 'The staging server does not answer. Try again in a moment.' },
    ])
  })

  test('hands nothing on that another site sends', async () => {
    const answer = await post({ host, origin: 'https://evil.example' })
    expect([answer.statusCode, heard]).toEqual([403, []])
  })
})

test('[1.7.02] any other address, and any address without STAGING_API_URL, uses the API of this server', async () => {
  // In the path or the query it is nobody's address.
  for (const url of ['/api/session/get', '/api/session/get?from=staging']) {
    expect((await post({ host: 'localhost' }, url)).json()).toMatchObject({ isLoggedIn: false })
  }
  expect((await post({ host }, undefined, withoutApi.app)).json()).toMatchObject({ isLoggedIn: false })
  expect(heard).toEqual([])
})
