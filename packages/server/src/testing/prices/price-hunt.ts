/**
 * People who may see no prices, each with an order on which every price field holds a number of its own that stands
 * nowhere else: what they get from any call can be searched for these numbers.
 */
import { sql } from 'kysely'
import { jsonb } from '../../platform/database/database.ts'
import { introduce } from '../../platform/database/introduce.ts'
import { maisonLumen } from '../../seeds/demo-orgs.ts'
import { change, contact, insert, longAgo, orderOf, type Standing } from '../fixture.ts'
import type { Material } from '../access-matrix/row.ts'
import type { Caller, TestApp } from '../test-app.ts'
import type { TestDatabase } from '../test-database.ts'

const orgId = maisonLumen.id

/** Each stands in one place of the source, and nowhere in the demo data. */
export const markers = [
  7_310_001, 7_310_103, 7_310_207, 7_310_309, 7_310_411, 7_310_513, 7_310_617, 7_310_719, 7_310_821,
  7_310_923, 7_311_029, 7_311_131, 7_311_233, 11.37119, 12.37123, 13.37137, 14.37141,
] as const

const [
  subtotal,
  discount,
  shipping,
  tariff,
  tax,
  total,
  deposit,
  flatDiscount,
  flatShipping,
  custom,
  command,
  paid,
  upcharge,
  discountRate,
  shippingRate,
  taxRate,
  tariffRate,
] = markers

export const hunterKinds = [
  'guest with hidden terms',
  'guest with hidden terms, involved',
  'guest from whom the order hides its prices',
  'holder of a link without prices',
  'invited person from whom the order hides its prices',
] as const
export type HunterKind = (typeof hunterKinds)[number]

export interface Hunter {
  readonly caller: Caller
  readonly userId: number
  readonly email: string
  readonly sourceId: number
  /** no prices of the catalog either */
  readonly isBlindEverywhere: boolean
  /** the orders that the hunter reaches: the source, and whatever came of it */
  readonly orderIds: () => Promise<readonly number[]>
  /** what a call is about: this order, and a line of it */
  readonly material: (orderId: number, pick: number) => Promise<Material>
  /** the order's state, where an employee has moved it on */
  readonly move: (orderId: number, statusKey: string) => Promise<unknown>
}

let people = 0

async function addPerson(database: TestDatabase, membership: object | null) {
  people += 1
  const email = `hunter-${people}@example.com`
  const user = await database.owner.db
    .insertInto('users')
    .values({ email, firstName: 'Hunter', lastName: String(people), name: `Hunter ${people}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (membership)
    await insert(database, 'membership', orgId, { userId: user.id, role: 'guest', ...membership })
  return { userId: user.id, email }
}

/** A choice of a back box, so that a back-box order can be made. */
async function aBackBox(database: TestDatabase) {
  const options = await database.owner.db
    .selectFrom('productOptions')
    .select(['id', 'data', 'productPropertyId'])
    .where('orgId', '=', orgId)
    .where('archived', '=', 0)
    .execute()
  const box = options.find(({ data }) => typeof data['backBoxProductId'] === 'number')
  if (!box) throw new Error('the demo data has back boxes')
  return { [box.productPropertyId]: { optionId: box.id } }
}

/** The order with a marker in every price field. */
async function sourceOf(database: TestDatabase, userId: number, standing: Standing, more: object) {
  const isByRate = standing === 'submitted'
  const { order, line } = await orderOf(database, {
    orgId,
    userId,
    standing,
    title: 'Hunted',
    discountMode: isByRate ? 'rate' : 'amount',
    discountPercentage: discountRate,
    discountFlatAmount: flatDiscount,
    shippingMode: isByRate ? 'rate' : 'amount',
    shippingPercentage: shippingRate,
    shippingFlatAmount: flatShipping,
    taxPercentage: taxRate,
    tariffPercentage: tariffRate,
    taxLookup: {
      outcome: 'found',
      address: 'US|NY|NEW YORK|10001',
      state: 'NY',
      rate: taxRate,
      source: 'test',
      date: longAgo,
    },
    commandData: { number: 'C-1', date: '2026-01-01', totalInCents: command },
    costs: {
      orderSubTotal: subtotal,
      discount,
      shipping,
      shippingIsTbd: false,
      tariff,
      tax,
      orderTotal: total,
      depositAmount: deposit,
      depositPercentage: 50,
    },
    ...more,
  })
  await change(database, 'productInstance', orgId, line.id, { customPriceInCents: custom })
  await insert(database, 'productInstance', orgId, {
    productOrderId: order.id,
    productId: 1,
    rank: 2,
    title: 'Hall',
    quantity: 2,
    properties: await aBackBox(database),
  })
  if (standing === 'payment') {
    const [statusKey] = Object.keys(order.statusData).slice(-1)
    await database.owner.db
      .updateTable('productOrders')
      .set({
        statusData: jsonb({
          ...order.statusData,
          [statusKey ?? '']: { date: longAgo, paymentAmountInCents: paid },
        }),
      })
      .where('orgId', '=', orgId)
      .where('id', '=', order.id)
      .execute()
    await database.owner.db
      .insertInto('paymentRecords')
      .values({
        orgId,
        productOrderId: order.id,
        date: longAgo,
        kind: 'payment',
        method: 'wire',
        statusKey: statusKey ?? '',
        paymentAmountInCents: paid + upcharge,
        paymentAmountBeforeUpchargeInCents: paid,
        upchargeAmountInCents: upcharge,
        providerReference: null,
        userId: null,
        note: '',
      })
      .execute()
  }
  return order
}

/** Somebody of this kind with a source of their own. `member` is an employee of the organisation. */
export async function createHunter(
  database: TestDatabase,
  app: TestApp,
  kind: HunterKind,
  standing: Standing,
  member: Caller,
): Promise<Hunter> {
  const other = await addPerson(database, {})
  const hasHiddenTerms = kind === 'guest with hidden terms' || kind === 'guest with hidden terms, involved'
  const isOutsider = kind.startsWith('holder') || kind.startsWith('invited')
  const guest = isOutsider ? null : await addPerson(database, { pricingIsHidden: hasHiddenTerms ? 1 : 0 })
  const visit = isOutsider ? await app.visitor() : null
  const userId = guest?.userId ?? visit?.visitor.userId ?? 0
  const isOwn = kind === 'guest with hidden terms'
  const isInvolved = !isOwn && !kind.startsWith('holder')
  const pricingIsHidden = hasHiddenTerms ? 0 : 1
  const order = await sourceOf(database, isOwn ? userId : other.userId, standing, {
    involvedUsers: isInvolved ? { [userId]: { role: 'other', pricingIsHidden } } : {},
  })
  if (visit) {
    const { id: shareLinkId } = await database.owner.db
      .insertInto('orderShareLinks')
      .values({
        orgId,
        productOrderId: order.id,
        tokenHash: `hunter ${order.id}`,
        userId: kind.startsWith('holder') ? null : userId,
        pricingIsHidden: kind.startsWith('holder') ? 1 : 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { visitorId } = visit.visitor
    await introduce(database.owner.db, { orgId, userId })
    await database.owner.db
      .insertInto('shareVisits')
      .values({ orgId, visitorId, shareLinkId, userId })
      .execute()
  } else {
    // A link that shows prices: whoever gets hold of it sees them.
    await member.post('/configurator/product-order/generate-shareable-link', {
      orgId,
      productOrderId: order.id,
      pricingIsHidden: 0,
    })
  }
  return {
    caller: visit?.caller ?? (await app.as(userId)),
    userId,
    email: guest?.email ?? '',
    sourceId: order.id,
    isBlindEverywhere: kind !== 'guest from whom the order hides its prices',
    orderIds: async () => {
      const { rows } = await sql<{ id: number }>`select id from product_orders
        where org_id = ${orgId} and (id = ${order.id} or user_id = ${userId} or involved_users ? ${String(userId)})
        order by id`.execute(database.owner.db)
      return rows.map(({ id }) => id)
    },
    material: (orderId, pick) => materialOf(database, orderId, pick),
    move: (productOrderId, statusKey) =>
      member.post('/configurator/update-order-status', { orgId, productOrderId, statusKey }),
  }
}

async function materialOf(database: TestDatabase, orderId: number, pick: number): Promise<Material> {
  const { db } = database.owner
  const order = await db
    .selectFrom('productOrders')
    .select(['version', 'orgSpecificId'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const lines = await db
    .selectFrom('productInstances')
    .select(['id', 'version'])
    .where('productOrderId', '=', orderId)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute()
  const line = lines[pick % Math.max(1, lines.length)]
  return {
    orgId,
    orderId,
    orderVersion: order.version,
    orderNumber: order.orgSpecificId,
    lineId: line?.id ?? 2_000_000_000,
    lineVersion: line?.version ?? 1,
    mediumId: 2_000_000_000,
    commentId: 2_000_000_000,
    fileId: 2_000_000_000,
    fileVersion: 1,
    problemId: 2_000_000_000,
    returnId: 2_000_000_000,
    favoriteId: 2_000_000_000,
    productId: 1,
    stockedProductId: 1,
    movementId: 2_000_000_000,
    categoryId: 1,
    propertyId: 1,
    classifierGroupId: 1,
    viewId: 0,
    recordId: 1,
    recordVersion: 1,
    intentId: 'pi_test_hunted',
    clientSecret: 'pi_test_hunted_secret',
    paymentRecordId: 1,
    draftId: 2_000_000_000,
    draftVersion: 1,
    importId: 2_000_000_000,
    webhookId: 2_000_000_000,
    deliveryId: 2_000_000_000,
    email: `asked-${orderId}-${pick}@example.com`,
  }
}

/** Calls with bodies that the access matrix does not have: other modes, filters, sorts, and attempts to help oneself. */
export const trickyCalls: readonly [path: string, body: (material: Material) => object][] = [
  ...(['quote', 'invoice', 'packing', 'factory'] as const).map((mode): (typeof trickyCalls)[number] => [
    '/download-pdf',
    ({ orgId: org, orderId }) => ({ orgId: org, productOrderId: orderId, mode }),
  ]),
  ...(['total', 'updated', 'status'] as const).map((by): (typeof trickyCalls)[number] => [
    '/api/configurator/get-configurator-orders-data',
    ({ orgId: org }) => ({ orgId: org, includeAdvancedOrderData: true, sort: { by, direction: 'desc' } }),
  ]),
  [
    '/api/configurator/get-configurator-orders-data',
    ({ orgId: org }) => ({ orgId: org, formatForCsvExport: true, includeAdvancedOrderData: true }),
  ],
  ['/api/resources/productOrder/get', ({ orgId: org }) => ({ orgId: org, includeDeleted: true })],
  ['/api/resources/product/get', ({ orgId: org }) => ({ orgId: org })],
  ['/api/resources/productOption/get', ({ orgId: org }) => ({ orgId: org })],
  ['/api/resources/productPricingRule/get', ({ orgId: org }) => ({ orgId: org })],
  ['/api/resources/productOptionClassifier/get', ({ orgId: org }) => ({ orgId: org })],
  [
    '/api/resources/productInstance/get',
    ({ orgId: org, orderId }) => ({
      orgId: org,
      where: { productOrderId: orderId },
      includeDeleted: true,
    }),
  ],
  [
    '/api/resources/productInstance/update',
    ({ orgId: org, lineId, lineVersion }) => ({
      orgId: org,
      where: { id: lineId },
      version: lineVersion - 1 || 1,
      props: { title: 'Mine' },
      base: { title: 'Not so' },
    }),
  ],
  [
    '/api/resources/productOrder/update',
    ({ orgId: org, orderId, orderVersion }) => ({
      orgId: org,
      where: { id: orderId },
      version: orderVersion - 1 || 1,
      props: { title: 'Mine' },
      base: { title: 'Not so' },
    }),
  ],
  [
    '/api/resources/productOrder/update',
    ({ orgId: org, orderId, orderVersion }) => ({
      orgId: org,
      where: { id: orderId },
      version: orderVersion,
      props: { shippingFlatAmount: 0 },
    }),
  ],
  [
    '/api/resources/productOrder/update',
    ({ orgId: org, orderId, orderVersion }) => ({
      orgId: org,
      where: { id: orderId },
      version: orderVersion,
      props: { deliveryAddress: { ...contact.deliveryAddress, zip: '10002' } },
    }),
  ],
  [
    '/configurator/product-order/generate-shareable-link',
    ({ orgId: org, orderId }) => ({ orgId: org, productOrderId: orderId, pricingIsHidden: 0 }),
  ],
  [
    '/configurator/confirm-order-payment',
    ({ orgId: org, orderId }) => ({
      orgId: org,
      productOrderId: orderId,
      paymentMethod: 'wire',
      paymentData: { amount: 100 },
    }),
  ],
  ['/api/session/get', ({ orderId }) => ({ shareableOrderId: orderId })],
]
