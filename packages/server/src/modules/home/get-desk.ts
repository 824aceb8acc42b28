/** get-desk: what waits for this person, and the orders worked on last. [issue 18] */
import type { Desk } from '@orderwright/contract'
import { type DeskReason, deskReasonsFor, deskSince } from '@orderwright/domain/desk'
import { currentStatus, currentVisibleStatus, statusText } from '@orderwright/domain/orders'
import { amountDueAfter } from '@orderwright/domain/payments'
import { localizeProfile } from '@orderwright/domain/tenancy'
import { timestamp } from '@orderwright/domain/units'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { notFound, succeed } from '../../platform/http/outcome.ts'
import { hidesPrices } from '../orders-list/present-row.ts'
import { readInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import { type DeskRow, waitingQuery, workedOnQuery } from './desk-query.ts'

/** Orders of one reason: more are a list of their own. */
const MAX_WAITING = 4
const MAX_WORKED_ON = 4
/** Letters of a feedback that are shown. */
const MAX_FEEDBACK = 300

export const getDesk: HandlerOf<'getDesk'> = (call, body) =>
  readInTenant(call, body, async (tenant) => {
    const { actor, orgId, policy } = tenant
    if (!policy.can(actor, 'order.list', { orgId })) return notFound()
    const seesAll = policy.can(actor, 'order.listAll', { orgId })
    const db = tenant.db.withoutPlugins()
    const waiting: Desk['waiting'] = []
    // One connection: its statements follow one another.
    for (const { reason, orders } of deskReasonsFor(actor.role)) {
      if (orders === 'all' && !seesAll) continue
      const { rows } = await waitingQuery(tenant, reason, MAX_WAITING).execute(db)
      const [first] = rows
      if (!first) continue
      waiting.push({
        reason,
        count: first.total,
        orders: rows.map((row) => presentWaiting(tenant, row, reason)),
      })
    }
    const { rows } = await workedOnQuery(tenant, MAX_WORKED_ON).execute(db)
    return succeed({ waiting, workedOn: rows.map((row) => presentOrder(tenant, row)) })
  })

function presentOrder({ org, actor }: TenantCall, row: DeskRow): Desk['workedOn'][number] {
  const { id, orgSpecificId, title, firmName, ownerName, lastUpdated, isStocked } = row
  const status = currentVisibleStatus(row, localizeProfile(org.profile), actor.role)
  return {
    id,
    orgSpecificId,
    title,
    firmName,
    ownerName,
    lastUpdated,
    statusTitle: statusText(status, isStocked === 1).title,
  }
}

function presentWaiting(
  tenant: TenantCall,
  row: DeskRow,
  reason: DeskReason,
): Desk['waiting'][number]['orders'][number] {
  const { actor, org, orgId, policy } = tenant
  const { profile } = org
  const seesAll = policy.can(actor, 'order.listAll', { orgId })
  const isPriced = seesAll || !hidesPrices(actor, row)
  const { key } = currentStatus(row, profile)
  const isAboutMoney = reason === 'paymentDue' || reason === 'paymentToRecord'
  const since = deskSince(row, reason, profile)
  return {
    ...presentOrder(tenant, row),
    since: since === null ? null : timestamp(since),
    dueInCents:
      isAboutMoney && isPriced ? amountDueAfter(row, row.amountPaidInCents, profile, key).dueInCents : null,
    paymentMethod: reason === 'paymentToRecord' ? (row.statusData[key]?.awaitingPaymentMethod ?? null) : null,
    feedbackNotes: reason === 'changesAsked' ? row.feedbackNotes.trim().slice(0, MAX_FEEDBACK) : null,
  }
}
