/**
 * Changes that have come to rest become one event: of the items of an order, of the catalog. What is typed is told once, as it
 * became, at the latest some minutes after the first change.
 */
import {
  gatherChanges,
  MAX_NAMED_CHANGES,
  type WebhookChange,
  type WebhookEvent,
} from '@orderwright/domain/webhooks'
import { sql } from 'kysely'
import { readRecord } from '../../platform/database/records.ts'
import type { Services } from '../../platform/services.ts'
import {
  endpointsThatWant,
  LONGEST_SECONDS,
  QUIET_SECONDS,
  webhookOrder,
  writeWebhookEvent,
} from '../webhook-events/note-events.ts'
import { inSystem, type Work } from '../tenancy/run-in-tenant.ts'

interface Group {
  readonly orgId: number
  readonly type: string
  readonly productOrderId: number | null
}

interface Noted {
  readonly resource: string
  readonly resourceId: number
  readonly change: WebhookChange
}

/** Groups of changes that belong together, of any organization, as far as they have come to rest. */
async function atRest({ databases }: Services): Promise<readonly Group[]> {
  const { rows } = await sql<Group>`
    select org_id, type, product_order_id from webhook_changes
    group by org_id, type, product_order_id
    having max(created) <= statement_timestamp() - make_interval(secs => ${QUIET_SECONDS})
      or min(created) <= statement_timestamp() - make_interval(secs => ${LONGEST_SECONDS})
    order by min(id)`.execute(databases.owner.db)
  return rows
}

/** Makes an event of each group. Two processes at once make one: who takes the rows away first has them. */
export async function settleChanges(services: Services, signal?: AbortSignal): Promise<void> {
  for (const group of await atRest(services)) {
    signal?.throwIfAborted()
    try {
      await inSystem(services, group.orgId, (work) => settle(work, group))
    } catch (error) {
      // It waits for the next sweep; the others are not held up by it.
      const reason = error instanceof Error ? error.message : String(error)
      services.report(`Changes of organization ${group.orgId} could not be gathered for webhooks: ${reason}`)
    }
  }
}

async function settle(work: Work, { type, productOrderId }: Group): Promise<void> {
  const { rows } = await sql<Noted & { readonly id: number }>`
    delete from webhook_changes
    where org_id = ${work.orgId} and type = ${type} and product_order_id is not distinct from ${productOrderId}
    returning id, resource, resource_id, change`.execute(work.db)
  const changes = gatherChanges(rows.toSorted((a, b) => a.id - b.id))
  if (changes.length === 0) return
  const event =
    productOrderId === null ? catalogEvent(changes) : await itemsEvent(work, productOrderId, changes)
  if (!event) return
  const endpoints = await endpointsThatWant(work, [event.type])
  await writeWebhookEvent(
    work,
    event,
    endpoints.map(({ id }) => id),
  )
}

function catalogEvent(changes: readonly Noted[]): WebhookEvent {
  const records = changes.map(({ resource, resourceId: id, change }) => ({ resource, id, change }))
  return {
    type: 'catalog.changed',
    data: { records: records.slice(0, MAX_NAMED_CHANGES), total: records.length },
  }
}

async function itemsEvent(
  work: Work,
  productOrderId: number,
  changes: readonly Noted[],
): Promise<WebhookEvent | null> {
  const order = await readRecord(work.db, 'productOrder', work.orgId, productOrderId, {
    includeDeleted: true,
  })
  if (!order) return null
  const items = changes
    .filter(({ resource }) => resource === 'productInstance')
    .map(({ resourceId: id, change }) => ({ id, change }))
  const orderChoicesChanged = changes.some(({ resource }) => resource === 'productOrder')
  return {
    type: 'order.items_changed',
    data: {
      order: webhookOrder(work, order),
      items: items.slice(0, MAX_NAMED_CHANGES),
      total: items.length,
      orderChoicesChanged,
    },
  }
}
