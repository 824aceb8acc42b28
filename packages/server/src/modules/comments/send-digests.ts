/**
 * The e-mail of comments that somebody has not read: one for a person and an order, some minutes after the first of them.
 * What is sent and that it was sent is one transaction; the outbox does the rest.
 */
import { type CommentPin, digestPlace, digestText, digestWriters } from '@orderwright/domain/comments'
import { orgAddress, type ProductOrder } from '@orderwright/domain/orders'
import { sql } from 'kysely'
import type { Services } from '../../platform/services.ts'
import { inLanguage, languageOfReader } from '../../platform/languages.ts'
import { notifyReaders } from '../mails/notify-readers.ts'
import { readRecord } from '../../platform/database/records.ts'
import { openLinkOf } from '../sharing/share-links.ts'
import { shareUrl } from '../sharing/share-tokens.ts'
import { inSystem, type Work } from '../tenancy/run-in-tenant.ts'
import { type CommentPerson, peopleOf } from './comment-people.ts'
import { itemTitles } from './comment-store.ts'

interface Due {
  readonly orgId: number
  readonly productOrderId: number
  readonly userId: number
}

/** Comments older than this are not mailed any more. */
const MAX_DAYS = 7

/** Writes every digest that is due. Running it twice, or in two processes at once, sends nothing twice. */
export async function sendDigests(services: Services, signal?: AbortSignal): Promise<void> {
  const { db } = services.databases.owner
  const due = await sql<Due>`
    select reader.org_id, comment.product_order_id, reader.user_id
    from comment_readers reader
    join comments comment on comment.org_id = reader.org_id and comment.id = reader.comment_id
    join orgs on orgs.id = reader.org_id
    where reader.reason <> '' and reader.read_at is null and reader.mailed_at is null
      and reader.created > now() - make_interval(days => ${sql.lit(MAX_DAYS)}) and comment.deleted_at is null
    group by reader.org_id, comment.product_order_id, reader.user_id, orgs.profile
    having min(reader.created) <= now()
      - make_interval(mins => coalesce((orgs.profile #>> '{letters,commentMinutes}')::integer, 15))
    order by min(reader.created)`.execute(db)
  for (const one of due.rows) {
    signal?.throwIfAborted()
    try {
      await inSystem(services, one.orgId, (work) => sendOne(work, one))
    } catch (error) {
      // It waits for the next sweep; the others are not held up by it.
      const reason = error instanceof Error ? error.message : String(error)
      services.report(`The comments of order ${one.productOrderId} could not be told: ${reason}`)
    }
  }
}

interface Unread {
  readonly commentId: number
  readonly authorName: string
  readonly text: string
  readonly isInternal: 0 | 1
  readonly productInstanceId: number | null
  readonly pin: CommentPin | null
}

/** Locked, so that of two processes one sends; and whatever is read until then is left out. */
async function unreadOf(work: Work, { productOrderId, userId }: Due): Promise<Unread[]> {
  const answer = await sql<Unread>`
    select reader.comment_id, comment.author_name, comment.text, comment.is_internal, comment.product_instance_id, comment.pin
    from comment_readers reader
    join comments comment on comment.org_id = reader.org_id and comment.id = reader.comment_id
    where reader.org_id = ${work.orgId} and reader.user_id = ${userId}
      and comment.product_order_id = ${productOrderId}
      and reader.reason <> '' and reader.read_at is null and reader.mailed_at is null
      and reader.created > now() - make_interval(days => ${sql.lit(MAX_DAYS)}) and comment.deleted_at is null
    order by comment.id
    for update of reader skip locked`.execute(work.db)
  return answer.rows
}

async function sendOne(work: Work, due: Due): Promise<void> {
  const unread = await unreadOf(work, due)
  // Of a deleted order nothing is sent; it may come back.
  const order =
    unread.length > 0 ? await readRecord(work.db, 'productOrder', work.orgId, due.productOrderId) : null
  if (!order) return
  await work.db
    .updateTable('commentReaders')
    .set({ mailedAt: sql<Date>`now()` })
    .where('orgId', '=', work.orgId)
    .where('userId', '=', due.userId)
    .where(
      'commentId',
      'in',
      unread.map(({ commentId }) => commentId),
    )
    .execute()
  // Somebody who has lost access since is not mailed; internal comments reach employees alone.
  const person = (await peopleOf(work, order)).find(({ id }) => id === due.userId)
  const shown = unread.filter(({ isInternal }) => isInternal === 0 || person?.isEmployee === true)
  if (!person || person.reader.email === '' || shown.length === 0) return
  const language = languageOfReader(person.reader.language, work.org.profile)
  await inLanguage(language, () => write(work, order, person, shown))
}

async function write(
  work: Work,
  order: ProductOrder,
  person: CommentPerson,
  comments: readonly Unread[],
): Promise<void> {
  const titles = await itemTitles(
    work,
    comments.flatMap(({ productInstanceId }) => productInstanceId ?? []),
  )
  const entries = comments.map(({ authorName, text, productInstanceId, pin }) => ({
    authorName,
    text,
    itemTitle: digestPlace(titles.get(productInstanceId ?? 0) ?? '', pin),
  }))
  const [first] = comments
  const last = comments.at(-1)
  const url = await addressFor(work, order, person, first?.commentId ?? 0)
  await notifyReaders(work, order, [person.reader], {
    kind: 'commentsUnread',
    cause: `comment ${last?.commentId}`,
    actor: digestWriters(entries),
    note: digestText(entries),
    isMailOnly: true,
    urlFor: () => url,
  })
}

/** The order with the thread open; for somebody without a role by the link of their invitation. */
async function addressFor(
  work: Work,
  order: ProductOrder,
  person: CommentPerson,
  commentId: number,
): Promise<string> {
  const { publicUrl } = work.services.config
  const link = person.hasBell ? null : await openLinkOf(work, order.id, person.id)
  return link
    ? `${shareUrl(publicUrl, order, link.token)}&comment=${commentId}`
    : orgAddress(publicUrl, order.orgId, `/orders/${order.orgSpecificId}?comment=${commentId}`)
}
