/** A request must name this app as PUBLIC_URL does, or as the machine calls itself; nothing else is answered. */
import { connect } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../testing/use-app.ts'

const inUse = useTestApp({ config: { publicUrl: 'https://orders.example.com' } })
let port = 0

beforeAll(async () => {
  port = Number(new URL(await inUse.app.app.listen({ host: '127.0.0.1', port: 0 })).port)
})

/** The first line of the answer to a request with these headers, sent as they stand. */
function statusOf(headers: readonly string[], path = '/api/session/get', method = 'POST'): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      const head = [`${method} ${path} HTTP/1.1`, ...headers, 'connection: close']
      const body =
        method === 'POST' ? ['content-type: application/json', 'content-length: 2', '', '{}'] : ['', '']
      socket.write([...head, ...body].join('\r\n'))
    })
    let text = ''
    socket.on('data', (part) => (text += part.toString()))
    socket.on('end', () => resolve(text.split('\r\n')[0] ?? ''))
    socket.on('error', reject)
  })
}

describe('[issue 12, 5] the Host', () => {
  test.each([
    'orders.example.com',
    'ORDERS.example.com',
    'orders.example.com:443',
    'localhost',
    'localhost:3000',
    '127.0.0.1:8080',
    '[::1]:3000',
  ])('may be %s', async (host) => expect(await statusOf([`host: ${host}`])).toBe('HTTP/1.1 200 OK'))

  test.each([
    'evil.example',
    'orders.example.com.evil.example',
    'orders.example.com:8443',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'user@orders.example.com',
    'orders.example.com/a',
    '192.168.1.7:3000',
    '',
  ])('may not be %j', async (host) =>
    expect(await statusOf([`host: ${host}`])).toBe('HTTP/1.1 400 Bad Request'),
  )

  test('comes once, and no other header speaks for it', async () => {
    expect(await statusOf(['host: localhost', 'host: localhost'])).toBe('HTTP/1.1 400 Bad Request')
    expect(await statusOf(['host: localhost', 'Host: evil.example'])).toBe('HTTP/1.1 400 Bad Request')
    expect(await statusOf(['host: evil.example', 'x-forwarded-host: localhost'])).toBe(
      'HTTP/1.1 400 Bad Request',
    )
    expect(await statusOf(['host: localhost', 'x-forwarded-host: evil.example'])).toBe('HTTP/1.1 200 OK')
  })

  test('of another name gets neither pages nor the outbox, and whoever watches over the process needs none', async () => {
    const evil = ['host: evil.example']
    for (const path of ['/', '/orders', '/dev/outbox', '/api/openapi.json'])
      expect([path, await statusOf(evil, path, 'GET')]).toEqual([path, 'HTTP/1.1 400 Bad Request'])
    expect(await statusOf(evil, '/healthz', 'GET')).toBe('HTTP/1.1 200 OK')
  })

  test('of this app does not let another site’s calls in', async () => {
    const call = (origin: string) => statusOf(['host: localhost:3000', `origin: ${origin}`])
    expect(await call('http://localhost:3000')).toBe('HTTP/1.1 200 OK')
    expect(await call('https://orders.example.com')).toBe('HTTP/1.1 200 OK')
    expect(await call('https://evil.example')).toBe('HTTP/1.1 403 Forbidden')
    expect(await call('http://localhost:4000')).toBe('HTTP/1.1 403 Forbidden')
  })
})
