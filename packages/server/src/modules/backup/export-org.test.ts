/** All that one organization has, and nothing of another. Issue 17. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoUserId, maisonLumen, norrvik } from '../../seeds/demo-orgs.ts'
import { keysOf, useBackups } from '../../testing/backup-fixture.ts'
import { exportOrg } from './export-org.ts'

const { at, newPath, source, sendOne } = useBackups()
const orgId = maisonLumen.id

/** The archive unpacked by a program that is not ours. */
async function exported(id: number) {
  const [path, folder] = [newPath('export'), newPath('unpacked')]
  const report = await exportOrg(source(), id, { path, key: undefined })
  mkdirSync(folder)
  execFileSync('tar', ['-xzf', path, '-C', folder])
  const names = execFileSync('tar', ['-tzf', path]).toString().trim().split('\n')
  return { report, folder, names }
}

function recordsOf(folder: string, table: string): Record<string, unknown>[] {
  return readFileSync(join(folder, 'tables', `${table}.jsonl`), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
}

describe('the export of an organization', () => {
  let made: Awaited<ReturnType<typeof exported>>
  beforeAll(async () => {
    await at.accepted()
    await sendOne()
    made = await exported(orgId)
  })

  test('[issue 17] has every row of every table that has an organization, and none of another', async () => {
    const { db } = at.inUse.database.owner
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and column_name = 'org_id' and table_type = 'BASE TABLE'
        and table_name not in ('announcements', 'idempotency_keys', 'stray_files', 'order_viewers', 'import_progress', 'rate_limits')
      order by 1`.execute(db)
    expect(tables.length).toBeGreaterThan(45)
    let rows = 0
    for (const { name } of tables) {
      const counted = await sql<{ rows: number }>`
        select count(*)::int as rows from ${sql.table(name)} where org_id = ${orgId}`.execute(db)
      expect([name, made.report.tables.find((table) => table.name === name)?.rows]).toEqual([
        name,
        counted.rows[0]?.rows,
      ])
      if (counted.rows[0]?.rows === 0) continue
      const records = recordsOf(made.folder, name)
      expect(records).toHaveLength(counted.rows[0]?.rows ?? -1)
      expect([name, new Set(records.map((record) => record['org_id']))]).toEqual([name, new Set([orgId])])
      rows += records.length
    }
    expect(rows).toBeGreaterThan(500)
  })

  test('[issue 17] says what stands in the database, letter by letter', async () => {
    const { rows } = await sql<{ title: string; profile: unknown }>`
      select title, profile from orgs where id = ${orgId}`.execute(at.inUse.database.owner.db)
    const [org] = recordsOf(made.folder, 'orgs')
    expect([org?.['title'], org?.['profile']]).toEqual([rows[0]?.title, rows[0]?.profile])
    const tricky = 'Line\nbreak, "quotes", a \\ and a tab\t, é 😀'
    await at.inUse.database.owner.db
      .updateTable('productOrders')
      .set({ primaryNote: tricky })
      .where('orgId', '=', orgId)
      .execute()
    const again = await exported(orgId)
    expect(new Set(recordsOf(again.folder, 'product_orders').map((order) => order['primary_note']))).toEqual(
      new Set([tricky]),
    )
  })

  test('[issue 17] names the people of the organization, and nobody else', () => {
    const people = recordsOf(made.folder, 'people')
    expect(people.map((person) => person['id'])).toEqual(
      expect.arrayContaining([demoUserId(maisonLumen, 'owner'), demoUserId(maisonLumen, 'guest')]),
    )
    expect(people.map((person) => person['id'])).not.toContain(demoUserId(norrvik, 'owner'))
    expect(Object.keys(people[0] ?? {}).toSorted()).toEqual([
      'email',
      'first_name',
      'id',
      'last_name',
      'name',
    ])
  })

  test('[issue 17] has no secret', async () => {
    const { db } = at.inUse.database.owner
    const { rows: columns } = await sql<{ table: string; column: string }>`
      select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and column_name ~ '(secret|token|nonce)' and data_type = 'text'`.execute(
      db,
    )
    expect(columns.length).toBeGreaterThan(5)
    const whole = made.names
      .filter((name) => name.endsWith('.jsonl'))
      .map((name) => readFileSync(join(made.folder, name), 'utf8'))
      .join('')
    for (const { table, column } of columns) {
      const { rows } = await sql<{ value: string | null }>`
        select ${sql.ref(column)} as value from ${sql.table(table)}`.execute(db)
      for (const { value } of rows) if (value !== null && value.length > 8) expect(whole).not.toContain(value)
    }
  })

  test('[issue 17] has the organization’s files', async () => {
    const keys = (await keysOf(source().storage)).filter((key) => key.startsWith(`${orgId}/`))
    expect(keys.length).toBeGreaterThan(3)
    expect(made.names.filter((name) => name.startsWith('files/')).toSorted()).toEqual(
      keys.map((key) => key.replace(`${orgId}/`, 'files/')),
    )
    const [key = ''] = keys
    expect(readFileSync(join(made.folder, key.replace(`${orgId}/`, 'files/')))).toEqual(
      await source().storage.get(key),
    )
  })

  test('[issue 17] of an organization that is not there is refused', async () => {
    await expect(exported(4711)).rejects.toThrow('There is no organization 4711.')
  })
})
