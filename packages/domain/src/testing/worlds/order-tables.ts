/** A small catalog, and sheets of orders for it. */
import { planOrders } from '../../orders-import/plan-orders.ts'
import type { Cell, Table } from '../../spreadsheets/cells/cells.ts'
import { emptyTables } from '../../spreadsheets/tables/example-records.ts'
import { type CatalogTables, namesOf } from '../../spreadsheets/tables/export-tables.ts'
import { aContext, anOption, aPlateCatalog, aProductWith, aProfile, aProperty, aRule } from '../builders.ts'

const length = aProperty({ id: 4, title: 'Length', type: 'dimensions', data: { minDimension: 10 } })
const note = aProperty({ id: 5, title: 'Label', type: 'text' })
const extras = aProperty({ id: 6, title: 'Extras', type: 'select' })
const lit = aProperty({ id: 7, title: 'Lit', type: 'checkbox' })
const color = aProperty({ id: 8, title: 'Color', isOrderLevel: 1 })
const plates = aPlateCatalog()
const catalog = {
  ...plates,
  products: [
    aProductWith([...plates.productProperties, length, note, extras, lit, color], {
      id: 1,
      title: 'Plate',
      referenceCodes: { catalog: 'PL-1' },
      productPricingRuleId: 100,
    }),
    aProductWith([length], { id: 2, title: 'Rail' }),
    aProductWith([length], { id: 3, title: 'Twin' }),
    aProductWith([length], { id: 4, title: 'Twin' }),
    aProductWith([length], { id: 5, title: 'Old rail', archived: 1 }),
  ],
  productProperties: [...plates.productProperties, length, note, extras, lit, color],
  productOptions: [
    ...plates.productOptions.map((option) =>
      option.id === 11 ? { ...option, referenceCodes: { ...option.referenceCodes, factory: '1/2' } } : option,
    ),
    anOption({ id: 61, title: 'Dimmer', productPropertyId: 6 }),
    anOption({ id: 62, title: 'Sensor', productPropertyId: 6 }),
    anOption({ id: 81, title: 'Red', productPropertyId: 8 }),
    anOption({ id: 82, title: 'Blue', productPropertyId: 8 }),
  ],
  productRules: [
    // Bronze plates have no slotted screws, and only large ones are lit.
    aRule({ id: 900, fromIds: [21], toIds: [32] }),
    aRule({ id: 901, type: 'compatible', fromIds: [12], toResourceKey: 'productProperty', toIds: [7] }),
  ],
}
const tables: CatalogTables = {
  ...emptyTables,
  product: catalog.products,
  productProperty: catalog.productProperties,
  productOption: catalog.productOptions,
}
export const engravedContext = aContext(catalog, {
  profile: aProfile({ roles: { engraving: [5] } }),
})
const plain = aContext(catalog)

export const sheet = (name: string, ...rows: (readonly Cell[])[]): Table => ({ name, rows })
export const lines = (...rows: (readonly Cell[])[]) => sheet('Order lines', ...rows)

/** What an import of these sheets would make. */
export function planTables(given: readonly Table[], context = plain) {
  return planOrders(given, {
    context,
    names: namesOf(tables),
    customers: new Set(['anna@example.com']),
    locale: { decimal: '.', dayFirst: false },
  })
}
