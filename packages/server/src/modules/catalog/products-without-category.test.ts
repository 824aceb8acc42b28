/** A product as the add button makes it has no category yet: everything but the home page works with it. [2.7.26] */
import { endpoints, resources } from '@orderwright/contract'
import { type Product, productSchema } from '@orderwright/domain/catalog'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { cobaltAndPine, demoUserId } from '../../seeds/demo-orgs.ts'
import { insert } from '../../testing/fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = cobaltAndPine.id
const inUse = useTestApp()
let owner: Caller
let product: Product

const recordsSchema = z.object({ records: z.array(productSchema) })

async function create(props: object): Promise<Product> {
  const path = resources.product.endpoints.create?.path ?? ''
  const { records } = recordsSchema.parse((await owner.post(path, { orgId, props })).data)
  const [record] = records
  if (!record) throw new Error('nothing was created')
  return record
}

beforeAll(async () => {
  owner = await inUse.app.as(demoUserId(cobaltAndPine, 'owner'))
  product = await create({ title: 'Untitled Product', rank: 900 })
})
beforeEach(async () => {
  owner = await inUse.app.as(demoUserId(cobaltAndPine, 'owner'))
})

async function atHome() {
  const { data } = await owner.call(endpoints.getHomepageData, { orgId })
  return data.data.products.map(({ id }) => id)
}

test('[2.7.26] a product is created of organization, title and rank alone', () => {
  expect(product).toMatchObject({
    orgId,
    title: 'Untitled Product',
    rank: 900,
    productCategoryId: null,
    archived: 0,
  })
})

test('[2.7.26] the home page does not offer it until it has a category', async () => {
  const path = resources.product.endpoints.update?.path ?? ''
  const category = await insert(inUse.database, 'productCategory', orgId, { title: 'Lamps', rank: 1 })
  const made = await create({ title: 'Lamp', rank: 901 })
  expect(await atHome()).not.toContain(made.id)
  const into = (productCategoryId: number | null, version: number) =>
    owner.post(path, { orgId, where: { id: made.id }, version, props: { productCategoryId } })
  expect((await into(category.id, 1)).status).toBe(200)
  expect(await atHome()).toContain(made.id)
  expect((await into(null, 2)).status).toBe(200)
  expect(await atHome()).not.toContain(made.id)
})

test('[2.7.37] products are listed by their category, and by having none', async () => {
  const path = resources.product.endpoints.get?.path ?? ''
  const listed = async (where: object) =>
    recordsSchema.parse((await owner.post(path, { orgId, where })).data).records
  const without = await listed({ productCategoryId: null })
  expect(without.map(({ id }) => id)).toContain(product.id)
  expect(without.every(({ productCategoryId }) => productCategoryId === null)).toBe(true)
  expect((await listed({ productCategoryId: 1 })).map(({ id }) => id)).not.toContain(product.id)
})

test('[2.7.26] orders of it are made, listed, shown, copied and printed as others are', async () => {
  const created = await owner.call(endpoints.createProductOrder, {
    productOrderProps: { orgId, title: 'Villa North', productId: product.id },
  })
  expect(created.status).toBe(200)
  const { productOrder } = created.data
  expect(productOrder).toMatchObject({ productId: product.id, productCategoryId: null })
  const line = await owner.post(resources.productInstance.endpoints.create?.path ?? '', {
    orgId,
    props: { productOrderId: productOrder.id, productId: product.id, rank: 1, title: 'Hall' },
  })
  expect([line.status, line.text]).toMatchObject([200, expect.any(String)])

  const { orgSpecificId } = productOrder
  const shown = await owner.call(endpoints.getOrderData, { orgId, productOrderOrgSpecificId: orgSpecificId })
  expect(shown.data.data.products.map(({ id }) => id)).toContain(product.id)
  for (const sort of ['category', 'updated'] as const) {
    const list = await owner.call(endpoints.getOrdersData, { orgId, sort: { by: sort, direction: 'asc' } })
    expect(list.data.data.productOrders?.map(({ id }) => id)).toContain(productOrder.id)
  }
  const paper = await owner.post(endpoints.downloadPdf.path, { orgId, productOrderId: productOrder.id })
  expect([paper.status, paper.text.slice(0, 5)]).toEqual([200, '%PDF-'])
  const copied = await owner.call(endpoints.duplicateOrder, { orgId, productOrderId: productOrder.id })
  expect(copied.status).toBe(200)
  expect((await owner.call(endpoints.duplicateProduct, { orgId, productId: product.id })).status).toBe(200)
  const prices = await owner.post(endpoints.exportProductPrices.path, { orgId, productId: product.id })
  expect([200, 422]).toContain(prices.status)
})
