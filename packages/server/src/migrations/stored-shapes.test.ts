/** Values with an inside of their own are stored and read back with every field, through the real database. */
import { productGraphicSchema } from '@orderwright/domain/graphics'
import { productOrderSchema } from '@orderwright/domain/orders'
import {
  archCustomViewSchema,
  drawingNotesKeys,
  entitySchema,
  entityTypes,
} from '@orderwright/domain/spatial'
import { membershipSchema, orgProfileSchema, statusTypes } from '@orderwright/domain/tenancy'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jsonb } from '../platform/database/database.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'

const orgId = 3000
const userId = 3001
const orderId = 3002
let database: TestDatabase

const address = {
  streetAddress: '1 Main Street',
  streetAddress2: 'Floor 2',
  country: 'US',
  city: 'Oakland',
  state: 'CA',
  zip: '94607',
}
const costs = {
  orderSubTotal: 10_000,
  discount: 1000,
  shipping: 500,
  shippingIsTbd: false,
  tariff: 90,
  tax: 800,
  orderTotal: 10_390,
  depositAmount: 5195,
  depositPercentage: 50,
}
const statusData = {
  orderStarted: { date: '2026-01-02 03:04:05' },
  readyToPay: { date: '2026-01-03 03:04:05', awaitingPaymentMethod: 'wire', paymentAmountInCents: 5195 },
}
const integrationData = {
  provider: 'test',
  environment: 'test',
  statusKey: 'readyToPay',
  paymentIntentId: 'pi_1',
} as const
const commandData = { number: 'C 12', date: '2026-01-05', totalInCents: 4200 }
const involvedUsers = {
  '3001': { role: 'owner', pricingIsHidden: 0 },
  '7': { role: 'other', pricingIsHidden: 1 },
} as const
const paymentMethod = {
  key: 'wire',
  title: 'Wire transfer',
  rank: 2,
  disabled: false,
  isHidden: false,
  isEmployeeOnly: true,
  isPreferred: true,
  props: {
    companyName: 'A Inc.',
    bank: 'B Bank',
    address: 'C Street',
    routingNumber: '021',
    accountNumber: '44',
  },
} as const
const status = {
  key: 'readyToPay',
  type: 'payment',
  title: 'Ready to pay',
  description: 'Pay now.',
  isVisibleToGuest: true,
  isMilestone: true,
  awaitingPaymentMethod: 'Waiting for your payment.',
  stockedOrderTitle: 'Pay',
  setBy: 'owners',
  isMailed: false,
  stockedOrderDescription: 'It ships at once.',
  appliesToStocked: true,
} as const

beforeAll(async () => {
  database = await openTestDatabase()
  const { db } = database.owner
  const profile = orgProfileSchema.parse({
    payment: { methods: [paymentMethod] },
    productOrderStatuses: [status],
  })
  await db.insertInto('orgs').values({ id: orgId, title: 'Shapes', profile }).execute()
  await db.insertInto('users').values({ id: userId, email: 'a@shapes.example' }).execute()
  await db.insertInto('memberships').values({ orgId, userId, role: 'guest' }).execute()
  await db
    .insertInto('productOrders')
    .values({
      id: orderId,
      orgId,
      userId,
      deliveryAddress: address,
      billingAddress: address,
      costs,
      statusData,
      integrationData,
      commandData,
      involvedUsers,
    })
    .execute()
})
afterAll(() => database.close())

async function readOrder() {
  const row = await database.owner.db.selectFrom('productOrders').selectAll().executeTakeFirstOrThrow()
  return productOrderSchema.parse(row)
}

async function readProfile() {
  const row = await database.owner.db.selectFrom('orgs').select('profile').executeTakeFirstOrThrow()
  return orgProfileSchema.parse(row.profile)
}

describe('an order', () => {
  test('[1.3.04] keeps date, awaited payment method and paid amount for each status', async () => {
    expect((await readOrder()).statusData).toEqual(statusData)
  })

  test('[1.3.05] keeps provider, environment, status key and payment intent of its integration', async () => {
    expect((await readOrder()).integrationData).toEqual(integrationData)
  })

  test('[1.3.06] keeps number, date and total of its command', async () => {
    expect((await readOrder()).commandData).toEqual(commandData)
  })

  test('[1.3.07] keeps every part of its costs', async () => {
    expect((await readOrder()).costs).toEqual(costs)
  })

  test('[1.3.09] keeps every line of its addresses', async () => {
    const order = await readOrder()
    expect([order.deliveryAddress, order.billingAddress]).toEqual([address, address])
  })

  test('[2.3.02] keeps the role and the hidden pricing of those involved', async () => {
    expect((await readOrder()).involvedUsers).toEqual(involvedUsers)
  })
})

describe('an organisation', () => {
  test('[1.3.24] keeps its payment methods', async () => {
    expect((await readProfile()).payment.methods).toEqual([paymentMethod])
  })

  test('[1.3.26] keeps its status definitions', async () => {
    expect((await readProfile()).productOrderStatuses).toEqual([status])
    expect(statusTypes).toContain(status.type)
  })

  test('[1.3.31] is black until it chooses an accent colour', async () => {
    expect((await readProfile()).brand.accentColor).toBe('black')
  })
})

test('[1.3.32, 1.3.33] a new member’s orders page starts with the defaults', async () => {
  const row = await database.owner.db.selectFrom('memberships').selectAll().executeTakeFirstOrThrow()
  expect(membershipSchema.parse(row).settings.ordersPageSettings).toEqual({
    orderOwnerFilterValue: 'all',
    archivedFilterValue: 'active',
    statusFilterValue: 'All',
    pageRowsFilterValue: 100,
    productCategoryFilterValue: 'all',
    detailLevelFilterValue: 'basic',
    columnWidths: {},
    columns: {},
  })
})

test('[2.3.22] a graphic keeps its tree of nodes', async () => {
  const leaf = {
    id: 'b',
    type: 'box',
    title: 'Untitled Box',
    props: { width: 3, color: '#fff' },
    children: [],
  }
  const nodes = [{ id: 'a', type: 'group', title: 'Untitled Group', props: {}, children: [leaf] }]
  const { db } = database.owner
  await db
    .insertInto('productGraphics')
    .values({ orgId, title: 'Lamp', nodes: jsonb(nodes) })
    .execute()
  const row = await db.selectFrom('productGraphics').selectAll().executeTakeFirstOrThrow()
  expect(productGraphicSchema.parse(row).nodes).toEqual(nodes)
})

test('[2.3.34] a viewport keeps notes under each of the eight keys', async () => {
  expect([...drawingNotesKeys].toSorted()).toEqual([
    'calicoMuralArea',
    'calicoMuralPanel',
    'calicoMuralSeam',
    'calicoMuralTexture',
    'criticalAlignmentPanel',
    'general',
    'mismatch',
    'productSpec',
  ])
  const drawingNotesData = Object.fromEntries(drawingNotesKeys.map((key) => [key, `Note on ${key}`]))
  const { db } = database.owner
  await db
    .insertInto('archCustomViews')
    .values({ orgId, productOrderId: orderId, rank: 1, drawingNotesData })
    .execute()
  const row = await db.selectFrom('archCustomViews').selectAll().executeTakeFirstOrThrow()
  expect(archCustomViewSchema.parse(row).drawingNotesData).toEqual(drawingNotesData)
})

test('[2.3.36] every type of spatial entity is stored with its viewport', async () => {
  const { db } = database.owner
  const view = await db
    .insertInto('archCustomViews')
    .values({ orgId, productOrderId: orderId, rank: 2 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const data = { archCustomViewId: view.id }
  for (const type of entityTypes) {
    await db.insertInto('entities').values({ orgId, productOrderId: orderId, type, data }).execute()
  }
  const rows = await db.selectFrom('entities').selectAll().orderBy('id').execute()
  expect(rows.map((row) => entitySchema.parse(row).type)).toEqual([
    'calicoMuralSeam',
    'calicoMuralPanel',
    'calicoMuralTexture',
    'calicoMuralArea',
    'calicoMismatchLine',
    'calicoWallLabel',
    'opening',
    'reference',
    'focusArea',
    'eyePoint',
  ])
  expect(rows.every((row) => row.data['archCustomViewId'] === view.id)).toBe(true)
})
