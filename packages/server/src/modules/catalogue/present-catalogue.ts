/** Catalogue records as a viewer receives them: without the links to prices where pricing is hidden. */
import { type Product, type ProductOption, unassignedId } from '@orderwright/domain'

/** `isPriced`: whether the viewer sees prices. */
export function presentProduct(isPriced: boolean, product: Product): Product {
  return isPriced ? product : { ...product, productPricingRuleId: null, exportPriceData: null }
}

export function presentOption(isPriced: boolean, option: ProductOption): ProductOption {
  return isPriced ? option : { ...option, productPricingRuleId: unassignedId, classifications: {} }
}
