/** The tables that single modules have to themselves. */
import type { ColumnType, Generated } from 'kysely'
import type { ChangeLabTables } from './change-lab-tables.ts'
import type { AgreementTables } from './agreement-tables.ts'
import type { InvoiceTables } from './invoice-tables.ts'
import type { ReminderTables } from './reminder-tables.ts'
import type { RevisionTables } from './revision-tables.ts'
import type { WebhookTables } from './webhook-tables.ts'

type NullableTime = ColumnType<string | null, string | Date | null | undefined, string | Date | null>

export interface ModuleTables
  extends WebhookTables,
    ChangeLabTables,
    RevisionTables,
    AgreementTables,
    InvoiceTables,
    ReminderTables {
  /** Who is to hear of a comment, and who has read it. */
  commentReaders: {
    orgId: number
    commentId: number
    userId: number
    reason: Generated<'' | 'mentioned' | 'involved'>
    created: ColumnType<string, string | Date | undefined, string | Date>
    readAt: NullableTime
    mailedAt: NullableTime
  }
}

/** Columns of `users` that only sign-in and row-level security need. */
export type SignInUser = {
  emailVerified: Generated<boolean>
  image: ColumnType<string | null, string | null | undefined, string | null>
  /** the organizations to which they were introduced */
  knownOrgs: ColumnType<number[], never, never>
}
