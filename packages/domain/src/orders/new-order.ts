/** New and duplicated orders: what they start with. [1.3.02, 1.3.03, 1.3.08, 1.4.07, 1.4.08, 1.9.10] */
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
import { computeCosts } from './costs.ts'
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

/**
 * A copy of an order and its lines: titles prefixed, back at the started status with nothing paid, approved
 * or pinned, and nobody involved but its owner. [1.4.08, 1.4.40, 1.4.41]
 */
export function duplicateOrder(
  document: OrderDocument,
  profile: OrgProfile,
  now: Timestamp,
  userId: number = document.order.userId,
): DuplicatePlan {
  const { order } = document
  const started = startedStatus(profile)
  const draft = draftSchema.parse({
    ...order,
    userId,
    title: prefixed(order.title, 200),
    archived: 0,
    amountPaidInCents: zeroCents,
    lastPaymentDate: null,
    feedbackNotes: '',
    effectivePricingDate: null,
    estimatedShippingDate: null,
    trackingNumber: '',
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
      itemDraftSchema.parse({ ...item, title: prefixed(item.title, 40), archCustomViewId: null }),
    ),
  }
}

function prefixed(title: string, max: number): string {
  return `${copyPrefix}${title}`.slice(0, max).trim()
}

/** The costs that a duplicate has before its lines are priced anew: those of no lines. */
export function emptyCosts(order: OrderDraft, profile: OrgProfile): Costs {
  return computeCosts(order, [], profile)
}
