/** New and duplicated orders: what they start with. [1.3.02, 1.3.03, 1.3.08, 1.4.07, 1.4.08, 1.9.10] */
import { startedStatus } from './statuses.ts'
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

/** What an order takes over of the guest that it is for. */
type OwnerTerms = Pick<Membership, 'discount' | 'disableSalesTax'> & Partial<Pick<Membership, 'customerId'>>

/**
 * A new order at the started status. `terms` are those of the guest it is made for: their customer, discount and tax
 * exemption are copied onto it.
 */
export function newOrder(
  props: NewOrderProps,
  profile: OrgProfile,
  now: Timestamp,
  terms: OwnerTerms | null = null,
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
    customerId: terms?.customerId ?? null,
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

/** What anybody's copy takes along: notes, contact, choices. */
const commonFields = [
  'productCategoryId',
  'productId',
  'type',
  'primaryNote',
  'secondaryNote',
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
] as const satisfies readonly (keyof OrderDraft)[]

/** What employees grant: their copies take it along, those of others never do. */
const grantedFields = [
  'customerId',
  'disableSalesTax',
  'discountMode',
  'discountPercentage',
  'discountFlatAmount',
  'shippingMode',
  'shippingPercentage',
  'shippingFlatAmount',
  'taxPercentage',
  'tariffPercentage',
  'taxLookup',
] as const satisfies readonly (keyof OrderDraft)[]

/** Whom a copy is for, and who makes it. */
export type CopyFor = {
  readonly userId: number
  /** null: made by an employee, who grants money terms; else the copier's own terms, which stand in their place */
  readonly terms: OwnerTerms | null
  /** the copied order hides its prices from the copier: so does the copy [1.6.26] */
  readonly isHidden: boolean
  /** what the catalog says, where the copier can not declare an order stocked; left out: as the copied order */
  readonly isStocked?: Flag
}

function picked(order: ProductOrder, fields: readonly (keyof OrderDraft)[]) {
  return Object.fromEntries(fields.map((field) => [field, order[field]]))
}

/**
 * A copy of an order and its lines: a new order (at the started status, with nothing paid, approved or pinned, and nobody
 * involved but its owner) that takes along what its maker could write on it. What names one purchase (PO number, estimate,
 * command, tracking, external link) stays behind. Nothing of money comes with the copy of somebody who grants none: no
 * costs, terms, rates or prices of single lines. [1.4.08, 1.4.40, 1.4.41, 1.6.26]
 */
export function duplicateOrder(
  document: OrderDocument,
  profile: OrgProfile,
  now: Timestamp,
  copyFor: CopyFor = { userId: document.order.userId, terms: null, isHidden: false },
): DuplicatePlan {
  const { order } = document
  const { userId, terms, isHidden, isStocked = order.isStocked } = copyFor
  const { orgId } = order
  return {
    order: draftSchema.parse({
      ...newOrder({ orgId, userId, isStocked }, profile, now, terms),
      ...picked(order, commonFields),
      ...(terms === null ? picked(order, grantedFields) : {}),
      title: prefixed(order.title, 200),
      involvedUsers: isHidden ? { [String(userId)]: { role: 'owner', pricingIsHidden: 1 } } : {},
    }),
    items: document.items.map((item) =>
      itemDraftSchema.parse({
        ...item,
        title: prefixed(item.title, 40),
        customPriceInCents: terms === null ? item.customPriceInCents : null,
      }),
    ),
  }
}

/** An item without a title stays without: 'Copy of' alone names nothing. */
function prefixed(title: string, max: number): string {
  return title === '' ? '' : `${copyPrefix}${title}`.slice(0, max).trim()
}
