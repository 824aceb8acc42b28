/** The API keys of an organization as they are shown: never with a secret, nor its hash. */
import type { ApiKey } from '@orderwright/contract'
import { apiKeyStateOf } from '@orderwright/domain/access'
import { toDate } from '@orderwright/domain/units'
import { sql } from 'kysely'
import { isKnownHere } from '../people/known-people.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

function selectApiKeys({ db, orgId }: Pick<TenantCall, 'db' | 'orgId'>) {
  return db
    .selectFrom('apiKeys')
    .leftJoin('users', 'users.id', 'apiKeys.createdBy')
    .leftJoin('memberships', (join) =>
      join
        .onRef('memberships.userId', '=', 'apiKeys.createdBy')
        .onRef('memberships.orgId', '=', 'apiKeys.orgId'),
    )
    .select([
      'apiKeys.id',
      'apiKeys.name',
      'apiKeys.scope',
      'apiKeys.role',
      'apiKeys.lastFour',
      'apiKeys.created',
      'apiKeys.expiresAt',
      'apiKeys.lastUsedAt',
      'apiKeys.revokedAt',
      sql<string>`coalesce(case when ${isKnownHere} then nullif(users.name, '') end, users.email, '')`.as(
        'createdBy',
      ),
      sql<boolean>`maker_lost_rights(memberships.status, memberships.role, api_keys.role)`.as(
        'makerLostRights',
      ),
    ])
    .where('apiKeys.orgId', '=', orgId)
    .orderBy('apiKeys.id', 'desc')
}

/** The newest first; `id`: that one alone. */
export async function readApiKeys(
  tenant: Pick<TenantCall, 'db' | 'orgId' | 'now'>,
  id?: number,
): Promise<ApiKey[]> {
  const rows = await selectApiKeys(tenant)
    .$if(id !== undefined, (query) => query.where('apiKeys.id', '=', id ?? 0))
    .execute()
  const now = toDate(tenant.now)
  return rows.map(({ makerLostRights, ...row }) => ({
    ...row,
    state: apiKeyStateOf({ ...row, makerLostRights }, now),
  }))
}

/** Whether the caller may look after the keys: an owner, and never a key. */
export function mayManageApiKeys({
  policy,
  actor,
  orgId,
}: Pick<TenantCall, 'policy' | 'actor' | 'orgId'>): boolean {
  return policy.can(actor, 'apiKeys.manage', { orgId })
}
