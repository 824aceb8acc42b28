/**
 * An upgrade goes process by process: while the first new one has changed the tables, old ones still serve. So a migration adds
 * to what the last release has left behind (`released-schema.json`) and takes nothing away. Decision 210.
 */
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readMigrations } from '../platform/database/migrate.ts'
import { BEARS, RELEASE } from '../platform/database/release.ts'
import { type Break, findBreaks } from '../testing/released-schema/breaks.ts'
import { contractions } from '../testing/released-schema/contractions.ts'
import { readStandingSchema, type StandingSchema } from '../testing/released-schema/picture.ts'
import { pictureOf, readPicture } from '../testing/released-schema/released.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'

const root = join(import.meta.dirname, '..', '..', '..', '..')
const released = readPicture(root)

let database: TestDatabase
let standing: StandingSchema
beforeAll(async () => {
  database = await openTestDatabase()
  standing = await readStandingSchema(database.owner.db)
})
afterAll(() => database.close())

describe('[issue 17] what the last release has left behind', () => {
  test('is still there: its server works on today’s schema (docs/where-to-add.md: "Something to be taken away")', () => {
    const allowed = contractions.map(({ what }) => what)
    expect(findBreaks(released, standing).filter((broken) => !allowed.includes(broken))).toEqual([])
  })

  test('was taken away only where the list of contractions says why, and nothing is listed that was not', () => {
    const broken = findBreaks(released, standing)
    expect(contractions.filter(({ what }) => !broken.includes(what))).toEqual([])
    expect(contractions.filter(({ why }) => why.length < 20)).toEqual([])
  })

  test('was made by migrations that nobody has changed, renamed or put others between since', () => {
    const beginning = readMigrations().slice(0, Object.keys(released.migrations).length)
    expect(Object.fromEntries(beginning.map(({ name, checksum }) => [name, checksum]))).toEqual(
      released.migrations,
    )
  })

  test('has jobs in tables of the same library: a newer one may change its own so that older workers end', () => {
    expect(pictureOf(root, standing).jobLibrary).toBe(released.jobLibrary)
  })

  test('is of this version or of an earlier one, and servers since then may start on today’s tables', () => {
    const { version } = pictureOf(root, standing)
    expect(released.version.localeCompare(version, 'en', { numeric: true })).toBeLessThanOrEqual(0)
    expect({ RELEASE, BEARS }).toEqual({ RELEASE: version, BEARS: released.version })
  })
})

/** What is found when this migration follows those of today. */
async function breaksOf(migration: string): Promise<readonly Break[]> {
  const found: Break[] = []
  const undone = new Error('undone')
  const trying = database.owner.db.transaction().execute(async (transaction) => {
    await sql.raw(migration).execute(transaction)
    found.push(...findBreaks(standing, await readStandingSchema(transaction)))
    throw undone
  })
  await expect(trying).rejects.toBe(undone)
  return found
}

/** Tables and functions that a release had, so that every kind of change has something to change. */
const base = `
  create table old_table (
    org_id integer not null, id integer not null, title text not null default '', note text,
    kind text not null check (kind in ('one', 'two')), size integer check (size > 0), other_id integer,
    flag smallint not null default 0 check (flag in (0, 1)), mode text not null default 'a' check (mode in ('a')),
    primary key (org_id, id), unique (org_id, title)
  );
  grant select, insert, delete on old_table to orderwright_app;
  grant update (title, note) on old_table to orderwright_app;
  create sequence old_numbers;
  grant usage on sequence old_numbers to orderwright_app;
  create function old_call(a integer, b text default '') returns table (id integer, title text)
    language sql as $$ select a, b $$;`

describe('a migration that is planted', () => {
  beforeAll(async () => {
    await sql.raw(base).execute(database.owner.db)
    standing = await readStandingSchema(database.owner.db)
  })

  test.each([
    ['a table that is dropped', 'drop table old_table', ['table old_table is gone']],
    ['a table that is renamed', 'alter table old_table rename to new_table', ['table old_table is gone']],
    ['a column that is dropped', 'alter table old_table drop column note', ['column old_table.note is gone']],
    [
      'a column that is renamed',
      'alter table old_table rename column note to remark',
      ['column old_table.note is gone'],
    ],
    [
      'a column of another type',
      'alter table old_table alter column size type bigint',
      ['column old_table.size was integer and is bigint'],
    ],
    [
      'a column that may not be null any more',
      'alter table old_table alter column note set not null',
      ['column old_table.note may not be null any more'],
    ],
    [
      'a default that is dropped',
      'alter table old_table alter column title drop default',
      ['column old_table.title has no default any more'],
    ],
    [
      'a column that the database works out from now on',
      `alter table old_table drop column note; alter table old_table add column note text generated always as ('a') stored`,
      ['column old_table.note can not be written any more', 'the app may not update old_table.note any more'],
    ],
    [
      'a new column that has to be given',
      'alter table old_table add column colour text not null',
      ['column old_table.colour is new and has to be given'],
    ],
    [
      'a list of values that has become shorter',
      `alter table old_table drop constraint old_table_kind_check, add check (kind in ('one'))`,
      ["table old_table has a new check: CHECK ((kind = 'one'::text))"],
    ],
    [
      'a list of numbers that has become another',
      'alter table old_table drop constraint old_table_flag_check, add check (flag in (0, 2))',
      ['table old_table has a new check: CHECK ((flag = ANY (ARRAY[0, 2])))'],
    ],
    [
      'a check that allows less',
      'alter table old_table add check (size < 100)',
      ['table old_table has a new check: CHECK ((size < 100))'],
    ],
    [
      'a unique key over columns that there were',
      'alter table old_table add unique (org_id, note)',
      ['table old_table has a new unique key: btree (org_id, note)'],
    ],
    [
      'a unique key over a new column that is the same in all rows',
      'alter table old_table add column colour text not null default $$red$$ unique',
      ['table old_table has a new unique key: btree (colour)'],
    ],
    [
      'a unique key that is dropped, which "on conflict" names',
      'alter table old_table drop constraint old_table_org_id_title_key',
      ['table old_table has lost a unique key: btree (org_id, title)'],
    ],
    [
      'a reference of a column that there was',
      'alter table old_table add foreign key (org_id, other_id) references old_table (org_id, id)',
      [
        'table old_table has a new reference: FOREIGN KEY (org_id, other_id) REFERENCES old_table(org_id, id)',
      ],
    ],
    [
      'a right to a table that is taken',
      'revoke delete on old_table from orderwright_app',
      ['the app may not delete old_table any more'],
    ],
    [
      'a right to a column that is taken',
      'revoke update (note) on old_table from orderwright_app',
      ['the app may not update old_table.note any more'],
    ],
    [
      'a right to a table that is taken but for some columns',
      'revoke insert on old_table from orderwright_app; grant insert (org_id, id, title, kind, size, other_id, flag, mode) on old_table to orderwright_app',
      ['the app may not insert old_table.note any more'],
    ],
    [
      'a function that is dropped',
      'drop function old_call(integer, text)',
      ['function old_call(integer, text) can not be called any more'],
    ],
    [
      'a function that asks for more',
      `drop function old_call(integer, text);
       create function old_call(a integer, b text, c text) returns table (id integer, title text)
         language sql as $$ select a, b $$`,
      ['function old_call(integer, text) can not be called any more'],
    ],
    [
      'a function that answers less',
      `drop function old_call(integer, text);
       create function old_call(a integer, b text default '') returns table (id integer) language sql as $$ select a $$`,
      ['function old_call(integer, text) answers something else'],
    ],
    [
      'a function that the app may not call any more',
      'revoke execute on function old_call(integer, text) from public',
      ['function old_call(integer, text) can not be called any more'],
    ],
    [
      'a sequence that is taken',
      'revoke usage on sequence old_numbers from orderwright_app',
      ["sequence old_numbers is gone, or not the app's any more"],
    ],
  ])('[issue 17] is found out: %s', async (_what, migration, expected) => {
    expect(await breaksOf(migration)).toEqual(expected)
  })

  test.each([
    ['a new table', 'create table new_table (id integer not null primary key)'],
    [
      'columns that may be null, or have a default',
      `alter table old_table add column colour text, add column weight integer not null default 0`,
    ],
    [
      'a generated column',
      'alter table old_table add column twice integer generated always as (size * 2) stored',
    ],
    ['a column that may be null from now on', 'alter table old_table alter column title drop not null'],
    [
      'a longer list of values',
      `alter table old_table drop constraint old_table_kind_check, add check (kind in ('one', 'two', 'three'))`,
    ],
    [
      'a longer list of numbers',
      'alter table old_table drop constraint old_table_flag_check, add check (flag in (0, 1, 2))',
    ],
    [
      'a list where there was one value',
      `alter table old_table drop constraint old_table_mode_check, add check (mode in ('a', 'b'))`,
    ],
    ['a check that is dropped', 'alter table old_table drop constraint old_table_size_check'],
    [
      'a check and a unique key of new columns',
      `alter table old_table add column colour text check (colour <> ''), add unique (org_id, colour)`,
    ],
    ['an index that asks for nothing', 'create index on old_table (note)'],
    ['another right', 'grant update on old_table to orderwright_app'],
    [
      'a function that takes and answers more',
      `drop function old_call(integer, text);
       create function old_call(a integer, b text default '', c integer default 1)
         returns table (id integer, title text, size integer) language sql as $$ select a, b, c $$`,
    ],
  ])('[issue 17] is let through: %s', async (_what, migration) => {
    expect(await breaksOf(migration)).toEqual([])
  })
})
