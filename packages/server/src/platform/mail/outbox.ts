/**
 * The outbox: a mail is a row written in the transaction that causes it, and leaves after the commit. A mail
 * whose cause was rolled back never existed; one whose server was away waits.
 */
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'

export interface Mail {
  /** null: a mail of the product itself, such as a sign-in code */
  readonly orgId: number | null
  readonly to: string
  readonly subject: string
  readonly text: string
  /** the same cause gives the same key: the mail is written once */
  readonly idempotencyKey: string
}

/** Writes the mail beside its cause. Wake `deliverMails` after the commit. */
export async function writeMail(db: Kysely<Database>, mail: Mail): Promise<void> {
  const html = `<p>${escapeHtml(mail.text).replaceAll('\n', '<br>')}</p>`
  await db
    .insertInto('outboxMails')
    .values({ ...mail, html })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
