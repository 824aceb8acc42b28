import pg from 'pg'

const id = pg.escapeIdentifier

interface Key {
  readonly table: string
  readonly name: string
  readonly definition: string
}

/**
 * For the transaction under way: takes away what would stand in the way of copying rows in as they were (keys between tables, triggers,
 * row-level security for the owner) and what migrations put in. Gives what puts it all back, which checks every key.
 * It needs no more rights than the tables' owner has.
 */
export async function putAside(client: pg.Client, tables: readonly string[]): Promise<() => Promise<void>> {
  const keys = await client.query<Key>(
    `select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0 order by 1, 2`,
  )
  const triggers = await client.query<{ table: string; name: string }>(
    `select tgrelid::regclass::text as "table", tgname as name from pg_trigger
     join pg_class on pg_class.oid = tgrelid
     where not tgisinternal and tgenabled = 'O' and relnamespace = 'public'::regnamespace order by 1, 2`,
  )
  const forced = await client.query<{ table: string }>(
    `select oid::regclass::text as "table" from pg_class
     where relnamespace = 'public'::regnamespace and relforcerowsecurity order by 1`,
  )
  for (const { table, name } of keys.rows)
    await client.query(`alter table ${table} drop constraint ${id(name)}`)
  for (const { table, name } of triggers.rows)
    await client.query(`alter table ${table} disable trigger ${id(name)}`)
  for (const { table } of forced.rows) await client.query(`alter table ${table} no force row level security`)
  await client.query(`truncate ${tables.map((table) => id(table)).join(', ')}`)
  return async () => {
    for (const { table, name, definition } of keys.rows)
      await client.query(`alter table ${table} add constraint ${id(name)} ${definition}`)
    for (const { table, name } of triggers.rows)
      await client.query(`alter table ${table} enable trigger ${id(name)}`)
    for (const { table } of forced.rows) await client.query(`alter table ${table} force row level security`)
  }
}
