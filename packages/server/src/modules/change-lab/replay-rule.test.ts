/** What a rule that is being written would do to open orders. [issue 16] */
import { endpoints } from '@orderwright/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { change, insert, orderOf } from '../../testing/fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const inUse = useTestApp()
let owner: Caller
let made: Awaited<ReturnType<typeof world>>

/** A lamp with two shades and two cords, and an open order with silk and red. */
async function world() {
  const { database } = inUse
  const property = (title: string) =>
    insert(database, 'productProperty', orgId, { title, rank: 900, isRequired: 1 })
  const [shade, cord] = [await property('Shade'), await property('Cord')]
  const option = (productPropertyId: number, title: string) =>
    insert(database, 'productOption', orgId, { productPropertyId, title, rank: 1 })
  const [silk, linen] = [await option(shade.id, 'Silk'), await option(shade.id, 'Linen')]
  const [red, blue] = [await option(cord.id, 'Red'), await option(cord.id, 'Blue')]
  const product = await insert(database, 'product', orgId, {
    title: 'Lamp',
    rank: 900,
    associations: {
      productProperties: {
        [shade.id]: { disabledProductOptionIds: [] },
        [cord.id]: { disabledProductOptionIds: [] },
      },
    },
  })
  const { order, line } = await orderOf(database, {
    orgId,
    userId: demoUserId(maisonLumen, 'guest'),
    title: 'Lamps for the hall',
  })
  await change(database, 'productInstance', orgId, line.id, {
    productId: product.id,
    properties: { [shade.id]: { optionId: silk.id }, [cord.id]: { optionId: red.id } },
  })
  return { silk, linen, red, blue, order }
}

beforeAll(async () => {
  owner = await inUse.app.as(demoUserId(maisonLumen, 'owner'))
  made = await world()
})

const never = (fromIds: number[], toIds: number[]) => ({
  type: 'incompatible' as const,
  fromResourceKey: 'productOption' as const,
  fromIds,
  toResourceKey: 'productOption' as const,
  toIds,
  toProductPropertyId: null,
})

/** All pages; the order of this test among them, as it would become. */
async function validityUnder(body: { ruleId?: number; rule: ReturnType<typeof never> | null }) {
  const found = []
  let checked = 0
  for (let afterId: number | undefined; ; ) {
    const { data } = await owner.call(endpoints.replayRule, { orgId, ...body, afterId })
    found.push(...data.orders)
    checked += data.checked
    if (data.nextAfterId === null) {
      expect(checked).toBe(data.total)
      return found.find(({ orderId }) => orderId === made.order.id)
    }
    afterId = data.nextAfterId
  }
}

describe('[issue 16] open orders under a rule', () => {
  test('that says what an order has becomes invalid; one that says something else leaves it alone', async () => {
    const { silk, red, blue, order } = made
    expect(await validityUnder({ rule: never([silk.id], [red.id]) })).toEqual({
      orderId: order.id,
      orgSpecificId: order.orgSpecificId,
      title: 'Lamps for the hall',
      validity: 'becomesInvalid',
    })
    expect(await validityUnder({ rule: never([silk.id], [blue.id]) })).toBeUndefined()
  })

  test('that is deleted or changed becomes valid again, and the catalog stays as it is', async () => {
    const { silk, red, blue } = made
    const rule = await insert(inUse.database, 'productRule', orgId, never([silk.id], [red.id]))
    inUse.app.services.caches.catalogs.delete(orgId)
    expect((await validityUnder({ ruleId: rule.id, rule: null }))?.validity).toBe('becomesValid')
    const changed = { ruleId: rule.id, rule: never([silk.id], [blue.id]) }
    expect((await validityUnder(changed))?.validity).toBe('becomesValid')
    expect(await validityUnder({ ruleId: rule.id, rule: never([silk.id], [red.id]) })).toBeUndefined()
    const stored = await inUse.database.owner.db
      .selectFrom('productRules')
      .select(['toIds', 'deletedAt'])
      .where('id', '=', rule.id)
      .where('orgId', '=', orgId)
      .executeTakeFirstOrThrow()
    expect(stored).toMatchObject({ toIds: [red.id], deletedAt: null })
  })

  test('that there is not is not found, and names no more ids than a rule may', async () => {
    const none = await owner.post(endpoints.replayRule.path, { orgId, ruleId: 2_000_000_000, rule: null })
    expect(none.status).toBe(404)
    const empty = await owner.post(endpoints.replayRule.path, { orgId, rule: never([], [1]) })
    expect(empty.status).toBe(400)
  })
})
