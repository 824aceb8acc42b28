/** Open orders as tables: one row for each order, and one for each of its lines with a column for each choice. [issue 16] */
import { z } from 'zod'
import { columnTitles as titles, sheetTitles } from '../messages/admin/spreadsheet-titles.ts'
import { productInstanceSchema, productOrderSchema } from '../orders/schema.ts'
import { addressColumns } from '../spreadsheets/tables/address-columns.ts'
import { column, textColumn } from '../spreadsheets/tables/columns.ts'
import { email, number } from '../spreadsheets/cells/formats.ts'
import type { PlainTable } from '../spreadsheets/imports/read-sheet.ts'
import { asItIs, choiceColumns } from './choice-columns.ts'

const order = productOrderSchema.shape
const line = productInstanceSchema.shape
/** What the rows of one order have in common, and the file alone knows. */
const keySchema = z.string().trim().max(100).default('')

export const orderRowSchema = z.object({
  key: keySchema,
  /** the key where nothing is said */
  title: order.title.unwrap().optional(),
  /** whose order it is; whoever imports it where nothing is said */
  customer: z.string().default(''),
  firmName: order.firmName,
  contactName: order.contactName,
  projectName: order.projectName,
  phone: order.phone,
  email: order.email,
  purchaseOrderNumber: order.purchaseOrderNumber,
  estimateNumber: order.estimateNumber,
  primaryNote: order.primaryNote,
  deliveryAddress: order.deliveryAddress,
  billingAddress: order.billingAddress,
})
export type OrderRow = z.infer<typeof orderRowSchema>

/** What is needed and missing (key, product) is said in words of its own. */
export const lineRowSchema = z.object({
  key: keySchema,
  product: z.string().default(''),
  title: line.title,
  quantity: line.quantity,
  notes: line.notes,
  /** of one piece, as the cell has it: what it means depends on the currency */
  customPrice: z.unknown().optional(),
})
export type LineRow = z.infer<typeof lineRowSchema>

const keyColumn = textColumn('key', titles.order)

export const ordersTable: PlainTable = {
  key: 'orders',
  title: sheetTitles.orders,
  isPlain: true,
  columns: [
    keyColumn,
    textColumn('title', titles.title),
    column('customer', titles.customer, email),
    textColumn('firmName', titles.firm),
    textColumn('contactName', titles.contact),
    textColumn('projectName', titles.project),
    textColumn('phone', titles.phone),
    textColumn('email', titles.email),
    textColumn('purchaseOrderNumber', titles.purchaseOrder),
    textColumn('estimateNumber', titles.estimate),
    textColumn('primaryNote', titles.note),
    ...addressColumns(['deliveryAddress'], titles.delivery),
    ...addressColumns(['billingAddress'], titles.billing),
  ],
  families: [],
}

export const linesTable: PlainTable = {
  key: 'order-lines',
  title: sheetTitles.orderLines,
  isPlain: true,
  columns: [
    keyColumn,
    textColumn('product', titles.product),
    textColumn('title', titles.item),
    column('quantity', titles.quantity, number),
    column('customPrice', titles.customPrice, asItIs),
    textColumn('notes', titles.note),
  ],
  families: [choiceColumns],
}
