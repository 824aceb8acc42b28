/** Tables of keypads for tests: rows as texts with strokes between their cells, planned over the world of schedules. */
import type { EvaluationContext } from '../../item-drawings/types.ts'
import {
  engravedProducts,
  KeypadPlanner,
  type KeypadStart,
  type PlannedKeypad,
  readKeypads,
  recognizeTable,
} from '../../keypad-import/index.ts'
import type { OrderDocument } from '../../orders/document.ts'
import type { PlainCell } from '../../spreadsheets/cells/cells.ts'
import { aContext, aDocument, anOption, aProductWith, aProperty } from '../builders.ts'
import { scheduleContext, scheduleRecords } from './schedule-world.ts'

export const importContext = scheduleContext

export const tableOf = (...rows: readonly string[]): string[][] => rows.map((row) => row.split('|'))

interface Given {
  readonly context?: EvaluationContext
  readonly document?: OrderDocument
  readonly start?: KeypadStart
}

/** The keypads of a table as its columns are recognized. */
export function planTable(rows: readonly (readonly PlainCell[])[], given: Given = {}): PlannedKeypad[] {
  const context = given.context ?? importContext()
  const document = given.document ?? aDocument([])
  const start = given.start ?? { productId: 1, like: {} }
  const product = context.catalog.products.get(start.productId)
  const mapping = recognizeTable(rows, { catalog: context.catalog, profile: context.profile, product })
  const planner = new KeypadPlanner({
    context,
    document,
    products: engravedProducts(context, document),
    start,
    locale: { decimal: '.', dayFirst: false },
  })
  return readKeypads(rows, mapping).map((written) => planner.plan(written))
}

export const planned = (...rows: readonly string[]): PlannedKeypad[] => planTable(tableOf(...rows))

/** The same product with a choice of the whole order. */
export function orderDefaults() {
  const orderPropertyId = 9
  const voltage = aProperty({ id: orderPropertyId, title: 'Voltage', isOrderLevel: 1, rank: 9 })
  const [keypad] = scheduleRecords.products
  const properties = [...scheduleRecords.productProperties, voltage]
  const base = scheduleContext()
  const { catalog } = aContext({
    ...scheduleRecords,
    productProperties: properties,
    products: [aProductWith(properties, { id: 1, title: 'Keypad', drawing: keypad?.drawing ?? null })],
    productOptions: [
      ...scheduleRecords.productOptions,
      anOption({ id: 91, productPropertyId: orderPropertyId, title: '120 V', rank: 1 }),
      anOption({ id: 92, productPropertyId: orderPropertyId, title: '230 V', rank: 2 }),
    ],
  })
  const context = { ...base, catalog }
  return {
    orderPropertyId,
    plan: (...rows: readonly string[]) => planTable(tableOf(...rows), { context }),
  }
}
