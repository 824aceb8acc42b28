/** What a distributed database could not hold is found on an ordinary one: a new table, key, policy or trigger can not add to it. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  findObstacles,
  type Obstacle,
  type Placement,
  placements,
} from '../platform/database/distribution.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'

/** What decision 0138 leaves to be mended; a line goes when its obstacle does, and none comes. */
const KNOWN: readonly string[] = [
  'foreignKeyAcross outbox_mails outbox_mails_org_id_product_order_id_fkey',
  'policyWithSubquery orgs own_orgs',
  'policyWithSubquery users api_keys_of_org',
  'policyWithSubquery users people_of_org',
  'policyWithSubquery users sharees_of_org',
  'policyWithSubquery users visitors_of_org',
  'triggerNotifies announce_canvas',
  'triggerNotifies announce_catalogue',
  'triggerNotifies announce_comment',
  'triggerNotifies announce_history',
  'triggerNotifies announce_membership',
  'triggerNotifies announce_notification',
  'triggerNotifies announce_order',
  'triggerNotifies announce_order_itself',
  'triggerNotifies announce_people',
  'triggerNotifies announce_settings',
  'triggerReadsOtherRows advance_order_numbers',
  'triggerReadsOtherRows announce_canvas',
  'triggerReadsOtherRows derive_amount_paid',
  'triggerReadsOtherRows derive_inventory',
  'triggerReadsOtherRows note_catalog_change',
  'triggerReadsOtherRows number_product_order',
  'triggerReadsOtherRows open_inventory',
]

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const words = (obstacles: readonly Obstacle[]) =>
  obstacles.map(({ kind, table, name }) => `${kind} ${table} ${name}`.trim())

describe('a schema that is distributed by organization', () => {
  test('has the obstacles that decision 0138 names, and no other', async () => {
    const lines = (await findObstacles(database.owner.db)).map(({ kind, table, name }) =>
      // One function serves the triggers of many tables, and is mended once.
      kind.startsWith('trigger') ? `${kind} ${name}` : `${kind} ${table} ${name}`,
    )
    expect([...new Set(lines)].toSorted()).toEqual(KNOWN)
  })
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
      'a trigger that touches other rows',
      `create function f() returns trigger language plpgsql as $$ begin delete from far; return new; end $$;
       create trigger t before insert on near for each row execute function f()`,
      ['triggerReadsOtherRows near f'],
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
