/**
 * Databases for tests on a Citus cluster: a template is migrated and distributed once, then copied on every server, since a copy of all of
 * its parts under one name is a cluster's database as well.
 */
import pg from 'pg'
import type { ConnectionPair } from '../../platform/database/connections/connection.ts'
import { APP_ROLE } from '../../platform/database/connections/connection.ts'

/** The coordinator's address, and the servers of the cluster with the coordinator first. */
export interface Cluster {
  readonly url: string
  readonly nodes: readonly { readonly host: string; readonly port: number }[]
}

/** The cluster whose coordinator is at `url`, in a database that knows its servers. */
export async function findCluster(url: string): Promise<Cluster> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    const { rows } = await client.query<{ host: string; port: number }>(
      'select nodename as host, nodeport as port from pg_dist_node where isactive order by groupid',
    )
    if (rows.length < 2) throw new Error('This database knows no servers of a cluster.')
    return { url, nodes: rows }
  } finally {
    await client.end()
  }
}

function onNode({ url }: Cluster, { host, port }: Cluster['nodes'][number], database: string): string {
  const address = new URL(url)
  address.hostname = host
  address.port = String(port)
  address.pathname = `/${database}`
  return address.href
}

async function onEach(cluster: Cluster, database: string, work: (client: pg.Client) => Promise<void>) {
  await Promise.all(
    cluster.nodes.map(async (node) => {
      const client = new pg.Client({ connectionString: onNode(cluster, node, database) })
      client.on('error', () => {})
      await client.connect()
      try {
        await work(client)
      } finally {
        await client.end()
      }
    }),
  )
}

/** The two connections to a database of the cluster. */
export function clusterConnections(cluster: Cluster, name: string): ConnectionPair {
  const owner = new URL(cluster.url)
  owner.pathname = `/${name}`
  const app = new URL(owner)
  app.username = APP_ROLE
  return { owner: { connectionString: owner.href }, app: { connectionString: app.href }, isAppApart: true }
}

/** An empty database on every server, joined to a cluster. False where it was there. */
export async function ensureClusterDatabase(cluster: Cluster, name: string): Promise<boolean> {
  let isNew = false
  await onEach(cluster, 'postgres', async (client) => {
    const known = await client.query('select from pg_database where datname = $1', [name])
    if (known.rows.length > 0) return
    isNew = true
    await client.query(`create database ${pg.escapeIdentifier(name)}`)
  })
  if (!isNew) return false
  await onEach(cluster, name, async (client) => {
    await client.query('create extension citus')
  })
  const client = new pg.Client(clusterConnections(cluster, name).owner)
  await client.connect()
  try {
    const [coordinator, ...workers] = cluster.nodes
    await client.query('select citus_set_coordinator_host($1, $2)', [coordinator?.host, coordinator?.port])
    for (const { host, port } of workers) await client.query('select citus_add_node($1, $2)', [host, port])
  } finally {
    await client.end()
  }
  return true
}

/** Copies a database of the cluster; nobody else may be in it, and the extension's own process is sent away. */
export async function copyClusterDatabase(cluster: Cluster, template: string, name: string): Promise<void> {
  await onEach(cluster, 'postgres', async (client) => {
    for (let tries = 0; ; tries += 1) {
      await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
        template,
      ])
      try {
        await client.query(
          `create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(template)}`,
        )
        return
      } catch (error) {
        if (tries === 20 || !(error instanceof pg.DatabaseError) || error.code !== '55006') throw error
      }
    }
  })
}

/** Drops a database of the cluster and every connection to it. */
export async function dropClusterDatabase(cluster: Cluster, name: string): Promise<void> {
  await onEach(cluster, 'postgres', async (client) => {
    await client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`)
  })
}

/** Drops every database of the cluster whose name begins so, but for PostgreSQL's own. */
export async function dropClusterDatabases(cluster: Cluster, prefix: string): Promise<void> {
  await onEach(cluster, 'postgres', async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1) and not datistemplate',
      [prefix],
    )
    for (const { name } of rows)
      if (name !== 'template0' && name !== 'template1')
        await client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`)
  })
}
