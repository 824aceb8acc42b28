/** Which fields of an order and its lines a person may write; the rest is the server's or the employees'. */
import type { ProductInstance, ProductOrder } from '../orders/schema.ts'
import { awaitsPayment } from '../tenancy/status-types.ts'
import { type Actor, can, isEmployee, type OrderSubject } from './policy.ts'

export type OrderField = keyof ProductOrder
export type LineField = keyof ProductInstance

/** What a guest writes while the order stands at its first step. */
const guestFields = [
  'title',
  'primaryNote',
  'secondaryNote',
  'purchaseOrderNumber',
  'firmName',
  'contactName',
  'projectName',
  'phone',
  'email',
  'clientEmails',
  'deliveryAddress',
  'billingAddress',
  'promptedForProjectInfo',
  'properties',
] as const satisfies readonly OrderField[]

/** What employees write besides: money terms, dates, references, the owner. */
const employeeFields = [
  ...guestFields,
  'userId',
  'customerId',
  'productCategoryId',
  'productId',
  'disableSalesTax',
  'discountMode',
  'discountPercentage',
  'discountFlatAmount',
  'shippingMode',
  'shippingPercentage',
  'shippingFlatAmount',
  'taxPercentage',
  'tariffPercentage',
  'feedbackNotes',
  'effectivePricingDate',
  'estimatedShippingDate',
  'trackingNumber',
  'estimateNumber',
  'externalLink1',
  'commandData',
] as const satisfies readonly OrderField[]

/** Contact details that the payment screen asks for may be mended after submission too. [1.5.08] */
const paymentFields = [
  'phone',
  'email',
  'clientEmails',
  'firmName',
  'deliveryAddress',
  'billingAddress',
  'purchaseOrderNumber',
] as const satisfies readonly OrderField[]

/**
 * The order fields that the actor may write now. Costs, status, ledger-derived fields and summaries are
 * nobody's: the server derives them. `archived` follows the archive permission. [1.6.09, 1.6.17, 1.6.21]
 */
export function writableOrderFields(actor: Actor, order: OrderSubject): ReadonlySet<OrderField> {
  const fields = new Set<OrderField>()
  if (can(actor, 'order.archive', order)) fields.add('archived')
  if (isEmployee(actor) && can(actor, 'order.update', order)) {
    for (const field of employeeFields) fields.add(field)
  } else if (can(actor, 'order.update', order)) {
    for (const field of guestFields) fields.add(field)
  } else if (can(actor, 'order.pay', order) && awaitsPayment(order.currentStatusType)) {
    for (const field of paymentFields) fields.add(field)
  }
  return fields
}

const lineFields = [
  'title',
  'quantity',
  'rank',
  'notes',
  'properties',
  'position',
  'placements',
  'archCustomViewId',
  'thumbnailUrl',
  'mediumId',
] as const satisfies readonly LineField[]

/** The line fields that the actor may write now; a price of its own is the employees'. */
export function writableLineFields(actor: Actor, order: OrderSubject): ReadonlySet<LineField> {
  const fields = new Set<LineField>()
  if (can(actor, 'line.update', order)) for (const field of lineFields) fields.add(field)
  if (can(actor, 'line.setCustomPrice', order)) fields.add('customPriceInCents')
  return fields
}
