/** The tables of orders for a template: their headings, and one order that shows how they are filled in. */
import { exampleItem } from '../configuration/example-item.ts'
import { selectionText } from '../configuration/selection-text.ts'
import type { EvaluationContext } from '../item-drawings/types.ts'
import { EXAMPLE_GUEST } from '../spreadsheets/tables/example-records.ts'
import type { PlainCell } from '../spreadsheets/cells/cells.ts'
import type { ExportedTable } from '../spreadsheets/tables/export-tables.ts'
import type { PlainTable } from '../spreadsheets/imports/read-sheet.ts'
import { linesTable, ordersTable } from './orders-tables.ts'

type Shown = Readonly<Record<string, PlainCell>>

function tableOf(
  { key, title, columns }: PlainTable,
  shown: Shown | null,
  more: readonly string[] = [],
): ExportedTable {
  const head = [...columns.map((column) => column.title), ...more]
  const keys = [...columns.map((column) => column.key), ...more]
  return { key, name: title, rows: shown ? [head, keys.map((one) => shown[one] ?? '')] : [head] }
}

const EXAMPLE_KEY = 'A-1'

/** Empty tables. */
export const emptyOrders: readonly ExportedTable[] = [tableOf(ordersTable, null), tableOf(linesTable, null)]

/** An order of the example's guest with one line, for the first product of the catalog as it begins. */
export function exampleOrders(context: EvaluationContext): readonly ExportedTable[] {
  const { catalog } = context
  const [product] = catalog.products.values()
  const example = product && exampleItem(context, product.id, { orgId: 1, userId: 1 })
  if (!product || !example) return emptyOrders
  const choices = (catalog.propertiesByProduct.get(product.id) ?? []).flatMap((property) => {
    const place = property.isOrderLevel === 1 ? example.document.order : example.item
    const text = selectionText(catalog, property, place.properties[property.id], 'mm')
    return text === '' ? [] : [[property.title, text] as const]
  })
  return [
    tableOf(ordersTable, {
      key: EXAMPLE_KEY,
      title: 'Kitchen',
      customer: EXAMPLE_GUEST,
      projectName: 'Lake house',
      purchaseOrderNumber: 'PO 1024',
    }),
    tableOf(
      linesTable,
      {
        key: EXAMPLE_KEY,
        product: product.title,
        title: 'Island',
        quantity: 2,
        ...Object.fromEntries(choices),
      },
      choices.map(([title]) => title),
    ),
  ]
}
