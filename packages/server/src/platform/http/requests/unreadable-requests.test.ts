/** What is no HTTP, sent to a real listening server. */
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { errorBodySchema } from '@orderwright/contract'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { answerUnreadable, passOverExpectations } from './unreadable-requests.ts'

async function answerTo(sent: string): Promise<string> {
  const app = fastify({ clientErrorHandler: answerUnreadable })
  try {
    const url = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
    const socket = connect(Number(url.port), url.hostname)
    socket.write(sent)
    return await text(socket)
  } finally {
    await app.close()
  }
}

test.each([
  ['headers without end', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n\r\n`, '431', 'tooLarge'],
  ['no HTTP at all', 'hello\r\n\r\n', '400', 'invalid'],
])('%s are answered in the shape of every error', async (_what, sent, status, code) => {
  const [head = '', body = ''] = (await answerTo(sent)).split('\r\n\r\n')
  expect(head.split(' ')[1]).toBe(status)
  expect(errorBodySchema.parse(JSON.parse(body)).error.code).toBe(code)
})

test('[issue 17] an expectation that nobody knows is passed over: the route answers, not Node', async () => {
  const app = fastify({ clientErrorHandler: answerUnreadable })
  passOverExpectations(app)
  app.get('/', () => ({ isHere: true }))
  try {
    const url = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
    const socket = connect(Number(url.port), url.hostname)
    socket.write(`GET / HTTP/1.1\r\nhost: ${url.host}\r\nexpect: a-cake\r\nconnection: close\r\n\r\n`)
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
    expect([head.split(' ')[1], body]).toEqual(['200', '{"isHere":true}'])
  } finally {
    await app.close()
  }
})
