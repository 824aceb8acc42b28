/** The tables of reminders, as Kysely sees them. */
import type { Timestamp } from '@orderwright/domain/units'
import type { ReminderMail } from '@orderwright/domain/receivables'
import type { ColumnType, Generated } from 'kysely'

type Once<T> = ColumnType<T, T, never>
type Maybe<T> = ColumnType<T | null, T | null | undefined, never>

export interface ReminderTables {
  /** only added to */
  invoiceReminders: {
    orgId: number
    id: Generated<number>
    created: ColumnType<Timestamp, string | Date | undefined, never>
    issuedDocumentId: Once<number>
    productOrderId: Once<number>
    rule: Once<string>
    mail: Once<ReminderMail>
    day: Once<string>
    balanceInCents: Once<number>
    userId: Maybe<number>
  }
  reminderStops: {
    orgId: number
    id: Generated<number>
    created: ColumnType<Timestamp, string | Date | undefined, never>
    issuedDocumentId: Maybe<number>
    customerKey: Maybe<string>
    userId: Maybe<number>
  }
}
