/** The log: lines that programs read, about calls that people can name, without secrets. */
import { expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../seeds/demo-orgs.ts'
import { createTestApp } from '../testing/test-app.ts'
import { useTestApp } from '../testing/use-app.ts'
import { logLine, pathOf, withoutSecrets } from './log.ts'

const inUse = useTestApp()
const time = new Date('2026-11-22T12:00:00Z')

test('[issue 12, 33] a call that meets a bug is one line: time, level, path, the id that its answer carries, and the trace', async () => {
  const broken = await createTestApp(inUse.database, {
    policy: {
      can: () => {
        throw new Error('a bug')
      },
      writableOrderFields: () => new Set(),
      writableLineFields: () => new Set(),
    },
  })
  const { cookie } = await inUse.app.as(demoUserId(maisonLumen, 'guest'))
  const path = '/api/configurator/get-configurator-homepage-data'
  const answer = await broken.anonymous.post(`${path}?userToken=abc`, { orgId: maisonLumen.id }, { cookie })
  expect(answer.status).toBe(500)
  expect(broken.problems).toHaveLength(1)
  const [line = ''] = broken.problems
  expect(line).not.toContain('\n')
  expect(JSON.parse(line)).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    level: 'error',
    message: 'a bug',
    requestId: answer.headers['x-request-id'],
    method: 'POST',
    path,
    stack: expect.stringContaining('Error: a bug'),
  })
  await broken.close()
})

test('[issue 12, 33] what is no bug has no trace', () => {
  expect(JSON.parse(logLine('warn', new Error('The database is away.'), { time }))).toEqual({
    time: '2026-11-22T12:00:00.000Z',
    level: 'warn',
    message: 'The database is away.',
  })
})

test('[issue 17] what could not be read as JSON is not quoted', () => {
  for (const text of [
    'Ada Moss, 12 Main Street, Albany, at the end of the road',
    '{"name": Ada Moss}',
    '"Ada',
    '{"a":"Ada',
  ])
    try {
      JSON.parse(text)
      throw new Error('this is no JSON')
    } catch (error) {
      const line = logLine('error', error, { time, hasTrace: true })
      expect(line).toContain('JSON')
      expect(line).not.toMatch(/Ada|Moss|Main/)
    }
})

test.each([
  ['postgresql://app:hunter2@db.example.com/orders', 'postgresql://app:…@db.example.com/orders'],
  ['smtp://mail:pa55@smtp.example.com', 'smtp://mail:…@smtp.example.com'],
  ['GET /sign-in?userToken=demo-aB3xYz', 'GET /sign-in?userToken=…'],
  ['Authorization: Bearer eyJhbGciOi.abc', 'Authorization: Bearer …'],
  ['No such key: sk_live_51H8abcdefghijkl', 'No such key: sk_live_…'],
  ['whsec_abcdefghijklmnop is wrong', 'whsec_… is wrong'],
  ['cookie orderwright-session=s3cr3t; path=/', 'cookie orderwright-session=…; path=/'],
  ['pi_3Nabc_secret_Zxy', 'pi_3Nabc_secret_…'],
  ['Order 12 is gone.', 'Order 12 is gone.'],
  ['550 5.1.1 <ada.moss@studio.example>: unknown', '550 5.1.1 <…@…>: unknown'],
  ['invalid input syntax for type integer: "Ada "A." Moss"', 'invalid input syntax for type integer: "…"'],
])('[issue 12, 33] %j is written as %j', (text, written) => expect(withoutSecrets(text)).toBe(written))

test.each([
  ['/orders/36?tab=cart', '/orders/36'],
  ['/share/aB3xYz0123456789aB3xYz0123456789', '/share/…'],
  ['/api/configurator/get-configurator-homepage-data', '/api/configurator/get-configurator-homepage-data'],
])('[issue 12, 33] the address %s is written as %s', (url, written) => expect(pathOf(url)).toBe(written))
