/** What the typed client makes of answers, and of none. */
import { describe, expect, it } from 'vitest'
import { createClient } from './client.ts'
import { endpoints } from './endpoints.ts'

const answering = (answer: { ok: boolean; status: number; json: () => Promise<unknown> }) =>
  createClient(async () => answer)(endpoints.getSession, {})
const offline = {
  ok: false,
  error: { code: 'offline', status: 0, message: 'No connection to the server.' },
}

describe('an answer', () => {
  it('[12.24] that breaks off on its way is as good as none, and is never taken for an empty one', async () => {
    const breaksOff = () => Promise.reject(new SyntaxError('Unexpected end of JSON input'))
    expect(await answering({ ok: true, status: 200, json: breaksOff })).toEqual(offline)
    expect(await answering({ ok: true, status: 200, json: async () => null })).toEqual(offline)
  })

  it('that never comes is a lost connection, not an exception', async () => {
    const call = createClient(async () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await call(endpoints.getSession, {})).toEqual(offline)
  })

  it('of a server that is away can be tried again, and another unreadable one is a failure', async () => {
    const unreadable = () => Promise.reject(new SyntaxError('no JSON'))
    const codes = await Promise.all(
      [502, 503, 500].map(async (status) => {
        const result = await answering({ ok: false, status, json: unreadable })
        return result.ok ? 'ok' : result.error.code
      }),
    )
    expect(codes).toEqual(['unavailable', 'unavailable', 'internal'])
  })
})
