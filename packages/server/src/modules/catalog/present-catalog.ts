/**
 * Catalog records as a viewer receives them: without the links to prices where pricing is hidden, without quantities and what
 * things cost for guests.
 */
import { hideOptionPrices, hideProductCost, hideProductPrices } from '@orderwright/domain/access'
import type { CatalogProduct, Product, ProductOption } from '@orderwright/domain/catalog'
import type { Role } from '@orderwright/domain/tenancy'

interface CatalogViewer {
  readonly role: Role
  readonly seesPrices: boolean
}

export function presentProduct<P extends CatalogProduct>({ role, seesPrices }: CatalogViewer, product: P): P {
  if (!seesPrices) return hideProductPrices(product)
  return role === 'guest' ? hideProductCost(product) : product
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
