/**
 * On a cluster, everything that a call reads inside an organization is read from one shard, as EXPLAIN tells it: every call that reads is
 * made as an owner and as a guest make it, and each of its statements is explained. [issue 17]
 */
import { allEndpoints } from '@orderwright/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { withTenant } from '../../platform/database/database.ts'
import { demoUserId } from '../../seeds/demo-orgs.ts'
import { rows } from '../../testing/access-matrix/rows.ts'
import { createWorld, home, type World } from '../../testing/access-matrix/world.ts'
import { type SentQuery, sentQueries } from '../../testing/databases/sent-statements.ts'
import { useTestApp } from '../../testing/use-app.ts'

describe.skipIf(inject('cluster') === null)('[issue 17] what a call reads', () => {
  const inUse = useTestApp()
  let world: World
  let explained = 0
  beforeAll(async () => {
    world = await createWorld(inUse.database, inUse.app)
  })

  /** The shards that each part of a statement's plan reads: `[1]` where it is one query to one shard. */
  async function shardsOf({ text, values }: SentQuery): Promise<number[]> {
    const plan = await withTenant(
      inUse.database.app.db,
      { orgId: home.id, userId: demoUserId(home, 'owner') },
      async (db) => {
        const compiled = sql`explain (costs off) ${sql.raw(text)}`.compile(db)
        return db.executeQuery<Record<string, string>>({ ...compiled, parameters: [...values] })
      },
    )
    const lines = plan.rows.map((row) => Object.values(row)[0] ?? '')
    return lines.flatMap((line) => {
      const count = /Task Count: (\d+)/.exec(line)?.[1]
      return count === undefined ? [] : [Number(count)]
    })
  }

  const reading = allEndpoints().filter(({ effect }) => effect === 'reads')
  describe.each(reading.map((endpoint) => [endpoint.name, endpoint] as const))('by %s', (name, endpoint) => {
    test.each(['owner', 'guest'] as const)('as %s comes from one shard', async (caller) => {
      const row = rows.get(name)
      if (!row) throw new Error(`no row for ${name}`)
      const material = await world.material(caller, name, row)
      const { post } = await world.caller(caller)
      const sent = await sentQueries(inUse.database, () => post(endpoint.path, row.body(material)))
      const spread: string[] = []
      for (const statement of sent) {
        if (statement.as !== 'app' || !/^\s*(select|with)\b/i.test(statement.text)) continue
        explained += 1
        if ((await shardsOf(statement)).some((count) => count !== 1)) spread.push(statement.text)
      }
      expect(spread).toEqual([])
    })
  })

  test('was looked at for many statements', () => {
    expect(explained).toBeGreaterThan(100)
  })
})
