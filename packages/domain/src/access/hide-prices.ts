/**
 * What somebody with hidden pricing gets instead of records that carry prices: the one place that knows which fields
 * do. Pricing rules, classifiers and the ledger are left out whole by whoever answers. [1.6.25, 1.6.26]
 */
import type { StatusData } from '../orders/status-data.ts'
import { type CatalogProduct, type ProductOption, unassignedId } from '../catalog/schema.ts'
import type { ProductInstance, ProductOrder } from '../orders/schema.ts'

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
  'taxLookup',
  'amountPaidInCents',
  'returnCreditInCents',
  'agreedAmounts',
  'lastPaymentDate',
  'commandData',
  'integrationData',
  'revisionTerms',
  'acceptedTerms',
] as const satisfies readonly (keyof ProductOrder)[]
export type OrderPriceField = (typeof orderPriceFields)[number]

/** Status entries without the amounts paid there. */
export function hideStatusAmounts(data: StatusData): StatusData {
  const hidden: StatusData = {}
  for (const [key, entry] of Object.entries(data)) {
    const { paymentAmountInCents: _, ...rest } = entry
    hidden[key] = rest
  }
  return hidden
}

/** The order without any price field. */
export function hideOrderPrices(order: ProductOrder): Omit<ProductOrder, OrderPriceField> {
  const view: Partial<ProductOrder> & Omit<ProductOrder, OrderPriceField> = {
    ...order,
    statusData: hideStatusAmounts(order.statusData),
  }
  for (const field of orderPriceFields) delete view[field]
  return view
}

/**
 * The order as a customer who sees its prices gets it: without the supplier's command, which says what the organisation
 * itself pays. [1.6.21]
 */
export function hideCommand(order: ProductOrder): Omit<ProductOrder, 'commandData'> {
  const { commandData: _, ...view } = order
  return view
}

/** The line without its own price. */
export function hideLinePrices(line: ProductInstance): Omit<ProductInstance, 'customPriceInCents'> {
  const { customPriceInCents: _, ...view } = line
  return view
}

/** The product without its pricing rule, its price list, and what it costs the organization. */
export function hideProductPrices<P extends CatalogProduct>(product: P): P {
  return { ...product, productPricingRuleId: null, costRuleId: null, exportPriceData: null }
}

/** The product as a customer who sees prices gets it: without the rule that says what it costs the organization. */
export function hideProductCost<P extends CatalogProduct>(product: P): P {
  return { ...product, costRuleId: null }
}

/** The option without its pricing rule and the classifiers that price it. */
export function hideOptionPrices(option: ProductOption): ProductOption {
  return { ...option, productPricingRuleId: unassignedId, classifications: {} }
}
