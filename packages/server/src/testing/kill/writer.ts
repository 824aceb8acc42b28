/**
 * The process that the kill test kills: the server's own database, opened as the server opens it, under inserts and
 * updates of several tenants at once. First it tells every row it finds (`row id value`), then it acknowledges each
 * committed write with a line (`ack id value`). Ids count up per process, so that no round repeats another's.
 */
import { writeSync } from 'node:fs'
import { sql } from 'kysely'
import { withTenant } from '../../platform/database/database.ts'
import { openDatabase } from '../../platform/database/open.ts'
import { type Life, liveUntilStopped } from '../../platform/lifecycle.ts'

const WRITERS = 6
const UPDATES = 3

const [dataFolder = '', firstId = ''] = process.argv.slice(2)

/** One write to the pipe, at once: what was printed is what the test knows to be acknowledged. */
function say(line: string): void {
  writeSync(1, `${line}\n`)
}

async function begin({ onStop }: Life): Promise<void> {
  const quiet = () => {}
  const opening = openDatabase({ dataFolder, databaseUrl: undefined, databaseAppUrl: undefined }, quiet)
  onStop(() => opening.then((database) => database.close()))
  const { app, owner } = (await opening).databases
  await sql`
    create table if not exists kill_test (
      org_id int not null, id int not null, value int not null, primary key (org_id, id)
    )`.execute(owner.db)
  await sql`alter table kill_test enable row level security`.execute(owner.db)
  await sql`drop policy if exists tenant on kill_test`.execute(owner.db)
  await sql`create policy tenant on kill_test
    using (org_id = nullif(current_setting('app.org_id', true), '')::int)`.execute(owner.db)
  await sql`grant select, insert, update on kill_test to orderwright_app`.execute(owner.db)

  const rows = await sql<{ id: number; value: number }>`select id, value from kill_test`.execute(owner.db)
  for (const { id, value } of rows.rows) say(`row ${id} ${value}`)
  say('ready')

  async function write(writer: number): Promise<never> {
    for (let id = Number(firstId) + writer; ; id += WRITERS) {
      const tenant = { orgId: writer + 1, userId: null }
      await withTenant(app.db, tenant, (transaction) =>
        sql`insert into kill_test values (${tenant.orgId}, ${id}, 0)`.execute(transaction),
      )
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
