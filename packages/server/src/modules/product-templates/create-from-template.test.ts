/** Every template in a new organization: made whole, priced and drawn from its first item on. */
import { endpoints } from '@orderwright/contract'
import { compileCatalog } from '@orderwright/domain/catalog'
import { defaultConfiguration, evaluateOrder } from '@orderwright/domain/configuration'
import { drawFamily } from '@orderwright/domain/drawing'
import { resolveDrawingSpec } from '@orderwright/domain/item-drawings'
import { newOrder, productOrderSchema } from '@orderwright/domain/orders'
import { productTemplates, type TemplateKey, templateKeys } from '@orderwright/domain/templates'
import { orgProfileSchema } from '@orderwright/domain/tenancy'
import { toTimestamp } from '@orderwright/domain/units'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import '../../platform/drawing-families.ts'
import { withTenant } from '../../platform/database/database.ts'
import { readRecords } from '../../platform/database/records.ts'
import { insert } from '../../testing/fixture.ts'
import { type Caller, createTestApp, type TestApp } from '../../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { makeOrg } from '../organization/make-org.ts'

let database: TestDatabase
let app: TestApp
let owner: Caller
let orgId = 0
beforeAll(async () => {
  database = await openTestDatabase()
  app = await createTestApp(database)
  const wanted = { title: 'Templates', email: 'templates@example.com' }
  const made = await makeOrg(database.owner.db, wanted, { now: new Date(), publicUrl: 'http://localhost' })
  orgId = made?.orgId ?? 0
  owner = await app.as(made?.userId ?? 0)
})
afterAll(async () => {
  expect(app.problems).toEqual([])
  await app.close()
  await database.close()
})

const make = (template: TemplateKey, title?: string, key?: string) =>
  owner.call(
    endpoints.createFromTemplate,
    { orgId, template, ...(title === undefined ? {} : { title }) },
    key === undefined ? {} : { 'idempotency-key': key },
  )

/** The organization as its guest meets it. */
function readWorld() {
  return withTenant(database.owner.db, { orgId, userId: null }, async (db) => {
    const row = await db
      .selectFrom('orgs')
      .select('profile')
      .where('id', '=', orgId)
      .executeTakeFirstOrThrow()
    return {
      profile: orgProfileSchema.parse(row.profile),
      catalog: compileCatalog({
        products: await readRecords(db, 'product', orgId),
        productProperties: await readRecords(db, 'productProperty', orgId),
        productOptions: await readRecords(db, 'productOption', orgId),
        productPropertyGroups: await readRecords(db, 'productPropertyGroup', orgId),
        productRules: await readRecords(db, 'productRule', orgId),
        productPricingRules: await readRecords(db, 'productPricingRule', orgId),
        productOptionClassifiers: await readRecords(db, 'productOptionClassifier', orgId),
        productOptionClassifierGroups: await readRecords(db, 'productOptionClassifierGroup', orgId),
      }),
    }
  })
}

/** What a first item costs as it stands, in cents: worked out by hand from the templates. */
const firstPrices: Readonly<Record<TemplateKey, number>> = {
  keypadPlate: 8_500,
  // 0.9 m × 2.1 m at 220.00, and 450.00
  door: 86_580,
  // 0.6 m × 2 m at 180.00, and 90.00
  panel: 30_600,
  // 0.6 m × 2 m at 160.00, and 65.00
  cabinetFront: 25_700,
  // 3 m at 21.00, and 9.00
  rail: 7_200,
  lamp: 24_500,
  // 0.8 m × 0.24 m at 240.00, and 45.00
  shelf: 9_108,
  // 0.8 m × 1.9 m at 210.00, and 180.00
  bookcase: 49_920,
  floor: 12_000,
  // 0.6 m × 0.8 m at 90.00, and 35.00
  flatPrint: 7_820,
  plainArticle: 5_000,
}

describe.each(templateKeys)('%s', (template) => {
  test('[issue 14] is valid, priced and drawn from its first item on, for a guest', async () => {
    const answer = await make(template)
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)])
    const { productId } = answer.data
    const { profile, catalog } = await readWorld()
    const now = toTimestamp(new Date())
    const order = productOrderSchema.parse({
      ...newOrder({ orgId, userId: 1 }, profile, now),
      id: 1,
      orgSpecificId: 1,
      version: 1,
      created: now,
      lastUpdated: now,
      deletedAt: null,
    })
    const context = { catalog, profile, viewer: { role: 'guest', pricingIsHidden: false }, now } as const
    const planned = defaultConfiguration(context, { order, items: [] }, productId)
    const evaluation = evaluateOrder(context, planned.document)
    const [item] = evaluation.items
    expect(item?.problems.map(({ message }) => message)).toEqual([])
    expect(evaluation.isValid).toBe(true)
    expect(item?.price).toMatchObject({ ok: true, unitPrice: firstPrices[template] })
    const { drawing } = productTemplates[template]
    expect(item?.product?.drawing?.family).toBe(drawing?.family)
    if (!drawing || !item) return
    const resolved = resolveDrawingSpec(catalog, planned.document, item.item)
    expect(resolved.ok && drawFamily(resolved.family, resolved.spec)).toMatchObject({ ok: true })
  })
})

test('[issue 14] every template offers what its options cost', async () => {
  const { catalog } = await readWorld()
  const priced = [...catalog.options.values()].filter(({ productPricingRuleId }) => productPricingRuleId > 0)
  expect(priced.length).toBe(catalog.options.size)
})

test('[issue 14] a second product of a kind stands in the same category, after the first, under its own title', async () => {
  const first = await make('rail')
  const second = await make('rail', 'Curtain rail')
  expect(second.data.productCategoryId).toBe(first.data.productCategoryId)
  const { catalog } = await readWorld()
  const [one, two] = [first, second].map(({ data }) => catalog.products.get(data.productId))
  expect(two?.title).toBe('Curtain rail')
  expect((two?.rank ?? 0) - (one?.rank ?? 0)).toBe(1)
  const home = await owner.call(endpoints.getHomepageData, { orgId })
  expect(home.data.data.productCategories.filter(({ title }) => title === 'Rails')).toHaveLength(1)
})

test('[issue 14] engravings of a plate are named in the profile, beside those of another', async () => {
  const before = (await readWorld()).profile.roles['engraving'] ?? []
  const { data } = await make('keypadPlate', 'Another plate')
  const { profile } = await readWorld()
  const added = (profile.roles['engraving'] ?? []).filter((id) => !before.includes(id))
  expect(profile.roles['engraving']).toEqual([...before, ...added])
  expect(data.productPropertyIds).toEqual(expect.arrayContaining(added))
  expect(added).toHaveLength(1)
})

test('[issue 14] the same key makes one product, another title with it is a conflict, and a fault makes nothing', async () => {
  const count = async () => (await readWorld()).catalog.products.size
  const before = await count()
  const [first, again] = await Promise.all([
    make('lamp', 'Lamp', 'one-lamp'),
    make('lamp', 'Lamp', 'one-lamp'),
  ])
  expect(again?.text).toBe(first?.text)
  expect(await count()).toBe(before + 1)
  expect((await make('lamp', 'Other', 'one-lamp')).status).toBe(409)
  for (const body of [
    { template: 'car' },
    { template: 'lamp', title: ' ' },
    { template: 'lamp', title: 'x'.repeat(201) },
  ])
    expect((await owner.post(endpoints.createFromTemplate.path, { orgId, ...body })).status).toBe(400)
  expect(await count()).toBe(before + 1)
})

test('[issue 14] the owner may choose the category; one that is not there is refused, and nothing is made', async () => {
  const { id } = await insert(database, 'productCategory', orgId, { title: 'Wall plates', rank: 90 })
  const body = { orgId, template: 'keypadPlate', title: 'In a category', productCategoryId: id } as const
  const { data } = await owner.call(endpoints.createFromTemplate, body)
  expect([data.productCategoryId, data.isCategoryNew]).toEqual([id, false])
  const before = (await readWorld()).catalog.products.size
  const refused = await owner.call(endpoints.createFromTemplate, { ...body, productCategoryId: 999_999 })
  expect([refused.status, refused.error.message]).toEqual([
    422,
    'This category is not there any more. Choose another one.',
  ])
  expect((await readWorld()).catalog.products.size).toBe(before)
})

/** How many records of each kind people find. */
function countRecords() {
  return withTenant(database.owner.db, { orgId, userId: null }, async (db) => [
    (await readRecords(db, 'product', orgId)).length,
    (await readRecords(db, 'productProperty', orgId)).length,
    (await readRecords(db, 'productOption', orgId)).length,
    (await readRecords(db, 'productPropertyGroup', orgId)).length,
    (await readRecords(db, 'productPricingRule', orgId)).filter(({ deleted }) => deleted === 0).length,
    (await readRecords(db, 'productCategory', orgId)).length,
  ])
}

test('[issue 14] what was made from a template is taken back whole, and made again', async () => {
  const before = await countRecords()
  const { data: made } = await make('plainArticle', 'Vase')
  const after = await countRecords()
  // A product, 3 properties, 6 options, a group, 4 pricing rules; its category was there.
  expect(after.map((count, at) => count - (before[at] ?? 0))).toEqual([1, 3, 6, 1, 4, 0])
  const undone = await owner.call(endpoints.undoTemplate, { orgId, made, isRemoved: true })
  expect([undone.status, undone.text]).toEqual([200, '{"ok":true}'])
  expect(await countRecords()).toEqual(before)
  expect((await owner.call(endpoints.undoTemplate, { orgId, made, isRemoved: false })).status).toBe(200)
  expect(await countRecords()).toEqual(after)
})

test('[issue 14] what something else uses by now is not taken back, and all of it stays', async () => {
  const { data: made } = await make('plainArticle', 'Bowl')
  const [rule] = made.productPricingRuleIds
  await insert(database, 'product', orgId, { title: 'Plate', rank: 99, productPricingRuleId: rule ?? 0 })
  const before = await countRecords()
  const refused = await owner.call(endpoints.undoTemplate, { orgId, made, isRemoved: true })
  expect([refused.status, refused.error.details?.rule]).toEqual([422, 'pricingRuleInUse'])
  expect(await countRecords()).toEqual(before)
})
