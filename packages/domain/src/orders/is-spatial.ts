/** Which orders have a canvas. [1.2.57, 2.1.05, 2.6.09] */
import type { ProductCategory } from '../catalog/schema.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import type { ProductOrder } from './schema.ts'

/**
 * All of an organization whose profile says so; else those of a category that is spatial. The profile's list of categories
 * says the same of those that it names.
 */
export function isSpatialOrder(
  { productCategoryId }: Pick<ProductOrder, 'productCategoryId'>,
  categories: readonly Pick<ProductCategory, 'id' | 'isSpatial'>[],
  { spatial }: Pick<OrgProfile, 'spatial'>,
): boolean {
  if (spatial.appliesTo === 'all') return true
  if (productCategoryId === null) return false
  const named = typeof spatial.appliesTo === 'object' ? spatial.appliesTo.productCategoryIds : []
  if (named.includes(productCategoryId)) return true
  return categories.some(({ id, isSpatial }) => id === productCategoryId && isSpatial === 1)
}
