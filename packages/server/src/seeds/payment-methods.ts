/** Payment methods with an invented bank, which organisations vary. */
import { type PaymentMethod, paymentMethodSchema } from '@orderwright/domain/tenancy'

export function paymentMethods(
  companyName: string,
  routingNumber: string,
  accountNumber: string,
): PaymentMethod[] {
  const props = {
    companyName,
    bank: 'Harbor First Bank',
    address: '20 Exchange Place, New York, NY 10005',
    routingNumber,
    accountNumber,
  }
  return [
    paymentMethodSchema.parse({ key: 'card', title: 'Card', rank: 1 }),
    paymentMethodSchema.parse({ key: 'wire', title: 'Wire transfer', rank: 2, isPreferred: true, props }),
    paymentMethodSchema.parse({ key: 'checkByMail', title: 'Check by mail', rank: 3, props }),
  ]
}
