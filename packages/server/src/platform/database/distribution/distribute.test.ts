/** On a real cluster: an empty and a filled database are distributed, in spite of interruptions, and nothing of them is lost. */
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { seedDemo } from '../../../seeds/index.ts'
import {
  type Cluster,
  clusterConnections,
  dropClusterDatabase,
  ensureClusterDatabase,
} from '../../../testing/databases/cluster-databases.ts'
import type { ConnectionPair } from '../connections/connection.ts'
import { createDatabase } from '../database.ts'
import { distribute, NotDistributable } from './distribute.ts'
import { placements } from './distribution.ts'
import { migrate } from '../migrate.ts'
import { seedOnce } from '../seed-once.ts'

const cluster = inject('cluster')
const name = `test_distribute_${process.pid}`

describe.skipIf(cluster === null)('[issue 17] a filled database', () => {
  const there = (): Cluster => {
    if (!cluster) throw new Error('skipped without a cluster')
    return cluster
  }
  let connections: ConnectionPair
  let client: pg.Client
  let before: Map<string, string>
  let schema: string

  /** The rows of every table as one number each. */
  async function content(): Promise<Map<string, string>> {
    const sums = new Map<string, string>()
    for (const [table, place] of placements) {
      if (place === 'local') continue
      const { rows } = await client.query<{ sum: string }>(
        `select count(*) || ':' || coalesce(sum(hashtext(row_to_json(t)::text)::bigint), 0) as sum from ${table} t`,
      )
      sums.set(table, rows[0]?.sum ?? '')
    }
    return sums
  }

  /** Keys, triggers and policies by their names. */
  async function standing(): Promise<string> {
    const { rows } = await client.query<{ what: string }>(
      `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as what from pg_constraint
         where contype = 'f' and connamespace = 'public'::regnamespace and conrelid::regclass::text !~ '_[0-9]{6}$'
       union all select tgrelid::regclass || ' ' || tgname from pg_trigger
         where not tgisinternal and tgname not like 'truncate\\_trigger\\_%' and tgrelid::regclass::text !~ '_[0-9]{6}$'
       union all select relname || ' ' || relrowsecurity || relforcerowsecurity from pg_class
         where relnamespace = 'public'::regnamespace and relkind = 'r' and relname !~ '_[0-9]{6}$'
       order by 1`,
    )
    return rows.map(({ what }) => what).join('\n')
  }

  beforeAll(async () => {
    await ensureClusterDatabase(there(), name)
    connections = clusterConnections(there(), name)
    await migrate(connections)
    const databases = createDatabase(connections)
    await seedOnce(databases.owner.db, seedDemo)
    await databases.close()
    client = new pg.Client(connections.owner)
    await client.connect()
    before = await content()
    schema = await standing()
  })
  afterAll(async () => {
    await client.end()
    await dropClusterDatabase(there(), name)
  })

  test('is not touched while a process is at work in it', async () => {
    const other = new pg.Client({ ...connections.owner, application_name: 'orderwright' })
    await other.connect()
    await expect(distribute(connections, { shardCount: 4 })).rejects.toThrow(NotDistributable)
    await other.end()
    expect(await standing()).toBe(schema)
  })

  test('is distributed by a run that is interrupted after every step and begun again, with all that was in it', async () => {
    let runs = 0
    for (let isDone = false; !isDone; runs += 1) {
      let steps = 0
      await distribute(connections, {
        shardCount: 4,
        afterStep: () => {
          steps += 1
          // Each run comes further by some steps than what it finds done.
          if (steps === 9) throw new Error('interrupted')
        },
      }).then(
        () => {
          isDone = true
        },
        (error: unknown) => expect(error).toMatchObject({ message: 'interrupted' }),
      )
    }
    expect(runs).toBeGreaterThan(5)
    expect(await content()).toEqual(before)
    expect(await standing()).toBe(schema)
    expect(await distribute(connections, { shardCount: 4 })).toBe(false)
  })

  test('has every table in its place', async () => {
    const { rows } = await client.query<{ name: string; kind: string }>(
      'select table_name::text as name, citus_table_type as kind from citus_tables',
    )
    const kinds = new Map(rows.map((row) => [row.name, row.kind]))
    const wrong = [...placements].filter(([table, place]) => {
      if (place === 'byOrg') return kinds.get(table) !== 'distributed'
      return place === 'reference' && kinds.get(table) !== 'reference'
    })
    expect(wrong).toEqual([])
  })

  test('keeps its tenants apart on the servers behind, for the role of requests', async () => {
    const [, worker] = there().nodes
    const shards = await client.query<{ shard: string }>(
      `select shard_name::text as shard from citus_shards where table_name = 'product_orders'::regclass and nodeport = $1`,
      [worker?.port],
    )
    const address = new URL(connections.app.connectionString ?? '')
    address.port = String(worker?.port)
    const app = new pg.Client({ connectionString: address.href })
    await app.connect()
    try {
      for (const { shard } of shards.rows) {
        const seen = await app.query(`select from ${pg.escapeIdentifier(shard)}`)
        expect(seen.rows).toEqual([])
      }
      expect(shards.rows.length).toBeGreaterThan(0)
    } finally {
      await app.end()
    }
  })
})
