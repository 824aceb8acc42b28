/**
 * The catalog as the engine reads it: records by id, properties per product and options per property in
 * display order. Built once per change of the records; everything else looks things up here.
 */
import type { ProductGraphic } from '../graphics/schema.ts'
import type {
  ProductOptionClassifier,
  ProductOptionClassifierGroup,
  ProductPricingRule,
} from './pricing-rules.ts'
import type {
  CatalogProduct,
  ProductOption,
  ProductProperty,
  ProductPropertyGroup,
  ProductRule,
} from './schema.ts'

export type CatalogRecords = {
  readonly products: readonly CatalogProduct[]
  readonly productProperties: readonly ProductProperty[]
  readonly productOptions: readonly ProductOption[]
  readonly productPropertyGroups: readonly ProductPropertyGroup[]
  readonly productRules: readonly ProductRule[]
  readonly productPricingRules: readonly ProductPricingRule[]
  readonly productOptionClassifiers: readonly ProductOptionClassifier[]
  readonly productOptionClassifierGroups?: readonly ProductOptionClassifierGroup[]
  readonly productGraphics?: readonly ProductGraphic[]
}

/** Deleted records are left out; archived ones stay, because orders may still use them. */
export type Catalog = {
  readonly products: ReadonlyMap<number, CatalogProduct>
  readonly properties: ReadonlyMap<number, ProductProperty>
  readonly options: ReadonlyMap<number, ProductOption>
  readonly groups: ReadonlyMap<number, ProductPropertyGroup>
  readonly rules: readonly ProductRule[]
  readonly pricingRules: ReadonlyMap<number, ProductPricingRule>
  readonly classifiers: ReadonlyMap<number, ProductOptionClassifier>
  readonly classifierGroups: ReadonlyMap<number, ProductOptionClassifierGroup>
  readonly graphics: ReadonlyMap<number, ProductGraphic>
  /** options of a property by rank, then id */
  readonly optionsByProperty: ReadonlyMap<number, readonly ProductOption[]>
  /** associated properties of a product by group rank, property rank, then id; archived ones left out */
  readonly propertiesByProduct: ReadonlyMap<number, readonly ProductProperty[]>
  /** every order-level property, in the same order */
  readonly orderLevelProperties: readonly ProductProperty[]
}

function byId<T extends { id: number; deletedAt: string | null }>(records: readonly T[]): Map<number, T> {
  const map = new Map<number, T>()
  for (const record of records) if (record.deletedAt === null) map.set(record.id, record)
  return map
}

/** Compiles the records of one organisation. */
export function compileCatalog(records: CatalogRecords): Catalog {
  const products = byId(records.products)
  const properties = byId(records.productProperties)
  const options = byId(records.productOptions)
  const groups = byId(records.productPropertyGroups)
  /** A group's own list is a draft, which counts for nothing until it is published. */
  const groupOf = ({ productPropertyGroupId: id }: ProductProperty) =>
    id === null ? undefined : groups.get(id)

  const optionsByProperty = new Map<number, ProductOption[]>()
  for (const option of options.values()) {
    const siblings = optionsByProperty.get(option.productPropertyId)
    if (siblings === undefined) optionsByProperty.set(option.productPropertyId, [option])
    else siblings.push(option)
  }
  for (const siblings of optionsByProperty.values()) siblings.sort((a, b) => a.rank - b.rank || a.id - b.id)

  function inDisplayOrder(a: ProductProperty, b: ProductProperty): number {
    const groupA = groupOf(a)
    const groupB = groupOf(b)
    // Properties without a group come last.
    const rankA = groupA === undefined ? Number.MAX_SAFE_INTEGER : groupA.rank
    const rankB = groupB === undefined ? Number.MAX_SAFE_INTEGER : groupB.rank
    return rankA - rankB || (groupA?.id ?? 0) - (groupB?.id ?? 0) || a.rank - b.rank || a.id - b.id
  }

  const propertiesByProduct = new Map<number, ProductProperty[]>()
  for (const product of products.values()) {
    const own: ProductProperty[] = []
    for (const propertyId of Object.keys(product.associations.productProperties)) {
      const property = properties.get(Number(propertyId))
      if (property !== undefined && property.archived === 0) own.push(property)
    }
    propertiesByProduct.set(product.id, own.sort(inDisplayOrder))
  }

  return {
    products,
    properties,
    options,
    groups,
    rules: [...byId(records.productRules).values()].sort((a, b) => a.id - b.id),
    pricingRules: byId(records.productPricingRules),
    classifiers: byId(records.productOptionClassifiers),
    classifierGroups: byId(records.productOptionClassifierGroups ?? []),
    graphics: byId(records.productGraphics ?? []),
    optionsByProperty,
    propertiesByProduct,
    orderLevelProperties: [...properties.values()]
      .filter((property) => property.isOrderLevel === 1 && property.archived === 0)
      .sort(inDisplayOrder),
  }
}

/** The group of the accordion in which a property stands, or undefined. */
export function groupOfProperty(catalog: Catalog, propertyId: number): ProductPropertyGroup | undefined {
  const groupId = catalog.properties.get(propertyId)?.productPropertyGroupId ?? null
  return groupId === null ? undefined : catalog.groups.get(groupId)
}
