/** The summaries of an order that the list shows: how many lines, which screws, engravings and finishes. */
import type { Catalog } from '../catalog/compile.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import type { OrderDocument } from './document.ts'
import type { ProductOrder } from './schema.ts'

export type OrderSummaries = Pick<
  ProductOrder,
  'productInstancesCount' | 'screwType' | 'engravingTypes' | 'plateFinishes' | 'mechanismFinishes'
>

const LONGEST = 500

/** Titles of the options chosen on the properties with a role, each once, in the order of first use. */
function titlesOf(document: OrderDocument, catalog: Catalog, propertyIds: readonly number[]): string {
  const titles = new Set<string>()
  for (const selections of [document.order.properties, ...document.items.map((item) => item.properties)]) {
    for (const propertyId of propertyIds) {
      const selection = selections[propertyId]
      for (const optionId of selection?.optionIds ?? [selection?.optionId]) {
        const title = optionId === undefined ? undefined : catalog.options.get(optionId)?.title
        if (title !== undefined) titles.add(title)
      }
    }
  }
  return [...titles].join(', ').slice(0, LONGEST)
}

/** Derived from the lines; `productInstancesCount` counts lines, not pieces. */
export function summariseOrder(
  document: OrderDocument,
  catalog: Catalog,
  profile: OrgProfile,
): OrderSummaries {
  const { roles } = profile
  return {
    productInstancesCount: document.items.length,
    screwType: titlesOf(document, catalog, roles['screwType'] ?? []),
    engravingTypes: titlesOf(document, catalog, roles['engravingType'] ?? []),
    plateFinishes: titlesOf(document, catalog, roles['plateFinish'] ?? []),
    mechanismFinishes: titlesOf(document, catalog, roles['mechanismFinish'] ?? []),
  }
}
