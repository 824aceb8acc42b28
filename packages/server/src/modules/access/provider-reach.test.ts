/**
 * What a session reaches that an identity provider began (decision 0203): every declared call is made to the organization of the
 * matrix by one of its owners, whose session the provider of another organization of theirs began. They are a stranger there.
 */
import { allEndpoints, endpoints } from '@orderwright/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoUserId } from '../../seeds/demo-orgs.ts'
import { insert, markedPrice, orderOf } from '../../testing/fixture.ts'
import { internalMark } from '../../testing/access-matrix/row.ts'
import { rows } from '../../testing/access-matrix/rows.ts'
import { abroad, createWorld, home, type World } from '../../testing/access-matrix/world.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'

let database: TestDatabase
let app: TestApp
let world: World
const userId = demoUserId(abroad, 'owner')

beforeAll(async () => {
  database = await createTestDatabase()
  app = await createTestApp(database)
  world = await createWorld(database, app)
  await insert(database, 'membership', home.id, { userId, role: 'owner' })
})
beforeEach(() => database.owner.pool.query('delete from rate_limits'))
afterAll(async () => {
  await app.close()
  await database.close()
})

/** Of the account itself: such a session changes no ways in, and has none to show. */
const ownAccount: ReadonlySet<string> = new Set([
  'beginPasskey',
  'addPasskey',
  'renamePasskey',
  'deletePasskey',
])
const marks = [`"orgId":${home.id},`, 'Villa North', String(markedPrice), internalMark]

describe.each(allEndpoints().map((endpoint) => [endpoint.name, endpoint.path] as const))(
  '%s',
  (name, path) => {
    test('[issue 17] answers an owner whose session another provider began as it answers a stranger', async () => {
      const row = rows.get(name)
      if (!row) throw new Error(`no row for ${name}`)
      const material = await world.material('foreignOwner', name, row)
      const byProvider = await app.as(userId, { orgId: abroad.id, title: 'Their ID' })
      const answer = await byProvider.post(path, row.body(material))
      expect(answer.status).toBe(ownAccount.has(name) ? 422 : row.expected.foreignOwner)
      expect(marks.filter((mark) => answer.text.includes(mark))).toEqual([])
    })
  },
)

test('[issue 17] the same person, signed in by a code, is an owner there', async () => {
  const row = rows.get('getMembers')
  if (!row) throw new Error('no row')
  const body = row.body(await world.material('owner', 'getMembers', row))
  const byCode = await app.as(userId)
  expect((await byCode.post(endpoints.getMembers.path, body)).status).toBe(200)
})

test('[issue 17] a call that names an order alone is about the one of the provider’s organization, whatever else there is', async () => {
  const { order } = await orderOf(database, { orgId: home.id, userId })
  const byProvider = await app.as(userId, { orgId: abroad.id, title: 'Their ID' })
  const duplicate = () => byProvider.post(endpoints.duplicateOrder.path, { productOrderId: order.id })
  expect((await duplicate()).status).toBe(404)
  await orderOf(database, { orgId: abroad.id, userId, id: order.id, title: 'Their own' })
  const answer = await duplicate()
  expect([answer.status, answer.text.includes('Their own')]).toEqual([200, true])
})
