/** The rows of the sheets of orders, before anything is judged: which orders there are, and which lines each has. */
import { orderWord } from '../tenancy/localize-profile.ts'
import type { z } from 'zod'
import type { Values as Fields } from '../catalog-changes/change.ts'
import { orderImportMessages as words, spreadsheetMessages } from '../messages/admin/spreadsheets.ts'
import { checkOrderTitle } from '../orders/titles.ts'
import { type Cell, isEmptyTable, type Table } from '../spreadsheets/cells/cells.ts'
import type { Column } from '../spreadsheets/tables/columns.ts'
import { refuseHeadings, refuseUnheaded } from '../spreadsheets/imports/plan-records.ts'
import {
  headerOf,
  type PlainTable,
  rowsBelow,
  type Sheet,
  type SheetColumn,
  type SheetRow,
  tableNamed,
} from '../spreadsheets/imports/read-sheet.ts'
import {
  applyCells,
  type CellReport,
  checkTouched,
  checkWhole,
  type RowState,
} from '../spreadsheets/imports/row-cells.ts'
import type { OrdersMaterial } from './material.ts'
import {
  type LineRow,
  lineRowSchema,
  linesTable,
  type OrderRow,
  orderRowSchema,
  ordersTable,
} from './orders-tables.ts'

/** More than anybody has open at once, and few enough for one transaction. */
export const ORDERS_MOST = 500
export const LINES_MOST = 5000

const tables = [ordersTable, linesTable]

/** Whether a sheet is one of orders. */
export const isOrdersSheet = ({ name }: Pick<Table, 'name'>): boolean =>
  tableNamed(name, tables) !== undefined

/** A row that was read: its fields, its cells by their columns, and where to say something of it. */
export interface ReadRow<Row = LineRow> {
  readonly fields: Row
  readonly number: number
  readonly reports: ReadonlyMap<string, CellReport>
  readonly cellOf: (key: string) => Cell
  readonly columns: readonly SheetColumn[]
}

/** An order with the rows of its lines. */
export interface OpenOrder {
  readonly row: OrderRow
  readonly lines: ReadRow[]
}

export class OrdersReader {
  readonly cells: CellReport[] = []
  readonly orders = new Map<string, OpenOrder>()
  private lines = 0

  constructor(private readonly material: OrdersMaterial) {}

  read(given: readonly Table[]): void {
    for (const spec of tables) {
      // A new workbook has empty sheets.
      const [first, ...others] = given.filter(
        (table) => tableNamed(table.name, [spec]) !== undefined && !isEmptyTable(table),
      )
      for (const { name } of others)
        this.refuseSheet(name, spreadsheetMessages.sheetTwice({ title: spec.title }))
      if (first) this.readTable(spec, first)
    }
  }

  private readTable(spec: PlainTable, { name, rows }: Table): void {
    const header = headerOf(spec, rows, this.material.names)
    if (header !== undefined) return this.readSheet({ name, spec, rows, header })
    const [id = '', title = ''] = spec.columns.map((column) => column.title)
    this.refuseSheet(name, spreadsheetMessages.noHeading({ id, title }))
  }

  private refuseSheet(sheet: string, message: string, row = 1): void {
    this.cells.push({ sheet, row, column: '', value: '', outcome: 'refused', message })
  }

  private readSheet(sheet: Sheet<PlainTable>): void {
    const columns = refuseHeadings(sheet, this.material.names, this.cells)
    for (const row of rowsBelow(sheet)) {
      this.material.onRow?.()
      refuseUnheaded(sheet, row, this.cells)
      if (sheet.spec === ordersTable) this.takeOrder(sheet, this.readRow(sheet, columns, row, orderRowSchema))
      else this.takeLine(sheet, this.readRow(sheet, columns, row, lineRowSchema))
    }
  }

  private readRow<Schema extends z.ZodObject>(
    { name, spec }: Sheet<PlainTable>,
    columns: readonly SheetColumn[],
    { number, cells }: SheetRow,
    schema: Schema,
  ): ReadRow<z.infer<Schema>> {
    const around = { names: this.material.names, fieldsOf: () => undefined }
    const state: RowState = {
      sheet: name,
      row: number,
      before: null,
      fields: {},
      writing: around,
      reading: around,
      locale: this.material.locale,
    }
    const applied = applyCells(state, columns, cells)
    this.cells.push(...applied.map(({ report }) => report))
    checkTouched(state, schema, applied)
    this.cells.push(...checkWhole(state, schema, applied, spec.columns))
    const parsed = schema.safeParse(state.fields)
    const indexOf = new Map(columns.map(({ column, index }) => [keyOf(column), index]))
    return {
      // What is wrong is said at its cells; the rest is looked at as if they were empty.
      fields: parsed.success ? parsed.data : schema.parse(soundFields(schema, state.fields)),
      number,
      reports: new Map(applied.map(({ report, column }) => [column.key, report])),
      cellOf: (key) => cells[indexOf.get(key) ?? -1] ?? '',
      columns,
    }
  }

  /** Refuses a row at one of its cells. */
  private say(
    { reports, number }: ReadRow<unknown>,
    { name, spec }: Sheet<PlainTable>,
    key: string,
    message: string,
  ): void {
    const at = reports.get(key)
    if (at?.outcome === 'refused') return
    if (at) {
      at.outcome = 'refused'
      at.message = message
      return
    }
    const column = spec.columns.find((one) => one.key === key)?.title ?? ''
    this.cells.push({ sheet: name, row: number, column, value: '', outcome: 'refused', message })
  }

  /** The key of a row; '' where it has none, which is said. */
  private keyOf(found: ReadRow<{ readonly key: string }>, sheet: Sheet<PlainTable>): string {
    const { key } = found.fields
    const [first] = sheet.spec.columns
    if (key === '' && first) this.say(found, sheet, first.key, words.keyNeeded({ column: first.title }))
    return key
  }

  private takeOrder(sheet: Sheet<PlainTable>, found: ReadRow<OrderRow>): void {
    const row = found.fields
    const key = this.keyOf(found, sheet)
    if (key === '') return
    if (this.orders.has(key)) return this.say(found, sheet, 'key', words.orderTwice({ key }))
    const { customer, title } = row
    if (customer !== '' && !this.material.customers.has(customer))
      this.say(found, sheet, 'customer', words.unknownCustomer({ email: customer }))
    const word = orderWord(this.material.context.profile)
    const refusal = title === undefined ? null : checkOrderTitle(title, word)
    if (refusal) this.say(found, sheet, 'title', refusal.message)
    this.open(sheet, found.number, row)
  }

  private open({ name }: Sheet<PlainTable>, number: number, row: OrderRow): OpenOrder {
    const opened = { row, lines: [] }
    this.orders.set(row.key, opened)
    if (this.orders.size === ORDERS_MOST + 1)
      this.refuseSheet(name, words.tooManyOrders({ most: ORDERS_MOST }), number)
    return opened
  }

  private takeLine(sheet: Sheet<PlainTable>, found: ReadRow): void {
    const key = this.keyOf(found, sheet)
    if (key === '') return
    const order = this.orders.get(key) ?? this.open(sheet, found.number, orderRowSchema.parse({ key }))
    if (found.fields.product === '') this.say(found, sheet, 'product', words.productNeeded)
    this.lines += 1
    if (this.lines === LINES_MOST + 1)
      this.refuseSheet(sheet.name, words.tooManyLines({ most: LINES_MOST }), found.number)
    if (this.orders.size <= ORDERS_MOST && this.lines <= LINES_MOST) order.lines.push(found)
  }
}

/** The fields of a row without those that its schema does not take. */
function soundFields({ shape }: z.ZodObject, fields: Fields): Fields {
  const schemas: Readonly<Record<string, z.ZodType>> = shape
  return Object.fromEntries(
    Object.entries(fields).filter(([field, value]) => schemas[field]?.safeParse(value).success),
  )
}

/** By what a column is called in a row that was read. */
export const keyOf = (column: Column | string) => (typeof column === 'string' ? column : column.key)
