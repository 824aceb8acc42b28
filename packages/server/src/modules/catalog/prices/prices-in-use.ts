/**
 * A pricing rule that products (for their price or what they cost) or options have, and a classifier that options have, are not deleted: the answer names what has
 * them. To archive them, as an update does, is allowed: they go on pricing what has them.
 */
import type { Use } from '@orderwright/contract'
import { adminVersionMessages as words } from '@orderwright/domain/messages'
import { sql } from 'kysely'
import { fail } from '../../../platform/http/outcome.ts'
import type { TenantCall } from '../../tenancy/run-in-tenant.ts'
import type { Refused } from '../catalog-resource.ts'

/** More users than this are counted and not named. */
const MOST = 100

type Users = { readonly titles: readonly string[]; readonly count: number }

function refuseUsed(rule: string, users: readonly Use[], sentence: (users: Users) => string): Refused {
  if (users.length === 0) return undefined
  const message = sentence({ titles: users.map(({ title }) => title), count: users.length })
  return fail('refused', message, { rule, usedBy: users.slice(0, MOST) })
}

export async function pricingRuleInUse(
  { db, orgId }: TenantCall,
  { id }: { readonly id: number },
): Promise<Refused> {
  const users = await sql<Use>`
    select 'product' as "resourceKey", id, title from products
    where org_id = ${orgId} and deleted_at is null and (product_pricing_rule_id = ${id} or cost_rule_id = ${id})
    union all select 'productOption', id, title from product_options
    where org_id = ${orgId} and deleted_at is null and product_pricing_rule_ref = ${id}
    order by 1, 2`.execute(db)
  return refuseUsed('pricingRuleInUse', users.rows, words.ruleInUse)
}

export async function classifierInUse(
  { db, orgId }: TenantCall,
  {
    id,
    productOptionClassifierGroupId,
  }: { readonly id: number; readonly productOptionClassifierGroupId: number },
): Promise<Refused> {
  const users = await sql<Use>`
    select 'productOption' as "resourceKey", id, title from product_options
    where org_id = ${orgId} and deleted_at is null
      and classifications ->> ${String(productOptionClassifierGroupId)} = ${String(id)}
    order by id`.execute(db)
  return refuseUsed('classifierInUse', users.rows, words.classifierInUse)
}
