/**
 * The reconciliation: what a lost webhook left open is read from the provider, and what happened there without us (a
 * refund in its own pages) is found in the list of its events.
 */
import { currentStatus } from '@orderwright/domain/orders'
import type { CardEnvironment, PaymentIntent } from '@orderwright/domain/payments'
import { statusTypeTable } from '@orderwright/domain/tenancy'
import { timestamp, toDate, toTimestamp } from '@orderwright/domain/units'
import { sql } from 'kysely'
import type { Services } from '../../platform/services.ts'
import { readRecord } from '../../platform/database/records.ts'
import { readInSystem } from '../tenancy/run-in-tenant.ts'
import { syncPaymentIntent } from './sync-payment-intent.ts'

const MAX_AT_ONCE = 100
/** Payments younger than this are checked each time; older ones less and less often. */
const OFTEN_MINUTES = 1
const FORGOTTEN_DAYS = 120
const EVENTS_EVERY_MINUTES = 5
/** A provider may write an event down a moment after its time. */
const OVERLAP_MS = 10 * 60_000
const FIRST_LOOK_MS = 3 * 24 * 3_600_000

/** Asks the provider for the state of every open payment that is due for a check. */
export async function reconcileIntents(services: Services, signal?: AbortSignal): Promise<void> {
  const open = await services.databases.owner.db
    .selectFrom('paymentIntents')
    .select(['orgId', 'id', 'environment', 'productOrderId', 'status'])
    .where('status', 'in', ['requires_payment_method', 'requires_action', 'processing'])
    .where(
      // What was checked in the future was so by a clock that was ahead.
      sql<boolean>`checked_at is null or checked_at > now() + make_interval(mins => ${sql.lit(OFTEN_MINUTES)})
        or checked_at < now() - greatest(make_interval(mins => ${sql.lit(OFTEN_MINUTES)}), (now() - created) / 20)`,
    )
    .where(sql<boolean>`created > now() - make_interval(days => ${sql.lit(FORGOTTEN_DAYS)})`)
    .orderBy(sql`checked_at nulls first`)
    .limit(MAX_AT_ONCE)
    .execute()
  for (const { orgId, id: intentId, environment, productOrderId, status } of open) {
    signal?.throwIfAborted()
    const name = { orgId, environment, intentId }
    await guarded(services, async () => {
      if (status !== 'processing' && (await isObsolete(services, orgId, productOrderId))) {
        // Nobody may pay for an order that is deleted or cancelled.
        await services.cards.find(orgId, environment)?.cancelIntent(intentId)
      }
      const done = await syncPaymentIntent(services, name, { by: 'clock' })
      if (done.kind !== 'applied') await postpone(services, orgId, intentId)
    })
  }
}

/** One that can not be checked now must not hold up the others. */
async function postpone(services: Services, orgId: number, id: PaymentIntent['id']): Promise<void> {
  await services.databases.owner.db
    .updateTable('paymentIntents')
    .set({ checkedAt: toTimestamp(services.clock()) })
    .where('orgId', '=', orgId)
    .where('id', '=', id)
    .execute()
}

async function isObsolete(services: Services, orgId: number, orderId: number): Promise<boolean> {
  const found = await readInSystem(services, orgId, async ({ db, org }) => {
    const order = await readRecord(db, 'productOrder', orgId, orderId, { includeDeleted: true })
    if (!order || order.deletedAt !== null) return true
    return statusTypeTable[currentStatus(order, org.profile).type].isStart
  })
  return found === true
}

/** Reads each account's events since the last time, and looks at every payment that they name, once. */
export async function reconcileEvents(services: Services, signal?: AbortSignal): Promise<void> {
  for (const account of services.cards.accounts) {
    signal?.throwIfAborted()
    await guarded(services, () => readEvents(services, account.orgId, account.environment))
  }
}

async function readEvents(services: Services, orgId: number, environment: CardEnvironment): Promise<void> {
  const { db } = services.databases.owner
  const now = services.clock()
  const cursor = await db
    .selectFrom('cardEventCursors')
    .select(['readUntil', 'checkedAt'])
    .where('orgId', '=', orgId)
    .where('environment', '=', environment)
    .executeTakeFirst()
  // Below nothing: the clock was ahead, and has been set back.
  const age = cursor ? now.getTime() - timeOf(cursor.checkedAt) : Number.POSITIVE_INFINITY
  if (age >= 0 && age < EVENTS_EVERY_MINUTES * 60_000) return
  const since = cursor
    ? Math.min(timeOf(cursor.readUntil), now.getTime()) - OVERLAP_MS
    : now.getTime() - FIRST_LOOK_MS
  const listed = await services.cards.find(orgId, environment)?.listEvents(new Date(since))
  if (!listed?.ok) {
    if (listed) services.report(`The events of organization ${orgId} (${environment}): ${listed.message}`)
    return
  }
  const newest = new Map<string, number>()
  for (const { intentId, created } of listed.data) if (intentId !== null) newest.set(intentId, created)
  let isWhole = true
  for (const [intentId, created] of newest) {
    const done = await syncPaymentIntent(services, { orgId, environment, intentId }, { by: 'event', created })
    if (done.kind === 'failed') isWhole = false
  }
  const readUntil = toTimestamp(isWhole ? now : new Date(since + OVERLAP_MS))
  const row = { readUntil, checkedAt: toTimestamp(now) }
  const exists = await db.selectFrom('orgs').select('id').where('id', '=', orgId).executeTakeFirst()
  if (!exists) return
  await db
    .insertInto('cardEventCursors')
    .values({ orgId, environment, ...row })
    .onConflict((conflict) => conflict.columns(['orgId', 'environment']).doUpdateSet(row))
    .execute()
}

function timeOf(text: string): number {
  return toDate(timestamp(text)).getTime()
}

/** The fault of one payment is reported and does not stop the others. */
async function guarded(services: Services, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    services.report(
      `A card payment could not be reconciled: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}
