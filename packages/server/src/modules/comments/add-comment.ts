/**
 * comments/add: a comment on an order, on a line, or an answer; written in one transaction with the notifications of its
 * recipients.
 */
import type { ParsedBodyOf, endpoints } from '@orderwright/contract'
import { MAX_COMMENTS } from '@orderwright/domain/comments'
import { commentMessages as words } from '@orderwright/domain/messages'
import type { ProductOrder } from '@orderwright/domain/orders'
import type { Comment } from '@orderwright/domain/people'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, forbidden, type Outcome, succeed } from '../../platform/http/outcome.ts'
import { insertRecord, readRecord, updateRecord } from '../../platform/database/records.ts'
import { runInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import { authorOf } from './comment-author.ts'
import { peopleOf } from './comment-people.ts'
import { commentableOrder, mayOn, presentComment, seenComments } from './comment-store.ts'
import { checkMentions } from './check-mentions.ts'
import { notifyRecipients } from './notify-recipients.ts'

type Body = ParsedBodyOf<(typeof endpoints)['addComment']>
/** Where a comment stands, and who may see it. */
type Place = Pick<Comment, 'threadId' | 'productInstanceId' | 'isInternal'>

const refused = (rule: string, message: string) => fail('refused', message, { rule })

export const addComment: HandlerOf<'addComment'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const order = await commentableOrder(tenant, body.productOrderId)
    if (!order.ok) return order
    const place = await placeOf(tenant, order.data, body)
    if (!place.ok) return place
    if (body.pin !== null && (place.data.threadId !== null || place.data.productInstanceId === null))
      return refused('pinNeedsItem', words.pinNeedsItem)
    if (place.data.isInternal === 1 && !mayOn(tenant, order.data, 'order.commentInternally'))
      return forbidden()
    if (await isFull(tenant, order.data)) return refused('tooMany', words.tooMany({ most: MAX_COMMENTS }))
    const people = await peopleOf(tenant, order.data)
    const mentions = await checkMentions(tenant, order.data, people, {
      mentions: body.mentions,
      isInternal: place.data.isInternal,
      known: [],
    })
    if (!mentions.ok) return mentions
    const author = await authorOf(tenant, body.authorName)
    const comment = await insertRecord(tenant.db, 'comment', tenant.orgId, {
      ...place.data,
      productOrderId: order.data.id,
      userId: tenant.actor.userId,
      text: body.text,
      pin: body.pin,
      mentions: mentions.data,
      authorName: author.name.slice(0, 200),
      authorKind: author.kind,
    })
    await notifyRecipients(tenant, order.data, comment, people)
    return succeed({ comment: await presentComment(tenant, order.data, comment) })
  })

/** An answer stands where its thread stands, and opens it again when it was resolved. */
async function placeOf(tenant: TenantCall, order: ProductOrder, body: Body): Promise<Outcome<Place>> {
  const { threadId, productInstanceId, isInternal } = body
  if (threadId === null) {
    if (productInstanceId === null) return succeed({ threadId, productInstanceId, isInternal })
    const fields = { productOrderId: order.id }
    const line = await readRecord(tenant.db, 'productInstance', tenant.orgId, productInstanceId, { fields })
    return line
      ? succeed({ threadId, productInstanceId, isInternal })
      : refused('itemUnknown', words.itemUnknown)
  }
  const gone = refused('threadGone', words.threadGone)
  const root = await readRecord(tenant.db, 'comment', tenant.orgId, threadId, {
    fields: { ...seenComments(tenant, order), threadId: null },
    includeDeleted: true,
    forUpdate: true,
  })
  if (!root) return gone
  if (root.deletedAt !== null && !(await hasAnswers(tenant, root.id))) return gone
  if (root.resolved === 1)
    await updateRecord(tenant.db, 'comment', tenant.orgId, root.id, {
      resolved: 0,
      resolvedAt: null,
      resolvedBy: null,
      resolvedByName: '',
    })
  return succeed({ threadId, productInstanceId: root.productInstanceId, isInternal: root.isInternal })
}

async function hasAnswers(tenant: TenantCall, threadId: number): Promise<boolean> {
  const row = await tenant.db
    .selectFrom('comments')
    .select('id')
    .where('orgId', '=', tenant.orgId)
    .where('threadId', '=', threadId)
    .where('deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

async function isFull(tenant: TenantCall, order: ProductOrder): Promise<boolean> {
  const { count } = await tenant.db
    .selectFrom('comments')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('orgId', '=', tenant.orgId)
    .where('productOrderId', '=', order.id)
    .executeTakeFirstOrThrow()
  return Number(count) >= MAX_COMMENTS
}
