/** Whatever is sent to whatever call: an answer in the contract's error shape, and never a 500. */
import {
  allEndpoints,
  errorBodySchema,
  openLiveListPath,
  openLiveNotificationsPath,
  openLiveOrderPath,
} from '@orderwright/contract'
import { fc } from '@fast-check/vitest'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rows } from '../../../testing/access-matrix/rows.ts'
import { createWorld, home, type World } from '../../../testing/access-matrix/world.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts'

let database: TestDatabase
let app: TestApp
let world: World

beforeAll(async () => {
  database = await createTestDatabase()
  app = await createTestApp(database)
  world = await createWorld(database, app)
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const calls = allEndpoints().filter(({ name }) => name !== 'signOut')

/** Values that break naive code: wrong types, extremes, and what PostgreSQL can't store. */
const hostile: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  0.5,
  2_147_483_648,
  9_007_199_254_740_992,
  1e308,
  '',
  'x'.repeat(20_001),
  '1; drop table users',
  "'",
  '%',
  '\\',
  '2026-13-45 99:99:99',
  [],
  {},
  [null],
  { id: { $gt: 0 } },
]

/** Every body that differs from a good one in one place. */
function mutations(good: object): unknown[] {
  const bodies: unknown[] = [...hostile, { ...good, unknownField: 1 }]
  for (const [key, value] of Object.entries(good)) {
    for (const bad of hostile) bodies.push({ ...good, [key]: bad })
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      for (const inner of mutations(value)) bodies.push({ ...good, [key]: inner })
    }
  }
  return bodies
}

describe.each(calls.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (name, endpoint) => {
  test('answers hostile bodies with an error of the contract', async () => {
    const row = rows.get(name)
    if (!row) throw new Error(`no row for ${name}`)
    const caller = await world.caller('owner')
    const good = row.body(await world.material('owner', name, row))
    const all = mutations(good)
    // A fixed sample of the many: the same at each run.
    const sample = all.length <= 60 ? all : fc.sample(fc.constantFrom(...all), { seed: 42, numRuns: 60 })
    const wrong = []
    for (const body of sample) {
      const answer = await caller.post(endpoint.path, body ?? 'null')
      const isExpected = answer.status === 200 || errorBodySchema.safeParse(JSON.parse(answer.text)).success
      if (!isExpected || answer.status >= 500) wrong.push({ body, status: answer.status, text: answer.text })
    }
    expect(wrong).toEqual([])
    expect(app.problems).toEqual([])
  })
})

describe('the edges of HTTP', () => {
  const path = '/api/configurator/get-configurator-homepage-data'

  test('[1.7.01] calls are POST: another method, and an unknown path, are missing', async () => {
    for (const [method, url] of [
      ['GET', path],
      ['PUT', path],
      ['DELETE', path],
      ['POST', '/api/nothing'],
      ['GET', '/configurator/nothing'],
    ] as const) {
      const response = await app.app.inject({ method, url, headers: { accept: 'text/html' } })
      expect([response.statusCode, response.json()]).toEqual([
        404,
        { error: { code: 'notFound', message: 'Not found.' } },
      ])
    }
  })

  test.each([
    ['malformed JSON', '{"orgId":', 'application/json', 400, 'invalid'],
    ['a NUL character', '{"orgId":850,"a":"\\u0000"}', 'application/json', 400, 'invalid'],
    ['another media type', 'orgId=850', 'application/x-www-form-urlencoded', 415, 'unsupportedMediaType'],
    [
      'more than 1 MB',
      JSON.stringify({ orgId: 850, a: 'x'.repeat(1_000_001) }),
      'application/json',
      413,
      'tooLarge',
    ],
  ])('refuses %s', async (_, payload, type, status, code) => {
    const caller = await world.caller('guest')
    const answer = await caller.post(path, payload, { 'content-type': type })
    expect([answer.status, answer.error.code]).toEqual([status, code])
  })

  test('names each field that was not accepted by its path', async () => {
    const caller = await world.caller('guest')
    const answer = await caller.post('/configurator/create-product-order', {
      productOrderProps: { orgId: 'x', title: 5, colour: 'red', size: 1 },
      more: [],
    })
    const fields = answer.error.details?.fields ?? []
    expect(fields.map((field) => field.path)).toEqual([
      'productOrderProps.orgId',
      'productOrderProps.title',
      'productOrderProps.colour',
      'productOrderProps.size',
      'more',
    ])
    expect(fields.at(-1)?.message).toBe('There is no such field.')
  })

  test('refuses a call that another site’s page makes, and takes one of this app', async () => {
    const caller = await world.caller('guest')
    const from = async (headers: Record<string, string>) =>
      (await caller.post(path, { orgId: home.id }, headers)).status
    expect(await from({ origin: 'https://evil.example' })).toBe(403)
    expect(await from({ origin: 'null' })).toBe(403)
    expect(await from({ 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await from({ origin: 'http://localhost:3000' })).toBe(200)
    expect(await from({ 'sec-fetch-site': 'same-origin' })).toBe(200)
  })

  test('every answer carries the security headers', async () => {
    const { headers } = await app.anonymous.post(path, {})
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    expect(headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval'")
  })

  test.each(['GET', 'POST'] as const)('%s of an address that is no text finds nothing', async (method) => {
    const response = await app.app.inject({ method, url: '/orders/%E0%A4%A' })
    expect([response.statusCode, response.json()]).toEqual([
      404,
      { error: { code: 'notFound', message: 'Not found.' } },
    ])
    expect(response.headers['content-security-policy']).toContain("default-src 'self'")
  })

  test('says nothing of its insides when something breaks', async () => {
    const broken = await createTestApp(database, {
      policy: {
        can: () => {
          throw new Error('secret detail at /srv/app.ts:12')
        },
        writableOrderFields: () => new Set(),
        writableLineFields: () => new Set(),
      },
    })
    const { cookie } = await world.caller('guest')
    const answer = await broken.anonymous.post(path, { orgId: home.id }, { cookie })
    expect([answer.status, answer.error.code]).toEqual([500, 'internal'])
    expect(answer.text).not.toContain('secret detail')
    expect(broken.problems[0]).toContain('secret detail')
    await broken.close()
  })
})

describe('what the server says of itself', () => {
  test('the OpenAPI document has every call with its body, answer and errors', async () => {
    const response = await app.app.inject('/api/openapi.json')
    const document = response.json<{
      paths: Record<string, { post: { operationId: string; responses: object } }>
    }>()
    expect(Object.keys(document.paths).toSorted()).toEqual(
      // The live channel is described too, though its answer is a stream.
      [
        ...allEndpoints().map((endpoint) => endpoint.path),
        openLiveOrderPath,
        openLiveListPath,
        openLiveNotificationsPath,
      ].toSorted(),
    )
    expect(document.paths['/configurator/submit-order']?.post.operationId).toBe('submitOrder')
    expect(Object.keys(document.paths['/configurator/submit-order']?.post.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '400', '401', '403', '404', '422', '429', '503']),
    )
  })

  test('the readable page has every path and loads nothing from elsewhere', async () => {
    const page = await app.app.inject('/api/docs')
    for (const endpoint of allEndpoints()) expect(page.body).toContain(endpoint.path)
    expect(page.body).not.toMatch(/<script|https?:\/\/(?!localhost)/)
  })

  test('/healthz answers', async () => {
    expect((await app.app.inject('/healthz')).json()).toEqual({ ok: true })
  })
})
