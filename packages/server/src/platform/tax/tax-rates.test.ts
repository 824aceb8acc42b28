/** The adapters of the port to tax rates: the table, and a service with all that can go wrong with one. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type Address, addressSchema } from '@orderwright/domain/orders'
import { afterEach, describe, expect, test } from 'vitest'
import { httpRates } from './http-rates.ts'
import { stateTable } from './state-table.ts'
import { taxRatesOf } from '../../tax-rates.ts'

const texas = addressSchema.parse({ state: 'TX', city: 'Austin', zip: '78701', streetAddress: '1 Main' })
const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** A service that answers each call with the next of `answers`, the last one from then on. */
async function aService(...answers: ((response: ServerResponse, body: string) => void)[]) {
  const bodies: string[] = []
  const server = createServer((request: IncomingMessage, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const answer = answers[Math.min(bodies.length, answers.length - 1)]
      bodies.push(body)
      answer?.(response, body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(
    () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  )
  const address = server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  const rates = httpRates({ url: `http://127.0.0.1:${port}/rate`, timeoutMs: 300, waitsMs: [1, 1] })
  return { bodies, lookUp: (of: Address = texas) => rates.lookUp(of), port }
}
const say = (status: number, text: string) => (response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(text)
}
const silent = () => {}

describe('the embedded table', () => {
  test.each([
    ['TX', 'US', 6.25],
    [' mn', 'US', 6.875],
    ['OR', 'US', null],
    ['ZZ', 'US', null],
    ['TX', 'DE', null],
  ])('%j in %s: %s', async (state, country, rate) => {
    expect(await stateTable.lookUp({ ...texas, state, country })).toEqual({
      ok: true,
      rate,
      source: 'state rates of 1/1/2026',
    })
  })
})

describe('a service', () => {
  test('is asked with the address and answers in percent', async () => {
    const service = await aService(say(200, '{"rate": 8.25}'))
    expect(await service.lookUp()).toEqual({ ok: true, rate: 8.25, source: `127.0.0.1:${service.port}` })
    expect(JSON.parse(service.bodies[0] ?? '')).toEqual({ address: texas })
  })

  test('is asked again when it fails, is busy or says nothing in time', async () => {
    const service = await aService(say(500, 'oh'), silent, say(200, '{"rate": 7, "source": "county"}'))
    expect(await service.lookUp()).toEqual({ ok: true, rate: 7, source: 'county' })
    expect(service.bodies).toHaveLength(3)
  })

  test('three failures are a failure', async () => {
    const service = await aService(say(429, ''))
    expect(await service.lookUp()).toEqual({ ok: false })
    expect(service.bodies).toHaveLength(3)
  })

  test.each([
    ['no JSON', say(200, 'eight')],
    ['no number', say(200, '{"rate": "8"}')],
    ['a rate above 100', say(200, '{"rate": 825}')],
    ['a negative rate', say(200, '{"rate": -1}')],
    ['a refusal', say(401, '{"rate": 8}')],
    ['an answer without end', say(200, JSON.stringify({ rate: 8, more: 'x'.repeat(20_000) }))],
  ])('%s is a failure, and not asked for twice', async (_, answer) => {
    const service = await aService(answer)
    expect(await service.lookUp()).toEqual({ ok: false })
    expect(service.bodies).toHaveLength(1)
  })

  test('nobody at the address is a failure', async () => {
    expect(
      await httpRates({ url: 'http://127.0.0.1:9/rate', timeoutMs: 300, waitsMs: [1] }).lookUp(texas),
    ).toEqual({ ok: false })
  })

  test('is used when the configuration names one', () => {
    expect(taxRatesOf({})).toBe(stateTable)
    expect(taxRatesOf({ taxRatesUrl: 'https://rates.example.com' })).not.toBe(stateTable)
  })
})
