/** The embedded server starts, is shared, comes back, and stops. Its survival of kill -9 has a test of its own. */
import { chmodSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { embeddedConnections } from '../database/connections/connection.ts'
import { readPostmaster } from './postmaster-pid.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './supervisor.ts'
import { wipeEmbeddedPostgres } from './wipe.ts'

const settings = ['fsync=off']
let parent: string
let folder: string
let server: EmbeddedPostgres

beforeAll(async () => {
  parent = mkdtempSync(join(realpathSync(tmpdir()), 'orderwright-supervisor-'))
  chmodSync(parent, 0o711)
  folder = join(parent, 'postgres')
  server = await startEmbeddedPostgres({ folder, settings })
})
afterAll(async () => {
  await server.stop()
  rmSync(parent, { recursive: true, force: true })
})

async function ask(running: EmbeddedPostgres, question: string): Promise<unknown[]> {
  const client = new pg.Client(embeddedConnections(running.address, 'postgres').owner)
  client.on('error', () => {})
  await client.connect()
  try {
    const answer = await client.query<{ value: unknown }>(question)
    return answer.rows.map(({ value }) => value)
  } finally {
    await client.end()
  }
}

async function askUntilAnswered(question: string): Promise<unknown[]> {
  for (;;) {
    try {
      return await ask(server, question)
    } catch {
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
}

describe('the embedded server', () => {
  test('listens on a private socket alone', async () => {
    expect(await ask(server, `select current_setting('listen_addresses') as value`)).toEqual([''])
    expect(statSync(server.address.host).mode & 0o777).toBe(0o700)
  })

  test('keeps its passwords beside the data, readable by its user alone', () => {
    for (const name of ['owner', 'app']) {
      expect(statSync(join(folder, `${name}.password`)).mode & 0o777).toBe(0o600)
    }
    expect(existsSync(join(server.address.host, 'initdb.password'))).toBe(false)
  })

  test('does not run as root', async () => {
    const state = readPostmaster(join(server.root, 'pgdata'))
    const pid = state.kind === 'live' ? state.pid : 0
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    expect(/^Uid:\s+(\d+)/m.exec(status)?.[1]).not.toBe('0')
  })

  test('is joined by a second process, which leaves it running when it stops', async () => {
    const second = await startEmbeddedPostgres({ folder, settings })
    expect(second.address).toEqual(server.address)
    await second.stop()
    expect(await ask(server, 'select 1 as value')).toEqual([1])
  })

  test('is not wiped while it runs', async () => {
    expect(await wipeEmbeddedPostgres(folder)).toBe(false)
    expect(await ask(server, 'select 1 as value')).toEqual([1])
  })

  test('comes back by itself after a crash, with its data', async () => {
    await ask(server, 'create table kept as select 42 as value')
    const state = readPostmaster(join(server.root, 'pgdata'))
    if (state.kind === 'live') process.kill(state.pid, 'SIGKILL')
    expect(await askUntilAnswered('select value from kept')).toEqual([42])
  })
})
