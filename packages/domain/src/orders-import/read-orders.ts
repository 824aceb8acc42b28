/** The rows of the sheets of orders, before anything is judged: which orders there are, and which lines each has. */
import type { Values as Fields } from '../catalog-changes/change.ts'
import { orderImportMessages as words, spreadsheetMessages } from '../messages/admin/spreadsheets.ts'
import { checkOrderTitle } from '../orders/titles.ts'
import type { Cell, Table } from '../spreadsheets/cells.ts'
import type { Column } from '../spreadsheets/columns.ts'
import { refuseHeadings, refuseUnheaded } from '../spreadsheets/plan-records.ts'
import {
  headerOf,
  type PlainTable,
  rowsBelow,
  type Sheet,
  type SheetColumn,
  type SheetRow,
  tableNamed,
} from '../spreadsheets/read-sheet.ts'
import {
  applyCells,
  type CellReport,
  checkTouched,
  checkWhole,
  type RowState,
} from '../spreadsheets/row-cells.ts'
import type { OrdersMaterial } from './material.ts'
import { lineRowSchema, linesTable, type OrderRow, orderRowSchema, ordersTable } from './orders-tables.ts'

/** More than anybody has open at once, and few enough for one transaction. */
export const ORDERS_MOST = 500
export const LINES_MOST = 5000

const tables = [ordersTable, linesTable]

/** Whether a sheet is one of orders. */
export const isOrdersSheet = ({ name }: Pick<Table, 'name'>): boolean =>
  tableNamed(name, tables) !== undefined

/** A row that was read: its fields, its cells by their columns, and where to say something of it. */
export interface ReadRow {
  readonly fields: Fields
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
      for (const table of given.filter(({ name }) => tableNamed(name, [spec]) !== undefined)) {
        const header = headerOf(spec, table.rows, this.material.names)
        const { name, rows } = table
        if (header === undefined) {
          const [id = '', title = ''] = spec.columns.map((column) => column.title)
          this.refuseSheet(name, spreadsheetMessages.noHeading({ id, title }))
        } else this.readSheet({ name, spec, rows, header })
      }
    }
  }

  private refuseSheet(sheet: string, message: string, row = 1): void {
    this.cells.push({ sheet, row, column: '', value: '', outcome: 'refused', message })
  }

  private readSheet(sheet: Sheet<PlainTable>): void {
    const columns = refuseHeadings(sheet, this.material.names, this.cells)
    for (const row of rowsBelow(sheet)) {
      this.material.onRow?.()
      refuseUnheaded(sheet, row, this.cells)
      const isOrder = sheet.spec === ordersTable
      const found = this.readRow(sheet, columns, row, isOrder)
      const key = typeof found.fields['key'] === 'string' ? found.fields['key'].trim() : ''
      if (key === '') {
        this.say(found, sheet, 'key', words.keyNeeded({ column: sheet.spec.columns[0]?.title ?? '' }))
      } else if (isOrder) this.takeOrder(sheet, found, key)
      else this.takeLine(sheet, found, key)
    }
  }

  private readRow(
    { name, spec }: Sheet<PlainTable>,
    columns: readonly SheetColumn[],
    { number, cells }: SheetRow,
    isOrder: boolean,
  ): ReadRow {
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
    const schema = isOrder ? orderRowSchema : lineRowSchema
    checkTouched(state, schema, applied)
    const typed = state.fields
    // A missing key or product is said in words of its own.
    const whole = { key: '-', product: '-', ...typed }
    this.cells.push(...checkWhole({ ...state, fields: whole }, schema, applied, spec.columns))
    const parsed = schema.safeParse(whole)
    const indexOf = new Map(columns.map(({ column, index }) => [keyOf(column), index]))
    return {
      fields: {
        ...typed,
        ...(parsed.success ? { ...parsed.data, key: typed['key'], product: typed['product'] } : {}),
      },
      number,
      reports: new Map(applied.map(({ report, column }) => [column.key, report])),
      cellOf: (key) => cells[indexOf.get(key) ?? -1] ?? '',
      columns,
    }
  }

  /** Refuses a row at one of its cells. */
  say({ reports, number }: ReadRow, { name, spec }: Sheet<PlainTable>, key: string, message: string): void {
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

  private takeOrder(sheet: Sheet<PlainTable>, found: ReadRow, key: string): void {
    if (this.orders.has(key)) {
      this.say(found, sheet, 'key', words.orderTwice({ key }))
      return
    }
    const parsed = orderRowSchema.safeParse({ ...found.fields, key })
    // What is wrong with it is said at its cells already; its lines are looked at all the same.
    const row = parsed.success ? parsed.data : orderRowSchema.parse({ key })
    const { customer } = row
    if (customer !== '' && !this.material.customers.has(customer))
      this.say(found, sheet, 'customer', words.unknownCustomer({ email: customer }))
    const word = this.material.context.profile.vocabulary.order
    const refusal = row.title === undefined ? null : checkOrderTitle(row.title, word)
    if (refusal) this.say(found, sheet, 'title', refusal.message)
    this.orders.set(key, { row, lines: [] })
    if (this.orders.size === ORDERS_MOST + 1)
      this.refuseSheet(sheet.name, words.tooManyOrders({ most: ORDERS_MOST }), found.number)
  }

  private takeLine(sheet: Sheet<PlainTable>, found: ReadRow, key: string): void {
    const known = this.orders.get(key) ?? { row: orderRowSchema.parse({ key }), lines: [] }
    this.orders.set(key, known)
    if (typeof found.fields['product'] !== 'string' || found.fields['product'] === '')
      this.say(found, sheet, 'product', words.productNeeded)
    this.lines += 1
    if (this.lines === LINES_MOST + 1)
      this.refuseSheet(sheet.name, words.tooManyLines({ most: LINES_MOST }), found.number)
    if (this.orders.size <= ORDERS_MOST && this.lines <= LINES_MOST) known.lines.push(found)
  }
}

/** By what a column is called in a row that was read. */
export const keyOf = (column: Column | string) => (typeof column === 'string' ? column : column.key)
