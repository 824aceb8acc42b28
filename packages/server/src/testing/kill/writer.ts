/**
 * The process that the kill test kills: the server's own database, opened as the server opens it, under inserts and
 * updates of several tenants at once. First it tells every row it finds (`row id value`), then it acknowledges each
 * committed write with a line (`ack id value`). Ids count up per process, so that no round repeats another's.
 */
import { writeSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'
import { withTenant } from '../../platform/database/database.ts'
import type { Database } from '../../platform/database/schema.ts'
import { openDatabase } from '../../platform/database/open.ts'
import { type Life, liveUntilStopped } from '../../platform/lifecycle.ts'

const WRITERS = 6
const UPDATES = 3
const TABLE_LOCK = 7_206_154_290

const [dataFolder = '', firstId = '', ...addresses] = process.argv.slice(2)
/** of a server of one's own; without them the embedded one in the folder */
const [databaseUrl, databaseAppUrl, databaseDirectUrl] = addresses

/** One write to the pipe, at once: what was printed is what the test knows to be acknowledged. */
function say(line: string): void {
  writeSync(1, `${line}\n`)
}

async function makeTable(db: Kysely<Database>): Promise<void> {
  const known = await sql<{
    isThere: boolean
  }>`select to_regclass('kill_test') is not null as is_there`.execute(db)
  if (known.rows[0]?.isThere === true) return
  await sql`
    create table kill_test (
      org_id int not null, id int not null, value int not null, primary key (org_id, id)
    )`.execute(db)
  await sql`alter table kill_test enable row level security`.execute(db)
  await sql`create policy tenant on kill_test
    using (org_id = nullif(current_setting('app.org_id', true), '')::int)`.execute(db)
  await sql`grant select, insert, update on kill_test to orderwright_app`.execute(db)
}

async function begin({ onStop }: Life): Promise<void> {
  const quiet = () => {}
  const opening = openDatabase({ dataFolder, databaseUrl, databaseAppUrl, databaseDirectUrl }, quiet)
  onStop(() => opening.then((database) => database.close()))
  const { app, owner } = (await opening).databases
  // Several of them may begin at once.
  await owner.db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${TABLE_LOCK})`.execute(transaction)
    await makeTable(transaction)
  })

  const rows = await sql<{ id: number; value: number }>`select id, value from kill_test`.execute(owner.db)
  for (const { id, value } of rows.rows) say(`row ${id} ${value}`)
  say('ready')

  async function write(writer: number): Promise<never> {
    for (let id = Number(firstId) + writer; ; id += WRITERS) {
      const tenant = { orgId: writer + 1, userId: null }
      await withTenant(app.db, tenant, async (transaction) => {
        await sql`insert into kill_test values (${tenant.orgId}, ${id}, 0)`.execute(transaction)
        const seen = await sql<{ org: string }>`select current_setting('app.org_id') as org`.execute(
          transaction,
        )
        if (seen.rows[0]?.org !== String(tenant.orgId)) say(`stranger ${seen.rows[0]?.org}`)
      })
      say(`ack ${id} 0`)
      for (let value = 1; value <= UPDATES; value += 1) {
        await withTenant(app.db, tenant, (transaction) =>
          sql`update kill_test set value = ${value} where id = ${id}`.execute(transaction),
        )
        say(`ack ${id} ${value}`)
      }
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)))
}

liveUntilStopped({
  begin,
  explain: (error) => (error instanceof Error ? (error.stack ?? error.message) : String(error)),
})
