/** Going back, through the calls, to choices that have become impossible since: what undo sends. */
import { productInstanceResource, productOrderResource } from '@orderwright/contract'
import { newItem, type Selections } from '@orderwright/domain/orders'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cobaltAndPine, demoUserId } from '../../seeds/demo-orgs.ts'
import { change, insert, orderOf } from '../../testing/fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { readRecord } from '../../platform/database/records.ts'
import { withTenant } from '../../platform/database/database.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = cobaltAndPine.id
const inUse = useTestApp()
let owner: Caller
let world: Awaited<ReturnType<typeof makeWorld>>

beforeAll(async () => {
  owner = await inUse.app.as(demoUserId(cobaltAndPine, 'owner'))
})
beforeEach(async () => {
  world = await makeWorld()
})

/** A property with two options. */
async function makeProperty(title: string, rank: number, names: readonly [string, string], fields = {}) {
  const { id } = await insert(inUse.database, 'productProperty', orgId, { title, rank, ...fields })
  const option = async (name: string, place: number) =>
    (
      await insert(inUse.database, 'productOption', orgId, {
        title: name,
        productPropertyId: id,
        rank: place,
      })
    ).id
  return { id, first: await option(names[0], 1), second: await option(names[1], 2) }
}

/** A line of a product of size, finish and one choice for the whole order; large and white are chosen. */
async function makeWorld() {
  const size = await makeProperty('Size', 1, ['Small', 'Large'])
  const finish = await makeProperty('Finish', 2, ['Bronze', 'White'])
  const project = await makeProperty('Project', 3, ['Fitted', 'Bare'], { isOrderLevel: 1 })
  const free = { disabledProductOptionIds: [] }
  const category = await insert(inUse.database, 'productCategory', orgId, { title: 'Panels', rank: 1 })
  const product = await insert(inUse.database, 'product', orgId, {
    title: 'Panel',
    rank: 1,
    productCategoryId: category.id,
    associations: { productProperties: { [size.id]: free, [finish.id]: free, [project.id]: free } },
  })
  const { order } = await orderOf(inUse.database, {
    orgId,
    userId: demoUserId(cobaltAndPine, 'owner'),
    properties: { [project.id]: { optionId: project.first } },
  })
  const line = await insert(inUse.database, 'productInstance', orgId, {
    ...newItem({ orgId, productId: product.id, rank: 2, title: 'Hall' }),
    productOrderId: order.id,
    properties: { [size.id]: { optionId: size.second }, [finish.id]: { optionId: finish.second } },
  })
  return { size, finish, project, order, line }
}

const forbid = (from: number, to: readonly number[], toResourceKey = 'productOption') =>
  insert(inUse.database, 'productRule', orgId, {
    type: 'incompatible',
    fromResourceKey: 'productOption',
    toResourceKey,
    fromIds: [from],
    toIds: to,
  })

async function stored(key: 'productInstance' | 'productOrder', id: number) {
  const record = await withTenant(inUse.database.owner.db, { orgId, userId: null }, (db) =>
    readRecord(db, key, orgId, id),
  )
  if (!record) throw new Error('the record is gone')
  return record
}

async function choose(properties: Record<number, number | null>) {
  const { version } = await stored('productInstance', world.line.id)
  if (!productInstanceResource.endpoints.update) throw new Error('lines are not updated')
  return owner.call(productInstanceResource.endpoints.update, {
    orgId,
    where: { id: world.line.id },
    version,
    props: { properties: selections(properties) },
  })
}

async function chooseForOrder(properties: Record<number, number | null>) {
  const { version } = await stored('productOrder', world.order.id)
  if (!productOrderResource.endpoints.update) throw new Error('orders are not updated')
  return owner.call(productOrderResource.endpoints.update, {
    orgId,
    where: { id: world.order.id },
    version,
    props: { properties: selections(properties) },
  })
}

test('[issue 12, 12] a choice of the order that a line stands against is refused alone, and taken together with the line’s', async () => {
  const { size, finish, project, order, line } = world
  await forbid(project.second, [finish.second])
  expect((await chooseForOrder({ [project.id]: project.second })).status).toBe(422)
  const { update } = productOrderResource.endpoints
  if (!update) throw new Error('orders are not updated')
  const together = async (lineOption: number) =>
    owner.call(update, {
      orgId,
      where: { id: order.id },
      version: (await stored('productOrder', order.id)).version,
      props: { properties: selections({ [project.id]: project.second }) },
      lines: [
        {
          where: { id: line.id },
          version: (await stored('productInstance', line.id)).version,
          props: { properties: selections({ [finish.id]: lineOption }) },
        },
      ],
    })
  expect((await together(finish.second)).status).toBe(422)
  expect((await together(finish.first)).status).toBe(200)
  expect(await lineChoices()).toEqual(selections({ [size.id]: size.second, [finish.id]: finish.first }))
  expect((await stored('productOrder', order.id)).properties).toEqual(
    selections({ [project.id]: project.second }),
  )
})

function selections(properties: Record<number, number | null>) {
  return Object.fromEntries(
    Object.entries(properties).map(([id, optionId]) => [id, optionId === null ? null : { optionId }]),
  )
}

const lineChoices = async (): Promise<Selections> =>
  (await stored('productInstance', world.line.id)).properties

describe('a step back to what has become impossible', () => {
  test('[1.8.02] a line that was mended is as it was before, broken by the later rule', async () => {
    const { size, finish } = world
    await forbid(size.second, [finish.second])
    expect((await choose({ [size.id]: size.first })).status).toBe(200)
    expect((await choose({ [size.id]: size.second })).status).toBe(200)
    expect(await lineChoices()).toEqual({
      [size.id]: { optionId: size.second },
      [finish.id]: { optionId: finish.second },
    })
  })

  test('an option that was archived while it was in use is there again', async () => {
    const { finish } = world
    await change(inUse.database, 'productOption', orgId, finish.second, { archived: 1 })
    expect((await choose({ [finish.id]: finish.first })).status).toBe(200)
    expect((await choose({ [finish.id]: finish.second })).status).toBe(200)
    expect(await lineChoices()).toMatchObject({ [finish.id]: { optionId: finish.second } })
  })

  test('what a choice for the whole order has cleared on the lines is in the history, and is there again', async () => {
    const { project, finish, size } = world
    await forbid(project.second, [finish.id], 'productProperty')
    expect((await chooseForOrder({ [project.id]: project.second })).status).toBe(200)
    expect(await lineChoices()).toEqual({ [size.id]: { optionId: size.second } })
    await change(inUse.database, 'productOption', orgId, finish.second, { archived: 1 })
    expect((await chooseForOrder({ [project.id]: project.first })).status).toBe(200)
    expect((await choose({ [finish.id]: finish.second })).status).toBe(200)
    expect(await lineChoices()).toMatchObject({ [finish.id]: { optionId: finish.second } })
  })
})

describe('what the order has never held', () => {
  test('[1.5.27] is refused: each choice was there, but never together', async () => {
    const { size, finish } = world
    expect((await choose({ [size.id]: size.first })).status).toBe(200)
    await forbid(size.second, [finish.first])
    expect((await choose({ [finish.id]: finish.first })).status).toBe(200)
    const answer = await choose({ [size.id]: size.second })
    expect(answer.status).toBe(422)
    expect(answer.error.message).toContain('can not be combined')
    expect(await lineChoices()).toMatchObject({ [size.id]: { optionId: size.first } })
  })

  test('is refused also when another line has held it', async () => {
    const { size, finish, line, order } = world
    const other = await insert(inUse.database, 'productInstance', orgId, {
      ...newItem({ orgId, productId: line.productId, rank: 3, title: 'Stairs' }),
      productOrderId: order.id,
      properties: { [size.id]: { optionId: size.first }, [finish.id]: { optionId: finish.second } },
    })
    await forbid(size.second, [finish.second])
    await choose({ [size.id]: size.first })
    world = { ...world, line: other }
    expect((await choose({ [size.id]: size.second })).status).toBe(422)
  })
})
