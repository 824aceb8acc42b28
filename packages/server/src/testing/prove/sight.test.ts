/**
 * Who may see what, against a model that knows nothing of the product's rules: random steps of owners, members, guests, visitors by links and
 * programs, of organizations beside each other; every answer, list, export, open page and letter is searched for marks that its reader may
 * not see. And the same with a leak that is planted here: it is found. [issue 17]
 */
import { can } from '@orderwright/domain'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { domainPolicy, type Policy } from '../../platform/policy.ts'
import { haldenLight, maisonLumen, norrvik } from '../../seeds/demo-orgs.ts'
import { createTestApp } from '../test-app.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'
import { figures, isProof, PATIENCE_MS, seed, times } from './scale.ts'
import { type Course, run } from './sight/run.ts'
import { openStage } from './sight/stage.ts'

const STEPS = times(20_000, 120)
/** Within so many a planted leak is found. */
const STEPS_TO_FIND = 3_000
const orgs = isProof ? [maisonLumen, haldenLight, norrvik] : [maisonLumen, haldenLight]

interface Planted {
  readonly policy?: Policy
  readonly prepare?: (database: TestDatabase) => Promise<unknown>
}

/** A course of steps over a database and an app of its own. */
async function course(count: number, from: number, { policy, prepare }: Planted = {}): Promise<Course> {
  const database = await createTestDatabase()
  const app = await createTestApp(database, policy ? { policy } : {})
  try {
    const url = await app.app.listen({ host: '127.0.0.1', port: 0 })
    const stage = await openStage(database, app, orgs)
    await prepare?.(database)
    const done = await run(stage, url, count, from)
    if (done.found === undefined) expect(app.problems).toEqual([])
    return done
  } finally {
    await app.close()
    await database.close()
  }
}

test(`${STEPS} steps: nobody receives what they may not see`, { timeout: PATIENCE_MS }, async () => {
  const { found, steps, received, counts } = await course(STEPS, seed)
  const said = [...counts].toSorted().map(([what, count]) => `${count} × ${what}`)
  figures(`${steps} steps at ${orgs.length} organizations, ${received} marks received: ${said.join(', ')}`)
  expect(found).toBeUndefined()
  expect(received).toBeGreaterThan(STEPS)
})

/** The product's policy, but that this is granted to everybody. */
function granting(granted: string): Policy {
  const policy: Policy['can'] = (...question: Parameters<typeof can>) =>
    question[1] === granted || can(...question)
  return { ...domainPolicy, can: policy }
}

const plants: readonly (readonly [what: string, planted: Planted, gives: RegExp])[] = [
  ['a list that forgets whose it is', { policy: granting('order.listAll') }, /gave .*order|is in the list/],
  ['rights to prices that nobody asks for', { policy: granting('order.seePrices') }, /gave .*the price/],
  ['internal comments that are shown to all', { policy: granting('order.commentInternally') }, /nternal/],
  ['orders that everybody of the house may read', { policy: granting('order.read') }, /order/],
  ['customers that guests may read', { policy: granting('customers.read') }, /a customer of/],
  [
    'a database that lets everybody see the files of all organizations, under an app that forgets its own',
    {
      policy: granting('order.read'),
      prepare: ({ owner: { db } }) => sql`alter policy tenant_rows on order_files using (true)`.execute(db),
    },
    /order/,
  ],
]

describe.runIf(isProof)('a planted leak is found', () => {
  test.each(plants)('%s', { timeout: PATIENCE_MS }, async (what, planted, gives) => {
    const { found = '', steps } = await course(STEPS_TO_FIND, seed, planted)
    figures(`${what}: found at step ${steps}`)
    expect(found).toMatch(gives)
  })
})

test('a planted leak of the list is found', { timeout: PATIENCE_MS }, async () => {
  const { found = '' } = await course(STEPS_TO_FIND, seed, { policy: granting('order.listAll') })
  expect(found).toMatch(/gave .*order|is in the list/)
})
