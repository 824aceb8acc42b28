/**
 * Notifies of a new comment: a row for each recipient, from which the e-mail is made when they do not read it, and a
 * notification in the app. In the transaction that writes the comment.
 */
import { type RecipientReason, recipientsOf } from '@orderwright/domain/comments'
import { commentMessages } from '@orderwright/domain/messages'
import type { ProductOrder } from '@orderwright/domain/orders'
import type { Comment } from '@orderwright/domain/people'
import { orderWord } from '@orderwright/domain/tenancy'
import { inLanguage, languageOfReader } from '../../platform/languages.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'
import type { CommentPerson } from './comment-people.ts'

const kinds = { mentioned: 'commentMention', involved: 'comment' } as const

/** Who has written or was mentioned before, among the comments that the same people see. */
async function tookPart(tenant: TenantCall, comment: Comment): Promise<ReadonlySet<number>> {
  const rows = await tenant.db
    .selectFrom('comments')
    .select(['userId', 'mentions'])
    .where('orgId', '=', tenant.orgId)
    .where('productOrderId', '=', comment.productOrderId)
    .where('isInternal', '=', comment.isInternal)
    .where('id', '<>', comment.id)
    .where('deletedAt', 'is', null)
    .execute()
  return new Set(rows.flatMap(({ userId, mentions }) => [userId, ...mentions]))
}

export async function notifyRecipients(
  tenant: TenantCall,
  order: ProductOrder,
  comment: Comment,
  people: readonly CommentPerson[],
): Promise<void> {
  const recipients = recipientsOf(
    {
      authorId: comment.userId,
      isByEmployee: comment.authorKind === 'employee',
      isInternal: comment.isInternal === 1,
      mentions: comment.mentions,
      tookPart: await tookPart(tenant, comment),
    },
    people,
  )
  await writeRecipients(tenant, order, comment, people, recipients)
}

/** Notifies these people of the comment; whoever was notified already is notified again only of being mentioned. */
export async function writeRecipients(
  tenant: TenantCall,
  order: ProductOrder,
  comment: Comment,
  people: readonly CommentPerson[],
  recipients: ReadonlyMap<number, RecipientReason>,
): Promise<void> {
  if (recipients.size === 0) return
  const { orgId } = tenant
  await tenant.db
    .insertInto('commentReaders')
    .values([...recipients].map(([userId, reason]) => ({ orgId, commentId: comment.id, userId, reason })))
    .onConflict((conflict) =>
      conflict
        .columns(['orgId', 'commentId', 'userId'])
        .doUpdateSet((set) => ({ reason: set.ref('excluded.reason') })),
    )
    .execute()
  const author = comment.authorName
  const textFor = (reason: RecipientReason) => {
    const name = `${orderWord(tenant.org.profile)} ${order.orgSpecificId}, ${order.title}`
    return reason === 'mentioned'
      ? commentMessages.mentionedYou({ author, name })
      : commentMessages.commentedOn({ author, name })
  }
  const notifications = people.flatMap(({ id: userId, hasBell, reader }) => {
    const reason = recipients.get(userId)
    if (!reason || !hasBell) return []
    return [
      {
        orgId,
        userId,
        productOrderId: order.id,
        commentId: comment.id,
        kind: kinds[reason],
        text: inLanguage(languageOfReader(reader.language, tenant.org.profile), () => textFor(reason)).slice(
          0,
          1000,
        ),
        cause: `${kinds[reason]}:${comment.id}`,
      },
    ]
  })
  if (notifications.length === 0) return
  await withdrawOlder(
    tenant,
    comment,
    notifications.map(({ userId }) => userId),
  )
  await tenant.db
    .insertInto('notifications')
    .values(notifications)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A long thread is one notification: an unread one of the same thread is replaced by the newest. Mentions stay. */
async function withdrawOlder(tenant: TenantCall, comment: Comment, userIds: number[]): Promise<void> {
  if (comment.threadId === null) return
  const { threadId } = comment
  await tenant.db
    .updateTable('notifications')
    .set({ deletedAt: tenant.now })
    .where('orgId', '=', tenant.orgId)
    .where('userId', 'in', userIds)
    .where('kind', '=', kinds.involved)
    .where('readAt', 'is', null)
    .where('deletedAt', 'is', null)
    .where('commentId', 'in', (select) =>
      select
        .selectFrom('comments')
        .select('comments.id')
        .where('comments.orgId', '=', tenant.orgId)
        .where((where) =>
          where.or([where('comments.id', '=', threadId), where('comments.threadId', '=', threadId)]),
        ),
    )
    .execute()
}
