/** Deletes a comment softly, or brings it back within thirty days. Only its author may. */
import { commentMessages as words } from '@orderwright/domain/messages'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { forbidden, notFound } from '../../platform/http/outcome.ts'
import { isRestorable } from '../../platform/database/restorable.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { commentAnswer, commentFor, updateComment } from './comment-store.ts'

/** The notifications that lead to the comment are deleted with it, and come back with it. */
export const deleteComment: HandlerOf<'deleteComment'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const found = await commentFor(tenant, body, { includeDeleted: true })
    if (!found.ok) return found
    const { order, comment } = found.data
    if (comment.userId !== tenant.actor.userId) return forbidden(words.notYours)
    if (!isRestorable(comment, tenant.now)) return notFound()
    const { deletedAt } = comment
    if (body.isDeleted === (deletedAt !== null)) return commentAnswer(tenant, order, comment)
    const notifications = tenant.db
      .updateTable('notifications')
      .set({ deletedAt: body.isDeleted ? tenant.now : null })
      .where('orgId', '=', tenant.orgId)
      .where('commentId', '=', comment.id)
    // Only those that were deleted with it: one that a newer one had replaced stays deleted.
    await (deletedAt === null
      ? notifications.where('deletedAt', 'is', null)
      : notifications.where('deletedAt', '=', deletedAt)
    ).execute()
    return commentAnswer(
      tenant,
      order,
      await updateComment(tenant, comment, { deletedAt: body.isDeleted ? tenant.now : null }),
    )
  })
