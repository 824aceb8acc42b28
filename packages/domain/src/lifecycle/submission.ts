/** The checks that stand before submitting an order or continuing to its payment, in their order. [1.5.01] */
import type { Viewer } from '../constraints/types.ts'
import type { OrderEvaluation } from '../configuration/types.ts'
import { submissionMessages } from '../messages/checkout/submission.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import { type Refusal, refusal } from '../units/result.ts'
import { neededParts } from '../orders/address-needs.ts'
import type { OrderDocument } from '../orders/document.ts'
import type { Address, ProductOrder } from '../orders/schema.ts'

export type SubmissionRefusalCode =
  | 'orderIsEmpty'
  | 'itemInvalid'
  | 'itemUnpriceable'
  | 'phoneRequired'
  | 'deliveryAddressRequired'
  | 'companyRequired'
  | 'clientEmailRequired'
  | 'paymentClientEmailRequired'

export type SubmissionRefusal = Refusal<SubmissionRefusalCode> & {
  /** the first item that is to blame */
  readonly itemId?: number
  /** what the screen opens for the person to mend it [1.5.04] */
  readonly opens?: 'orderSettings'
}

/**
 * The digits of a phone number without the country's own code, which many address books put before it: `+1`, or a 1 that
 * makes eleven of them.
 */
export function phoneDigits(phone: string): string {
  const digits = phone.replace(/^\s*\+\s*1/, '').replace(/\D/g, '')
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
}

/** Exactly ten digits once everything else is taken away. [1.5.03] */
export function isTenDigitPhone(phone: string): boolean {
  return phoneDigits(phone).length === 10
}

/** City, state, street and zip, as far as the country has them. [1.5.05] */
export function isCompleteAddress(address: Address): boolean {
  return neededParts(address.country).every((part) => address[part].trim() !== '')
}

function checkContact(order: ProductOrder): null | SubmissionRefusal {
  if (!isTenDigitPhone(order.phone)) {
    return { ...refusal('phoneRequired', submissionMessages.phoneRequired), opens: 'orderSettings' }
  }
  if (!isCompleteAddress(order.deliveryAddress)) {
    return {
      ...refusal('deliveryAddressRequired', submissionMessages.deliveryAddressRequired),
      opens: 'orderSettings',
    }
  }
  return null
}

/**
 * Null when the order may be submitted or go on to payment; else the first check that fails. An item without
 * a price stops everybody but employees, after the check of validity. An empty order is refused first: nobody is asked for
 * an address before there is anything to send. [1.5.01–1.5.07]
 */
export function checkSubmission(
  document: OrderDocument,
  evaluation: OrderEvaluation,
): null | SubmissionRefusal {
  if (document.items.length === 0) return refusal('orderIsEmpty', submissionMessages.orderIsEmpty)
  const invalid = evaluation.items.find((item) => !item.isValid)
  if (invalid !== undefined) {
    return { ...refusal('itemInvalid', submissionMessages.itemInvalid), itemId: invalid.item.id }
  }
  if (!evaluation.isValid) return refusal('itemInvalid', submissionMessages.itemInvalid)
  if (mustBePriced(evaluation.context.viewer)) {
    const unpriced = evaluation.items.find(
      (item) => !item.price.ok && item.price.error.code !== 'pricingHidden',
    )
    if (unpriced !== undefined) {
      return { ...refusal('itemUnpriceable', submissionMessages.itemUnpriceable), itemId: unpriced.item.id }
    }
  }
  const contact = checkContact(document.order)
  if (contact !== null) return contact
  if (document.order.firmName.trim() === '') {
    return { ...refusal('companyRequired', submissionMessages.companyRequired), opens: 'orderSettings' }
  }
  if (document.order.clientEmails.trim() === '') {
    return {
      ...refusal('clientEmailRequired', submissionMessages.clientEmailRequired),
      opens: 'orderSettings',
    }
  }
  return null
}

function mustBePriced(viewer: Viewer): boolean {
  return viewer.role === 'guest'
}

/** The requirements that the payment screen repeats. [1.5.08, 1.5.09] */
export function checkPaymentContact(order: ProductOrder, profile: OrgProfile): null | SubmissionRefusal {
  const contact = checkContact(order)
  if (contact !== null) return contact
  if (profile.payment.requireClientEmail && order.clientEmails.trim() === '') {
    return {
      ...refusal('paymentClientEmailRequired', submissionMessages.paymentClientEmailRequired),
      opens: 'orderSettings',
    }
  }
  return null
}
