/** Orders and catalog records that tests call about, put into the database directly. */
import type { ResourceKey } from '@orderwright/domain/entities'
import {
  currentStatus,
  newItem,
  newOrder,
  type ProductInstance,
  type ProductOrder,
} from '@orderwright/domain/orders'
import { type OrgProfile, orgProfileSchema } from '@orderwright/domain/tenancy'
import { type Cents, cents, type Timestamp, timestamp } from '@orderwright/domain/units'
import { withTenant } from '../platform/database/database.ts'
import { insertRecord, type RecordOf, updateRecord, type Values } from '../platform/database/records.ts'
import type { TestDatabase } from './test-database.ts'

export const longAgo: Timestamp = timestamp('2026-01-02 03:04:05')

/** What a complete order carries, so that the checks before submitting pass. */
export const contact = {
  phone: '(212) 555-0100',
  email: 'studio@example.com',
  clientEmails: 'studio@example.com',
  firmName: 'Studio North',
  deliveryAddress: {
    streetAddress: '12 Main Street',
    streetAddress2: '',
    country: 'US',
    city: 'New York',
    state: 'NY',
    zip: '10001',
  },
}

/** A price that is recognised wherever it leaks. */
export const markedPrice: Cents = cents(1_234_567)

export async function profileOf(database: TestDatabase, orgId: number): Promise<OrgProfile> {
  const row = await database.owner.db
    .selectFrom('orgs')
    .select('profile')
    .where('id', '=', orgId)
    .executeTakeFirstOrThrow()
  return orgProfileSchema.parse(row.profile)
}

/** Writes one record of any resource. */
export function insert<K extends ResourceKey>(
  database: TestDatabase,
  key: K,
  orgId: number,
  values: Values,
): Promise<RecordOf<K>> {
  return withTenant(database.owner.db, { orgId, userId: null }, (db) => insertRecord(db, key, orgId, values))
}

export function change<K extends ResourceKey>(
  database: TestDatabase,
  key: K,
  orgId: number,
  id: number,
  values: Values,
): Promise<RecordOf<K> | undefined> {
  return withTenant(database.owner.db, { orgId, userId: null }, (db) =>
    updateRecord(db, key, orgId, id, values),
  )
}

export interface OrderFixture {
  readonly order: ProductOrder
  readonly line: ProductInstance
}

/** Where an order stands: at its first step, waiting for approval, at the first payment, or shipped. */
export type Standing = 'started' | 'submitted' | 'payment' | 'shipped'

function statusDataAt(profile: OrgProfile, standing: Standing) {
  const types = {
    started: 'orderStarted',
    submitted: 'submittedForApproval',
    payment: 'payment',
    shipped: 'shipped',
  } as const
  const index = profile.productOrderStatuses.findIndex(({ type }) => type === types[standing])
  const entered = profile.productOrderStatuses.slice(0, index + 1).filter(({ type }) => type !== 'static')
  return Object.fromEntries(entered.map(({ key }) => [key, { date: longAgo }]))
}

/** A complete order of `userId` with one custom line of `markedPrice`. */
export async function orderOf(
  database: TestDatabase,
  {
    orgId,
    userId,
    standing = 'started',
    ...fields
  }: { orgId: number; userId: number; standing?: Standing } & Values,
): Promise<OrderFixture> {
  const profile = await profileOf(database, orgId)
  const draft = newOrder({ orgId, userId, title: 'Villa North' }, profile, longAgo)
  const statusData = statusDataAt(profile, standing)
  const status = currentStatus({ statusData }, profile)
  const isPinned = standing !== 'started'
  const order = await insert(database, 'productOrder', orgId, {
    ...draft,
    ...contact,
    statusData,
    lastCompletedStatusKey: status.key,
    effectivePricingDate: isPinned ? longAgo : null,
    productInstancesCount: 1,
    costs: {
      ...draft.costs,
      orderSubTotal: markedPrice,
      orderTotal: markedPrice,
      depositAmount: Math.round((markedPrice * draft.costs.depositPercentage) / 100),
    },
    ...fields,
  })
  const line = await insert(database, 'productInstance', orgId, {
    ...newItem({ orgId, productId: -1, rank: 1, title: 'Special plate', customPriceInCents: markedPrice }),
    productOrderId: order.id,
  })
  return { order, line }
}
