/** The payment methods that a caller is offered. */
import { transitionMessages } from '@orderwright/domain/messages'
import { visiblePaymentMethods } from '@orderwright/domain/payments'
import type { PaymentMethodKey } from '@orderwright/domain/tenancy'
import { fail } from '../../platform/http/outcome.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

/** Whether the caller may pay by this method. [1.6.29, 1.6.30] */
export function isMethodOffered(tenant: TenantCall, key: PaymentMethodKey): boolean {
  const { role, isGuestMode } = tenant.actor
  return visiblePaymentMethods(tenant.org.profile, role, isGuestMode).some((method) => method.key === key)
}

export function unknownMethod() {
  return fail('refused', transitionMessages.paymentMethodUnknown, { rule: 'paymentMethodUnknown' })
}
