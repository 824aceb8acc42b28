/** confirm-order-payment: a customer announces a wire or check, an employee records the money. [1.7.16, 1.4.22] */
import type { endpoints, ParsedBodyOf } from '@orderwright/contract'
import { checkPaymentContact } from '@orderwright/domain/lifecycle'
import { currentStatus, type ProductOrder } from '@orderwright/domain/orders'
import { amountDue, chargeFor } from '@orderwright/domain/payments'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, type Outcome, sentences, succeed } from '../../platform/http/outcome.ts'
import { applyTransition, lockFor, refused, statusAnswer } from '../lifecycle/transition.ts'
import { subjectOf } from '../orders/order-store.ts'
import { seesPrices } from '../orders/present-order.ts'
import { runInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import { withOrderOrg } from '../tenancy/order-org.ts'
import { readLedger } from '../ledger/ledger.ts'
import { quoteHolds } from './quote-holds.ts'
import { isMethodOffered, unknownMethod } from './payment-methods.ts'
import { recordEntry } from './booking/record-entry.ts'

type Body = ParsedBodyOf<(typeof endpoints)['confirmOrderPayment']>

export const confirmOrderPayment: HandlerOf<'confirmOrderPayment'> = async (call, body) => {
  const located = await withOrderOrg(call, body)
  if (!located.ok) return located
  return runInTenant(call, located.data, async (tenant) => {
    const order = await lockFor(tenant, body.productOrderId, 'order.pay')
    if (!order.ok) return order
    const subject = subjectOf(order.data, tenant.org.profile)
    const records = tenant.policy.can(tenant.actor, 'order.recordPayment', subject)
    const done = records
      ? await recordMoney(tenant, order.data, body)
      : await announce(tenant, order.data, body)
    return done.ok ? succeed(statusAnswer(tenant, done.data)) : done
  })
}

async function announce(tenant: TenantCall, order: ProductOrder, body: Body): Promise<Outcome<ProductOrder>> {
  const contact = checkPaymentContact(order, tenant.org.profile)
  if (contact) return refused(contact)
  const holds = quoteHolds(tenant, order)
  if (!holds.ok) return holds
  if (!isMethodOffered(tenant, body.paymentMethod)) return unknownMethod()
  const { paymentMethod: method, payInFull, paymentData } = body
  const { due, chargeOf } = await dueNow(tenant, order, method)
  // What the customer has read on the page is what they will send. Whoever sees no prices has read none: the answer
  // to a guess would reveal them.
  const read = seesPrices(tenant, order) ? paymentData?.amount : undefined
  if (due.dueInCents > 0 && read !== undefined && read !== chargeOf(payInFull).paymentAmountInCents) {
    return fail('refused', sentences.amountChanged, { rule: 'amountChanged' })
  }
  return applyTransition(tenant, order, { kind: 'awaitPayment', method, payInFull })
}

/** What is due now, and what a payment of it, or of everything, by this method comes to. */
async function dueNow(tenant: TenantCall, order: ProductOrder, method: Body['paymentMethod']) {
  const { profile } = tenant.org
  const { key } = currentStatus(order, profile)
  const due = amountDue(order, await readLedger(tenant, order.id), profile, key)
  const chargeOf = (payInFull: boolean) => chargeFor(due, { method, payInFull }, profile)
  return { due, chargeOf, isFullAwaited: order.statusData[key]?.awaitsFullPayment === true }
}

/** What the caller does not say is what is due now, by the announced choice. */
async function recordMoney(
  tenant: TenantCall,
  order: ProductOrder,
  body: Body,
): Promise<Outcome<ProductOrder>> {
  const { amount, date, note, ...options } = body.paymentData ?? {}
  const { chargeOf, isFullAwaited } = await dueNow(tenant, order, body.paymentMethod)
  const charge = chargeOf(body.payInFull || isFullAwaited)
  return recordEntry(
    tenant,
    order,
    {
      kind: 'payment',
      method: body.paymentMethod,
      amount: amount ?? charge.paymentAmountBeforeUpchargeInCents,
      date,
      note: note ?? '',
    },
    options,
    'paymentData.date',
  )
}
