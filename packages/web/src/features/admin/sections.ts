/** The sections of the back office in the order of its navigation: the nine of the specification, then ours. [2.2.69, issue 14] */
import type { AdminSection } from './section.ts'
import { categories, propertyGroups } from './sections/catalog-groups.ts'
import { customers } from './sections/customers.ts'
import { media } from './sections/media.ts'
import { members } from './sections/members.ts'
import { guests, userGroups } from './sections/people.ts'
import { classifierGroups, pricingRules } from './sections/pricing.ts'
import { productGraphics } from './sections/product-graphics.ts'
import { products } from './sections/products.ts'
import { properties } from './sections/properties.ts'
import { rules } from './sections/rules.ts'

export const sections: readonly AdminSection[] = [
  products,
  properties,
  propertyGroups,
  categories,
  pricingRules,
  classifierGroups,
  media,
  guests,
  userGroups,
  rules,
  productGraphics,
  members,
  customers,
]

/** The section of an address; undefined for one that there is not. */
export function findSection(key: string): AdminSection | undefined {
  return sections.find((section) => section.key === key)
}
