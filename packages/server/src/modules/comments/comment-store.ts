/** Comments as they are found for a caller, and as they are shown to one. */
import type { CommentView } from '@orderwright/contract'
import type { OrderAction } from '@orderwright/domain/access'
import { threadsOf } from '@orderwright/domain/comments'
import type { ProductOrder } from '@orderwright/domain/orders'
import type { Comment } from '@orderwright/domain/people'
import { forbidden, notFound, type Outcome, succeed } from '../../platform/http/outcome.ts'
import { readRecord, readRecords, updateRecord, type Values } from '../../platform/database/records.ts'
import { readableOrder, subjectOf } from '../orders/order-store.ts'
import { knownOnOrder, nameOfAddress } from '../people/known-people.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'
import { shownName } from './comment-people.ts'

export function mayOn(tenant: TenantCall, order: ProductOrder, action: OrderAction): boolean {
  return tenant.policy.can(tenant.actor, action, subjectOf(order, tenant.org.profile))
}

/** The order when the caller may write comments on it. */
export async function commentableOrder(tenant: TenantCall, orderId: number): Promise<Outcome<ProductOrder>> {
  const order = await readableOrder(tenant, orderId)
  if (!order.ok) return order
  return mayOn(tenant, order.data, 'order.comment') ? order : forbidden()
}

/** What the order's comments that the caller may see have in common: for a query, so that no other is read. */
export function seenComments(tenant: TenantCall, order: ProductOrder): Values {
  const seesInternal = mayOn(tenant, order, 'order.commentInternally')
  return { productOrderId: order.id, ...(seesInternal ? {} : { isInternal: 0 }) }
}

interface Found {
  readonly order: ProductOrder
  readonly comment: Comment
}

/**
 * A comment of the order that the caller may see, locked. What is internal does not exist for anybody but employees.
 */
export async function commentFor(
  tenant: TenantCall,
  { productOrderId, commentId }: { readonly productOrderId: number; readonly commentId: number },
  options: { readonly includeDeleted?: boolean } = {},
): Promise<Outcome<Found>> {
  const order = await commentableOrder(tenant, productOrderId)
  if (!order.ok) return order
  const comment = await readRecord(tenant.db, 'comment', tenant.orgId, commentId, {
    ...options,
    fields: seenComments(tenant, order.data),
    forUpdate: true,
  })
  return comment ? succeed({ order: order.data, comment }) : notFound()
}

/** Stores changed fields of a comment that `commentFor` has locked. */
export async function updateComment(
  tenant: TenantCall,
  { id }: Comment,
  patch: Partial<Comment>,
): Promise<Comment> {
  const changed = await updateRecord(tenant.db, 'comment', tenant.orgId, id, patch)
  if (!changed) throw new Error(`comment ${id} vanished under its lock`)
  return changed
}

/** All comments of the order that the caller may see, with the beginnings of threads that only answers are left of. */
export async function readComments(tenant: TenantCall, order: ProductOrder): Promise<CommentView[]> {
  const rows = await readRecords(tenant.db, 'comment', tenant.orgId, {
    fields: seenComments(tenant, order),
    includeDeleted: true,
  })
  const views = await presentComments(tenant, order, rows)
  return threadsOf(views)
    .flatMap(({ root, answers }) => [root, ...answers])
    .toSorted((a, b) => a.id - b.id)
}

/** What presenting needs to know of the order of the comments. */
type CommentedOrder = Pick<ProductOrder, 'id' | 'userId'>

/** These comments as the caller sees them. Call only with what they may see. */
export async function presentComments(
  tenant: TenantCall,
  order: CommentedOrder,
  comments: readonly Comment[],
): Promise<CommentView[]> {
  const self = tenant.actor.userId
  const [names, titles, read] = [
    await namesOf(tenant, order, [...new Set(comments.flatMap(({ mentions }) => mentions))]),
    await itemTitles(tenant, [
      ...new Set(comments.flatMap(({ productInstanceId }) => productInstanceId ?? [])),
    ]),
    await readBy(
      tenant,
      comments.map(({ id }) => id),
    ),
  ]
  return comments.map((comment) => {
    const { id, version, created, productInstanceId, userId, threadId, isInternal, authorKind } = comment
    const isDeleted = comment.deletedAt !== null
    return {
      id,
      version,
      created,
      productInstanceId,
      userId,
      threadId,
      isInternal,
      authorKind,
      authorName: isDeleted ? '' : comment.authorName,
      text: isDeleted ? '' : comment.text,
      pin: isDeleted ? null : comment.pin,
      mentions: isDeleted ? [] : comment.mentions.flatMap((one) => names.get(one) ?? []),
      editedAt: comment.editedAt,
      resolved: comment.resolved,
      resolvedAt: comment.resolvedAt,
      resolvedByName: comment.resolvedByName,
      itemTitle: titles.get(productInstanceId ?? 0) ?? '',
      isDeleted,
      isUnread: !isDeleted && userId !== self && !read.has(id),
    }
  })
}

/** One of them, after a change. */
export async function presentComment(
  tenant: TenantCall,
  order: CommentedOrder,
  comment: Comment,
): Promise<CommentView> {
  const [view] = await presentComments(tenant, order, [comment])
  if (!view) throw new Error('one comment has one view')
  return view
}

/** The answer of a call that changed this comment. */
export async function commentAnswer(
  tenant: TenantCall,
  order: ProductOrder,
  comment: Comment,
): Promise<Outcome<{ comment: CommentView }>> {
  return succeed({ comment: await presentComment(tenant, order, comment) })
}

async function namesOf(tenant: TenantCall, order: CommentedOrder, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { id: number; name: string }>()
  const rows = await tenant.db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('id', 'in', ids)
    .execute()
  const known = await knownOnOrder(tenant, order, ids)
  const nameOf = (row: (typeof rows)[number]) =>
    known.has(row.id) ? shownName(row) : nameOfAddress(row.email)
  return new Map(rows.map((row) => [row.id, { id: row.id, name: nameOf(row) }]))
}

/** Of deleted lines too: what was said about them stays readable. */
export async function itemTitles(
  { db, orgId }: Pick<TenantCall, 'db' | 'orgId'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('productInstances')
    .select(['id', 'title'])
    .where('orgId', '=', orgId)
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}

async function readBy(tenant: TenantCall, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await tenant.db
    .selectFrom('commentReaders')
    .select('commentId')
    .where('orgId', '=', tenant.orgId)
    .where('userId', '=', tenant.actor.userId)
    .where('commentId', 'in', ids)
    .where('readAt', 'is not', null)
    .execute()
  return new Set(rows.map(({ commentId }) => commentId))
}
