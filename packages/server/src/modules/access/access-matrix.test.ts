/** Who gets what from every declared call; and that the database refuses foreign rows when the policy is off. */
import { allEndpoints } from '@orderwright/contract'
import { productInstanceSchema, productOrderSchema } from '@orderwright/domain/orders'
import { formatCents } from '@orderwright/domain/units'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { markedPrice } from '../../testing/fixture.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { type CallerName, callers, everybody } from '../../testing/access-matrix/callers.ts'
import { isRefusedAtOnce, keyCallers, keyStatuses } from '../../testing/access-matrix/keys.ts'
import { readPdf } from '../../testing/files/read-pdf.ts'
import { costMarks } from '../../testing/prices/cost-marks.ts'
import { internalMark, type Material } from '../../testing/access-matrix/row.ts'
import { rows } from '../../testing/access-matrix/rows.ts'
import { catalogPriceNames, orderPriceNames, pricesIn } from '../../testing/prices/price-leaks.ts'
import { abroad, createWorld, home, type World } from '../../testing/access-matrix/world.ts'

let database: TestDatabase
let app: TestApp
let openApp: TestApp
let world: World
let standIn: Material

beforeAll(async () => {
  database = await createTestDatabase()
  app = await createTestApp(database)
  openApp = await createTestApp(database, {
    policy: {
      can: () => true,
      writableOrderFields: () => new Set(productOrderSchema.keyof().options),
      writableLineFields: () => new Set(productInstanceSchema.keyof().options),
    },
  })
  world = await createWorld(database, app)
  standIn = await world.material('guest', 'standIn', {
    expected: everybody,
    standing: 'payment',
    body: () => ({}),
  })
})
// No program makes so many calls in a minute: what is counted here is who gets what.
beforeEach(async () => {
  await database.owner.pool.query('delete from rate_limits')
})
afterAll(async () => {
  await app.close()
  await openApp.close()
  await database.close()
})

const calls = allEndpoints()

const priceNames = [...orderPriceNames, ...catalogPriceNames]

/** What the organisation itself pays for the order. */
const commandMark = '7654321'
/** What employees write among themselves, and what the organisation pays itself. */
const inwardMarks = [internalMark, commandMark, ...costMarks]
/** The prices of the fixtures: order total and line, command total, deposit. */
const marks = [String(markedPrice), commandMark, '617284']

async function leaksIn({ text, bytes }: { text: string; bytes: Uint8Array }): Promise<string[]> {
  if (!text.startsWith('%PDF')) {
    return [...pricesIn(JSON.parse(text), priceNames), ...marks.filter((mark) => text.includes(mark))]
  }
  const { pages } = await readPdf(bytes)
  const printed = pages.map((page) => page.text).join(' ')
  return [formatCents(markedPrice), 'Subtotal', 'Total'].filter((mark) => printed.includes(mark))
}

/** Those who may receive what employees write among themselves, and what the organisation pays itself. */
const house: ReadonlySet<CallerName> = new Set(['member', 'owner'])

/** Those who see no prices. */
const blind: ReadonlySet<CallerName> = new Set(['hiddenGuest', 'linkHolder', 'removedSharee'])

const foreignMarks = [`"orgId":${home.id},`, 'Villa North', String(markedPrice)]

test('every declared call has a row, and every row a call', () => {
  expect([...rows.keys()].toSorted()).toEqual(calls.map(({ name }) => name).toSorted())
})

describe.each(calls.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (name, endpoint) => {
  test.each(callers)('answers %s as the matrix says', async (callerName) => {
    const row = rows.get(name)
    if (!row) throw new Error(`no row for ${name}`)
    const material = await world.material(callerName, name, row)
    const caller = await world.caller(callerName)
    const answer = await caller.post(endpoint.path, row.body(material))
    expect({
      status: answer.status,
      text: answer.status === row.expected[callerName] ? '' : answer.text,
    }).toEqual({
      status: row.expected[callerName],
      text: '',
    })
    expect(blind.has(callerName) ? await leaksIn(answer) : []).toEqual([])
    const inward = inwardMarks.filter((mark) => answer.text.includes(mark))
    expect(house.has(callerName) ? [] : inward).toEqual([])
    const missing = { error: { code: 'notFound', message: 'Not found.' } }
    expect(answer.status === 404 ? JSON.parse(answer.text) : missing).toEqual(missing)
  })
})

describe.each(calls.map((endpoint) => [endpoint.name, endpoint] as const))(
  '[issue 16] %s',
  (name, endpoint) => {
    test.each(keyCallers)('answers %s as the matrix says', async (keyName) => {
      const row = rows.get(name)
      if (!row) throw new Error(`no row for ${name}`)
      // Records of its own only where something may happen to them.
      const material = isRefusedAtOnce(name, keyName) ? standIn : await world.material(keyName, name, row)
      const answer = await (await world.caller(keyName)).post(endpoint.path, row.body(material))
      const wanted = keyStatuses(name, row.expected)[keyName]
      expect([answer.status, answer.status === wanted ? '' : answer.text]).toEqual([wanted, ''])
      expect(answer.headers['set-cookie']).toBeUndefined()
      const isForeign = keyName === 'foreignKey' || keyName === 'revokedKey'
      const inward = inwardMarks.filter((mark) => answer.text.includes(mark))
      expect(isForeign ? inward : []).toEqual([])
    })
  },
)

/**
 * Everything that belongs to an organisation, as a number that changes with every write to it: PostgreSQL writes a row
 * anew, at another place and by another transaction, whenever it is changed.
 */
async function stampOf(orgId: number): Promise<string> {
  const tables = await sql<{ name: string }>`select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'org_id'`.execute(database.owner.db)
  const stamps = tables.rows.map(
    ({
      name,
    }) => sql`select ${name} as name, count(*), sum(hashtextextended(ctid::text || xmin::text, 0)) as content
      from ${sql.table(name)} where org_id = ${orgId}`,
  )
  const answer = await sql`${sql.join(stamps, sql` union all `)} order by 1`.execute(database.owner.db)
  return JSON.stringify(answer.rows)
}

const foreigners = ['foreignGuest', 'foreignOwner', 'removedSharee', 'foreignKey'] as const

describe('with the policy switched off', () => {
  test.each(
    // Neither signing in nor making an organization is about one that is there, and whoever has a file may ask about it.
    calls
      .filter(({ area, name }) => area !== 'session' && !['createOrg', 'verifyAgreement'].includes(name))
      .map((endpoint) => [endpoint.name, endpoint] as const),
  )('the database alone keeps %s away from foreign rows', async (name, endpoint) => {
    const row = rows.get(name)
    if (!row) throw new Error(`no row for ${name}`)
    const material = await world.material('foreignGuest', name, row)
    const before = await stampOf(home.id)
    for (const callerName of foreigners) {
      const { headers } = await world.caller(callerName)
      // What keys may not do at all they are refused before anything is looked for.
      const refused = callerName === 'foreignKey' ? keyStatuses(name, row.expected).foreignKey : 404
      // The foreign organisation named outright.
      const outright = await openApp.anonymous.post(endpoint.path, row.body(material), headers)
      expect(outright.status).toBe(refused === 403 ? 403 : 404)
      // The caller's own organisation, with the ids of foreign records.
      const smuggled = await openApp.anonymous.post(
        endpoint.path,
        row.body({ ...material, orgId: abroad.id }),
        headers,
      )
      expect(refused === 403 ? [403] : [200, 400, 404, 422]).toContain(smuggled.status)
      expect(foreignMarks.filter((mark) => smuggled.text.includes(mark))).toEqual([])
    }
    expect(await stampOf(home.id)).toBe(before)
  })
})

test('no call of the matrix met a bug', () => {
  expect([...app.problems, ...openApp.problems]).toEqual([])
})
