/**
 * Sends what is due to an endpoint, one message for each job. An endpoint is sent to by one process at a time, so a slow receiver
 * holds back its own messages alone. The request stands outside of any transaction; a process that dies in between sends again,
 * under the same message id.
 */
import { scheduledWait } from '@orderwright/domain/units'
import { sql } from 'kysely'
import type { Services } from '../../platform/services.ts'
import { inSystem, type Work } from '../tenancy/run-in-tenant.ts'
import { type Attempt, attempt } from './attempt.ts'
import { type DeliveryRow, deliveriesOf, storeAttempt } from './delivery-store.ts'
import { findWebhook } from './endpoint-store.ts'
import { holdingEndpoint } from './hold-endpoint.ts'
import { tellOwners } from './tell-owners.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Seconds after the n-th failure, by the text of Standard Webhooks: ten attempts in three days. */
export const RETRY_SECONDS = [
  5,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const

const LONGEST_WAIT_SECONDS = 24 * HOUR

/** An endpoint at which nothing has arrived for so many days is disabled. */
export const FAILING_DAYS = 5

const GONE = 410

/** Seconds until the next message is due; undefined: none waits. */
async function secondsToNext(
  { databases }: Services,
  orgId: number,
  endpointId: number,
): Promise<number | undefined> {
  const next = await databases.owner.db
    .selectFrom('webhookDeliveries')
    .select(
      sql<number>`greatest(0, ceil(extract(epoch from next_attempt_at - statement_timestamp())))::integer`.as(
        'seconds',
      ),
    )
    .where('orgId', '=', orgId)
    .where('endpointId', '=', endpointId)
    .where('status', '=', 'pending')
    .orderBy('nextAttemptAt')
    .limit(1)
    .executeTakeFirst()
  return next?.seconds
}

/**
 * Sends the message that has been due longest, and wakes whoever sends the next when it is due. When `signal` is aborted, it
 * rejects and the delivery is as it was.
 */
export async function deliverNext(
  services: Services,
  orgId: number,
  endpointId: number,
  signal: AbortSignal,
): Promise<void> {
  const held = await holdingEndpoint(services, orgId, endpointId, async (endpoint) => {
    const due = await deliveriesOf({ db: services.databases.owner.db, orgId }, endpointId)
      .where('delivery.status', '=', 'pending')
      .where('delivery.nextAttemptAt', '<=', sql<string>`statement_timestamp()`)
      .orderBy('delivery.nextAttemptAt')
      .orderBy('delivery.id')
      .limit(1)
      .executeTakeFirst()
    if (!due) return
    const made = await attempt(services, endpoint, { id: due.messageId, body: due.body }, signal)
    await inSystem(services, orgId, (work) => recordAttempt(work, endpointId, due, made))
  })
  const next = await secondsToNext(services, orgId, endpointId)
  // Who holds it sends what is due. Should they die, what they leave behind waits no longer than their hold.
  const afterSeconds = held.isHeld || next === undefined ? next : held.afterSeconds
  if (afterSeconds !== undefined) {
    await services.jobs.add({ task: 'deliverWebhooks', orgId, endpointId, afterSeconds })
  }
}

/** What an attempt has come to, for the delivery and for its endpoint; whoever deleted either meanwhile has the last word. */
async function recordAttempt(
  work: Work,
  endpointId: number,
  delivery: DeliveryRow,
  { tried, retryAfterSeconds }: Attempt,
): Promise<void> {
  const endpoint = await findWebhook(work, endpointId, { forUpdate: true })
  const attempts = delivery.attempts + 1
  if (tried.problem === '') {
    await storeAttempt(work, delivery, { status: 'delivered', attempts, waitSeconds: null, tried })
    if (endpoint) await noteHealth(work, endpointId, { failingSince: null })
    return
  }
  const scheduled =
    tried.status === GONE ? undefined : scheduledWait(RETRY_SECONDS, delivery.attempts, Math.random())
  // Who asks to be left alone is, but not for longer than the schedule would ever wait.
  const asked = Math.min(retryAfterSeconds ?? 0, LONGEST_WAIT_SECONDS)
  const wait = scheduled === undefined ? undefined : Math.max(scheduled, asked)
  const status = wait === undefined ? 'failed' : 'pending'
  await storeAttempt(work, delivery, { status, attempts, waitSeconds: wait ?? null, tried })
  if (!endpoint || endpoint.disabledReason !== '') return
  const failingSince = sql<Date>`coalesce(failing_since, now())`
  const disabledReason =
    tried.status === GONE ? 'gone' : (await isHopeless(work, endpointId)) ? 'failing' : ''
  await noteHealth(work, endpointId, { failingSince, disabledReason })
  if (disabledReason !== '') await tellOwners(work, { ...endpoint, disabledReason })
}

async function isHopeless({ db, orgId }: Work, endpointId: number): Promise<boolean> {
  const found = await db
    .selectFrom('webhookEndpoints')
    .select('id')
    .where('orgId', '=', orgId)
    .where('id', '=', endpointId)
    .where('failingSince', '<', sql<string>`now() - make_interval(days => ${FAILING_DAYS})`)
    .executeTakeFirst()
  return found !== undefined
}

async function noteHealth(
  { db, orgId }: Work,
  endpointId: number,
  {
    failingSince,
    disabledReason = '',
  }: { failingSince: null | ReturnType<typeof sql<Date>>; disabledReason?: '' | 'gone' | 'failing' },
): Promise<void> {
  await db
    .updateTable('webhookEndpoints')
    .set({
      failingSince,
      // What people see of it has changed: whoever edits it has to look again.
      ...(disabledReason === '' ? {} : { disabledReason, configVersion: sql<number>`config_version + 1` }),
    })
    .where('orgId', '=', orgId)
    .where('id', '=', endpointId)
    .execute()
}

/** Wakes whoever sends to an endpoint at which something is due: what a dying process left behind. */
export async function wakeDeliveries(services: Services): Promise<void> {
  const due = await services.databases.owner.db
    .selectFrom('webhookDeliveries as delivery')
    .innerJoin('webhookEndpoints as endpoint', (join) =>
      join.onRef('endpoint.orgId', '=', 'delivery.orgId').onRef('endpoint.id', '=', 'delivery.endpointId'),
    )
    .select(['delivery.orgId', 'delivery.endpointId'])
    .distinct()
    .where('delivery.status', '=', 'pending')
    .where('delivery.nextAttemptAt', '<=', sql<string>`statement_timestamp()`)
    .where('endpoint.disabledReason', '=', '')
    .where('endpoint.deletedAt', 'is', null)
    .execute()
  for (const { orgId, endpointId } of due) {
    await services.jobs.add({ task: 'deliverWebhooks', orgId, endpointId })
  }
}
