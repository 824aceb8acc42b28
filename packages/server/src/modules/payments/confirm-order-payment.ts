/** confirm-order-payment: a customer announces a wire or check, an employee records the money. [1.7.16, 1.4.22] */
import type { confirmOrderPayment, ParsedBodyOf } from '@orderwright/contract'
import {
  amountDue,
  chargeFor,
  checkPaymentContact,
  currentStatus,
  transitionMessages,
  type ProductOrder,
  visiblePaymentMethods,
} from '@orderwright/domain'
import type { Handler } from '../../platform/http/call-context.ts'
import { fail, type Outcome, succeed } from '../../platform/http/outcome.ts'
import { applyTransition, lockFor, refused, statusAnswer } from '../lifecycle/transition.ts'
import { subjectOf } from '../orders/order-store.ts'
import { inTenant, type TenantCall } from '../tenancy/in-tenant.ts'
import { withOrderOrg } from '../tenancy/order-org.ts'
import { readLedger } from './ledger.ts'
import { recordEntry } from './record-ledger-entry.ts'

type Body = ParsedBodyOf<typeof confirmOrderPayment>

export const confirmPayment: Handler<typeof confirmOrderPayment> = async (call, body) => {
  const located = await withOrderOrg(call, body)
  if (!located.ok) return located
  return inTenant(call, located.data, async (tenant) => {
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
  if (!isOffered(tenant, body.paymentMethod)) return unknownMethod()
  return applyTransition(tenant, order, { kind: 'awaitPayment', method: body.paymentMethod })
}

/** Whether the caller may pay by this method. [1.6.29, 1.6.30] */
export function isOffered(tenant: TenantCall, key: Body['paymentMethod']): boolean {
  const { role, isGuestMode } = tenant.actor
  return visiblePaymentMethods(tenant.org.profile, role, isGuestMode).some((method) => method.key === key)
}

export function unknownMethod() {
  return fail('refused', transitionMessages.paymentMethodUnknown, { rule: 'paymentMethodUnknown' })
}

/** What the caller does not say is what is due now, by the announced choice. */
async function recordMoney(
  tenant: TenantCall,
  order: ProductOrder,
  body: Body,
): Promise<Outcome<ProductOrder>> {
  const { profile } = tenant.org
  const { amount, date, note, ...options } = body.paymentData ?? {}
  const status = currentStatus(order, profile)
  const due = amountDue(order, await readLedger(tenant, order.id), profile, status.key)
  const charge = chargeFor(due, { method: body.paymentMethod, payInFull: body.payInFull }, profile)
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
