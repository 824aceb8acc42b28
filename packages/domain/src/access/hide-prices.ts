/** What somebody with hidden pricing gets instead of records that carry prices. [1.6.25, 1.6.26] */
import type { ProductInstance, ProductOrder } from '../orders/schema.ts'
import type { ProductOption, Product } from '../catalog/schema.ts'
import type { PaymentRecord } from '../payments/schema.ts'
import type { StatusData } from '../lifecycle/schema.ts'

/** Every order field that is a price or lets one be worked out. */
export const orderPriceFields = [
  'costs',
  'discountMode',
  'discountPercentage',
  'discountFlatAmount',
  'shippingMode',
  'shippingPercentage',
  'shippingFlatAmount',
  'taxPercentage',
  'tariffPercentage',
  'amountPaidInCents',
  'commandData',
  'integrationData',
] as const satisfies readonly (keyof ProductOrder)[]
export type OrderPriceField = (typeof orderPriceFields)[number]

export const linePriceFields = ['customPriceInCents'] as const satisfies readonly (keyof ProductInstance)[]

function without<T extends object, K extends keyof T>(record: T, keys: readonly K[]): Omit<T, K> {
  const copy: Partial<T> & Omit<T, K> = { ...record }
  for (const key of keys) delete copy[key]
  return copy
}

/** Status entries without the amounts paid there. */
export function hideStatusAmounts(data: StatusData): StatusData {
  const hidden: StatusData = {}
  for (const [key, entry] of Object.entries(data)) {
    const { paymentAmountInCents: _, ...rest } = entry
    hidden[key] = rest
  }
  return hidden
}

export type PricelessOrder = Omit<ProductOrder, OrderPriceField>
export type PricelessLine = Omit<ProductInstance, 'customPriceInCents'>
export type PricelessProduct = Omit<Product, 'productPricingRuleId' | 'exportPriceData'>
export type PricelessOption = Omit<ProductOption, 'productPricingRuleId' | 'classifications'>

/** The order without any price field. */
export function hideOrderPrices(order: ProductOrder): PricelessOrder {
  return { ...without(order, orderPriceFields), statusData: hideStatusAmounts(order.statusData) }
}

/** The line without its own price. */
export function hideLinePrices(line: ProductInstance): PricelessLine {
  return without(line, linePriceFields)
}

/** The product without its pricing rule. */
export function hideProductPrices(product: Product): PricelessProduct {
  return without(product, ['productPricingRuleId', 'exportPriceData'])
}

/** The option without its pricing rule and the classifiers that price it. */
export function hideOptionPrices(option: ProductOption): PricelessOption {
  return without(option, ['productPricingRuleId', 'classifications'])
}

/** The ledger without amounts: that and when something was paid. */
export function hidePaymentAmounts(
  record: PaymentRecord,
): Omit<
  PaymentRecord,
  'paymentAmountInCents' | 'upchargeAmountInCents' | 'paymentAmountBeforeUpchargeInCents'
> {
  return without(record, [
    'paymentAmountInCents',
    'upchargeAmountInCents',
    'paymentAmountBeforeUpchargeInCents',
  ])
}

export type Priceless = {
  readonly order?: ProductOrder
  readonly items?: readonly ProductInstance[]
  readonly products?: readonly Product[]
  readonly options?: readonly ProductOption[]
}

/** A whole answer without prices; pricing rules and classifiers are simply left out by the caller. */
export function hidePrices<T extends Priceless>(answer: T) {
  return {
    order: answer.order === undefined ? undefined : hideOrderPrices(answer.order),
    items: answer.items?.map(hideLinePrices),
    products: answer.products?.map(hideProductPrices),
    options: answer.options?.map(hideOptionPrices),
  }
}
