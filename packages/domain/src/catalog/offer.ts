/** Which products a person may add to an order. [1.6.10–1.6.13] */
import type { Role } from '../tenancy/schema.ts'
import type { Catalog } from './compile.ts'
import type { CatalogProduct, PublishLevel } from './schema.ts'

const levelsOffered: Readonly<Record<Role, readonly PublishLevel[]>> = {
  owner: ['all', 'internal', 'admin'],
  member: ['all', 'internal'],
  guest: ['all'],
}

/** Whether somebody with this role is offered things of this publish level. [1.6.10–1.6.15] */
export function isOffered(level: PublishLevel, role: Role): boolean {
  return levelsOffered[role].includes(level)
}

/** Whether a product can be added still: an archived one only where it is used already. [1.6.13] */
export function isStillOffered(
  { id, archived }: Pick<CatalogProduct, 'id' | 'archived'>,
  usedProductIds: ReadonlySet<number>,
): boolean {
  return archived === 0 || usedProductIds.has(id)
}

/**
 * The products of a category (of all categories when null) that a role is offered, by rank; archived ones
 * only when `usedProductIds` (the products on the order) names them.
 */
export function offeredProducts(
  catalog: Catalog,
  categoryId: number | null,
  role: Role,
  usedProductIds: Iterable<number> = [],
): CatalogProduct[] {
  const used = new Set(usedProductIds)
  return [...catalog.products.values()]
    .filter(
      (product) =>
        (categoryId === null || product.productCategoryId === categoryId) &&
        isOffered(product.publishLevel, role) &&
        isStillOffered(product, used),
    )
    .sort((a, b) => a.rank - b.rank || a.id - b.id)
}
