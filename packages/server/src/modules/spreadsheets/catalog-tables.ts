/** The catalog and the guests of an organization as an export and an import take them. */
import type { CatalogTables, GuestRecord } from '@orderwright/domain/spreadsheets'
import type { LoadedCatalog } from '../../platform/database/load-catalog.ts'

/** Deleted records and pieces in stock are no part of the tables; graphics have none. */
export function catalogTables(
  records: Omit<LoadedCatalog['records'], 'productGraphics' | 'productRules'> &
    Partial<Pick<LoadedCatalog['records'], 'productRules'>>,
  guests: readonly GuestRecord[] = [],
): CatalogTables {
  return {
    productCategory: records.productCategories,
    productPropertyGroup: records.productPropertyGroups,
    productProperty: records.productProperties,
    productOption: records.productOptions,
    product: records.products,
    productRule: records.productRules ?? [],
    productPricingRule: records.productPricingRules,
    productOptionClassifierGroup: records.productOptionClassifierGroups,
    productOptionClassifier: records.productOptionClassifiers,
    membership: guests,
  }
}
