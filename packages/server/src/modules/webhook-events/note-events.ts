/**
 * Notes what other systems of the organization want to hear of, in the transaction that makes it so: what is rolled back is
 * never sent, and what is committed is never lost.
 */
import type { TransitionIntent } from '@orderwright/domain/lifecycle'
import {
  currentStatus,
  type OrderEventKind,
  orgAddress,
  owedAmounts,
  type ProductOrder,
} from '@orderwright/domain/orders'
import type { PaymentRecord } from '@orderwright/domain/payments'
import { toDate } from '@orderwright/domain/units'
import {
  webhookBody,
  type WebhookChange,
  type WebhookEvent,
  type WebhookOrder,
  type WebhookType,
} from '@orderwright/domain/webhooks'
import { sql } from 'kysely'
import type { Work } from '../tenancy/run-in-tenant.ts'

type Place = Pick<Work, 'db' | 'orgId'>

/** The active endpoints that want events of one of these types. */
export async function endpointsThatWant(
  { db, orgId }: Place,
  types: readonly WebhookType[],
): Promise<{ readonly id: number; readonly events: readonly string[] }[]> {
  return db
    .selectFrom('webhookEndpoints')
    .select(['id', 'events'])
    .where('orgId', '=', orgId)
    .where('disabledReason', '=', '')
    .where('deletedAt', 'is', null)
    .where(sql<boolean>`events && ${[...types]}::text[]`)
    .orderBy('id')
    .execute()
}

/** Writes an event with a delivery for each endpoint that wants it; they leave after the commit. */
export async function writeWebhookEvent(
  work: Pick<Work, 'db' | 'orgId' | 'services' | 'afterCommit'>,
  event: WebhookEvent,
  endpointIds: readonly number[],
): Promise<void> {
  if (endpointIds.length === 0) return
  const { db, orgId, services, afterCommit } = work
  const { id: eventId } = await db
    .insertInto('webhookEvents')
    .values({ orgId, type: event.type, body: webhookBody(event, services.clock()) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('webhookDeliveries')
    .values(endpointIds.map((endpointId) => ({ orgId, endpointId, eventId })))
    .execute()
  for (const endpointId of endpointIds) afterCommit({ task: 'deliverWebhooks', orgId, endpointId })
}

function statusOf(work: Pick<Work, 'org'>, order: ProductOrder) {
  const { key, title } = currentStatus(order, work.org.profile)
  return { key, title }
}

/** The order as messages show it. */
export function webhookOrder(work: Pick<Work, 'org' | 'services'>, order: ProductOrder): WebhookOrder {
  const { id, orgId, orgSpecificId, title, purchaseOrderNumber, costs, amountPaidInCents, version } = order
  return {
    id,
    number: orgSpecificId,
    title,
    status: statusOf(work, order),
    purchaseOrderNumber,
    url: orgAddress(work.services.config.publicUrl, orgId, `/orders/${orgSpecificId}`),
    currency: work.org.profile.payment.currency,
    costs,
    amountPaidInCents,
    version,
  }
}

/** What an entry of the ledger tells: its amounts, and its day. */
type Entry = Pick<
  PaymentRecord,
  'kind' | 'method' | 'paymentAmountInCents' | 'upchargeAmountInCents' | 'date'
>

/** What a step of an order's life is to other systems; call it when the step is stored. */
export async function noteTransition(
  work: Work,
  before: ProductOrder,
  after: ProductOrder,
  intent: TransitionIntent['kind'],
  entry?: Entry,
): Promise<void> {
  const order = webhookOrder(work, after)
  const previousStatus = statusOf(work, before)
  const events: WebhookEvent[] = []
  if (intent === 'submit') events.push({ type: 'order.submitted', data: { order } })
  if (intent === 'approve') events.push({ type: 'order.approved', data: { order } })
  if (entry && entry.kind !== 'correction') {
    const type = entry.kind === 'refund' ? 'order.refunded' : 'order.paid'
    events.push({ type, data: { order, payment: paymentOf(after, entry) } })
  }
  if (previousStatus.key !== order.status.key) {
    events.push({ type: 'order.status_changed', data: { order, previousStatus } })
  }
  if (events.length === 0) return
  const endpoints = await endpointsThatWant(
    work,
    events.map(({ type }) => type),
  )
  for (const event of events) {
    const wanting = endpoints.filter((endpoint) => endpoint.events.includes(event.type))
    await writeWebhookEvent(
      work,
      event,
      wanting.map(({ id }) => id),
    )
  }
}

function paymentOf(order: ProductOrder, entry: Entry) {
  return {
    method: entry.method,
    amountInCents: entry.paymentAmountInCents,
    upchargeInCents: entry.upchargeAmountInCents,
    date: toDate(entry.date).toISOString(),
    isPaidInFull: order.amountPaidInCents >= owedAmounts(order).orderTotal,
  }
}

/** Seconds without another change after which changes have come to rest. */
export const QUIET_SECONDS = 30
/** Whoever never rests is told of after so many seconds. */
export const LONGEST_SECONDS = 600

const lineChanges: Partial<Record<OrderEventKind, WebhookChange>> = {
  'line.create': 'created',
  'line.update': 'updated',
  'line.delete': 'deleted',
  'line.restore': 'restored',
}

/** Notes changes of an order's items. They are gathered: an event tells of all that came before a quiet moment. */
export async function noteItemChanges(
  work: Work,
  changes: readonly {
    readonly productOrderId: number
    readonly kind: OrderEventKind
    readonly resourceId: number | null
    readonly after: object | null
  }[],
): Promise<void> {
  const { db, orgId } = work
  const type = 'order.items_changed'
  const rows = changes.flatMap(({ productOrderId, kind, resourceId, after }) => {
    const row = { orgId, type, productOrderId }
    const change = lineChanges[kind]
    if (change && resourceId !== null) return [{ ...row, resource: 'productInstance', resourceId, change }]
    // Choices of the order hold for its items.
    return kind === 'order.update' && after !== null && 'properties' in after
      ? [{ ...row, resource: 'productOrder', resourceId: productOrderId, change: 'updated' as const }]
      : []
  })
  if (rows.length === 0 || (await endpointsThatWant(work, [type])).length === 0) return
  await db.insertInto('webhookChanges').values(rows).execute()
  work.afterCommit({ task: 'settleWebhooks', afterSeconds: QUIET_SECONDS })
}
