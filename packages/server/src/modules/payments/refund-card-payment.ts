/**
 * An employee gives a card payment back to its card. The provider is asked first, and what it says is booked: a refund that
 * was made is never lost, and one that was refused never stands in the ledger.
 */
import type { ParsedBodyOf, endpoints } from '@orderwright/contract'
import { cardPaymentMessages, ledgerMessages } from '@orderwright/domain/messages'
import { deriveLedger, refundableInCents, refundAmounts } from '@orderwright/domain/payments'
import { cents, formatCents } from '@orderwright/domain/units'
import type { CallContext, HandlerOf } from '../../platform/http/call-context.ts'
import { fail, notFound, succeed } from '../../platform/http/outcome.ts'
import { lockFor, statusAnswer } from '../lifecycle/transition.ts'
import { allowedOn, readableOrder } from '../orders/order-store.ts'
import { runInTenant, readInTenant, type TenantCall, withReservedKey } from '../tenancy/run-in-tenant.ts'
import { withOrderOrg } from '../tenancy/order-org.ts'
import { refundEntries } from './booking/book-refunds.ts'
import { syncPaymentIntent } from './sync-payment-intent.ts'
import { findIntent } from './intents/intent-store.ts'
import { readLedger } from '../ledger/ledger.ts'
import { providerProblem } from './provider-failures.ts'

export const refundCardPayment: HandlerOf<'refundCardPayment'> = async (call, body) => {
  const located = await withOrderOrg(call, body)
  if (!located.ok) return located
  return withReservedKey(call, located.data, () => refund(call, located.data))
}

type Located = ParsedBodyOf<(typeof endpoints)['refundCardPayment']> & { readonly orgId: number }

async function refund(call: CallContext, body: Located) {
  const { orgId, productOrderId, paymentRecordId, note } = body
  const found = await readInTenant(call, body, (tenant) =>
    findPayment(tenant, productOrderId, paymentRecordId),
  )
  if (!found.ok) return found
  const { intent, payment } = found.data
  const provider = call.services.cards.find(orgId, intent.environment)
  if (provider?.key !== intent.provider) {
    return fail('refused', cardPaymentMessages.notSetUp, { rule: 'cardsNotSetUp' })
  }
  const name = { orgId, environment: intent.environment, intentId: intent.id }
  // Refunds made at the provider count too.
  const facts = await provider.readIntent(intent.id)
  if (!facts.ok) return providerProblem(call.services, facts)
  await syncPaymentIntent(call.services, name, { by: 'page' })
  const read = await readInTenant(call, body, async (tenant) =>
    succeed(await readLedger(tenant, productOrderId)),
  )
  if (!read.ok) return read
  const earlier = refundEntries(facts.data.refunds, read.data)
  const left = refundableInCents(payment, earlier)
  const amount = cents(body.amount ?? left)
  // Without a key of the caller, the same refund of the same rest is one refund.
  const cause = call.idempotencyKey ?? `${left}:${amount}`
  const idempotencyKey = `refund:${orgId}:${payment.id}:${call.person?.user.id ?? 0}:${cause}`
  // One whose answer was lost on its way here has been made all the same.
  const isMade = facts.data.refunds.some(({ key }) => key === idempotencyKey)
  if (!isMade) {
    if (amount <= 0 || amount > left) {
      return fail('refused', cardPaymentMessages.refundTooMuch, { rule: 'refundTooMuch' })
    }
    // Money that has gone back another way does not go back once more.
    const paid = deriveLedger(read.data).amountPaidInCents
    if (paid + refundAmounts(payment, earlier, amount).paymentAmountBeforeUpchargeInCents < 0) {
      return fail('refused', ledgerMessages.belowZero({ paid: formatCents(paid) }), { rule: 'paidBelowZero' })
    }
    const refunded = await provider.refund({
      intentId: intent.id,
      amountInCents: amount,
      userId: call.person?.user.id ?? 0,
      note,
      idempotencyKey,
    })
    if (!refunded.ok) {
      return refunded.kind === 'state' || refunded.kind === 'invalid'
        ? fail('refused', cardPaymentMessages.refundRefused, { rule: 'refundRefused' })
        : providerProblem(call.services, refunded)
    }
  }
  await syncPaymentIntent(call.services, name, { by: 'page' })
  return runInTenant(call, body, async (tenant) => {
    const order = await lockFor(tenant, productOrderId, 'order.recordPayment')
    return order.ok ? succeed(statusAnswer(tenant, order.data)) : order
  })
}

/** The payment in the ledger, which must have come by a card that we can name. */
async function findPayment(tenant: TenantCall, productOrderId: number, paymentRecordId: number) {
  const readable = await readableOrder(tenant, productOrderId)
  if (!readable.ok) return readable
  const order = allowedOn(tenant, readable.data, 'order.recordPayment')
  if (!order.ok) return order
  const ledger = await readLedger(tenant, productOrderId)
  const payment = ledger.find(({ id }) => id === paymentRecordId)
  if (!payment) return notFound()
  const reference = payment.kind === 'payment' && payment.method === 'card' ? payment.providerReference : null
  if (reference === null) return fail('refused', cardPaymentMessages.refundNotCard, { rule: 'refundNotCard' })
  const intent = await findIntent(tenant, reference)
  return intent
    ? succeed({ intent, payment })
    : fail('refused', cardPaymentMessages.refundUnknown, { rule: 'refundUnknown' })
}
