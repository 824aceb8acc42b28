/** What a distributed database could not hold is found on an ordinary one: a new table, key, policy or trigger can not add to it. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Placement, placements } from '../platform/database/distribution/distribution.ts'
import type { Obstacle } from '../platform/database/distribution/obstacle.ts'
import { findObstacles } from '../platform/database/distribution/obstacles.ts'
import { readMigrations } from '../platform/database/migrate.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const words = (obstacles: readonly Obstacle[]) =>
  obstacles.map(({ kind, table, name }) => `${kind} ${table} ${name}`.trim())

describe('a schema that is distributed by organization', () => {
  test('[issue 17] has no table, key, policy, trigger or function that could not stand there', async () => {
    expect(words(await findObstacles(database.owner.db))).toEqual([])
  })
})

/** The migration that made `place_table`. */
const PLACED_SINCE = '0147_place_tables.sql'

test('[issue 17] a migration that makes a table says where it stands, for databases that are distributed already', () => {
  const unplaced = readMigrations()
    .filter(({ name }) => name > PLACED_SINCE)
    .flatMap(({ name, sql: text }) =>
      [...text.matchAll(/create\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?([a-z_]+)/gi)]
        .map(([, table = '']) => table)
        .filter((table) => placements.get(table) !== 'local' && !text.includes(`place_table('${table}'`))
        .map((table) => `${name} ${table}`),
    )
  expect(unplaced).toEqual([])
})

describe('the search for obstacles', () => {
  const base = `
    create table far (org_id integer not null, id integer not null, primary key (org_id, id));
    create table near (org_id integer not null, id integer not null, far_id integer, primary key (org_id, id));
    create function quiet() returns trigger language plpgsql as $$ begin new.id := 1; return new; end $$;`
  const cases: readonly (readonly [string, string, string[]])[] = [
    [
      'nothing where all is well',
      'alter table near add foreign key (org_id, far_id) references far (org_id, id)',
      [],
    ],
    ['a table that nobody declared', 'create table other (id integer)', ['undeclared other']],
    ['a declared table that is gone', 'drop table near', ['absent near']],
    [
      'a table whose organization may be missing',
      'drop table near; create table near (org_id integer, id integer not null, far_id integer)',
      ['keyWithoutOrganization near', 'organizationMayBeMissing near'],
    ],
    [
      'a key over all organizations',
      'create unique index near_one on near (id)',
      ['keyWithoutOrganization near near_one'],
    ],
    [
      'a foreign key without the organization',
      'create unique index far_one on far (id); alter table near add constraint to_far foreign key (far_id) references far (id)',
      ['foreignKeyAcross near to_far', 'keyWithoutOrganization far far_one'],
    ],
    [
      'a foreign key that would empty the organization',
      'alter table near add constraint to_far foreign key (org_id, far_id) references far (org_id, id) on delete set null',
      ['foreignKeyAcross near to_far'],
    ],
    [
      'a foreign key from a table of organizations to a local one',
      'alter table near add constraint to_alone foreign key (far_id) references alone (id)',
      ['foreignKeyAcross near to_alone'],
    ],
    [
      'a foreign key from a local table to one of organizations',
      'alter table alone add constraint to_far foreign key (id, id) references far (org_id, id)',
      ['foreignKeyAcross alone to_far'],
    ],
    [
      'a policy with a subquery',
      'create policy those on near using (id in (select far.id from far))',
      ['policyWithSubquery near those'],
    ],
    [
      'a policy whose check has a subquery',
      'create policy those on near for insert with check (exists (select from far))',
      ['policyWithSubquery near those'],
    ],
    ['no subquery where a policy has none', 'create policy those on near using (id = 1)', []],
    [
      'a harmless trigger as none',
      'create trigger t before insert on near for each row execute function quiet()',
      [],
    ],
    [
      'a trigger that reads its table’s name',
      `create function f() returns trigger language plpgsql as $$ begin raise notice '%', tg_table_name; return new; end $$;
       create trigger t before insert on near for each row execute function f()`,
      ['triggerReadsTableName near f'],
    ],
    [
      'a trigger that notifies',
      `create function f() returns trigger language plpgsql as $$ begin perform pg_notify('a', 'b'); return new; end $$;
       create trigger t before insert on near for each row execute function f()`,
      ['triggerNotifies near f'],
    ],
    [
      'a trigger that touches rows of every organization',
      `create function f() returns trigger language plpgsql as $$ begin delete from far; return new; end $$;
       create trigger t before insert on near for each row execute function f()`,
      ['triggerLeavesItsServer near f'],
    ],
    [
      'a trigger that writes what stands on every server',
      `create function f() returns trigger language plpgsql as $$ begin update users set name = '' where id = new.org_id; return new; end $$;
       create trigger t before insert on near for each row execute function f()`,
      ['triggerLeavesItsServer near f'],
    ],
    [
      'nothing in a trigger that touches its own organization’s rows',
      `create function f() returns trigger language plpgsql as $$ begin delete from far where org_id = new.org_id; return new; end $$;
       create trigger t before insert on near for each row execute function f()`,
      [],
    ],
    [
      'a trigger that has a sequence number its rows',
      `alter table far alter column id add generated by default as identity;
       create function f() returns trigger language plpgsql as $$ begin insert into far (org_id) values (new.org_id); return new; end $$;
       create trigger t before insert on near for each row execute function f()`,
      ['triggerNumbersRows near f'],
    ],
    [
      'nothing where the number is given',
      `alter table far alter column id add generated by default as identity;
       create function f() returns trigger language plpgsql as $$ begin insert into far (org_id, id) values (new.org_id, new.id); return new; end $$;
       create trigger t before insert on near for each row execute function f()`,
      [],
    ],
    [
      'a trigger that draws from a sequence',
      `create sequence s;
       create function f() returns trigger language plpgsql as $$ begin new.id := nextval('s'); return new; end $$;
       create trigger t before insert on near for each row execute function f()`,
      ['triggerNumbersRows near f'],
    ],
    [
      'a trigger on every server that tells the time',
      `create function f() returns trigger language plpgsql as $$ begin new.last_updated := now(); return new; end $$;
       create trigger t before update on users for each row execute function f()`,
      ['triggerDiffersByServer users f'],
    ],
    [
      'a trigger on every server that announces',
      `create function f() returns trigger language plpgsql as $$ begin perform announce(new.id, ''); return new; end $$;
       create trigger t before update on users for each row execute function f()`,
      ['triggerNotifies users f'],
    ],
    [
      'a function in SQL that reads an organization’s rows',
      'create function f(a integer) returns bigint language sql as $$ select count(*) from far where org_id = a $$',
      ['functionInSql  f'],
    ],
  ]

  test.each(cases)('finds %s', async (_what, statements, expected) => {
    const declared = new Map<string, Placement>([
      ...placements,
      ['far', 'byOrg'],
      ['near', 'byOrg'],
      ['alone', 'local'],
    ])
    const found = await database.owner.db
      .transaction()
      .execute(async (transaction) => {
        const before = new Set(words(await findObstacles(transaction)))
        await sql
          .raw(`create table alone (id integer primary key); ${base} ${statements}`)
          .execute(transaction)
        throw Object.assign(new Error('undo'), {
          found: words(await findObstacles(transaction, declared)).filter((line) => !before.has(line)),
        })
      })
      .catch((error: unknown) => {
        if (error instanceof Error && 'found' in error) return error.found
        throw error
      })
    expect(found).toEqual(expected)
  })
})
