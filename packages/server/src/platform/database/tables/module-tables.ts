/** The tables that single modules have to themselves. */
import type { Language } from '@orderwright/domain/localization'
import type { ColumnType, Generated } from 'kysely'
import type { ChangeLabTables } from './change-lab.ts'
import type { AgreementTables } from './agreements.ts'
import type { CommentTables } from './comments.ts'
import type { InvoiceTables } from './invoices.ts'
import type { OpenidTables } from './openid.ts'
import type { PasskeyTables } from './passkeys.ts'
import type { ReminderTables } from './reminders.ts'
import type { RevisionTables } from './revisions.ts'
import type { StrayFileTables } from './stray-files.ts'
import type { WebhookTables } from './webhooks.ts'

export interface ModuleTables
  extends WebhookTables,
    ChangeLabTables,
    RevisionTables,
    AgreementTables,
    CommentTables,
    InvoiceTables,
    OpenidTables,
    PasskeyTables,
    ReminderTables,
    StrayFileTables {}

/** Columns of `orgs` that only sign-in needs. */
export type SignInOrg = {
  /** whether members come in by the organization's identity provider alone */
  membersByProvider: ColumnType<boolean, boolean | undefined, boolean>
}

/** Columns of `users` that only sign-in and row-level security need. */
export type SignInUser = {
  emailVerified: Generated<boolean>
  image: ColumnType<string | null, string | null | undefined, string | null>
  /** the organizations to which they were introduced */
  knownOrgs: ColumnType<number[], never, never>
  /** under which authenticators keep their passkeys; null: they never had one */
  passkeyHandle: ColumnType<string | null, string | null | undefined, string | null>
  /** of screens, documents and e-mails; null: they have chosen none */
  language: ColumnType<Language | null, Language | null | undefined, Language | null>
}
