/** The guests of an organization as a table: who they are, by their addresses, and their terms. [issue 16] */
import { z } from 'zod'
import { columnTitles as titles, sheetTitles } from '../../messages/admin/spreadsheet-titles.ts'
import { spreadsheetMessages as words } from '../../messages/admin/spreadsheets.ts'
import { guestMessages } from '../../messages/app/sharing.ts'
import { membershipSchema } from '../../tenancy/schema.ts'
import { emailSchema } from '../../units/addresses/email.ts'
import { flagSchema } from '../../units/record.ts'
import { addressColumns } from './address-columns.ts'
import { column, flagColumn, textColumn } from './columns.ts'
import { email, percent } from '../cells/formats.ts'
import type { RecordTable } from './record-table.ts'

/**
 * A place in the organization, with its person's address in place of a title. Those of employees are there too, for their addresses,
 * and those of guests who were taken off.
 */
export const guestRecordSchema = z.object({
  title: emailSchema(),
  /** what they call themselves; empty until they have come in */
  name: z.string().default(''),
  discount: membershipSchema.shape.discount,
  disableSalesTax: flagSchema.default(0),
  pricingIsHidden: flagSchema.default(0),
  contact: membershipSchema.shape.contact,
  /** has come in since the invitation */
  hasEntered: flagSchema.default(0),
  isEmployee: flagSchema.default(0),
  /** is no guest any more */
  deleted: flagSchema.default(0),
})
/** A guest as the tables have them; `id` is that of the membership. */
export type GuestRecord = z.infer<typeof guestRecordSchema> & { readonly id: number }

const contactColumn = (key: string, title: string) => ({
  ...textColumn(`contact.${key}`, title),
  path: ['contact', key],
})

export const guestsTable: RecordTable = {
  key: 'guests',
  title: sheetTitles.guests,
  resource: 'membership',
  schema: guestRecordSchema,
  columns: [
    { ...column('title', titles.email, email), fixed: { when: 'made', message: () => words.emailStays } },
    { ...textColumn('name', titles.name), fixed: { when: 'always', message: () => words.nameIsTheirs } },
    column('discount', titles.discount, percent, ['discount', 'value']),
    flagColumn('disableSalesTax', titles.disableSalesTax),
    flagColumn('pricingIsHidden', titles.pricingIsHidden),
    contactColumn('firmName', titles.firm),
    contactColumn('contactName', titles.contact),
    contactColumn('phone', titles.phone),
    ...addressColumns(['contact', 'deliveryAddress'], titles.delivery),
    ...addressColumns(['contact', 'billingAddress'], titles.billing),
  ],
  families: [],
  refusalOf: ({ isEmployee, title }) =>
    isEmployee === 1 ? guestMessages.isEmployee({ email: String(title) }) : undefined,
  comesBack: () => words.guestComesBack,
}
