/**
 * Who may see what, against a model that knows nothing of the product's rules: random steps of owners, members, guests, visitors by links and
 * programs, of organizations beside each other; every answer, list, export, open page and letter is searched for marks that its reader may
 * not see. And the same with a leak that is planted here: it is found. [issue 17]
 */
import {
  type Action,
  type Actor,
  can,
  isOrderAction,
  type OrderAction,
  type OrderSubject,
  type OrgAction,
  type OrgSubject,
} from '@orderwright/domain/access'
import { describe, expect, test } from 'vitest'
import { domainPolicy, type Policy } from '../../platform/policy.ts'
import { haldenLight, maisonLumen, norrvik } from '../../seeds/demo-orgs.ts'
import { createTestApp } from '../test-app.ts'
import { createTestDatabase } from '../test-database.ts'
import { figures, isProof, PATIENCE_MS, seed, times } from './scale.ts'
import { type Course, run } from './sight/run.ts'
import type { Stage } from './sight/on-stage.ts'
import { openStage } from './sight/stage.ts'

const STEPS = times(20_000, 120)
/** Within so many a planted leak is found. */
const STEPS_TO_FIND = 3_000
const orgs = isProof ? [maisonLumen, haldenLight, norrvik] : [maisonLumen, haldenLight]

interface Planted {
  readonly policy?: Policy
  /** the first guest of one organization is answered as that of another */
  readonly mixesUp?: boolean
}

function mixedUp(stage: Stage): Stage {
  const [one, other] = stage.model.people.filter(({ name }) => name.startsWith('guest of'))
  const others = other && stage.callers.get(other)
  if (!one || !others) throw new Error('there are guests')
  return { ...stage, callers: new Map([...stage.callers, [one, others]]) }
}

/** A course of steps over a database and an app of its own. */
async function course(count: number, from: number, { policy, mixesUp }: Planted = {}): Promise<Course> {
  const database = await createTestDatabase()
  const app = await createTestApp(database, policy ? { policy } : {})
  try {
    const url = await app.app.listen({ host: '127.0.0.1', port: 0 })
    const stage = await openStage(database, app, orgs)
    const done = await run(mixesUp ? mixedUp(stage) : stage, url, count, from)
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
  function grants(actor: Actor, action: OrderAction, subject: OrderSubject): boolean
  function grants(actor: Actor, action: OrgAction, subject: OrgSubject): boolean
  function grants(actor: Actor, action: Action, subject: OrderSubject | OrgSubject): boolean {
    if (action === granted) return true
    if (isOrderAction(action)) return 'orderId' in subject && can(actor, action, subject)
    return can(actor, action, subject)
  }
  return { ...domainPolicy, can: grants }
}

const plants: readonly (readonly [what: string, planted: Planted, gives: RegExp])[] = [
  ['a list that forgets whose it is', { policy: granting('order.listAll') }, /gave .*order|is in the list/],
  ['rights to prices that nobody asks for', { policy: granting('order.seePrices') }, /gave .*the price/],
  ['internal comments that are shown to all', { policy: granting('order.commentInternally') }, /nternal/],
  ['customers that guests may read', { policy: granting('customers.read') }, /a customer of/],
  [
    'favorites of employees that guests are shown',
    { policy: granting('favorites.share') },
    /gave .*a favorite/,
  ],
  ['stock that everybody may read', { policy: granting('stock.read') }, /gave .*the stock/],
  ['keys that everybody may look after', { policy: granting('apiKeys.manage') }, /gave .*a key/],
  ['answers that go to somebody of another organization', { mixesUp: true }, /gave|list|answered/],
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
