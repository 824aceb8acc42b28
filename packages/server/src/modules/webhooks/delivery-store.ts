/** The log of deliveries: reading it, adding an attempt, and sending again. */
import { type WebhookDelivery, type WebhookTry, webhookTrySchema } from '@orderwright/contract'
import { timestamp } from '@orderwright/domain/units'
import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import { jsonb } from '../../platform/database/database.ts'
import type { Database } from '../../platform/database/schema.ts'

interface Place {
  readonly db: Kysely<Database>
  readonly orgId: number
}

/** Of a delivery so many attempts are kept, the newest. */
const TRIES_MAX = 20
/** Characters of an answer that are kept. */
const ANSWER_KEPT = 1000

const triesSchema = z.array(webhookTrySchema)

/** Deliveries with their events, by whatever the query narrows them to. */
export function deliveriesOf({ db, orgId }: Place, endpointId: number) {
  return db
    .selectFrom('webhookDeliveries as delivery')
    .innerJoin('webhookEvents as event', (join) =>
      join.onRef('event.orgId', '=', 'delivery.orgId').onRef('event.id', '=', 'delivery.eventId'),
    )
    .select([
      'delivery.id',
      'delivery.endpointId',
      'delivery.status',
      'delivery.attempts',
      'delivery.nextAttemptAt',
      'delivery.created',
      'delivery.tries',
      'event.messageId',
      'event.type',
      'event.body',
    ])
    .where('delivery.orgId', '=', orgId)
    .where('delivery.endpointId', '=', endpointId)
}
export type DeliveryRow = Awaited<ReturnType<ReturnType<typeof deliveriesOf>['execute']>>[number]

export function presentDelivery(row: DeliveryRow): WebhookDelivery {
  const { id, endpointId, messageId, type, created, status, nextAttemptAt, body } = row
  return {
    id,
    webhookId: endpointId,
    messageId,
    type,
    created: timestamp(created),
    status,
    nextAttemptAt: nextAttemptAt === null ? null : timestamp(nextAttemptAt),
    tries: triesSchema.parse(row.tries),
    body,
  }
}

export async function findDelivery(
  place: Place,
  endpointId: number,
  id: number,
): Promise<DeliveryRow | undefined> {
  return deliveriesOf(place, endpointId).where('delivery.id', '=', id).executeTakeFirst()
}

/** An attempt as the log keeps it. */
export function keptTry(one: WebhookTry): WebhookTry {
  // By code points: half a pair of surrogates is no text that the database takes.
  return { ...one, answer: Array.from(one.answer).slice(0, ANSWER_KEPT).join('') }
}

export interface Attempted {
  readonly status: 'pending' | 'delivered' | 'failed'
  readonly attempts: number
  /** seconds until the next; null: there is none */
  readonly waitSeconds: number | null
  readonly tried: WebhookTry
}

/** Adds an attempt to a delivery that stands as `before` does; one that was sent again meanwhile keeps its new round. */
export async function storeAttempt(
  { db, orgId }: Place,
  before: Pick<DeliveryRow, 'id' | 'attempts' | 'tries'>,
  { status, attempts, waitSeconds, tried }: Attempted,
): Promise<void> {
  const tries = [...triesSchema.parse(before.tries), keptTry(tried)].slice(-TRIES_MAX)
  await db
    .updateTable('webhookDeliveries')
    .set({
      status,
      attempts,
      tries: jsonb(tries),
      nextAttemptAt:
        waitSeconds === null
          ? null
          : sql<Date>`statement_timestamp() + make_interval(secs => ${waitSeconds})`,
    })
    .where('orgId', '=', orgId)
    .where('id', '=', before.id)
    .where('status', '=', 'pending')
    .where('attempts', '=', before.attempts)
    .execute()
}

/** What a delivery is that begins anew. */
const anew = { status: 'pending', attempts: 0, nextAttemptAt: sql<Date>`statement_timestamp()` } as const

/** Sends one again; it keeps the attempts of before. */
export async function replayDelivery({ db, orgId }: Place, id: number): Promise<void> {
  await db
    .updateTable('webhookDeliveries')
    .set(anew)
    .where('orgId', '=', orgId)
    .where('id', '=', id)
    .execute()
}

/** Sends all failed ones again that were made since then; how many they are. A ping is asked for anew instead. */
export async function replayFailed({ db, orgId }: Place, endpointId: number, since: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('webhookDeliveries')
    .set(anew)
    .where('orgId', '=', orgId)
    .where('endpointId', '=', endpointId)
    .where('status', '=', 'failed')
    .where('created', '>=', since)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('webhookEvents')
            .select('webhookEvents.id')
            .whereRef('webhookEvents.orgId', '=', 'webhookDeliveries.orgId')
            .whereRef('webhookEvents.id', '=', 'webhookDeliveries.eventId')
            .where('webhookEvents.type', '=', 'ping'),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
