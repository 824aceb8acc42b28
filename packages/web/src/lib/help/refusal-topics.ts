/** Which topic of the guide tells more about a refusal, by its code. */
import type { HelpTopic } from './help-topics.ts'

const topics: Readonly<Record<string, HelpTopic>> = {
  // submitting
  orderIsEmpty: 'items',
  itemInvalid: 'why-not',
  itemUnpriceable: 'prices',
  phoneRequired: 'details',
  deliveryAddressRequired: 'details',
  companyRequired: 'details',
  clientEmailRequired: 'details',
  paymentClientEmailRequired: 'details',
  outOfStock: 'order-stock',
  // steps from status to status
  alreadySubmitted: 'waiting',
  notAwaitingApproval: 'review',
  cancelAfterPayment: 'waiting',
  nothingToCancel: 'waiting',
  statusUnknown: 'history',
  paymentInProgress: 'payment',
  paymentMethodNotManual: 'payment',
  paymentMethodUnknown: 'payment',
  notAtPayment: 'payment',
  nothingDue: 'payment',
  paymentAmountInvalid: 'record-payment',
  // everywhere
  conflict: 'conflict',
  forbidden: 'no-access',
  notFound: 'no-access',
}

/** Undefined where the guide has nothing to add. */
export function topicOfRefusal(code: string): HelpTopic | undefined {
  return Object.hasOwn(topics, code) ? topics[code] : undefined
}
