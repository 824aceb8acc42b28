/** The demo data is complete, consistent and the same everywhere; every product can be configured and priced. */
import { compileCatalog } from '@orderwright/domain/catalog'
import { evaluateOrder } from '@orderwright/domain/configuration'
import { luminance } from '@orderwright/domain/drawing'
import { itemScene } from '@orderwright/domain/item-drawings'
import { checkSubmission } from '@orderwright/domain/lifecycle'
import { currentStatus, productInstanceSchema } from '@orderwright/domain/orders'
import { deriveLedger } from '@orderwright/domain/payments'
import { type OrgProfile, orgProfileSchema } from '@orderwright/domain/tenancy'
import { timestamp } from '@orderwright/domain/units'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type EntityTable, tableSchemas } from '../platform/database/schema.ts'
import { loadMeasurer } from '../platform/glyphs/load-measurer.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { maisonLumen } from './demo-orgs.ts'
import { demoOrgs, demoRoles, demoSeeds, demoUserId, seedDemo } from './index.ts'
import { chooseFor, tasteFrom } from './maison-lumen/orders/configurations.ts'
import { randomFrom } from './random.ts'

const now = new Date('2026-06-15T12:00:00Z')
const seeds = demoSeeds(now)
const lumen = seeds[0]
if (!lumen) throw new Error('no organisations')
const catalog = compileCatalog(lumen.catalog)
const { productOrders, productInstances, paymentRecords } = lumen.orders

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await seedDemo(database.owner.db, now)
})
afterAll(() => database.close())

/** All rows of a table with an id, by organisation and id. */
async function stored(table: EntityTable): Promise<unknown[]> {
  const answer = await sql<{ row: unknown }>`
    select row from (select * from ${sql.table(table)} order by org_id, id) as row`.execute(database.owner.db)
  return answer.rows
}

describe('stored demo data', () => {
  test('every catalog record comes back as it was made', async () => {
    for (const table of [
      'products',
      'productOptions',
      'productPricingRules',
      'productRules',
      'productGraphics',
    ] as const) {
      const rows = await database.owner.db
        .selectFrom(table)
        .selectAll()
        .orderBy('orgId')
        .orderBy('id')
        .execute()
      const made = seeds.flatMap((seed) => [...seed.catalog[table]])
      const sorted = made.toSorted((a, b) => a.orgId - b.orgId || a.id - b.id)
      expect(rows.map((row) => tableSchemas[table].parse(row))).toEqual(sorted)
    }
  })

  test('[1.9.06] orders keep their dates, and what is paid is what the ledger says', async () => {
    const found = await database.owner.db
      .selectFrom('productOrders')
      .selectAll()
      .orderBy('orgId')
      .orderBy('id')
      .execute()
    const rows = found.map((row) => tableSchemas.productOrders.parse(row))
    const made = seeds.flatMap((seed) => [...seed.orders.productOrders])
    expect(rows).toEqual(made.toSorted((a, b) => a.orgId - b.orgId || a.id - b.id))
    expect(rows.filter((row) => row.amountPaidInCents > 0).length).toBeGreaterThan(20)
  })

  test('seeding again changes nothing', async () => {
    const before = await stored('memberships')
    await seedDemo(database.owner.db, new Date('2026-07-01T12:00:00Z'))
    expect(await stored('memberships')).toEqual(before)
  })

  test('new records get ids of their own', async () => {
    const values = { orgId: lumen.id, title: 'New', rank: 9 }
    const category = await database.owner.db
      .insertInto('productCategories')
      .values(values)
      .returning('id')
      .execute()
    expect(category[0]?.id).toBeGreaterThan(21)
  })
})

describe('organisations', () => {
  test('[1.9.38] each, the six special ones among them, has a logo and an accent of its own, readable on white', () => {
    expect(seeds.map((seed) => seed.id)).toEqual([850, 1004, 1053, 1392, 1450, 1798, 2000])
    expect(new Set(seeds.map((seed) => seed.profile.brand.logoUrl)).size).toBe(7)
    expect(new Set(seeds.map((seed) => seed.profile.brand.accentColor)).size).toBe(7)
    for (const { title, profile } of seeds) {
      const contrast = 1.05 / (luminance(profile.brand.accentColor) + 0.05)
      expect([title, contrast >= 4.5, profile.brand.logoUrl === null]).toEqual([title, true, false])
    }
  })

  test('each takes cards, wires and checks to an account of its own', () => {
    const accounts = seeds.map(({ title, profile }) => {
      const { methods } = profile.payment
      expect([title, methods.map(({ key }) => key).toSorted()]).toEqual([
        title,
        ['card', 'checkByMail', 'wire'],
      ])
      return methods.find(({ key }) => key === 'wire')?.props.accountNumber
    })
    expect(new Set(accounts).size).toBe(7)
  })

  test('the seventh has nothing else than the defaults', () => {
    const seventh: OrgProfile | undefined = seeds[6]?.profile
    const defaults = orgProfileSchema.parse({})
    expect(seventh).toEqual({
      ...defaults,
      brand: { ...defaults.brand, accentColor: expect.any(String), logoUrl: expect.any(String) },
      payment: { ...defaults.payment, methods: expect.any(Array) },
    })
  })

  test('[1.1.07] each has an owner, a member and guests, one of whom does not see prices', async () => {
    for (const org of demoOrgs) {
      const people = await database.owner.db
        .selectFrom('memberships')
        .innerJoin('users', 'users.id', 'memberships.userId')
        .select(['users.id', 'users.email', 'role', 'pricingIsHidden'])
        .where('orgId', '=', org.id)
        .where('userId', 'in', Object.values(org.userIds))
        .orderBy('memberships.id')
        .execute()
      expect(people.map((person) => person.role)).toEqual(['owner', 'member', 'guest', 'guest'])
      expect(people.map((person) => person.id)).toEqual(demoRoles.map((role) => demoUserId(org, role)))
      expect(people.map((person) => person.email)).toEqual(demoRoles.map((role) => org.emails[role]))
      expect(people[3]?.pricingIsHidden).toBe(1)
    }
  })

  test('[1.3.28] Maison Lumen has the status keys that the specification names', () => {
    const keys = lumen.profile.productOrderStatuses.map((status) => status.key)
    expect(keys).toEqual(
      expect.arrayContaining(['submittedForApproval', 'readyToPayDeposit', 'finalPaymentReceived']),
    )
  })

  test('[1.9.39, 1.9.40] the terms and the shipping note of the specification are on its documents', () => {
    const terms = lumen.profile.documents.terms.join(' ')
    for (const part of [
      '50%',
      '48 hours',
      '15 days',
      '$250',
      '18 weeks',
      '14 days',
      '25%',
      '24 months',
      '3 business days',
    ]) {
      expect(terms).toContain(part)
    }
    expect(lumen.profile.documents.shippingNote).toBe(
      'Shipping from France to California generally takes 3 days.',
    )
  })
})

describe('Maison Lumen’s catalog', () => {
  test('[1.9.23, 1.9.27] has the sizes, screw spacings and screws of the specification', () => {
    const data = (propertyId: number) =>
      lumen.catalog.productOptions.filter((option) => option.productPropertyId === propertyId)
    const sizes = data(1).flatMap((option) => [option.data['width'], option.data['height']])
    expect([...new Set(sizes)].toSorted()).toEqual([117, 133, 144, 175, 207, 269, 82, 91])
    const spacings = data(1).map((option) => option.data['screwSpacing'])
    expect([...new Set(spacings)].toSorted()).toEqual([107, 117, 150, 170, 60, 66, 83])
    expect(data(4).map((option) => [option.id, option.title])).toEqual([
      [5, 'Torx'],
      [6, 'Slot'],
      [103, 'No visible screws'],
    ])
  })

  test('[1.3.21, 1.9.34, 1.9.36] has back boxes where the specification puts them', () => {
    expect(lumen.profile.backBox).toEqual({ productCategoryId: 5, productPropertyIds: [92, 29, 59, 54] })
    for (const propertyId of [92, 29, 59, 54]) {
      const boxes = lumen.catalog.productOptions.filter((option) => option.productPropertyId === propertyId)
      const products = boxes.map((option) => option.data['backBoxProductId']).filter((id) => id !== undefined)
      expect(products.length).toBeGreaterThan(0)
      for (const id of products) {
        expect(lumen.catalog.products.find((product) => product.id === id)?.productCategoryId).toBe(5)
      }
    }
  })

  test('[1.3.15] option data carry what drawings and engravings need', () => {
    const keys = new Set(lumen.catalog.productOptions.flatMap((option) => Object.keys(option.data)))
    const wanted =
      'fill width height gang layoutString fontFamily fontSize color strokeColor strokeWidth mm in'
    for (const key of wanted.split(' ')) expect([...keys]).toContain(key)
  })

  test('[1.5.29] option 139 is offered only while the plate has more than one mechanism', () => {
    const option = lumen.catalog.productOptions.find(({ id }) => id === 139)
    expect(option?.productPropertyId).toBe(26)
    expect(option?.availability).toEqual([
      { productPropertyId: 10, dataKey: 'mechanismCount', operator: '>', value: 1 },
    ])
  })

  test('rules come in an old, a current and an announced version', () => {
    for (const rule of lumen.catalog.productPricingRules) {
      const [old, current, announced] = Object.values(rule.versions).map((version) => version.created)
      expect(
        old && current && announced && old < current && current < '2026-06-15' && announced > '2026-06-15',
      ).toBe(true)
    }
  })

  const products = lumen.catalog.products.map((product) => [product.title, product] as const)
  test.for(products)('%s can be configured, priced and drawn', ([, product]) => {
    const template = productOrders.find((order) => order.isStocked === 0)
    if (!template) throw new Error('no order')
    const order = { ...template, effectivePricingDate: null }
    for (let seed = 1; seed <= 25; seed += 1) {
      const random = randomFrom(seed)
      const item = productInstanceSchema.parse({
        ...order,
        productOrderId: order.id,
        productId: product.id,
        title: 'Library',
        rank: 1,
        quantity: 1,
        properties: chooseFor(product, tasteFrom(random), random),
      })
      const document = { order, items: [item] }
      const viewer = { role: 'owner', pricingIsHidden: false } as const
      const evaluation = evaluateOrder(
        { catalog, profile: lumen.profile, viewer, now: timestamp('2026-06-15 12:00:00') },
        document,
      )
      expect(evaluation.items[0]?.problems).toEqual([])
      const price = evaluation.items[0]?.price
      expect(price?.ok && price.unitPrice > 0).toBe(true)
      expect(product.drawing === null || itemScene(catalog, document, item).ok).toBe(true)
    }
  })

  test('a matched mechanism finish is marked for its lead time', () => {
    const { leadTime } = lumen.profile.alerts
    const [propertyId] = lumen.profile.roles[leadTime?.role ?? ''] ?? []
    const matched = lumen.catalog.productOptions.filter(
      (option) =>
        option.productPropertyId === propertyId && option.data[leadTime?.optionDataKey ?? ''] === true,
    )
    expect(leadTime?.weeks).toBe(24)
    expect(matched.length).toBe(9)
  })
})

describe('Maison Lumen’s orders', () => {
  const hiddenGuest = demoUserId(maisonLumen, 'guestHiddenPricing')

  test('stand in every status, some paid, some archived, some special', () => {
    const keys = new Set(productOrders.map((order) => currentStatus(order, lumen.profile).key))
    expect(keys.size).toBe(lumen.profile.productOrderStatuses.length)
    expect(productOrders.length).toBeGreaterThanOrEqual(60)
    expect(productOrders.filter((order) => order.archived === 1).length).toBeGreaterThan(3)
    expect(productOrders.filter((order) => order.isProcessingPayment === 1).length).toBe(1)
    expect(productOrders.some((order) => order.feedbackNotes !== '')).toBe(true)
    expect(productOrders.some((order) => order.userId === hiddenGuest)).toBe(true)
    expect(productInstances.some((item) => item.productId === -1)).toBe(true)
  })

  test('[1.5.30] could all have been submitted with engravings that fit, and carry the costs and payments that the engine computes', async () => {
    const measurer = await loadMeasurer()
    for (const order of productOrders) {
      const items = productInstances.filter((item) => item.productOrderId === order.id)
      expect(order.productInstancesCount).toBe(items.length)
      const at = order.effectivePricingDate ?? order.created
      const viewer = { role: 'guest', pricingIsHidden: false } as const
      const evaluation = evaluateOrder(
        { catalog, profile: lumen.profile, viewer, now: at, measurer },
        { order, items },
      )
      const refusal = checkSubmission({ order, items }, evaluation)
      expect([order.id, refusal?.code]).toEqual([order.id, items.length === 0 ? 'orderIsEmpty' : undefined])
      expect([order.id, evaluation.costs]).toEqual([order.id, order.costs])
      const ledger = paymentRecords.filter((payment) => payment.productOrderId === order.id)
      expect(deriveLedger(ledger)).toEqual({
        amountPaidInCents: order.amountPaidInCents,
        lastPaymentDate: order.lastPaymentDate,
      })
    }
  })
})
