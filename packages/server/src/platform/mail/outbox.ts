/**
 * The outbox: a mail is a row written in the transaction that causes it, and leaves after the commit. A mail
 * whose cause was rolled back never existed; one whose server was away waits.
 */
import { escapeHtml } from '@orderwright/domain/units'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'

export interface Mail {
  /** null: a mail of the product itself, such as a sign-in code */
  readonly orgId: number | null
  readonly to: string
  readonly subject: string
  readonly text: string
  /** absent: made of the text */
  readonly html?: string
  /** the same cause gives the same key: the mail is written once */
  readonly idempotencyKey: string
  readonly productOrderId?: number
  readonly userId?: number | null
  /** what it tells; the history of the order names it */
  readonly kind?: string
  readonly fromName?: string
  readonly replyTo?: string
}

/** Writes the mail beside its cause. Wake `deliverMails` after the commit. */
export async function writeMail(db: Kysely<Database>, mail: Mail): Promise<void> {
  await db
    .insertInto('outboxMails')
    .values({ ...mail, html: mail.html ?? plainHtml(mail.text) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * The same to the user who has this address; nothing where there is none. It is one statement in both cases, so that
 * whoever measures how long it takes learns nothing.
 */
export async function writeMailToUser(
  db: Kysely<Database>,
  { to, subject, text, idempotencyKey }: Pick<Mail, 'to' | 'subject' | 'text' | 'idempotencyKey'>,
): Promise<void> {
  await sql`insert into outbox_mails ("to", subject, text, html, idempotency_key)
    select ${to}, ${subject}, ${text}, ${plainHtml(text)}, ${idempotencyKey}
    where find_person(${to}) is not null
    on conflict do nothing`.execute(db)
}

/** What a held mail is about: one of a kind, to one reader, of one order. */
export interface HeldMail extends Mail {
  readonly orgId: number
  readonly productOrderId: number
  readonly kind: string
}

/**
 * Writes a mail that leaves when nothing has overtaken it for `seconds`: a held one of the same kind to the same reader
 * is overwritten, so that a value which is still being typed is told once, as it became.
 */
export async function holdMail(db: Kysely<Database>, mail: HeldMail, seconds: number): Promise<void> {
  const leaves = sql<Date>`now() + make_interval(secs => ${seconds})`
  const { subject, text, html = plainHtml(text), replyTo = '', fromName = '' } = mail
  const overtaken = await heldLike(db, mail)
    .set({ subject, text, html, replyTo, fromName, nextAttemptAt: leaves })
    .executeTakeFirst()
  if (overtaken.numUpdatedRows > 0n) return
  await db
    .insertInto('outboxMails')
    .values({ ...mail, html, nextAttemptAt: leaves })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Takes back what is held: the value it tells is gone again. */
export async function withdrawHeld(
  db: Kysely<Database>,
  mail: Pick<HeldMail, 'orgId' | 'productOrderId' | 'kind' | 'to'>,
): Promise<void> {
  await heldLike(db, mail).set({ withdrawnAt: sql<Date>`now()` }).execute()
}

function heldLike(db: Kysely<Database>, mail: Pick<HeldMail, 'orgId' | 'productOrderId' | 'kind' | 'to'>) {
  return db
    .updateTable('outboxMails')
    .where('orgId', '=', mail.orgId)
    .where('productOrderId', '=', mail.productOrderId)
    .where('kind', '=', mail.kind)
    .where('to', '=', mail.to)
    .where('sentAt', 'is', null)
    .where('givenUpAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .where('attempts', '=', 0)
}

function plainHtml(text: string): string {
  return `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`
}
