/** What is not offered to somebody is neither sent to them nor taken from them: products and options by publish level. */
import { endpoints, resources } from '@orderwright/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { insert, orderOf } from '../../testing/fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const guestId = demoUserId(maisonLumen, 'guest')
const inUse = useTestApp()
const levels = ['all', 'internal', 'admin'] as const
type Level = (typeof levels)[number]
type Role = 'owner' | 'member' | 'guest'

const recordsSchema = z.object({ records: z.array(z.object({ id: z.number() })) })
const callers = new Map<Role, Caller>()
const products = new Map<Level, number>()
const options = new Map<Level, number>()
let propertyId = 0

/** Written by hand: owner, member and guest, and the levels that each is offered. [1.6.10–1.6.15] */
const offered: readonly (readonly [Role, readonly Level[]])[] = [
  ['owner', ['all', 'internal', 'admin']],
  ['member', ['all', 'internal']],
  ['guest', ['all']],
]

beforeAll(async () => {
  for (const role of ['owner', 'member', 'guest'] as const)
    callers.set(role, await inUse.app.as(demoUserId(maisonLumen, role)))
  const property = await insert(inUse.database, 'productProperty', orgId, { title: 'Levelled', rank: 900 })
  propertyId = property.id
  for (const [index, publishLevel] of levels.entries()) {
    const option = await insert(inUse.database, 'productOption', orgId, {
      title: `Option for ${publishLevel}`,
      productPropertyId: propertyId,
      rank: index + 1,
      publishLevel,
    })
    options.set(publishLevel, option.id)
    const product = await insert(inUse.database, 'product', orgId, {
      title: `Product for ${publishLevel}`,
      rank: 900 + index,
      productCategoryId: 1,
      publishLevel,
      associations: { productProperties: { [propertyId]: {} } },
    })
    products.set(publishLevel, product.id)
  }
})

function callerOf(role: Role): Caller {
  const caller = callers.get(role)
  if (!caller) throw new Error('everybody is there from beforeAll on')
  return caller
}

const idOf = (ids: ReadonlyMap<Level, number>, level: Level) => ids.get(level) ?? 0
const levelsAmong = (ids: ReadonlyMap<Level, number>, there: readonly { readonly id: number }[]) =>
  levels.filter((level) => there.some(({ id }) => id === ids.get(level)))

/** An order of the guest with a line of a product for everybody. */
async function anOrder(properties: object = {}, productId = idOf(products, 'all')) {
  const { order } = await orderOf(inUse.database, { orgId, userId: guestId })
  const line = await insert(inUse.database, 'productInstance', orgId, {
    productOrderId: order.id,
    productId,
    rank: 2,
    properties,
  })
  return { order, line }
}

async function sentTo(role: Role, orgSpecificId: number) {
  const answer = await callerOf(role).call(endpoints.getOrderData, {
    orgId,
    productOrderOrgSpecificId: orgSpecificId,
  })
  const { data } = answer.data
  return {
    products: levelsAmong(products, data.products),
    options: levelsAmong(options, data.productOptions),
  }
}

describe.each(offered)('[1.6.10, 1.6.11, 1.6.12, 1.6.14, 1.6.15] a %s', (role, mine) => {
  test('is sent what is offered to them: with an order, and record by record', async () => {
    const { order } = await anOrder()
    expect(await sentTo(role, order.orgSpecificId)).toEqual({ products: mine, options: mine })
    for (const [resource, ids] of [
      [resources.product, products],
      [resources.productOption, options],
    ] as const) {
      const answer = await callerOf(role).post(resource.endpoints.get?.path ?? '', { orgId, where: {} })
      const { records } = recordsSchema.parse(answer.data)
      expect(levelsAmong(ids, records)).toEqual(mine)
    }
  })

  test('is sent what the order uses already, whoever chose it', async () => {
    const { order } = await anOrder(
      { [propertyId]: { optionId: idOf(options, 'admin') } },
      idOf(products, 'internal'),
    )
    const expected = (level: Level) => levels.filter((one) => mine.includes(one) || one === level)
    expect(await sentTo(role, order.orgSpecificId)).toEqual({
      products: expected('internal'),
      options: expected('admin'),
    })
  })

  test.each(levels)('adds a product for %s where it is offered', async (level) => {
    const { order } = await anOrder()
    const answer = await callerOf(role).post(resources.productInstance.endpoints.create?.path ?? '', {
      orgId,
      props: { productOrderId: order.id, productId: idOf(products, level), rank: 3 },
    })
    expect(answer.status).toBe(mine.includes(level) ? 200 : 404)
  })

  test.each(levels)('begins an order of a product for %s where it is offered', async (level) => {
    const productOrderProps = { orgId, productId: idOf(products, level) }
    const answer = await callerOf(role).call(endpoints.createProductOrder, { productOrderProps })
    expect(answer.status).toBe(mine.includes(level) ? 200 : 404)
  })

  test.each(levels)('chooses an option for %s where it is offered', async (level) => {
    const { line } = await anOrder()
    const choice = { [propertyId]: { optionId: idOf(options, level) } }
    const answer = await callerOf(role).post(resources.productInstance.endpoints.update?.path ?? '', {
      orgId,
      where: { id: line.id },
      version: line.version,
      props: { properties: choice },
    })
    expect(answer.status).toBe(mine.includes(level) ? 200 : 422)
    const stored = await inUse.database.owner.db
      .selectFrom('productInstances')
      .select('properties')
      .where('id', '=', line.id)
      .executeTakeFirstOrThrow()
    expect(stored.properties).toEqual(mine.includes(level) ? choice : {})
  })
})
