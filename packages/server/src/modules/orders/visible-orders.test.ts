/** What queries leave out and what the policy refuses is the same: neither shows more than the other. [issue 12, 3] */
import { type Actor, actorAt, can } from '@orderwright/domain/access'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { withTenant } from '../../platform/database/database.ts'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { change, insert, orderOf, profileOf } from '../../testing/fixture.ts'
import { useTestApp } from '../../testing/use-app.ts'
import { readRecords } from '../../platform/database/records.ts'
import { subjectOf } from './order-store.ts'
import { isVisibleOrder, seenIds, seenStatement } from './visible-orders.ts'

const inUse = useTestApp()
const home = maisonLumen
const guestId = demoUserId(home, 'guest')
const otherId = demoUserId(home, 'guestHiddenPricing')
const memberId = demoUserId(home, 'member')

const involving = (userId: number) => ({
  involvedUsers: { [userId]: { role: 'other', pricingIsHidden: 0 } },
})

/** Orders by what they are to the guest. */
const orders = {
  own: { userId: guestId },
  ownArchived: { userId: guestId, archived: 1 },
  involved: { userId: otherId, ...involving(guestId) },
  involvedArchived: { userId: otherId, ...involving(guestId), archived: 1 },
  // The figure of the guest's id stands in another's.
  involvedOther: { userId: otherId, ...involving(guestId * 10) },
  shared: { userId: otherId },
  sharedArchived: { userId: otherId, archived: 1 },
  foreign: { userId: otherId },
  foreignArchived: { userId: otherId, archived: 1 },
} as const
type Name = keyof typeof orders
const names: readonly Name[] = [
  'own',
  'ownArchived',
  'involved',
  'involvedArchived',
  'involvedOther',
  'shared',
  'sharedArchived',
  'foreign',
  'foreignArchived',
]

const made = new Map<Name, { orderId: number; lineId: number; mediumId: number }>()
const idOf = (name: Name) => made.get(name)?.orderId ?? 0

/** a picture of the catalog */
let catalogId = 0

beforeAll(async () => {
  const { database } = inUse
  catalogId = (await insert(database, 'medium', home.id, { storageKey: 'catalogue.jpg' })).id
  for (const name of names) {
    const { userId, ...fields } = orders[name]
    const { order, line } = await orderOf(database, { orgId: home.id, userId })
    await change(database, 'productOrder', home.id, order.id, fields)
    const place = { productOrderId: order.id, productInstanceId: line.id }
    const medium = await insert(database, 'medium', home.id, { ...place, storageKey: `${order.id}.jpg` })
    made.set(name, { orderId: order.id, lineId: line.id, mediumId: medium.id })
  }
})

/** Which of the orders these are, or what is on them. */
function namesOf(
  key: 'orderId' | 'lineId' | 'mediumId',
  records: readonly { readonly id: number }[],
): Name[] {
  const ids = new Set(records.map(({ id }) => id))
  return names.filter((name) => ids.has(made.get(name)?.[key] ?? 0))
}

const at = { orgId: home.id, pricingIsHidden: false, isGuestMode: false }
const shared = () =>
  (['shared', 'sharedArchived'] as const).map((name) => ({ orderId: idOf(name), pricingIsHidden: true }))

const guests = ['own', 'ownArchived', 'involved', 'involvedArchived'] as const
/** Who looks, and what they may see. */
const viewers: readonly (readonly [string, () => Actor, readonly Name[]])[] = [
  ['a member', () => actorAt({ ...at, userId: memberId, role: 'member' }), names],
  [
    'a member in guest mode',
    () => actorAt({ ...at, userId: memberId, role: 'member', isGuestMode: true }),
    [],
  ],
  ['a guest', () => actorAt({ ...at, userId: guestId, role: 'guest' }), guests],
  [
    'a guest with orders shared',
    () => actorAt({ ...at, userId: guestId, role: 'guest', sharedOrders: shared() }),
    [...guests, 'shared'],
  ],
  [
    'an outsider with orders shared',
    () => actorAt({ ...at, userId: guestId, role: null, sharedOrders: shared() }),
    ['shared'],
  ],
]

describe.each(viewers)('[issue 12, 3] %s', (_, actorOf, expected) => {
  test('finds by query what the policy lets them read, with its lines and pictures, and no more', async () => {
    const { database } = inUse
    const profile = await profileOf(database, home.id)
    const actor = actorOf()
    if (actor.kind !== 'user') throw new Error('somebody looks')
    await withTenant(database.app.db, { orgId: home.id, userId: null }, async (db) => {
      const all = await readRecords(db, 'productOrder', home.id)
      const allowed = all.filter((order) => can(actor, 'order.read', subjectOf(order, profile)))
      const found = await readRecords(db, 'productOrder', home.id, { condition: isVisibleOrder({ actor }) })
      expect(found.map(({ id }) => id)).toEqual(allowed.map(({ id }) => id))
      expect(namesOf('orderId', found)).toEqual(expected)
      const seer = { actor, db, orgId: home.id }
      const ids = (key: 'lineId' | 'mediumId') => names.map((name) => made.get(name)?.[key] ?? 0)
      const records = (seen: ReadonlySet<number>) => [...seen].map((id) => ({ id }))
      const lines = await seenIds(seer, 'productInstances', ids('lineId'))
      expect(namesOf('lineId', records(lines))).toEqual(expected)
      const media = await seenIds(seer, 'media', [...ids('mediumId'), catalogId])
      expect(namesOf('mediumId', records(media))).toEqual(expected)
      expect(media.has(catalogId)).toBe(true)
    })
  })
})

const planSchema: z.ZodType<Plan> = z.lazy(() =>
  z.object({
    'Node Type': z.string(),
    'Relation Name': z.string().optional(),
    'Actual Loops': z.number(),
    Plans: z.array(planSchema).optional(),
  }),
)
interface Plan {
  'Node Type': string
  'Relation Name'?: string | undefined
  'Actual Loops': number
  Plans?: Plan[] | undefined
}

/** Every step of a plan with how often it was carried out. */
function stepsOf({ Plans = [], ...step }: Plan): string[] {
  const own = `${step['Node Type']} ${step['Relation Name'] ?? ''} × ${step['Actual Loops']}`
  return [own, ...Plans.flatMap(stepsOf)]
}

describe('inside the database', () => {
  const guest = actorAt({ ...at, userId: guestId, role: 'guest' })

  test.each(['productInstances', 'media'] as const)(
    '[issue 12, 3] one look-up of a record of %s and one of an order, whether it is hidden, missing or seen',
    async (table) => {
      const key = table === 'media' ? 'mediumId' : 'lineId'
      if (guest.kind !== 'user') throw new Error('somebody looks')
      const steps = (id: number) =>
        withTenant(inUse.database.app.db, { orgId: home.id, userId: guestId }, async (db) => {
          const statement = seenStatement({ actor: guest, orgId: home.id }, table, [id])
          const { rows } = await sql<
            Record<string, unknown>
          >`explain (analyze, format json, costs off, timing off, summary off) ${statement}`.execute(db)
          const [row] = rows
          const [{ Plan: plan }] = z
            .tuple([z.object({ Plan: planSchema })])
            .parse(Object.values(row ?? {})[0])
          return stepsOf(plan)
        })
      const hidden = await steps(made.get('foreign')?.[key] ?? 0)
      expect(hidden.filter((step) => step.includes('product_orders × 1'))).toHaveLength(1)
      expect(await steps(2_000_000_000)).toEqual(hidden)
      expect(await steps(made.get('own')?.[key] ?? 0)).toEqual(hidden)
    },
  )
})
