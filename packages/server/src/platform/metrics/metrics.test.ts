/** What a process says of its work, read as Prometheus reads it, from an app that answers real calls. */
import { endpoints } from '@orderwright/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { liveIds, useLive } from '../../testing/use-live.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { type MetricsServer, serveMetrics } from './serve-metrics.ts'
import { eventually } from '../../testing/eventually.ts'

const { orgId } = liveIds
const stopping = new AbortController()
let metrics: Metrics
let served: MetricsServer

const live = useLive({
  metrics: (databases) => {
    metrics = createMetrics(databases)
    return metrics
  },
  stopping: stopping.signal,
})
beforeAll(async () => {
  served = await serveMetrics(metrics, '127.0.0.1', 0)
})
afterAll(() => served.close())

async function read(): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${served.port}/metrics`)
  expect(answer.status).toBe(200)
  return answer.text()
}

/** The value of the line that begins with `name` and has all of these labels; undefined where there is none. */
async function valueOf(name: string, labels: Record<string, string> = {}): Promise<number | undefined> {
  const line = (await read())
    .split('\n')
    .find(
      (said) =>
        (said.startsWith(`${name}{`) || said.startsWith(`${name} `)) &&
        Object.entries(labels).every(([key, value]) => said.includes(`${key}="${value}"`)),
    )
  return line === undefined ? undefined : Number(line.slice(line.lastIndexOf(' ') + 1))
}

const answered = (call: string, status: string) =>
  valueOf('orderwright_call_duration_seconds_count', { call, status })

test('[issue 17] every call is counted by its name and its status', async () => {
  await live.guest.call(endpoints.getHomepageData, { orgId })
  await live.guest.call(endpoints.getHomepageData, { orgId })
  await live.guest.call(endpoints.getOrderData, { orgId, productOrderOrgSpecificId: 999_999 })
  await live.app.anonymous.post('/api/no-such-call', {})
  await eventually(async () => expect(await answered('getHomepageData', '200')).toBe(2))
  await eventually(async () => expect(await answered('getOrderData', '404')).toBe(1))
  // An unknown address is not a name of its own: whoever tries many makes no series for each.
  expect(await read()).not.toContain('no-such-call')
})

test('[issue 17] an organization has its share, and a refused call is nobody\u2019s', async () => {
  await live.guest.call(endpoints.getHomepageData, { orgId })
  await live.guest.post(endpoints.getHomepageData.path, { orgId: 424_242 })
  await eventually(async () =>
    expect(
      await valueOf('orderwright_organization_call_seconds', { organization: String(orgId) }),
    ).toBeGreaterThan(0),
  )
  expect(await read()).not.toContain('424242')
})

test('[issue 17] a live channel is counted while it is open, and is no call that takes long', async () => {
  const open = () => valueOf('orderwright_live_channels', { call: 'openLiveOrder' })
  const caller = await live.app.as(liveIds.guestId)
  const page = await live.ready(caller, await live.newOrder())
  expect(await open()).toBe(1)
  // The server ends it: only such an end is told to the HTTP server as an answer.
  await caller.call(endpoints.signOut, {})
  await page.ended
  await eventually(async () => expect(await open()).toBe(0))
  await live.guest.call(endpoints.getSession, {})
  await eventually(async () => expect(await answered('getSession', '200')).toBeGreaterThan(0))
  expect(await read()).not.toContain('call="openLiveOrder",status=')
})

test('[issue 17] the database, jobs and the event loop are in it, and nobody\u2019s name or address', async () => {
  await live.guest.call(endpoints.getSession, {})
  expect(await valueOf('orderwright_database_connections', { pool: 'app', state: 'waiting' })).toBe(0)
  expect(await valueOf('orderwright_jobs_waiting')).toBeDefined()
  expect(await valueOf('orderwright_nodejs_eventloop_lag_p99_seconds')).toBeDefined()
  expect(await read()).not.toMatch(/@|[0-9a-f]{32}/)
})

test('[issue 17] jobs are counted by how they end', async () => {
  await metrics.job('send-mail', async () => {})
  await expect(metrics.job('send-mail', () => Promise.reject(new Error('refused')))).rejects.toThrow(
    'refused',
  )
  const ended = (outcome: string) =>
    valueOf('orderwright_job_duration_seconds_count', { task: 'send-mail', outcome })
  expect([await ended('done'), await ended('failed')]).toEqual([1, 1])
})

test('[issue 17] what waits for its turn is counted by kind, and an organization has its share of what ran', async () => {
  const { turns } = live.app.services
  let end = () => {}
  const held = new Promise<void>((resolve) => {
    end = resolve
  })
  const leaving = new AbortController()
  const work = async () => {
    await held
    return { ok: true, data: null } as const
  }
  const runs = [1, 2].map(() => turns.run('archives', { orgId }, work))
  const waits = turns.run('archives', { orgId, signal: leaving.signal }, work)
  const value = (name: string, labels = {}) => valueOf(name, { kind: 'archives', ...labels })
  expect(await value('orderwright_turns_running')).toBe(2)
  expect(await value('orderwright_turns_waiting')).toBe(1)
  leaving.abort()
  await waits
  end()
  await Promise.all(runs)
  expect(await value('orderwright_turns_running')).toBe(0)
  expect(await value('orderwright_turns_waiting')).toBe(0)
  expect(await value('orderwright_turns_refused_total', { why: 'left' })).toBe(1)
  expect(await value('orderwright_turn_wait_seconds_count')).toBe(2)
  expect(
    await valueOf('orderwright_organization_turn_seconds', { organization: String(orgId) }),
  ).toBeGreaterThan(0)
})

test('[issue 17] nothing else is at their address, and they are not at the app\u2019s', async () => {
  const at = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${served.port}${path}`, { method })
  expect((await at('/')).status).toBe(404)
  expect((await at('/metrics', 'POST')).status).toBe(404)
  const ofApp = await (await fetch(`${live.url}/metrics`)).text()
  expect(ofApp).not.toContain('orderwright_call_duration_seconds')
})

test('[issue 17] once it is told to stop it is not ready, and answers what still comes, each on a connection that ends', async () => {
  const ready = () => fetch(`${live.url}/readyz`)
  expect((await ready()).status).toBe(200)
  stopping.abort()
  const refused = await ready()
  expect(refused.status).toBe(503)
  expect(await refused.json()).toMatchObject({ error: { message: expect.stringContaining('being stopped') } })
  expect((await fetch(`${live.url}/healthz`)).status).toBe(200)
  const answer = await live.guest.call(endpoints.getHomepageData, { orgId })
  expect(answer.status).toBe(200)
  expect(answer.headers['connection']).toBe('close')
})
