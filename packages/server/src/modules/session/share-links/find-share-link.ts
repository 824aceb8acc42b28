/** The share link that a token stands for. */
import { sharingMessages } from '@orderwright/domain/messages'
import type { Role } from '@orderwright/domain/tenancy'
import type { CallContext } from '../../../platform/http/call-context.ts'
import { fail, type Outcome, succeed } from '../../../platform/http/outcome.ts'
import { hashToken } from '../../../platform/sessions/secrets.ts'
import { readInSystem, type Work } from '../../tenancy/run-in-tenant.ts'
import { orgOfToken } from '../../sharing/share-tokens.ts'

export interface FoundLink {
  readonly orgId: number
  readonly linkId: number
  readonly orderId: number
  /** whom it was sent to; null: whoever holds it */
  readonly userId: number | null
  /** of that person; guest for whoever holds an open link */
  readonly role: Role | null
}

const refused = (rule: string, message: string) => fail('refused', message, { rule })

/** The link of a token, or the sentence why it leads nowhere. */
async function readLink(
  { db, orgId }: Pick<Work, 'db' | 'orgId'>,
  token: string,
): Promise<Outcome<FoundLink>> {
  const row = await db
    .selectFrom('orderShareLinks as link')
    .innerJoin('productOrders as order', (join) =>
      join.onRef('order.orgId', '=', 'link.orgId').onRef('order.id', '=', 'link.productOrderId'),
    )
    .leftJoin('memberships as member', (join) =>
      join
        .onRef('member.orgId', '=', 'link.orgId')
        .onRef('member.userId', '=', 'link.userId')
        .on('member.deletedAt', 'is', null),
    )
    .select([
      'link.id as linkId',
      'link.userId',
      'link.revokedAt',
      'order.id as orderId',
      'order.archived',
      'order.deletedAt',
      'member.role',
      'member.status',
    ])
    .where('link.orgId', '=', orgId)
    .where('link.tokenHash', '=', hashToken(token))
    .executeTakeFirst()
  if (!row) return refused('linkUnknown', sharingMessages.linkUnknown)
  if (row.revokedAt !== null || row.status === 'disabled')
    return refused('linkRevoked', sharingMessages.linkRevoked)
  if (row.deletedAt !== null) return refused('linkDeleted', sharingMessages.linkDeleted)
  if (row.archived === 1) return refused('linkArchived', sharingMessages.linkArchived)
  const { linkId, orderId, userId } = row
  const role = userId === null ? 'guest' : row.status === 'active' ? row.role : null
  return succeed({ orgId, linkId, orderId, userId, role })
}

/** The link of a token, for whoever may open it. Guessing is limited; a token has 256 bits besides. */
export async function findShareLink(call: CallContext, token: string): Promise<Outcome<FoundLink>> {
  const within = await call.limit('verifyByIp', call.network)
  if (!within.ok) return within
  const orgId = orgOfToken(token)
  if (orgId === null) return refused('linkUnknown', sharingMessages.linkUnknown)
  const found = await readInSystem(call.services, orgId, (work) => readLink(work, token))
  return found ?? refused('linkUnknown', sharingMessages.linkUnknown)
}
