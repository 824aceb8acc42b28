/** Every row of one organization, found in the database: a table that is made tomorrow is erased too. */
import pg from 'pg'

const id = pg.escapeIdentifier

/** Triggers write rows about rows that go: what they wrote goes in the next round. */
const MOST_ROUNDS = 5

/** The tables whose rows say to which organization they belong. */
export async function tablesOfOrgs(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select class.relname as name from pg_class class
     join pg_attribute on attrelid = class.oid and attname = 'org_id' and not attisdropped
     where class.relnamespace = 'public'::regnamespace and class.relkind in ('r', 'p') and not class.relispartition order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** Which table refers to which, both among `tables`. */
async function references(client: pg.Client, tables: readonly string[]): Promise<Map<string, Set<string>>> {
  const { rows } = await client.query<{ from: string; to: string }>(
    `select distinct own.relname as "from", theirs.relname as "to" from pg_constraint
     join pg_class own on own.oid = conrelid join pg_class theirs on theirs.oid = confrelid
     where contype = 'f' and own.relname = any ($1) and theirs.relname = any ($1) and own.oid <> theirs.oid`,
    [tables],
  )
  const found = new Map(tables.map((table) => [table, new Set<string>()]))
  for (const { from, to } of rows) found.get(from)?.add(to)
  return found
}

/** All that can be reached from a table by its keys, and by theirs. */
function reachable(start: string, keys: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>()
  const waiting = [start]
  for (let table = waiting.pop(); table !== undefined; table = waiting.pop())
    for (const next of keys.get(table) ?? []) {
      if (reached.has(next)) continue
      reached.add(next)
      waiting.push(next)
    }
  return reached
}

/**
 * The tables in groups: whoever refers to a table stands before it, and those that refer to each other in a circle stand together.
 */
export function inOrderOfKeys(keys: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const reach = new Map([...keys.keys()].map((table) => [table, reachable(table, keys)]))
  const groups: string[][] = []
  const isPlaced = new Set<string>()
  // Whoever reaches more stands before what it reaches. Who reaches the same as a circle and is not in it stands before the circle.
  const isInCircle = (table: string) => reach.get(table)?.has(table) === true
  const byReach = [...reach].toSorted(
    ([one, its], [other, others]) =>
      others.size - its.size ||
      Number(isInCircle(one)) - Number(isInCircle(other)) ||
      one.localeCompare(other),
  )
  for (const [table, its] of byReach) {
    if (isPlaced.has(table)) continue
    const circle = byReach
      .filter(([other, others]) => other === table || (its.has(other) && others.has(table)))
      .map(([other]) => other)
    for (const member of circle) isPlaced.add(member)
    groups.push(circle)
  }
  return groups
}

/** One statement for a group: keys are looked at when it ends, and so not in the middle of a circle. */
function deletion(group: readonly string[]): string {
  const deletions = group.map(
    (table, index) => `d${index} as (delete from ${id(table)} where org_id = $1 returning 1)`,
  )
  const counts = group.map((_, index) => `(select count(*) from d${index})`)
  return `with ${deletions.join(', ')} select array[${counts.join(', ')}]::integer[] as counts`
}

async function deleteRound(
  client: pg.Client,
  orgId: number,
  groups: readonly string[][],
): Promise<Map<string, number>> {
  const deleted = new Map<string, number>()
  for (const group of groups) {
    const { rows } = await client.query<{ counts: number[] }>(deletion(group), [orgId])
    group.forEach((table, index) => {
      const count = rows[0]?.counts[index] ?? 0
      if (count > 0) deleted.set(table, count)
    })
  }
  return deleted
}

/**
 * Deletes every row of the organization, in the transaction under way, but for the one of `orgs`; gives how many there were by table.
 * It asks for no more rights than the tables' owner has: nothing is switched off.
 */
export async function eraseRows(client: pg.Client, orgId: number): Promise<ReadonlyMap<string, number>> {
  const tables = await tablesOfOrgs(client)
  const groups = inOrderOfKeys(await references(client, tables))
  const deleted = await deleteRound(client, orgId, groups)
  for (let round = 1; round < MOST_ROUNDS; round += 1)
    if ((await deleteRound(client, orgId, groups)).size === 0) return deleted
  throw new Error(`the rows of organization ${orgId} do not come to an end`)
}
