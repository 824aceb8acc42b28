/** Card payment intents: opened, read and recomputed for what is due. The server computes every amount. */
import type {
  createPaymentIntent,
  getPaymentIntent,
  PaymentIntentView,
  updatePaymentIntent,
} from '@orderwright/contract'
import {
  type AmountDue,
  amountDue,
  type Charge,
  chargeFor,
  checkPaymentContact,
  currentStatus,
  isEmployee,
  messages,
  type PaymentIntent,
  type ProductOrder,
} from '@orderwright/domain'
import type { CallContext, Handler } from '../../platform/http/call-context.ts'
import { fail, forbidden, notFound, type Outcome, succeed, sentences } from '../../platform/http/outcome.ts'
import { lockFor, refused } from '../lifecycle/transition.ts'
import { seesPrices } from '../orders/present-order.ts'
import { writeEvent } from '../orders/write-event.ts'
import { updateRecord } from '../resources/records.ts'
import { inTenant, type TenantCall } from '../tenancy/in-tenant.ts'
import { withOrderOrg } from '../tenancy/order-org.ts'
import { isOffered, unknownMethod } from './confirm-order-payment.ts'
import { findIntent } from './intent-store.ts'
import { readLedger } from './ledger.ts'

/** The locked order, for somebody who may pay it and sees what it costs: a card payment tells its amount. */
export async function lockForCard(tenant: TenantCall, orderId: number): Promise<Outcome<ProductOrder>> {
  const order = await lockFor(tenant, orderId, 'order.pay')
  if (!order.ok) return order
  return seesPrices(tenant, order.data) ? order : forbidden(messages.pricingHidden)
}

/** What a card payment of this order comes to now, or why there is none. */
export async function chargeNow(
  tenant: TenantCall,
  order: ProductOrder,
  payInFull: boolean,
): Promise<Outcome<{ charge: Charge; due: AmountDue }>> {
  const { profile } = tenant.org
  const status = currentStatus(order, profile)
  const due = amountDue(order, await readLedger(tenant, order.id), profile, status.key)
  if (due.dueInCents <= 0) {
    return status.type === 'payment'
      ? fail('refused', messages.nothingDue, { rule: 'nothingDue' })
      : fail('refused', messages.notAtPayment({ word: profile.vocabulary.order }), { rule: 'notAtPayment' })
  }
  return succeed({ due, charge: chargeFor(due, { method: 'card', payInFull }, profile) })
}

/** Whether a card payment may be opened or changed now. */
function checkCard(call: CallContext, tenant: TenantCall, order: ProductOrder, environment: string) {
  // Test money settles an order like real money: customers never choose it. [1.4.44]
  if (environment === 'test' && !isEmployee(tenant.actor)) return forbidden()
  if (!call.services.cardProvider || !isOffered(tenant, 'card')) return unknownMethod()
  if (order.isProcessingPayment === 1) {
    return fail('refused', messages.paymentInProgress, { rule: 'paymentInProgress' })
  }
  const contact = checkPaymentContact(order, tenant.org.profile)
  return contact ? refused(contact) : null
}

export function presentIntent(intent: PaymentIntent): PaymentIntentView {
  return {
    id: intent.id,
    client_secret: intent.clientSecret,
    amount: intent.amountInCents,
    status: intent.status,
    last_error: intent.lastError,
    metadata: {
      upcharge_amount_in_cents: intent.upchargeAmountInCents,
      pay_in_full: intent.payInFull === 1,
    },
  }
}

export const createIntent: Handler<typeof createPaymentIntent> = async (call, body) => {
  const located = await withOrderOrg(call, body)
  if (!located.ok) return located
  return inTenant(call, located.data, async (tenant) => {
    const order = await lockForCard(tenant, body.productOrderId)
    if (!order.ok) return order
    const problem = checkCard(call, tenant, order.data, body.paymentEnvironment)
    const provider = call.services.cardProvider
    if (problem || !provider) return problem ?? unknownMethod()
    const now = await chargeNow(tenant, order.data, body.payInFull)
    if (!now.ok) return now
    const { charge, due } = now.data
    const opened = await provider.createIntent({
      orgId: tenant.orgId,
      productOrderId: order.data.id,
      environment: body.paymentEnvironment,
      amountInCents: charge.paymentAmountInCents,
      idempotencyKey: call.idempotencyKey ?? call.requestHash(),
    })
    if (!opened.ok) return fail('refused', sentences.providerFailed, { rule: 'providerFailed' })
    const intent = await tenant.db
      .insertInto('paymentIntents')
      .values({
        id: opened.intent.id,
        orgId: tenant.orgId,
        productOrderId: order.data.id,
        environment: body.paymentEnvironment,
        statusKey: due.statusKey,
        status: opened.intent.status,
        amountInCents: charge.paymentAmountInCents,
        upchargeAmountInCents: charge.upchargeAmountInCents,
        payInFull: body.payInFull ? 1 : 0,
        clientSecret: opened.intent.clientSecret,
        lastError: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    const integrationData = {
      provider: provider.key,
      environment: body.paymentEnvironment,
      statusKey: due.statusKey,
      paymentIntentId: intent.id,
    }
    await updateRecord(tenant.db, 'productOrder', tenant.orgId, order.data.id, { integrationData })
    await writeEvent(tenant, {
      productOrderId: order.data.id,
      kind: 'payment.intentCreated',
      resourceKey: 'productOrder',
      resourceId: order.data.id,
      before: { integrationData: order.data.integrationData },
      after: { integrationData },
    })
    return succeed({
      paymentIntentId: intent.id,
      clientSecret: intent.clientSecret,
      paymentIntent: presentIntent(intent),
      provider: provider.key,
    })
  })
}

export const readIntent: Handler<typeof getPaymentIntent> = async (call, body) => {
  const located = await withOrderOrg(call, body)
  if (!located.ok) return located
  return inTenant(call, located.data, async (tenant) => {
    const order = await lockForCard(tenant, body.productOrderId)
    // Who may not pay is told nothing of a payment under way.
    if (!order.ok) return notFound()
    const intent = await findIntent(tenant, body.paymentIntentId)
    return intent?.productOrderId === order.data.id
      ? succeed({ paymentIntent: presentIntent(intent) })
      : notFound()
  })
}

/** [1.7.20, 1.7.21] */
export const updateIntent: Handler<typeof updatePaymentIntent> = async (call, body) => {
  const located = await withOrderOrg(call, body)
  if (!located.ok) return located
  return inTenant(call, located.data, async (tenant) => {
    const order = await lockForCard(tenant, body.productOrderId)
    if (!order.ok) return order
    const intent = await findIntent(tenant, body.paymentIntentId, { forUpdate: true })
    if (intent?.productOrderId !== order.data.id) return notFound()
    const problem = checkCard(call, tenant, order.data, intent.environment)
    const provider = call.services.cardProvider
    if (problem || !provider) return problem ?? unknownMethod()
    if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_action') {
      return fail('refused', sentences.intentIsClosed, { rule: 'intentIsClosed' })
    }
    const now = await chargeNow(tenant, order.data, body.payInFull)
    if (!now.ok) return now
    const { charge } = now.data
    const changed = await provider.updateAmount(intent.id, charge.paymentAmountInCents)
    if (!changed.ok) return fail('refused', sentences.providerFailed, { rule: 'providerFailed' })
    const updated = await tenant.db
      .updateTable('paymentIntents')
      .set({
        amountInCents: charge.paymentAmountInCents,
        upchargeAmountInCents: charge.upchargeAmountInCents,
        payInFull: body.payInFull ? 1 : 0,
        statusKey: now.data.due.statusKey,
      })
      .where('orgId', '=', tenant.orgId)
      .where('id', '=', intent.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return succeed({ paymentIntent: presentIntent(updated) })
  })
}
