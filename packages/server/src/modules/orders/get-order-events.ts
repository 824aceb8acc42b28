/** The history of an order, newest first, of one person or one kind if so asked; employees only. */
import type { ParsedBodyOf, endpoints } from '@orderwright/contract'
import { historyMessages } from '@orderwright/domain/messages'
import { historyGroupOf } from '@orderwright/domain/orders'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { forbidden, succeed } from '../../platform/http/outcome.ts'
import { calledHere } from '../people/known-people.ts'
import { readInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import { readableOrder, subjectOf } from './order-store.ts'

type Body = ParsedBodyOf<(typeof endpoints)['getOrderEvents']>

/** In the answer the system is a person with this id. */
const SYSTEM = 0

function eventsOf({ db, orgId }: TenantCall, productOrderId: number) {
  return db
    .selectFrom('orderEvents')
    .where('orderEvents.orgId', '=', orgId)
    .where('orderEvents.productOrderId', '=', productOrderId)
}

/** The kinds of a group among those that the order's history has. */
async function kindsOf(tenant: TenantCall, productOrderId: number, group: Body['group']): Promise<string[]> {
  const rows = await eventsOf(tenant, productOrderId).select('kind').distinct().execute()
  return rows.map(({ kind }) => kind).filter((kind) => historyGroupOf(kind) === group)
}

async function peopleOf(tenant: TenantCall, productOrderId: number) {
  const rows = await eventsOf(tenant, productOrderId)
    .leftJoin('users', 'users.id', 'orderEvents.userId')
    .select(['orderEvents.userId', calledHere.as('name')])
    .distinct()
    .orderBy('name')
    .execute()
  return rows.map(({ userId, name }) => ({
    id: userId ?? SYSTEM,
    name: userId === null ? historyMessages.system : (name ?? historyMessages.unknownPerson),
  }))
}

/** E-mails that have failed and have not arrived. */
async function openMailsOf({ db, orgId }: TenantCall, productOrderId: number) {
  const mails = await db
    .selectFrom('outboxMails')
    .select(['id', 'to', 'subject', 'attempts', 'lastError', 'givenUpAt'])
    .where('orgId', '=', orgId)
    .where('productOrderId', '=', productOrderId)
    .where('sentAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .where('lastError', 'is not', null)
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
  return mails.map(({ givenUpAt, lastError, ...mail }) => ({
    ...mail,
    lastError: lastError ?? '',
    state: givenUpAt === null ? ('waiting' as const) : ('failed' as const),
  }))
}

export const getOrderEvents: HandlerOf<'getOrderEvents'> = (call, body) =>
  readInTenant(call, body, async (tenant) => {
    const order = await readableOrder(tenant, body.productOrderId)
    if (!order.ok) return order
    const subject = subjectOf(order.data, tenant.org.profile)
    if (!tenant.policy.can(tenant.actor, 'order.readEvents', subject)) return forbidden()
    const { id } = order.data
    const { before, limit, byUserId, group } = body
    const kinds = group === undefined ? undefined : await kindsOf(tenant, id, group)
    const rows =
      kinds?.length === 0
        ? []
        : await eventsOf(tenant, id)
            .leftJoin('users', 'users.id', 'orderEvents.userId')
            .selectAll('orderEvents')
            .select(calledHere.as('userName'))
            .$if(before !== undefined, (query) => query.where('orderEvents.id', '<', before ?? 0))
            .$if(kinds !== undefined, (query) => query.where('orderEvents.kind', 'in', kinds ?? []))
            .$if(byUserId === SYSTEM, (query) => query.where('orderEvents.userId', 'is', null))
            .$if(byUserId !== undefined && byUserId !== SYSTEM, (query) =>
              query.where('orderEvents.userId', '=', byUserId ?? 0),
            )
            .orderBy('orderEvents.id', 'desc')
            .limit(limit + 1)
            .execute()
    return succeed({
      events: rows.slice(0, limit).map((row) => ({ ...row, userName: row.userName ?? '' })),
      hasMore: rows.length > limit,
      people: await peopleOf(tenant, id),
      openMails: await openMailsOf(tenant, id),
    })
  })
