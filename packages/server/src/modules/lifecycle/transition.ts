/**
 * The frame of every status change: lock the order, authorise, plan by the engine, store the plan, write the
 * event, and send what follows from it.
 */
import { isEmployee, type OrderAction } from '@orderwright/domain/access'
import { planTransition, type TransitionIntent, type TransitionPatch } from '@orderwright/domain/lifecycle'
import { lifecycleMessages as words } from '@orderwright/domain/messages'
import { currentStatus, type ProductOrder } from '@orderwright/domain/orders'
import { formatDay, type Refusal, toDate } from '@orderwright/domain/units'
import type { Place } from '@orderwright/contract'
import { fail, forbidden, type Outcome, succeed } from '../../platform/http/outcome.ts'
import { checkOrderStock } from '../inventory/book-order-stock.ts'
import { allowedOn, documentOf, readableOrder, recalculateOrder, subjectOf } from '../orders/order-store.ts'
import { presentOrder } from '../orders/present-order.ts'
import { differences, toJson, writeEvent } from '../orders/write-event.ts'
import { addToLedger, type LedgerEntry, readLedger } from '../ledger/ledger.ts'
import { settleDocuments } from '../invoice-records/settle-documents.ts'
import { calledHere } from '../people/known-people.ts'
import type { TenantCall, Work } from '../tenancy/run-in-tenant.ts'
import { endChangeOrder } from '../revision-records/change-order-store.ts'
import { reviseBy } from '../revision-records/write-revision.ts'
import { noteTransition } from '../webhook-events/note-events.ts'
import { runEffects } from './run-effects.ts'

/** An order of nothing but mistakes is not given back whole. */
const MAX_PLACES = 50

/** A rule of the domain said no; `places` are the items and properties that it is about. */
export function refused(refusal: Refusal & { readonly opens?: string }, places: readonly Place[] = []) {
  return fail('refused', refusal.message, {
    rule: refusal.code,
    ...(places.length === 0 ? {} : { places: places.slice(0, MAX_PLACES) }),
    ...(refusal.opens === undefined ? {} : { opens: refusal.opens }),
  })
}

/**
 * The locked order when the caller may do `action` to it: 404 when it may not be seen, 403 when only seen, 422 with the
 * repair when it is archived.
 */
export async function lockFor(
  tenant: TenantCall,
  orderId: number,
  action: OrderAction,
): Promise<Outcome<ProductOrder>> {
  const order = await readableOrder(tenant, orderId, { forUpdate: true })
  return order.ok ? allowedOn(tenant, order.data, action) : order
}

/** Plans the intent on a locked order and stores it; a payment's `entry` goes into the ledger with it. */
export async function applyTransition(
  work: Work,
  order: ProductOrder,
  intent: TransitionIntent,
  entry?: LedgerEntry,
): Promise<Outcome<ProductOrder>> {
  const ledger = await readLedger(work, order.id)
  const plan = planTransition(order, intent, work.org.profile, work.now, ledger)
  if (!plan.ok) return refused(plan)
  if (entry) {
    const stays = plan.statusKey === currentStatus(order, work.org.profile).key
    await addToLedger(work, { ...entry, movedToStatusKey: stays ? '' : plan.statusKey })
  }
  if (plan.patch.agreedAmounts === null) await endChangeOrder(work, order.id)
  const recalculated = await recalculateOrder(work, order.id, storable(plan.patch), (judged) =>
    reviseBy(work, judged, plan.effects),
  )
  await writeEvent(work, {
    productOrderId: order.id,
    kind: `status.${intent.kind}`,
    resourceKey: 'productOrder',
    resourceId: order.id,
    ...withEntry(differences(order, recalculated.order), entry),
  })
  const { receiptNumber } = await settleDocuments(work, recalculated)
  await runEffects(work, recalculated.order, plan.effects, entry && { ...entry, receiptNumber })
  await noteTransition(work, order, recalculated.order, intent.kind, entry)
  return succeed(recalculated.order)
}

/** The history says of money how much it was and how it came. */
function withEntry(changed: ReturnType<typeof differences>, entry: LedgerEntry | undefined) {
  if (!entry) return changed
  const { paymentAmountInCents: paymentAmount, method: paymentMethod, note: paymentNote } = entry
  return { before: changed.before, after: { ...changed.after, paymentAmount, paymentMethod, paymentNote } }
}

/**
 * The same for a person's decision. Where somebody else has decided first, the refusal says who, and holds the order as
 * it is now.
 */
export async function decide(
  tenant: TenantCall,
  order: ProductOrder,
  intent: TransitionIntent,
  { allowBackorder = false }: { readonly allowBackorder?: boolean } = {},
): Promise<Outcome<ProductOrder>> {
  const mayOverride = tenant.policy.can(
    tenant.actor,
    'order.takeOnBackorder',
    subjectOf(order, tenant.org.profile),
  )
  if (allowBackorder && !mayOverride) return forbidden()
  const inStock = allowBackorder ? succeed(null) : await checkStockFor(tenant, order, intent, mayOverride)
  const done = inStock.ok ? await applyTransition(tenant, order, intent) : inStock
  if (done.ok || done.error.code !== 'refused') return done
  const current = toJson(presentOrder(tenant, order))
  // Who has decided first explains what is no longer possible, not what is not on the shelf.
  const first = inStock.ok && isEmployee(tenant.actor) ? await lastDecision(tenant, order) : ''
  const message = first === '' ? done.error.message : `${done.error.message} ${first}`
  return { ok: false, error: { ...done.error, message, details: { ...done.error.details, current } } }
}

/**
 * Whether there is enough in stock for what the intent makes of the order. Where a rule speaks against the intent itself,
 * that is for whoever takes it to say.
 */
async function checkStockFor(
  tenant: TenantCall,
  order: ProductOrder,
  intent: TransitionIntent,
  mayOverride: boolean,
): Promise<Outcome<null>> {
  const ledger = await readLedger(tenant, order.id)
  const plan = planTransition(order, intent, tenant.org.profile, tenant.now, ledger)
  if (!plan.ok) return succeed(null)
  const { items } = await documentOf(tenant, order)
  return checkOrderStock(tenant, { order: { ...order, ...plan.patch }, items }, { mayOverride })
}

/** What somebody else has done to the order's status last, in a sentence; empty when that was the caller. */
async function lastDecision(tenant: TenantCall, order: ProductOrder): Promise<string> {
  const last = await tenant.db
    .selectFrom('orderEvents')
    .leftJoin('users', 'users.id', 'orderEvents.userId')
    .select(['orderEvents.kind', 'orderEvents.created', 'orderEvents.userId', calledHere.as('name')])
    .where('orderEvents.orgId', '=', tenant.orgId)
    .where('orderEvents.productOrderId', '=', order.id)
    .where('orderEvents.kind', 'like', 'status.%')
    .orderBy('orderEvents.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last || last.userId === tenant.actor.userId) return ''
  const seconds = secondsBetween(last.created, tenant.now)
  return words.firstDecision({
    kind: last.kind,
    name: last.name ?? '',
    seconds,
    day: formatDay(last.created, tenant.org.profile.region.timeZone),
  })
}

function secondsBetween(from: string, to: string): number {
  return Math.max(0, Math.round((toDate(to).getTime() - toDate(from).getTime()) / 1000))
}

/** What is paid follows from the ledger in the database itself; nobody else writes it. */
function storable({
  amountPaidInCents: _,
  lastPaymentDate: __,
  ...patch
}: TransitionPatch): Partial<ProductOrder> {
  return patch
}

/** The answer of a status call. */
export function statusAnswer(tenant: TenantCall, order: ProductOrder) {
  const view = presentOrder(tenant, order)
  return { statusData: view.statusData, productOrder: view }
}
