/** The people who are active at an organization, with what is needed to write to them. */
import type { Work } from '../tenancy/run-in-tenant.ts'

/** A query of them, by their ids; narrow it by `memberships.role`. */
export function activePeople({ db, orgId }: Pick<Work, 'db' | 'orgId'>) {
  return db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.userId')
    .select(['users.id', 'users.email', 'users.name', 'users.language'])
    .select(['memberships.role', 'memberships.pricingIsHidden'])
    .where('memberships.orgId', '=', orgId)
    .where('memberships.status', '=', 'active')
    .where('memberships.deletedAt', 'is', null)
    .orderBy('users.id')
}
