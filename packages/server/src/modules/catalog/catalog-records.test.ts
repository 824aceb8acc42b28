/** The catalog's resource calls, with the bodies that the specification gives. */
import { type Endpoint, endpoints, resources, type ServedResourceKey } from '@orderwright/contract'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { cobaltAndPine, demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { insert, orderOf } from '../../testing/fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = cobaltAndPine.id
const inUse = useTestApp()
let owner: Caller

beforeEach(async () => {
  owner = await inUse.app.as(demoUserId(cobaltAndPine, 'owner'))
})

const recordSchema = z.looseObject({ id: z.number(), version: z.number() })
const manySchema = z.object({ records: z.array(recordSchema) })
const oneSchema = z.object({ record: recordSchema })

async function send(
  key: ServedResourceKey,
  verb: 'get' | 'create' | 'update' | 'bulk-update' | 'destroy' | 'restore',
  body: object,
) {
  const endpoint: Endpoint | undefined = resources[key].endpoints[verb]
  if (!endpoint) throw new Error(`${key} serves no ${verb}`)
  return owner.post(endpoint.path, { orgId, ...body })
}

async function create(key: ServedResourceKey, props: object) {
  const { records } = manySchema.parse((await send(key, 'create', { props })).data)
  const [record] = records
  if (!record) throw new Error('nothing was created')
  return record
}

async function get(key: ServedResourceKey, where: object) {
  return manySchema.parse((await send(key, 'get', { where })).data).records
}

test('[2.7.26, 2.7.28, 2.7.29, 2.7.30] a category, a product, a group and an option are made from title and rank', async () => {
  const category = await create('productCategory', { title: 'Doors', rank: 7 })
  expect(category).toMatchObject({ orgId, title: 'Doors', rank: 7, archived: 0 })
  expect(
    await create('product', { title: 'Untitled Product', rank: 9, productCategoryId: category.id }),
  ).toMatchObject({
    title: 'Untitled Product',
    publishLevel: 'all',
    shouldRoundPrice: 0,
  })
  expect(await create('productPropertyGroup', { title: 'Sizes', rank: 3 })).toMatchObject({ properties: {} })
})

test('[2.7.27, 2.7.28] a property is followed by its first option', async () => {
  const property = await create('productProperty', { title: 'Untitled Product Property', rank: 4 })
  const option = await create('productOption', {
    title: 'Untitled Option',
    productPropertyId: property.id,
    rank: 1,
  })
  expect(option).toMatchObject({ productPricingRuleId: -1, classifications: {}, data: {} })
  expect((await get('productOption', { productPropertyId: property.id })).map(({ id }) => id)).toEqual([
    option.id,
  ])
})

test('[2.7.31, 2.7.32, 2.7.33] pricing rules, classifier groups and classifiers', async () => {
  expect(await create('productPricingRule', { title: 'Flat' })).toMatchObject({ versions: {}, deleted: 0 })
  const group = await create('productOptionClassifierGroup', { title: 'Finish' })
  const numbers = [{ date: '2026-01-01 00:00:00', numbers: [1, 1.5], description: 'first' }]
  const classifier = await create('productOptionClassifier', {
    title: 'Brass',
    productOptionClassifierGroupId: group.id,
    numbers,
  })
  expect(classifier).toMatchObject({ numbers })
  const found = await get('productOptionClassifier', { productOptionClassifierGroupId: group.id })
  expect(found.map(({ id }) => id)).toEqual([classifier.id])
})

test('[1.7.30] a rule is created, read and destroyed', async () => {
  const rule = await create('productRule', {
    fromResourceKey: 'productOption',
    toResourceKey: 'productOption',
    fromIds: [1],
    type: 'incompatible',
  })
  expect(rule).toMatchObject({ toIds: [], toProductPropertyId: null })
  await send('productRule', 'destroy', { where: { id: rule.id } })
  expect(await get('productRule', { id: rule.id })).toEqual([])
  await send('productRule', 'restore', { where: { id: rule.id } })
  expect(await get('productRule', { id: rule.id })).toHaveLength(1)
})

test('[1.4.26, 2.7.35] updates change the named fields alone', async () => {
  const property = await create('productProperty', { title: 'Finish', rank: 5, icon: 'brush' })
  const option = await create('productOption', {
    title: 'Brass',
    productPropertyId: property.id,
    rank: 1,
    data: { fill: '#cc9' },
  })
  const answer = await send('productOption', 'update', {
    where: { id: option.id },
    version: 1,
    props: { archived: 1 },
  })
  expect(oneSchema.parse(answer.data).record).toMatchObject({
    archived: 1,
    title: 'Brass',
    data: { fill: '#cc9' },
    version: 2,
  })
})

test('[2.7.36] ranks are changed in bulk, all or none', async () => {
  const made = [
    await create('productCategory', { title: 'A', rank: 1 }),
    await create('productCategory', { title: 'B', rank: 2 }),
  ]
  const updates = made.map(({ id, version }, index) => ({
    where: { id },
    version,
    props: { rank: 2 - index },
  }))
  const answer = await send('productCategory', 'bulk-update', { updates })
  expect(manySchema.parse(answer.data).records.map(({ rank }) => rank)).toEqual([2, 1])
  const half = [
    { ...updates[0], version: 2, props: { rank: 50 } },
    { where: { id: 2_000_000_000 }, version: 1, props: { rank: 51 } },
  ]
  expect((await send('productCategory', 'bulk-update', { updates: half })).status).toBe(404)
  expect(await get('productCategory', { id: made[0]?.id ?? 0 })).toMatchObject([{ rank: 2 }])
})

test('[2.7.25, 2.7.37] lists are filtered by the organisation and by the given fields', async () => {
  const category = await create('productCategory', { title: 'Filtered', rank: 1 })
  const product = await create('product', { title: 'In it', rank: 1, productCategoryId: category.id })
  expect((await get('product', { productCategoryId: category.id })).map(({ id }) => id)).toEqual([product.id])
  const all = await get('product', {})
  expect(all.every((record) => record.orgId === orgId)).toBe(true)
})

test('[2.7.38] a property group and a classifier group are destroyed; the classifier group stays to be restored', async () => {
  const group = await create('productPropertyGroup', { title: 'Gone', rank: 1 })
  await send('productPropertyGroup', 'destroy', { where: { id: group.id } })
  expect(await get('productPropertyGroup', { id: group.id })).toEqual([])
  const classifiers = await create('productOptionClassifierGroup', { title: 'Marked' })
  await send('productOptionClassifierGroup', 'destroy', { where: { id: classifiers.id } })
  expect(await get('productOptionClassifierGroup', { deleted: 1 })).toMatchObject([
    { id: classifiers.id, deleted: 1 },
  ])
})

test('[2.7.34, 2.7.37, 2.7.38] a group of guests is made, read, changed and destroyed; it holds guests alone', async () => {
  const guest = await owner.call(endpoints.inviteGuest, { activeOrgId: orgId, email: 'in-group@example.com' })
  const userIds = [guest.data.data.guest.id]
  const group = await create('userGroup', { title: 'Architects', userIds })
  expect(group).toMatchObject({ orgId, title: 'Architects', userIds })
  expect((await get('userGroup', {})).map(({ id }) => id)).toContain(group.id)
  const update = (props: object, version = group.version) =>
    send('userGroup', 'update', { where: { id: group.id }, version, props })

  const strangers = [demoUserId(cobaltAndPine, 'member'), demoUserId(maisonLumen, 'guest'), 2_000_000_000]
  for (const stranger of strangers) {
    const refused = await update({ userIds: [...userIds, stranger] })
    expect([refused.status, refused.error.details?.rule]).toEqual([422, 'notAGuest'])
    const made = await send('userGroup', 'create', { props: { title: 'Others', userIds: [stranger] } })
    expect(made.status).toBe(422)
  }
  expect(await get('userGroup', { id: group.id })).toMatchObject([{ userIds }])

  // A guest who is taken off does not lock the group that still names them.
  await owner.call(endpoints.disinviteGuest, { orgId, invitedUser: guest.data.data.guest.id })
  expect((await update({ title: 'Studios', userIds })).status).toBe(200)
  expect((await update({ userIds: [] }, 2)).status).toBe(200)
  await send('userGroup', 'destroy', { where: { id: group.id } })
  expect(await get('userGroup', { id: group.id })).toEqual([])
})

test('[2.7.37] the library is read by type and by id, without the pictures of orders and where files are kept', async () => {
  const { order, line } = await orderOf(inUse.database, { orgId, userId: demoUserId(cobaltAndPine, 'guest') })
  const library = await insert(inUse.database, 'medium', orgId, {
    title: 'Oak',
    storageKey: `${orgId}/oak.jpg`,
  })
  const ofOrder = await insert(inUse.database, 'medium', orgId, {
    title: 'A site',
    productOrderId: order.id,
    productInstanceId: line.id,
  })
  const listed = await get('medium', { type: 'image' })
  expect(listed.map(({ id }) => id)).toContain(library.id)
  expect(listed.map(({ id }) => id)).not.toContain(ofOrder.id)
  expect(await get('medium', { id: ofOrder.id })).toEqual([])
  expect(await get('medium', { id: library.id })).toMatchObject([{ title: 'Oak', storageKey: '' }])
  expect(await get('medium', { type: 'thumbnail', id: library.id })).toEqual([])
})

test('a reference to another organisation’s record is refused like one to nothing', async () => {
  const foreign = await inUse.database.owner.db
    .selectFrom('productCategories')
    .select('id')
    .where('orgId', '=', 850)
    .where('id', 'not in', (select) =>
      select.selectFrom('productCategories').select('id').where('orgId', '=', orgId),
    )
    .executeTakeFirstOrThrow()
  const props = { title: 'Smuggled', rank: 1, productCategoryId: foreign.id }
  const answer = await send('product', 'create', { props })
  const missing = await send('product', 'create', { props: { ...props, productCategoryId: 2_000_000_000 } })
  expect([answer.status, answer.text]).toEqual([400, missing.text])
})

test.each([
  { key: 'productRule', table: 'product_rules', since: 'deleted_at' },
  { key: 'productOptionClassifierGroup', table: 'product_option_classifier_groups', since: 'last_updated' },
] as const)('a deleted $key can be restored for 30 days, and no longer', async ({ key, table, since }) => {
  const owned = inUse.database.owner.db
  const [record] = await get(key, {})
  if (!record) throw new Error(`the seeds have no ${key}`)
  const restoredAfter = async (days: number) => {
    expect((await send(key, 'destroy', { where: { id: record.id } })).status).toBe(200)
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(owned)
    await sql`update ${sql.table(table)} set ${sql.ref(since)} = now() - make_interval(days => ${days})
      where org_id = ${orgId} and id = ${record.id}`.execute(owned)
    await sql`alter table ${sql.table(table)} enable trigger user`.execute(owned)
    return (await send(key, 'restore', { where: { id: record.id } })).status
  }
  expect(await restoredAfter(29)).toBe(200)
  expect(await restoredAfter(31)).toBe(404)
})

test('more records than one page holds are read page after page, none of them lost', async () => {
  const group = await create('productPropertyGroup', { title: 'Numbers', rank: 1 })
  const property = await create('productProperty', {
    title: 'Number',
    rank: 1,
    productPropertyGroupId: group.id,
  })
  await sql`insert into product_options (org_id, title, rank, product_property_id)
    select ${orgId}, 'Option ' || n, n, ${property.id} from generate_series(1, 10001) n`.execute(
    inUse.database.owner.db,
  )
  const pageSchema = z.object({ records: z.array(recordSchema), nextAfterId: z.number().nullable() })
  const pageAfter = async (afterId: number) => {
    const where = { productPropertyId: property.id }
    return pageSchema.parse((await send('productOption', 'get', { where, afterId })).data)
  }
  const first = await pageAfter(0)
  const second = await pageAfter(first.nextAfterId ?? 0)
  expect([first.records.length, second.records.length, second.nextAfterId]).toEqual([10_000, 1, null])
  expect(new Set([...first.records, ...second.records].map(({ id }) => id)).size).toBe(10_001)
})

test('[issue 14] the beginning of a ranked list is what comes first by rank, then by id, of those asked for', async () => {
  const { data } = await send('product', 'get', {})
  const all = z.object({ records: z.array(recordSchema.extend({ rank: z.number() })) }).parse(data).records
  const [a, b, c] = [all.at(-1), all.at(-2), all[0]]
  if (!a || !b || !c) throw new Error('the demo has products')
  await send('product', 'update', { where: { id: a.id }, version: a.version, props: { rank: -3 } })
  await send('product', 'update', { where: { id: b.id }, version: b.version, props: { rank: -3 } })
  await send('product', 'update', {
    where: { id: c.id },
    version: c.version,
    props: { rank: -2, archived: 1 },
  })
  const beginning = async (body: object) => {
    const answer = await send('product', 'get', body)
    const schema = z.object({ records: z.array(recordSchema), nextAfterId: z.null() })
    return schema.parse(answer.data).records.map(({ id }) => id)
  }
  expect(await beginning({ firstByRank: 3 })).toEqual(
    [b.id, a.id, c.id].toSorted((x, y) => order(x) - order(y)),
  )
  expect(await beginning({ firstByRank: 1, where: { archived: 1 } })).toEqual([c.id])
  expect((await beginning({ firstByRank: 1000 })).length).toBe(all.length)
  for (const firstByRank of [0, 1001, 1.5, '3']) {
    expect((await send('product', 'get', { firstByRank })).status).toBe(400)
  }
  // What has no rank has no beginning.
  expect((await send('productRule', 'get', { firstByRank: 3 })).status).toBe(400)

  /** The two of one rank by their ids, then the third. */
  function order(id: number): number {
    return id === c?.id ? Number.MAX_SAFE_INTEGER : id
  }
})
