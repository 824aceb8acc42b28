/** What an organization holds about a person, for them. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { insert, orderOf } from '../../testing/fixture.ts'
import { useBackups } from '../../testing/backup-fixture.ts'
import { exportPerson } from './export-person.ts'
import { findPerson } from './read-person.ts'

const { at, newPath, sendOne } = useBackups()
const orgId = maisonLumen.id
const guestId = demoUserId(maisonLumen, 'guest')
const db = () => at.inUse.database.owner.db

describe('the export of a person', () => {
  let folder = ''
  let made: Awaited<ReturnType<typeof exportPerson>>
  const recordsOf = (table: string): Record<string, unknown>[] =>
    readFileSync(join(folder, 'tables', `${table}.jsonl`), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line))
  let names: string[] = []
  /** a colleague's order that they take part in, a comment there that addresses them, a group that they are in */
  let [sharedId, addressedId, groupId] = [0, 0, 0]

  beforeAll(async () => {
    const { database } = at.inUse
    const ownerId = demoUserId(maisonLumen, 'owner')
    const involvedUsers = { [guestId]: { role: 'other', pricingIsHidden: 0 } }
    const { order } = await orderOf(database, { orgId, userId: ownerId, involvedUsers })
    const comment = { productOrderId: order.id, userId: ownerId, authorName: 'A', authorKind: 'employee' }
    const addressed = await insert(database, 'comment', orgId, { ...comment, text: '@', mentions: [guestId] })
    const group = await insert(database, 'userGroup', orgId, { title: 'Good customers', userIds: [guestId] })
    ;[sharedId, addressedId, groupId] = [order.id, addressed.id, group.id]
    await at.accepted()
    await sendOne()
    const path = newPath('person')
    folder = newPath('unpacked')
    made = await exportPerson(at.inUse.app.services, { orgId, userId: guestId }, { path, key: undefined })
    mkdirSync(folder)
    execFileSync('tar', ['-xzf', path, '-C', folder])
    names = execFileSync('tar', ['-tzf', path]).toString().trim().split('\n')
  })

  test('[issue 17] has who they are, their devices, and every one of their orders with its items and history', async () => {
    expect(recordsOf('people').map(({ id, email }) => [id, email])).toEqual([
      [guestId, maisonLumen.emails.guest],
    ])
    expect(recordsOf('devices').length).toBeGreaterThan(0)
    for (const [table, column] of [
      ['product_orders', 'id'],
      ['product_instances', 'product_order_id'],
      ['order_revisions', 'product_order_id'],
    ] as const) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from ${sql.table(table)} where org_id = ${orgId} and ${sql.ref(column)} in
          (select id from product_orders where org_id = ${orgId} and user_id = ${guestId})`.execute(db())
      expect(rows[0]?.count).toBeGreaterThan(0)
      const theirs = recordsOf(table).filter(({ id }) => id !== sharedId)
      expect([table, theirs.length]).toEqual([table, rows[0]?.count])
    }
  })

  test('[issue 17] has what names them by their number: orders that they take part in, comments to them, groups', () => {
    const idsOf = (table: string) => recordsOf(table).map(({ id }) => id)
    expect(idsOf('product_orders')).toContain(sharedId)
    expect(idsOf('comments')).toContain(addressedId)
    expect(idsOf('user_groups')).toEqual([groupId])
  })

  test('[issue 17] has nothing of somebody else’s, but where it names them', () => {
    const orders = recordsOf('product_orders')
    const others = orders.filter((order) => order['user_id'] !== guestId)
    for (const order of others)
      expect(JSON.stringify(order)).toMatch(new RegExp(`${maisonLumen.emails.guest}|"${guestId}":`))
    expect(names.filter((name) => name.includes('product_pricing_rules'))).toEqual([])
  })

  test('[issue 17] has the files that they accepted and the pictures of theirs, and no secret', async () => {
    expect(made.files).toBe(names.filter((name) => name.startsWith('files/')).length)
    expect(
      names.filter((name) => /^files\/agreements\/[0-9a-f]{64}\.pdf$/.test(name)).length,
    ).toBeGreaterThan(1)
    expect(names.some((name) => name.endsWith('.jpg'))).toBe(true)
    const whole = names
      .filter((name) => name.endsWith('.jsonl'))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('')
    const { rows } = await sql<{ token: string }>`select token from auth_sessions`.execute(db())
    expect(rows.length).toBeGreaterThan(0)
    for (const { token } of rows) expect(whole).not.toContain(token)
  })
})

test('[issue 17] a person is found by the address in any case, in this organization alone', async () => {
  const find = (email: string, id = orgId) =>
    db()
      .transaction()
      .execute((trx) => findPerson(trx, id, email))
  expect(await find(` ${maisonLumen.emails.guest.toUpperCase()} `)).toEqual({ ok: true, data: guestId })
  const unknown = await find('nobody@nowhere.example')
  expect(unknown.ok ? '' : unknown.error.message).toBe(
    'Nobody with the address nobody@nowhere.example is known here.',
  )
})
