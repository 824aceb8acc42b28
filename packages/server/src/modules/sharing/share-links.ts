/** The rows of share links: one open link for an order, and one for each person who was invited to it. */
import type { OrderEventKind, ProductOrder } from '@orderwright/domain/orders'
import type { Flag } from '@orderwright/domain/units'
import { introduce } from '../../platform/database/introduce.ts'
import { hashToken } from '../../platform/sessions/secrets.ts'
import type { Work } from '../tenancy/run-in-tenant.ts'
import { writeEvent } from '../orders/write-event.ts'
import { newShareToken, tokenOf } from './share-tokens.ts'

export interface LiveLink {
  readonly id: number
  readonly token: string
  readonly pricingIsHidden: Flag
}

function liveLinks({ db, orgId }: Work, orderId: number) {
  return db
    .selectFrom('orderShareLinks')
    .select(['id', 'nonce', 'tokenHash', 'pricingIsHidden'])
    .where('orgId', '=', orgId)
    .where('productOrderId', '=', orderId)
    .where('revokedAt', 'is', null)
}

/**
 * The order's open link, or that of a person's invitation; null where there is none, or none whose token this server can
 * still say.
 */
export async function openLinkOf(
  work: Work,
  orderId: number,
  userId: number | null = null,
): Promise<LiveLink | null> {
  const row = await liveLinks(work, orderId)
    .where('userId', userId === null ? 'is' : '=', userId)
    .executeTakeFirst()
  if (!row) return null
  const token = tokenOf(work.services.config.secret, work.orgId, row.nonce)
  return hashToken(token) === row.tokenHash
    ? { id: row.id, token, pricingIsHidden: row.pricingIsHidden }
    : null
}

/** Makes a link; `userId`: whom it is sent to. Call with the order locked. */
export async function addLink(
  work: Work,
  order: Pick<ProductOrder, 'id'>,
  { userId, pricingIsHidden }: { readonly userId: number | null; readonly pricingIsHidden: Flag },
): Promise<string> {
  const { nonce, token, tokenHash } = newShareToken(work.services.config.secret, work.orgId)
  if (userId !== null) await introduce(work.db, { orgId: work.orgId, userId })
  await work.db
    .insertInto('orderShareLinks')
    .values({
      orgId: work.orgId,
      productOrderId: order.id,
      userId,
      pricingIsHidden,
      nonce,
      tokenHash,
      createdBy: work.userId,
    })
    .execute()
  return token
}

/** Ends the links of one person to an order, or (null) its open one. Answers whether there was any. */
export async function revokeLinks(work: Work, orderId: number, userId: number | null): Promise<boolean> {
  const result = await work.db
    .updateTable('orderShareLinks')
    .set({ revokedAt: work.now })
    .where('orgId', '=', work.orgId)
    .where('productOrderId', '=', orderId)
    .where('userId', userId === null ? 'is' : '=', userId)
    .where('revokedAt', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** The link that was sent to a person works again: their removal is taken back. Answers whether there was one. */
export async function restoreLink(work: Work, orderId: number, userId: number): Promise<boolean> {
  const last = await work.db
    .selectFrom('orderShareLinks')
    .select('id')
    .where('orgId', '=', work.orgId)
    .where('productOrderId', '=', orderId)
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) return false
  await work.db
    .updateTable('orderShareLinks')
    .set({ revokedAt: null })
    .where('orgId', '=', work.orgId)
    .where('id', '=', last.id)
    .execute()
  return true
}

export async function setLinkPricing(work: Work, linkId: number, pricingIsHidden: Flag): Promise<void> {
  await work.db
    .updateTable('orderShareLinks')
    .set({ pricingIsHidden })
    .where('orgId', '=', work.orgId)
    .where('id', '=', linkId)
    .execute()
}

/** Writes into the order's history that its open link was made or revoked. */
export function writeLinkEvent(work: Work, productOrderId: number, kind: OrderEventKind): Promise<void> {
  return writeEvent(work, {
    productOrderId,
    kind,
    resourceKey: 'productOrder',
    resourceId: productOrderId,
    before: null,
    after: null,
  })
}
