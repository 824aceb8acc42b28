/** What a card payment of an order comes to, and whether there may be one: checked before every step of one. */
import { isEmployee } from '@orderwright/domain/access'
import { checkPaymentContact } from '@orderwright/domain/lifecycle'
import { cardPaymentMessages, messages, transitionMessages } from '@orderwright/domain/messages'
import { currentStatus, type ProductOrder } from '@orderwright/domain/orders'
import {
  type AmountDue,
  amountDue,
  type CardEnvironment,
  type Charge,
  chargeFor,
  type PaymentIntent,
} from '@orderwright/domain/payments'
import { awaitsPayment, orderWord } from '@orderwright/domain/tenancy'
import { fail, forbidden, type Outcome, succeed } from '../../platform/http/outcome.ts'
import type { CardProvider, IntentTerms } from '../../platform/payment/card-provider.ts'
import { refused } from '../lifecycle/transition.ts'
import { allowedOn, readableOrder } from '../orders/order-store.ts'
import { seesPrices } from '../orders/present-order.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'
import { readLedger } from '../ledger/ledger.ts'
import { quoteHolds } from './quote-holds.ts'
import { isMethodOffered, unknownMethod } from './payment-methods.ts'

/** The order, for somebody who may pay it and sees what it costs: a card payment shows its amount. */
export async function payableOrder(
  tenant: TenantCall,
  orderId: number,
  options: { readonly forUpdate?: boolean } = {},
): Promise<Outcome<ProductOrder>> {
  const readable = await readableOrder(tenant, orderId, options)
  if (!readable.ok) return readable
  const order = allowedOn(tenant, readable.data, 'order.pay')
  if (!order.ok) return order
  return seesPrices(tenant, order.data) ? order : forbidden(messages.pricingHidden)
}

export interface ChargeNow {
  readonly charge: Charge
  readonly due: AmountDue
}

/** What a card payment of this order comes to now, or why there is none. */
export async function chargeNow(
  tenant: TenantCall,
  order: ProductOrder,
  payInFull: boolean,
): Promise<Outcome<ChargeNow>> {
  const holds = quoteHolds(tenant, order)
  if (!holds.ok) return holds
  const { profile } = tenant.org
  const status = currentStatus(order, profile)
  const due = amountDue(order, await readLedger(tenant, order.id), profile, status.key)
  if (due.dueInCents <= 0) {
    return awaitsPayment(status.type)
      ? fail('refused', transitionMessages.nothingDue, { rule: 'nothingDue' })
      : fail('refused', transitionMessages.notAtPayment({ word: orderWord(profile) }), {
          rule: 'notAtPayment',
        })
  }
  return succeed({ due, charge: chargeFor(due, { method: 'card', payInFull }, profile) })
}

export function termsOf({ charge, due }: ChargeNow, payInFull: boolean): IntentTerms {
  return {
    amountInCents: charge.paymentAmountInCents,
    upchargeAmountInCents: charge.upchargeAmountInCents,
    statusKey: due.statusKey,
    payInFull,
  }
}

/** Whether the stored intent says the same already. [1.7.21] */
export function isSame(intent: PaymentIntent, terms: IntentTerms): boolean {
  return (
    intent.amountInCents === terms.amountInCents &&
    intent.upchargeAmountInCents === terms.upchargeAmountInCents &&
    intent.statusKey === terms.statusKey &&
    (intent.payInFull === 1) === terms.payInFull
  )
}

/** The provider, when a card payment of the order may be opened, changed or sent now. */
export function providerFor(
  tenant: TenantCall,
  order: ProductOrder,
  environment: CardEnvironment,
): Outcome<CardProvider> {
  // Test money settles an order like real money: customers never choose it. [1.4.44]
  if (environment === 'test' && !isEmployee(tenant.actor)) return forbidden()
  if (!isMethodOffered(tenant, 'card')) return unknownMethod()
  const provider = tenant.services.cards.find(tenant.orgId, environment)
  if (!provider) return fail('refused', cardPaymentMessages.notSetUp, { rule: 'cardsNotSetUp' })
  if (order.isProcessingPayment === 1) {
    return fail('refused', transitionMessages.paymentInProgress, { rule: 'paymentInProgress' })
  }
  const contact = checkPaymentContact(order, tenant.org.profile)
  return contact ? refused(contact) : succeed(provider)
}
