/** Limits hold for all processes together, and keep nobody's address. [issue 17] */
import { endpoints } from '@orderwright/contract'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts'

let database: TestDatabase
let processes: readonly TestApp[]

beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(async () => {
  processes = [await createTestApp(database), await createTestApp(database, { keepsLimits: true })]
})
afterEach(async () => {
  for (const one of processes) {
    expect(one.problems).toEqual([])
    await one.close()
  }
})
afterAll(() => database.close())

const email = 'somebody@example.com'

/** Asks for a code from each address in turn, each at the next process; the statuses of the answers. */
async function askFrom(addresses: readonly string[]): Promise<number[]> {
  const statuses = []
  for (const [index, from] of addresses.entries()) {
    const { anonymous } = processes[index % processes.length] ?? {}
    const answer = await anonymous?.call(endpoints.requestSignInCode, { email }, { 'x-forwarded-for': from })
    statuses.push(answer?.status ?? 0)
  }
  return statuses
}

test('[issue 17] five codes are five codes, whichever process is asked for each', async () => {
  const from = Array<string>(7).fill('203.0.113.7')
  expect(await askFrom(from)).toEqual([200, 200, 200, 200, 200, 429, 429])
  expect(await askFrom(['203.0.113.8'])).toEqual([200])
})

test('[issue 17] who is held up is told for how long, at most ten minutes', async () => {
  await askFrom(Array<string>(5).fill('203.0.113.7'))
  for (const { anonymous } of processes) {
    const { error } = await anonymous.call(
      endpoints.requestSignInCode,
      { email },
      { 'x-forwarded-for': '203.0.113.7' },
    )
    expect(error.code).toBe('tooManyRequests')
    expect(error.details?.['retryAfter']).toBeGreaterThan(590)
    expect(error.details?.['retryAfter']).toBeLessThanOrEqual(600)
  }
})

test('[issue 17] who was held up while the clock was ahead is not held up until it is there again', async () => {
  const now = Date.now()
  const from = Array<string>(7).fill('203.0.113.7')
  vi.useFakeTimers({ toFake: ['Date'], now: now + 86_400_000 })
  try {
    expect(await askFrom(from)).toEqual([200, 200, 200, 200, 200, 429, 429])
    vi.setSystemTime(now)
    // Each process counts anew once.
    expect(await askFrom([...from, ...from])).toEqual([
      ...Array<number>(6).fill(200),
      ...Array<number>(8).fill(429),
    ])
    vi.setSystemTime(now + 86_400_000)
    await askFrom(from)
    vi.setSystemTime(now)
    await processes[0]?.services.jobs.add({ task: 'sweep' })
    await processes[0]?.runJobs()
    const { rows } = await database.owner.pool.query('select key from rate_limits where expire > $1', [
      now + 1_200_000,
    ])
    expect(rows).toEqual([])
  } finally {
    vi.useRealTimers()
  }
})

test('[issue 17] the addresses of one IPv6 network are one caller', async () => {
  const from = [1, 2, 3, 4, 5, 6].map((last) => `2001:db8:1:2::${last}`)
  expect(await askFrom(from)).toEqual([200, 200, 200, 200, 200, 429])
  expect(await askFrom(['2001:db8:1:3::1'])).toEqual([200])
})

test('[issue 17] what is counted says neither who called nor from where, and goes when it is over', async () => {
  await askFrom(['203.0.113.7'])
  const keys = async () =>
    (await database.owner.pool.query<{ key: string }>('select key from rate_limits')).rows.map(
      ({ key }) => key,
    )
  const sweep = async () => {
    await processes[0]?.services.jobs.add({ task: 'sweep' })
    await processes[0]?.runJobs()
  }
  expect(await keys()).not.toEqual([])
  expect((await keys()).join()).not.toMatch(/somebody|example|203/)
  await sweep()
  expect(await keys()).not.toEqual([])
  await database.owner.pool.query('update rate_limits set expire = 1')
  await sweep()
  expect(await keys()).toEqual([])
})
