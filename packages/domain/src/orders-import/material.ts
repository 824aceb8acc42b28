/** What orders are read and judged by, and what comes of them. */
import type { EvaluationContext } from '../item-drawings/types.ts'
import type { ProductInstance } from '../orders/schema.ts'
import type { Selections } from '../orders/selections.ts'
import type { Locale } from '../spreadsheets/cells/cells.ts'
import type { Names } from '../spreadsheets/cells/names.ts'
import type { CellReport } from '../spreadsheets/imports/row-cells.ts'
import type { OrderRow } from './orders-tables.ts'

/** What orders are read and judged by. */
export interface OrdersMaterial {
  readonly context: EvaluationContext
  readonly names: Names
  /** the addresses of those who may have orders, in small letters */
  readonly customers: ReadonlySet<string>
  readonly locale: Locale
  readonly onRow?: () => void
}

export interface PlannedLine {
  readonly productId: number
  readonly title: string
  readonly quantity: number
  readonly notes: string
  /** null: what the pricing rules say */
  readonly customPriceInCents: ProductInstance['customPriceInCents']
  readonly properties: Selections
}

export interface PlannedOrder {
  readonly row: OrderRow
  /** the choices of the whole order */
  readonly properties: Selections
  readonly lines: readonly PlannedLine[]
}

export interface OrdersPlan {
  /** to be made only where no cell is refused */
  readonly orders: readonly PlannedOrder[]
  readonly cells: readonly CellReport[]
}
