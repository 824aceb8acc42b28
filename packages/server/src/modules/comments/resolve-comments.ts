/** Resolves a thread, or opens it again. Everybody who can write in it may. */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { notFound } from '../../platform/http/outcome.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { authorOf } from './comment-author.ts'
import { commentAnswer, commentFor, updateComment } from './comment-store.ts'

export const resolveComments: HandlerOf<'resolveComments'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const found = await commentFor(tenant, body, { includeDeleted: true })
    if (!found.ok) return found
    const { order, comment } = found.data
    if (comment.threadId !== null) return notFound()
    const resolved = body.isResolved ? 1 : 0
    if (comment.resolved === resolved) return commentAnswer(tenant, order, comment)
    const author = await authorOf(tenant)
    return commentAnswer(
      tenant,
      order,
      await updateComment(
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
