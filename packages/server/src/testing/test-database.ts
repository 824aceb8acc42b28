/**
 * Databases for tests: each test file gets a copy of a template on the one embedded server that `test-server.ts`
 * starts for the whole run. Copying takes a fraction of a second, so that no file sees another's rows.
 */
import pg, { type PoolConfig } from 'pg'
import { inject } from 'vitest'
import {
  APP_ROLE,
  type ConnectionPair,
  embeddedConnections,
} from '../platform/database/connections/connection.ts'
import { createDatabase, type Databases } from '../platform/database/database.ts'
import { migrate } from '../platform/database/migrate.ts'
import { dropDatabase, ensureDatabase } from '../platform/database/provision.ts'
import { keepSessionDefaults } from '../platform/database/connections/session-settings.ts'
import { seedOnce } from '../platform/database/seed-once.ts'
import type { EmbeddedAddress } from '../platform/embedded-postgres/supervisor.ts'
import { seedDemo } from '../seeds/index.ts'
import {
  type Cluster,
  clusterConnections,
  copyClusterDatabase,
  dropClusterDatabase,
} from './databases/cluster-databases.ts'
import { type PoolerAddress, pooledConnections } from './pooler/pgbouncer.ts'
import { clusterTemplate, type TemplateKind } from './databases/cluster-templates.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** the cluster on which databases are made instead; null: there is none */
    cluster: Cluster | null
    /** a pooler in front of the server, through which apps work; null: there is none */
    pooler: PoolerAddress | null
    /** where `test-server.ts` listens */
    embeddedPostgres: EmbeddedAddress
  }
}

/** `app` is bound by row-level security, `owner` sees everything; `close` drops the copy. */
export type TestDatabase = Databases & {
  /** of the server itself, for a test's own sessions */
  readonly connections: ConnectionPair
  /** through the pooler, where there is one */
  readonly pooled?: ConnectionPair
}

const TEMPLATE_LOCK = 7_206_154_285

let copies = 0

/** Runs `work` while no other test process prepares or copies a template. */
async function alone<T>(connections: ConnectionPair, work: () => Promise<T>): Promise<T> {
  const { connectionString } = connections.owner
  const address = connectionString === undefined ? undefined : new URL(connectionString)
  if (address) address.pathname = '/postgres'
  const client = new pg.Client(
    address ? { connectionString: address.href } : { ...connections.owner, database: 'postgres' },
  )
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    return await work()
  } finally {
    await client.end()
  }
}

async function fillTemplate(connections: ConnectionPair, isSeeded: boolean): Promise<void> {
  await migrate(connections)
  if (!isSeeded) return
  const databases = createDatabase(connections)
  try {
    await seedOnce(databases.owner.db, seedDemo)
  } finally {
    await databases.close()
  }
}

async function prepareTemplate(
  connections: ConnectionPair,
  template: string,
  isSeeded: boolean,
): Promise<void> {
  if (!(await ensureDatabase(connections.owner))) return
  try {
    await fillTemplate(connections, isSeeded)
  } catch (error) {
    // The next file must fail as this one does, not find half a template.
    await dropDatabase(connections.owner, template)
    throw error
  }
}

async function copyOnCluster(cluster: Cluster, kind: TemplateKind): Promise<TestDatabase> {
  copies += 1
  const name = `test_${process.pid}_${process.env['VITEST_WORKER_ID'] ?? '0'}_${copies}`
  const connections = clusterConnections(cluster, name)
  await alone(connections, () => copyClusterDatabase(cluster, clusterTemplate(kind), name))
  const databases = createDatabase(connections, {
    appConnections: 8,
    ownerConnections: 3,
    isDistributed: true,
  })
  return {
    ...databases,
    connections,
    close: async () => {
      await databases.close()
      await dropClusterDatabase(cluster, name)
    },
  }
}

async function copyTemplate(template: string, isSeeded: boolean): Promise<TestDatabase> {
  const cluster = inject('cluster')
  if (cluster) return copyOnCluster(cluster, isSeeded ? 'seeded' : 'empty')
  const address = inject('embeddedPostgres')
  copies += 1
  const name = `test_${process.pid}_${process.env['VITEST_WORKER_ID'] ?? '0'}_${copies}`
  const connections = embeddedConnections(address, name)
  await alone(connections, async () => {
    await prepareTemplate(embeddedConnections(address, template), template, isSeeded)
    await ensureDatabase(connections.owner, 'postgres', template)
  })
  const pooler = inject('pooler')
  const pooled = pooler ? pooledConnections(connections, pooler) : undefined
  if (pooled) await keepSessionDefaults(pooled, APP_ROLE)
  const databases = createDatabase(pooled ?? connections, { appConnections: 8, ownerConnections: 3 })
  return {
    ...databases,
    connections,
    ...(pooled && { pooled }),
    close: async () => {
      await databases.close()
      await dropDatabase(connections.owner, name)
    },
  }
}

/** A database with every migration and the demo organisations. Call `close` in `afterAll`. */
export function createTestDatabase(): Promise<TestDatabase> {
  return copyTemplate('template_seeded', true)
}

/** A database with every migration and no rows. Call `close` in `afterAll`. */
export function openTestDatabase(): Promise<TestDatabase> {
  return copyTemplate('template_empty', false)
}

/** A database without a table, of this owner where one is named. Call `close` in the end. */
export async function createBareDatabase(
  owner?: Pick<PoolConfig, 'user' | 'password'>,
): Promise<{ readonly connections: ConnectionPair; readonly close: () => Promise<void> }> {
  const address = inject('embeddedPostgres')
  copies += 1
  const name = `test_${process.pid}_${process.env['VITEST_WORKER_ID'] ?? '0'}_${copies}`
  const connections = embeddedConnections(address, name)
  await ensureDatabase(connections.owner)
  if (owner?.user !== undefined) {
    const client = new pg.Client({ ...connections.owner, database: 'postgres' })
    await client.connect()
    await client.query(
      `alter database ${client.escapeIdentifier(name)} owner to ${client.escapeIdentifier(owner.user)}`,
    )
    await client.end()
  }
  return {
    connections: { ...connections, owner: { ...connections.owner, ...owner } },
    close: () => dropDatabase(connections.owner, name),
  }
}
