/** The database goes away and comes back: 503 with Retry-After meanwhile, and nobody has to restart anything. */
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoints } from '@orderwright/contract'
import { expect, test } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import { embeddedConnections } from '../database/connection.ts'
import { createDatabase } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { ensureDatabase } from '../database/provision.ts'
import { startEmbeddedPostgres } from '../embedded-postgres/supervisor.ts'

test('answers 503 while the database is away, and as before once it is back', async () => {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'orderwright-outage-'))
  chmodSync(folder, 0o711)
  const options = { folder: join(folder, 'postgres'), settings: ['fsync=off'] }
  let server = await startEmbeddedPostgres(options)
  try {
    const connections = embeddedConnections(server.address)
    await ensureDatabase(connections.owner)
    await migrate(connections)
    const databases = createDatabase(connections)
    const app = await createTestApp({ ...databases, connections })
    const user = await databases.owner.db
      .insertInto('users')
      .values({ email: 'a@example.com', name: 'A' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const caller = await app.as(user.id)
    expect((await caller.call(endpoints.getSession, {})).data.isLoggedIn).toBe(true)

    await server.stop()
    const away = await caller.call(endpoints.getSession, {})
    expect([away.status, away.error.code]).toEqual([503, 'unavailable'])
    expect(Number(away.headers['retry-after'])).toBeGreaterThan(0)
    expect((await app.app.inject('/healthz')).statusCode).toBe(503)

    server = await startEmbeddedPostgres(options)
    expect((await caller.call(endpoints.getSession, {})).data.isLoggedIn).toBe(true)
    expect(app.problems).toEqual([])
    await app.close()
    await databases.close()
  } finally {
    await server.stop()
    rmSync(server.root, { recursive: true, force: true })
    rmSync(folder, { recursive: true, force: true })
  }
}, 60_000)
