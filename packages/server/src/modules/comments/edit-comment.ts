/** Changes the text of a comment. Only its author may. */
import { commentMessages as words } from '@orderwright/domain/messages'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, forbidden } from '../../platform/http/outcome.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { peopleOf } from './comment-people.ts'
import { commentAnswer, commentFor, updateComment } from './comment-store.ts'
import { checkMentions } from './check-mentions.ts'
import { writeRecipients } from './notify-recipients.ts'

/** `wasText` must be the text that stands: two pages of one person do not overwrite each other. */
export const editComment: HandlerOf<'editComment'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const found = await commentFor(tenant, body)
    if (!found.ok) return found
    const { order, comment } = found.data
    if (comment.userId !== tenant.actor.userId) return forbidden(words.notYours)
    if (comment.text === body.text) return commentAnswer(tenant, order, comment)
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
    const changed = await updateComment(tenant, comment, {
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
    return commentAnswer(tenant, order, changed)
  })
