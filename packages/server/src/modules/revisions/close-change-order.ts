/** A change that was asked for is declined, one that is open withdrawn or agreed to. The status of the order stays as it is. */
import { isEmployee } from '@orderwright/domain/access'
import { changeOrderMessages as words } from '@orderwright/domain/messages'
import { costsAsOrdered, type ProductOrder } from '@orderwright/domain/orders'
import { orderWord } from '@orderwright/domain/tenancy'
import type { ParsedBodyOf, endpoints } from '@orderwright/contract'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, forbidden, type Outcome } from '../../platform/http/outcome.ts'
import { customersOf, employeesOf } from '../mails/people.ts'
import { notifyReaders } from '../mails/notify-readers.ts'
import { settleDocuments } from '../invoice-records/settle-documents.ts'
import { recalculateOrder } from '../orders/order-store.ts'
import { runInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import { answered, inState, lockMade } from './change-order-frame.ts'
import {
  changeChangeOrder,
  type ChangeOrderRow,
  currentChangeOrder,
} from '../revision-records/change-order-store.ts'
import { proposalOf } from './proposal.ts'
import { putBack } from './put-back.ts'
import { judgedNow } from '../revision-records/revision-store.ts'
import { writeRevision } from '../revision-records/write-revision.ts'

type Body = ParsedBodyOf<(typeof endpoints)['closeChangeOrder']>

const closed = ({ userId, now }: TenantCall, { note }: Body) => ({
  closedBy: userId,
  closedAt: now,
  closingNote: note,
})
const noteOf = ({ note }: Body) => (note === '' ? {} : { closingNote: note })

async function decline(tenant: TenantCall, order: ProductOrder, row: ChangeOrderRow, body: Body) {
  await changeChangeOrder(tenant, row.id, { state: 'declined', ...closed(tenant, body) })
  await notifyReaders(tenant, order, await customersOf(tenant, order), {
    kind: 'changeOrderDeclined',
    cause: `change order ${row.id}`,
    note: body.note,
  })
  return answered(tenant, order, row.id, 'changeOrder.decline', noteOf(body))
}

/** The order is again what is being made. */
async function withdraw(tenant: TenantCall, order: ProductOrder, row: ChangeOrderRow, body: Body) {
  const back = await putBack(tenant, order, row.baseRevision ?? 1)
  await changeChangeOrder(tenant, row.id, { state: 'withdrawn', ...closed(tenant, body) })
  // What was credited in between is billed from now on.
  await settleDocuments(tenant, back)
  // Of one that nobody has asked for, and nobody was shown, there is nothing to tell.
  if (row.requestedAt !== null || row.proposedAt !== null) {
    await notifyReaders(tenant, back.order, await customersOf(tenant, back.order), {
      kind: 'changeOrderWithdrawn',
      cause: `change order ${row.id}`,
      note: body.note,
    })
  }
  return answered(tenant, back.order, row.id, 'changeOrder.withdraw', noteOf(body))
}

/** Whoever asked for a change takes it back while nothing was opened of it. */
async function takeBack(tenant: TenantCall, body: Body) {
  const order = await lockMade(tenant, body.productOrderId, 'order.requestChange')
  if (!order.ok) return order
  const row = inState(await currentChangeOrder(tenant, order.data.id), 'requested')
  if (!row.ok) return row
  if (row.data.requestedBy !== tenant.userId) return forbidden()
  await changeChangeOrder(tenant, row.data.id, { state: 'withdrawn', ...closed(tenant, body) })
  await notifyReaders(tenant, order.data, await employeesOf(tenant, order.data), {
    kind: 'changeOrderWithdrawn',
    cause: `change order ${row.data.id}`,
    note: body.note,
  })
  return answered(tenant, order.data, row.data.id, 'changeOrder.takeBack', noteOf(body))
}

/** Who agrees: a customer by themselves, or whom an employee names. */
async function agreeing(
  tenant: TenantCall,
  body: Body,
): Promise<Outcome<{ name: string; how: Body['agreedHow'] }>> {
  const { agreedByName, agreedHow: how } = body
  if (isEmployee(tenant.actor)) {
    if (agreedByName === '') return fail('refused', words.nameMissing, { rule: 'nameMissing' })
    return { ok: true, data: { name: agreedByName, how: how === 'account' ? 'inPerson' : how } }
  }
  const user = await tenant.db
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', tenant.actor.userId)
    .executeTakeFirstOrThrow()
  return { ok: true, data: { name: user.name || user.email, how: 'account' } }
}

async function agree(tenant: TenantCall, order: ProductOrder, row: ChangeOrderRow, body: Body) {
  const word = orderWord(tenant.org.profile)
  const who = await agreeing(tenant, body)
  if (!who.ok) return who
  if (body.proposal === undefined) return fail('refused', words.lookFirst, { rule: 'lookFirst' })
  const judged = await judgedNow(tenant, order)
  if (proposalOf(judged) !== body.proposal)
    return fail('refused', words.changedSince, { rule: 'changedSince' })
  const { totalInCents: before } = await tenant.db
    .selectFrom('orderRevisions')
    .select('totalInCents')
    .where('orgId', '=', tenant.orgId)
    .where('productOrderId', '=', order.id)
    .where('number', '=', row.baseRevision ?? 1)
    .executeTakeFirstOrThrow()
  const recalculated = await recalculateOrder(
    tenant,
    order.id,
    { agreedAmounts: null },
    async (one) => (await writeRevision(tenant, one, { reason: 'changeOrder', isAlways: false })) ?? {},
  )
  const revised = recalculated.order
  if (revised.revisionNumber === order.revisionNumber) {
    return fail('refused', words.nothingChanged({ word }), { rule: 'nothingChanged' })
  }
  // What came back of the order is no part of either: revisions are of what was ordered.
  const differenceInCents = costsAsOrdered(revised.costs).orderTotal - before
  await changeChangeOrder(tenant, row.id, {
    state: 'agreed',
    ...closed(tenant, body),
    resultRevision: revised.revisionNumber,
    agreedByName: who.data.name,
    agreedHow: who.data.how,
    differenceInCents,
  })
  // What is made now is another thing than what was billed.
  await settleDocuments(tenant, recalculated)
  const readers = isEmployee(tenant.actor) ? customersOf(tenant, revised) : employeesOf(tenant, revised)
  await notifyReaders(tenant, revised, await readers, {
    kind: 'changeOrderAgreed',
    cause: `change order ${row.id}`,
  })
  return answered(tenant, revised, row.id, 'changeOrder.agree', {
    revisionNumber: revised.revisionNumber,
    agreedByName: who.data.name,
    differenceInCents,
    ...noteOf(body),
  })
}

export const closeChangeOrder: HandlerOf<'closeChangeOrder'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    if (body.outcome === 'withdrawn' && !isEmployee(tenant.actor)) return takeBack(tenant, body)
    const action = body.outcome === 'agreed' ? 'order.agreeToChange' : 'order.changeOrder'
    const order = await lockMade(tenant, body.productOrderId, action)
    if (!order.ok) return order
    const isRecorded = body.agreedByName !== '' || body.agreedHow !== 'account'
    // For somebody else an employee alone records it.
    if (isRecorded && !isEmployee(tenant.actor)) return forbidden()
    const state = body.outcome === 'declined' ? 'requested' : 'open'
    const row = inState(await currentChangeOrder(tenant, order.data.id), state)
    if (!row.ok) return row
    const close = { declined: decline, withdrawn: withdraw, agreed: agree }[body.outcome]
    return close(tenant, order.data, row.data, body)
  })
