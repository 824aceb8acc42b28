/** comments/edit, delete and resolve. Text is its author's alone; a thread is settled by anybody who can write in it. */
import type { deleteComment, editComment, resolveComments } from '@orderwright/contract'
import { type Comment, commentMessages as words, type ProductOrder } from '@orderwright/domain'
import type { Handler } from '../../platform/http/call-context.ts'
import { fail, forbidden, notFound, type Outcome, succeed } from '../../platform/http/outcome.ts'
import { updateRecord } from '../../platform/database/records.ts'
import { isRestorable } from '../../platform/database/restorable.ts'
import { runInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import { authorOf } from './comment-author.ts'
import { peopleOf } from './comment-people.ts'
import { commentFor, presentComment } from './comment-store.ts'
import { checkMentions } from './check-mentions.ts'
import { writeRecipients } from './notify-recipients.ts'

async function change(tenant: TenantCall, { id }: Comment, patch: Partial<Comment>): Promise<Comment> {
  const changed = await updateRecord(tenant.db, 'comment', tenant.orgId, id, patch)
  if (!changed) throw new Error(`comment ${id} vanished under its lock`)
  return changed
}

async function answer(
  tenant: TenantCall,
  order: ProductOrder,
  comment: Comment,
): Promise<Outcome<{ comment: Awaited<ReturnType<typeof presentComment>> }>> {
  return succeed({ comment: await presentComment(tenant, order, comment) })
}

/** The text that the author changed must be the one that stands: two pages of one person do not overwrite each other. */
export const edit: Handler<typeof editComment> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const found = await commentFor(tenant, body)
    if (!found.ok) return found
    const { order, comment } = found.data
    if (comment.userId !== tenant.actor.userId) return forbidden(words.notYours)
    if (comment.text === body.text) return answer(tenant, order, comment)
    if (comment.text !== body.wasText)
      return fail('conflict', words.changedElsewhere, { current: { text: comment.text } })
    const people = await peopleOf(tenant, order)
    const { isInternal, mentions: known } = comment
    const mentions = await checkMentions(tenant, order, people, {
      mentions: body.mentions,
      isInternal,
      known,
    })
    if (!mentions.ok) return mentions
    const changed = await change(tenant, comment, {
      text: body.text,
      mentions: mentions.data,
      editedAt: tenant.now,
    })
    const added = people.filter(({ id }) => mentions.data.includes(id) && !known.includes(id))
    await writeRecipients(
      tenant,
      order,
      changed,
      added,
      new Map(added.map(({ id }) => [id, 'mentioned'] as const)),
    )
    return answer(tenant, order, changed)
  })

/** With a comment go the entries of the bell that lead to it, and with it they come back. */
export const remove: Handler<typeof deleteComment> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const found = await commentFor(tenant, body, { includeDeleted: true })
    if (!found.ok) return found
    const { order, comment } = found.data
    if (comment.userId !== tenant.actor.userId) return forbidden(words.notYours)
    if (!isRestorable(comment, tenant.now)) return notFound()
    const { deletedAt } = comment
    if (body.isDeleted === (deletedAt !== null)) return answer(tenant, order, comment)
    const bells = tenant.db
      .updateTable('notifications')
      .set({ deletedAt: body.isDeleted ? tenant.now : null })
      .where('orgId', '=', tenant.orgId)
      .where('commentId', '=', comment.id)
    // Only what went with it: an entry that a newer one had replaced stays away.
    await (deletedAt === null
      ? bells.where('deletedAt', 'is', null)
      : bells.where('deletedAt', '=', deletedAt)
    ).execute()
    return answer(
      tenant,
      order,
      await change(tenant, comment, { deletedAt: body.isDeleted ? tenant.now : null }),
    )
  })

export const resolve: Handler<typeof resolveComments> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const found = await commentFor(tenant, body, { includeDeleted: true })
    if (!found.ok) return found
    const { order, comment } = found.data
    if (comment.threadId !== null) return notFound()
    const resolved = body.isResolved ? 1 : 0
    if (comment.resolved === resolved) return answer(tenant, order, comment)
    const author = await authorOf(tenant)
    return answer(
      tenant,
      order,
      await change(
        tenant,
        comment,
        body.isResolved
          ? {
              resolved,
              resolvedAt: tenant.now,
              resolvedBy: tenant.actor.userId,
              resolvedByName: author.name.slice(0, 200),
            }
          : { resolved, resolvedAt: null, resolvedBy: null, resolvedByName: '' },
      ),
    )
  })
