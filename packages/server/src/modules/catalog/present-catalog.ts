/** Catalog records as a viewer receives them: without the links to prices where pricing is hidden. */
import { hideOptionPrices, hideProductPrices, type Product, type ProductOption } from '@orderwright/domain'

/** `isPriced`: whether the viewer sees prices. */
export function presentProduct(isPriced: boolean, product: Product): Product {
  return isPriced ? product : hideProductPrices(product)
}

export function presentOption(isPriced: boolean, option: ProductOption): ProductOption {
  return isPriced ? option : hideOptionPrices(option)
}
