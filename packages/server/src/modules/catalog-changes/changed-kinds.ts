/** The kinds of records that sets of changes are of. */
import type { ChangedKind } from './changed-kind.ts'
import { catalogKind } from './catalog-kind.ts'
import { guestKind } from './guest-kind.ts'
import { orderKind } from './order-kind.ts'

/** Each after those that it refers to. */
export const writingOrder = [
  'productCategory',
  'productPropertyGroup',
  'productPricingRule',
  'productOptionClassifierGroup',
  'productOptionClassifier',
  'productGraphic',
  'productProperty',
  'productOption',
  'product',
  'productRule',
  'membership',
  'productOrder',
] as const
export type WrittenKey = (typeof writingOrder)[number]

export const changedKinds: Readonly<Record<WrittenKey, ChangedKind>> = {
  productCategory: catalogKind('productCategory'),
  productPropertyGroup: catalogKind('productPropertyGroup'),
  productPricingRule: catalogKind('productPricingRule'),
  productOptionClassifierGroup: catalogKind('productOptionClassifierGroup'),
  productOptionClassifier: catalogKind('productOptionClassifier'),
  productGraphic: catalogKind('productGraphic'),
  productProperty: catalogKind('productProperty'),
  productOption: catalogKind('productOption'),
  product: catalogKind('product'),
  productRule: catalogKind('productRule'),
  membership: guestKind,
  productOrder: orderKind,
}

export function isWrittenKey(key: string): key is WrittenKey {
  return Object.hasOwn(changedKinds, key)
}
