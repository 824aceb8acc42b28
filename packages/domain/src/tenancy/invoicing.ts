/** How an organization numbers what it issues, when invoices are due, and the accounts of its journal. */
import { z } from 'zod'
import { settingsMessages } from '../messages/admin/settings.ts'

/**
 * What stands before a number: letters, and one sign after them. Digits would let two formats write the same number, and no number is
 * given twice.
 */
const prefixSchema = z
  .string()
  .max(9)
  .regex(/^(?:[A-Za-z]{1,8}[-/]?)?$/, { error: () => settingsMessages.prefixForm })

export const documentNumbersSchema = z.object({
  invoicePrefix: prefixSchema.default(''),
  creditNotePrefix: prefixSchema.default('CN-'),
  receiptPrefix: prefixSchema.default('R-'),
  /** the year stands in the number, and each year counts from 1 */
  hasYear: z.boolean().default(true),
  /** so many at least, with zeros before them */
  digits: z.number().int().min(1).max(10).default(4),
})
export type DocumentNumbers = z.infer<typeof documentNumbersSchema>

const accountSchema = z.string().trim().max(100)

/** Accounts as the bookkeeping names them; free text, as every program numbers them otherwise. */
export const journalAccountsSchema = z.object({
  receivable: accountSchema.default('Accounts receivable'),
  sales: accountSchema.default('Sales'),
  discounts: accountSchema.default('Sales discounts'),
  shippingIncome: accountSchema.default('Shipping income'),
  tariffIncome: accountSchema.default('Tariff surcharges'),
  taxPayable: accountSchema.default('Sales tax payable'),
  bankAndChecks: accountSchema.default('Bank'),
  cardClearing: accountSchema.default('Card clearing'),
  cardFees: accountSchema.default('Card fees charged'),
})
export type JournalAccounts = z.infer<typeof journalAccountsSchema>
export type JournalAccountKey = keyof JournalAccounts
