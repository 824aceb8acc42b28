/** New and duplicated orders: what they start with. [1.3.02, 1.3.03, 1.3.08, 1.4.07, 1.4.08, 1.9.10] */
import { customProductId } from '../catalog/schema.ts'
import { startedStatus } from '../lifecycle/statuses.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import type { Membership } from '../tenancy/schema.ts'
import { zeroCents } from '../units/money.ts'
import type { Timestamp } from '../units/timestamp.ts'
import type { OrderDocument } from './document.ts'
import {
  type Costs,
  type ProductInstance,
  productInstanceSchema,
  type ProductOrder,
  productOrderSchema,
  untitledOrder,
} from './schema.ts'
import type { Flag, serverOwnedFields } from '../units/record.ts'

type ServerOwned = (typeof serverOwnedFields)[number]

/** An order before the server gave it its id, number and version. */
export type OrderDraft = Omit<ProductOrder, Exclude<ServerOwned, 'orgId'> | 'orgSpecificId'>
/** A line before the server gave it its id. */
export type ItemDraft = Omit<ProductInstance, Exclude<ServerOwned, 'orgId'> | 'productOrderId'>

export type NewOrderProps = {
  readonly orgId: number
  readonly userId: number
  readonly title?: string
  readonly productCategoryId?: number | null
  readonly productId?: number | null
  readonly isStocked?: Flag
  readonly type?: ProductOrder['type']
}

const draftSchema = productOrderSchema.omit({
  id: true,
  version: true,
  created: true,
  lastUpdated: true,
  deletedAt: true,
  orgSpecificId: true,
})

/** All 0, shipping to be determined. [1.3.08, 1.9.10, 1.9.12] */
export function zeroCosts(isStocked: boolean, profile: OrgProfile): Costs {
  return {
    orderSubTotal: zeroCents,
    discount: zeroCents,
    shipping: null,
    shippingIsTbd: true,
    tariff: zeroCents,
    tax: zeroCents,
    orderTotal: zeroCents,
    depositAmount: zeroCents,
    depositPercentage: isStocked ? profile.costs.stockedDepositPercentage : profile.costs.depositPercentage,
  }
}

/**
 * A new order at the started status. `terms` are those of the guest it is made for: their discount and tax
 * exemption are copied onto it.
 */
export function newOrder(
  props: NewOrderProps,
  profile: OrgProfile,
  now: Timestamp,
  terms: Pick<Membership, 'discount' | 'disableSalesTax'> | null = null,
): OrderDraft {
  const started = startedStatus(profile)
  return draftSchema.parse({
    orgId: props.orgId,
    userId: props.userId,
    title: props.title ?? untitledOrder,
    productCategoryId: props.productCategoryId ?? null,
    productId: props.productId ?? null,
    isStocked: props.isStocked ?? 0,
    type: props.type ?? 'standalone',
    discountPercentage: terms?.discount.value ?? 0,
    disableSalesTax: terms?.disableSalesTax === true ? 1 : 0,
    statusData: { [started.key]: { date: now } },
    lastCompletedStatusKey: started.key,
    costs: zeroCosts(props.isStocked === 1, profile),
  })
}

const itemDraftSchema = productInstanceSchema.omit({
  id: true,
  version: true,
  created: true,
  lastUpdated: true,
  deletedAt: true,
  productOrderId: true,
})

/** A new line with its defaults; `productId` −1 is a custom product. [1.3.12, 1.3.13] */
export function newItem(
  props: Pick<ItemDraft, 'orgId' | 'productId' | 'rank'> & Partial<ItemDraft>,
): ItemDraft {
  return itemDraftSchema.parse(props)
}

export const copyPrefix = 'Copy of '

export type DuplicatePlan = { readonly order: OrderDraft; readonly items: readonly ItemDraft[] }

/** Whom a copy is for. */
export type CopyFor = {
  readonly userId: number
  /**
   * A guest's own terms stand in place of what was granted to the copied order; null leaves them as they are,
   * for employees, who grant them.
   */
  readonly terms: Pick<Membership, 'discount' | 'disableSalesTax'> | null
}

/**
 * A copy of an order and its lines: titles prefixed, back at the started status with nothing paid, approved
 * or pinned, and nobody involved but its owner. What names one purchase (PO number, estimate, command, tracking,
 * external link) stays behind; notes, contact and choices come along. [1.4.08, 1.4.40, 1.4.41]
 */
export function duplicateOrder(
  document: OrderDocument,
  profile: OrgProfile,
  now: Timestamp,
  copyFor: CopyFor = { userId: document.order.userId, terms: null },
): DuplicatePlan {
  const { order } = document
  const { userId, terms } = copyFor
  const started = startedStatus(profile)
  const draft = draftSchema.parse({
    ...order,
    ...(terms === null ? {} : termsOf(terms)),
    userId,
    title: prefixed(order.title, 200),
    archived: 0,
    amountPaidInCents: zeroCents,
    lastPaymentDate: null,
    feedbackNotes: '',
    effectivePricingDate: null,
    estimatedShippingDate: null,
    trackingNumber: '',
    purchaseOrderNumber: '',
    estimateNumber: '',
    externalLink1: '',
    statusData: { [started.key]: { date: now } },
    lastCompletedStatusKey: started.key,
    isProcessingPayment: 0,
    integrationData: {},
    commandData: {},
    involvedUsers: {},
    shareableLink: null,
    costs: { ...order.costs },
  })
  return {
    order: draft,
    items: document.items.map((item) =>
      itemDraftSchema.parse({
        ...item,
        title: prefixed(item.title, 40),
        archCustomViewId: null,
        customPriceInCents: keepsOwnPrice(item, terms === null) ? item.customPriceInCents : null,
      }),
    ),
  }
}

/** The money terms of a guest's new order. */
function termsOf(terms: NonNullable<CopyFor['terms']>) {
  return {
    discountMode: 'rate',
    discountPercentage: terms.discount.value ?? 0,
    discountFlatAmount: zeroCents,
    disableSalesTax: terms.disableSalesTax ? 1 : 0,
  }
}

/** A custom product has no other price; one that was granted on a catalogue product was for that order. */
function keepsOwnPrice(item: ProductInstance, isEmployee: boolean): boolean {
  return isEmployee || item.productId === customProductId
}

/** An item without a title stays without: 'Copy of' alone names nothing. */
function prefixed(title: string, max: number): string {
  return title === '' ? '' : `${copyPrefix}${title}`.slice(0, max).trim()
}
