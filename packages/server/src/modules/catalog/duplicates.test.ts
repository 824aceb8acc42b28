/** Copies of products and properties, on the real database. [2.4.17, 2.4.18] */
import { endpoints } from '@orderwright/contract'
import { beforeEach, expect, test } from 'vitest'
import { cobaltAndPine, demoUserId } from '../../seeds/demo-orgs.ts'
import { insert } from '../../testing/fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = cobaltAndPine.id
const inUse = useTestApp()
let owner: Caller

beforeEach(async () => {
  owner = await inUse.app.as(demoUserId(cobaltAndPine, 'owner'))
})

const count = async (table: 'products' | 'productProperties' | 'productOptions') =>
  (await inUse.database.owner.db.selectFrom(table).select('id').where('orgId', '=', orgId).execute()).length

async function associationsOf(id: number) {
  const { associations } = await inUse.database.owner.db
    .selectFrom('media')
    .select('associations')
    .where('orgId', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return associations
}

const thumbnail = (mediumId: number) => `/api/media/${orgId}/${mediumId}/thumbnail`
const associations = { products: {}, productProperties: {}, productOptions: {} }

test('[2.4.17] a product is copied to the end of the list with everything that it is made of', async () => {
  const category = await insert(inUse.database, 'productCategory', orgId, { title: 'Lamps', rank: 1 })
  const property = await insert(inUse.database, 'productProperty', orgId, { title: 'Cable', rank: 1 })
  const original = await insert(inUse.database, 'product', orgId, {
    title: 'Lamp',
    rank: 2,
    productCategoryId: category.id,
    archived: 1,
    associations: { productProperties: { [property.id]: { disabledProductOptionIds: [4] } } },
    links: [{ title: 'Data sheet', url: 'https://example.com/lamp' }],
    drawing: { family: 'plate', constants: { width: 82 }, bindings: {} },
    shouldRoundPrice: 1,
  })
  const last = await insert(inUse.database, 'product', orgId, {
    title: 'Last, and archived',
    rank: 700,
    productCategoryId: category.id,
    archived: 1,
  })
  const medium = await insert(inUse.database, 'medium', orgId, {
    associations: { ...associations, products: { [original.id]: {} } },
  })
  const { status, data } = await owner.call(endpoints.duplicateProduct, { orgId, productId: original.id })
  expect(status).toBe(200)
  expect(data.product).toMatchObject({
    title: 'Lamp (copy)',
    rank: last.rank + 1,
    archived: 0,
    version: 1,
    deletedAt: null,
    productCategoryId: category.id,
    associations: original.associations,
    links: original.links,
    drawing: original.drawing,
    shouldRoundPrice: 1,
  })
  expect(data.product.id).not.toBe(original.id)
  expect((await associationsOf(medium.id)).products).toEqual({ [original.id]: {}, [data.product.id]: {} })
})

test('[2.4.18] a property is copied with its options: new ids, the same data, classifications and pictures', async () => {
  const group = await insert(inUse.database, 'productPropertyGroup', orgId, { title: 'Surface', rank: 1 })
  const original = await insert(inUse.database, 'productProperty', orgId, {
    title: 'Finish',
    rank: 600,
    productPropertyGroupId: group.id,
  })
  const classified = { productPropertyId: original.id, classifications: { 1: -1 } }
  const oak = await insert(inUse.database, 'productOption', orgId, { ...classified, title: 'Oak', rank: 2 })
  const medium = await insert(inUse.database, 'medium', orgId, {
    type: 'thumbnail',
    associations: { ...associations, productOptions: { [oak.id]: {} } },
  })
  const brass = await insert(inUse.database, 'productOption', orgId, {
    ...classified,
    title: 'Brass',
    rank: 1,
    data: { fill: '#cc9' },
    thumbnailUrl: thumbnail(medium.id),
  })
  await insert(inUse.database, 'productOption', orgId, {
    ...classified,
    title: 'Deleted',
    rank: 3,
    deletedAt: new Date(),
  })
  const { status, data } = await owner.call(endpoints.duplicateProperty, {
    orgId,
    productPropertyId: original.id,
  })
  expect(status).toBe(200)
  const { productProperty, productOptions } = data
  expect(productProperty).toMatchObject({
    title: 'Finish (copy)',
    rank: 601,
    productPropertyGroupId: group.id,
  })
  expect(productOptions).toMatchObject([
    { title: 'Brass', rank: 1, data: { fill: '#cc9' }, thumbnailUrl: thumbnail(medium.id) },
    { title: 'Oak', rank: 2, classifications: { 1: -1 } },
  ])
  for (const option of productOptions) {
    expect(option.productPropertyId).toBe(productProperty.id)
    expect([oak.id, brass.id]).not.toContain(option.id)
  }
  const copyOfOak = productOptions.find(({ title }) => title === 'Oak')?.id ?? 0
  expect((await associationsOf(medium.id)).productOptions).toEqual({ [oak.id]: {}, [copyOfOak]: {} })
  // The group would throw it out with its next publishing, were it not drafted.
  const drafted = await inUse.database.owner.db
    .selectFrom('productPropertyGroups')
    .select('properties')
    .where('id', '=', group.id)
    .where('orgId', '=', orgId)
    .executeTakeFirstOrThrow()
  expect(drafted.properties).toEqual({ [productProperty.id]: {} })
})

test('[2.4.17, 2.4.18] what is not there, or another organization’s, is not copied, and only owners copy', async () => {
  const before = [await count('products'), await count('productProperties'), await count('productOptions')]
  const nothing = { orgId, productId: 2_000_000_000, productPropertyId: 2_000_000_000 }
  const { productId, productPropertyId } = nothing
  expect((await owner.post(endpoints.duplicateProduct.path, { orgId, productId })).status).toBe(404)
  expect((await owner.post(endpoints.duplicateProperty.path, { orgId, productPropertyId })).status).toBe(404)
  const member = await inUse.app.as(demoUserId(cobaltAndPine, 'member'))
  expect((await member.post(endpoints.duplicateProduct.path, { orgId, productId: 1 })).status).toBe(403)
  expect((await member.post(endpoints.duplicateProperty.path, { orgId, productPropertyId: 1 })).status).toBe(
    403,
  )
  expect([await count('products'), await count('productProperties'), await count('productOptions')]).toEqual(
    before,
  )
})

test('[2.4.17] the same press sent twice makes one copy', async () => {
  const product = await insert(inUse.database, 'product', orgId, {
    title: 'Once',
    rank: 1,
    productCategoryId: (await insert(inUse.database, 'productCategory', orgId, { rank: 1 })).id,
  })
  const before = await count('products')
  const copy = () =>
    owner.call(endpoints.duplicateProduct, { orgId, productId: product.id }, { 'idempotency-key': 'press-1' })
  const [first, second] = [await copy(), await copy()]
  expect(second.data.product.id).toBe(first.data.product.id)
  expect(await count('products')).toBe(before + 1)
})
