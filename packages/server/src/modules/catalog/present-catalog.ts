/** Catalog records as a viewer receives them: without the links to prices where pricing is hidden, without quantities for guests. */
import {
  type CatalogProduct,
  hideOptionPrices,
  hideProductPrices,
  type Product,
  type ProductOption,
  type Role,
} from '@orderwright/domain'

/** `isPriced`: whether the viewer sees prices. */
export function presentProduct<P extends CatalogProduct>(isPriced: boolean, product: P): P {
  return isPriced ? product : hideProductPrices(product)
}

/** How much there is of a product is told to employees. */
export function presentStocked(role: Role, product: Product): Partial<Product> {
  if (role !== 'guest') return product
  const { currentInventory: _, reorderLevel: __, ...view } = product
  return view
}

export function presentOption(isPriced: boolean, option: ProductOption): ProductOption {
  return isPriced ? option : hideOptionPrices(option)
}
