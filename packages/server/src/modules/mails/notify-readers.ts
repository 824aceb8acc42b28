/**
 * Notifies people of an order: a mail into the outbox and a notification in the app, in the transaction of the event.
 * Nobody is notified twice of one event, and nobody of what they did themselves.
 */
import type { MailKind } from '@orderwright/domain/mail-templates'
import { composeMail, type MailInput, mailSubject } from '@orderwright/domain/mails'
import { orgAddress, type ProductOrder } from '@orderwright/domain/orders'
import { localizeOrg } from '@orderwright/domain/tenancy'
import { sql } from 'kysely'
import { inLanguage, languageOfReader } from '../../platform/languages.ts'
import { mailContent } from '../../platform/mail/mail-content.ts'
import { holdMail, withdrawHeld, writeMail } from '../../platform/mail/outbox.ts'
import type { Work } from '../tenancy/run-in-tenant.ts'
import { whoWants } from './who-wants.ts'
import type { Reader } from './people.ts'

export interface MailEvent {
  readonly kind: MailKind
  /** what it follows from, so that it is notified once: the order's version, a ledger entry */
  readonly cause: string
  readonly payment?: MailInput['payment']
  /** what somebody wrote to go with it; what has words of ours in it is said in each reader's language */
  readonly note?: string | (() => string)
  /** where a reader's link leads; as a rule to the order's page */
  readonly urlFor?: (reader: Reader) => string
  /** in the app alone */
  readonly isSilent?: boolean
  /** by e-mail alone: the bell has said it already */
  readonly isMailOnly?: boolean
  /** who caused it, where that is not who calls */
  readonly actor?: string
  /** a confirmation: the one who did it gets it too, by e-mail */
  readonly isReceipt?: boolean
}

/** Who has been notified of an event so far, by e-mail address: each person is notified of it once. */
export type NotifiedEmails = Set<string>

/** Name of who caused it; empty for the system. */
async function actorName(work: Work): Promise<string> {
  if (work.userId === null) return ''
  const user = await work.db
    .selectFrom('users')
    .select('name')
    .where('id', '=', work.userId)
    .executeTakeFirst()
  return user?.name ?? ''
}

function urlOf(work: Work, order: ProductOrder): string {
  return orgAddress(work.services.config.publicUrl, order.orgId, `/orders/${order.orgSpecificId}`)
}

async function inputs(
  work: Work,
  order: ProductOrder,
  readers: readonly Reader[],
  event: MailEvent,
  notified: NotifiedEmails,
) {
  const actor = event.actor ?? (await actorName(work))
  return readers.flatMap((reader) => {
    const isActor = reader.userId !== null && reader.userId === work.userId
    if (isActor && event.isReceipt !== true) return []
    const key = reader.email.toLowerCase()
    if (notified.has(key)) return []
    notified.add(key)
    const { kind, payment } = event
    const input: MailInput = {
      kind,
      org: work.org,
      order,
      reader,
      actor,
      url: event.urlFor?.(reader) ?? urlOf(work, order),
      ...(payment ? { payment } : {}),
    }
    return [{ reader, input, isActor }]
  })
}

/** What a reader is told, in their language: the line for the bell, and the mail. */
function composedFor(
  work: Work,
  order: ProductOrder,
  reader: Reader,
  { kind, note }: Pick<MailEvent, 'kind' | 'note'>,
  input: MailInput,
) {
  const { profile } = work.org
  return inLanguage(languageOfReader(reader.language, profile), () => {
    const said = typeof note === 'function' ? note() : note
    const org = localizeOrg(work.org)
    const localized = { ...input, org, ...(said ? { note: said } : {}) }
    const mail = {
      orgId: work.orgId,
      productOrderId: order.id,
      userId: reader.userId,
      kind,
      to: reader.email,
      ...mailContent(org, composeMail(localized)),
    }
    return { mail, line: mailSubject(localized) }
  })
}

/** Writes the mails and notifications; the mails leave after the commit. */
export async function notifyReaders(
  work: Work,
  order: ProductOrder,
  readers: readonly Reader[],
  event: MailEvent,
  notified: NotifiedEmails = new Set(),
): Promise<void> {
  const { kind, cause } = event
  const wants = await whoWants(work, order, readers, kind)
  for (const { reader, input, isActor } of await inputs(work, order, readers, event, notified)) {
    const once = `${kind}:${work.orgId}:${order.id}:${cause}:${reader.userId ?? reader.email.toLowerCase()}`
    const { mail, line } = composedFor(work, order, reader, event, input)
    if (event.isSilent !== true && wants(reader)) {
      await writeMail(work.db, { ...mail, idempotencyKey: once })
    }
    if (!isActor && event.isMailOnly !== true) await notify(work, order, reader, kind, line, once)
  }
  work.afterCommit({ task: 'deliverMails' })
}

/** Seconds that a mail about a field waits, because somebody may still be typing in the field. */
const HOLD_SECONDS = 60

/**
 * The same for a value that may still change: readers are notified of the last one. `isGone`: there is no value any more.
 */
export async function notifyReadersDebounced(
  work: Work,
  order: ProductOrder,
  readers: readonly Reader[],
  { kind, isGone }: { readonly kind: MailKind; readonly isGone: boolean },
): Promise<void> {
  const event = { kind, cause: '' }
  const wants = await whoWants(work, order, readers, kind)
  for (const { reader, input } of await inputs(work, order, readers, event, new Set())) {
    const about = { orgId: work.orgId, productOrderId: order.id, kind, to: reader.email }
    const cause = `${kind}:${order.id}`
    if (isGone) {
      await withdrawHeld(work.db, about)
      await withdrawNotification(work, reader, cause)
      continue
    }
    const idempotencyKey = `${kind}:${work.orgId}:${order.id}:v${order.version}:${reader.userId ?? reader.email}`
    const { mail, line } = composedFor(work, order, reader, event, input)
    if (wants(reader)) await holdMail(work.db, { ...mail, idempotencyKey }, HOLD_SECONDS)
    // One that is held from before it was turned off would tell a value of before.
    else await withdrawHeld(work.db, about)
    await notify(work, order, reader, kind, line, cause)
  }
}

/** A notification of the same cause is the old one with the new words, unread again. */
export async function notify(
  work: Work,
  order: ProductOrder,
  reader: Reader,
  kind: string,
  text: string,
  cause: string,
): Promise<void> {
  if (reader.userId === null) return
  const { orgId } = work
  await work.db
    .insertInto('notifications')
    .values({ orgId, userId: reader.userId, productOrderId: order.id, kind, text, cause })
    .onConflict((conflict) =>
      conflict
        .columns(['orgId', 'userId', 'cause'])
        .where('cause', '<>', '')
        .doUpdateSet({ text, readAt: null, deletedAt: null })
        .where(sql<boolean>`notifications.text <> excluded.text or notifications.deleted_at is not null`),
    )
    .execute()
}

async function withdrawNotification(work: Work, { userId }: Reader, cause: string): Promise<void> {
  if (userId === null) return
  await work.db
    .updateTable('notifications')
    .set({ deletedAt: work.now })
    .where('orgId', '=', work.orgId)
    .where('userId', '=', userId)
    .where('cause', '=', cause)
    .execute()
}
