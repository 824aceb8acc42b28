/**
 * Tokens of share links. A token is made of the link's random nonce and the server's secret, and found by its hash: a copy
 * of the database opens nothing, and still the same link can be shown again. The organisation's id stands before it, so
 * that the link is looked for inside that organisation alone.
 */
import { MAX_ID } from '@orderwright/domain/units'
import { createHmac, randomBytes } from 'node:crypto'
import { hashToken } from '../../platform/sessions/secrets.ts'

export interface NewToken {
  readonly nonce: string
  readonly token: string
  readonly tokenHash: string
}

/** The token of a link that was made with this nonce. */
export function tokenOf(secret: string, orgId: number, nonce: string): string {
  const text = createHmac('sha256', secret).update(`share-link\n${orgId}\n${nonce}`).digest('base64url')
  return `${orgId.toString(36)}.${text}`
}

export function newShareToken(secret: string, orgId: number): NewToken {
  const nonce = randomBytes(24).toString('base64url')
  const token = tokenOf(secret, orgId, nonce)
  return { nonce, token, tokenHash: hashToken(token) }
}

/** The organisation that a token names; null for what is no share token. */
export function orgOfToken(token: string): number | null {
  const match = /^([0-9a-z]{1,6})\.[\w-]{43}$/.exec(token)
  const orgId = match?.[1] === undefined ? 0 : Number.parseInt(match[1], 36)
  return orgId > 0 && orgId <= MAX_ID ? orgId : null
}

/** The address that a token opens: the order's page. */
export function shareUrl(
  publicUrl: string,
  order: { readonly id: number; readonly orgSpecificId: number },
  token: string,
): string {
  return `${publicUrl}/orders/${order.orgSpecificId}?shareToken=${token}&shareableOrderId=${order.id}`
}
