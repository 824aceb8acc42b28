/** A classifier group that a pricing rule takes numbers from can't be deleted: the answer names the rules. */
import type { PricingExpression, ProductPricingRule } from '@orderwright/domain/catalog'
import { fail } from '../../../platform/http/outcome.ts'
import type { TenantCall } from '../../tenancy/run-in-tenant.ts'
import type { Refused } from '../catalog-resource.ts'
import { readRecords, type Values } from '../../../platform/database/records.ts'

function usesGroup(expressions: readonly PricingExpression[], groupId: number): boolean {
  return expressions.some((expression) => {
    const isConditional = expression.condition?.conditions.some(
      ({ actual }) => actual.type === 'classifier' && actual.productOptionClassifierGroupId === groupId,
    )
    if (isConditional) return true
    if (expression.type === 'group') return usesGroup(expression.props.expressions, groupId)
    return (
      expression.type === 'productPropertyClassifierNumber' &&
      expression.props.productOptionClassifierGroupId === groupId
    )
  })
}

/** The pricing rules that take numbers of the group, or look at its classifiers, in any of their versions. */
export async function rulesWithGroup(
  { db, orgId }: TenantCall,
  groupId: number,
  fields: Values = {},
): Promise<ProductPricingRule[]> {
  const rules = await readRecords(db, 'productPricingRule', orgId, { fields })
  return rules.filter(({ versions }) =>
    Object.values(versions).some(({ expressions }) => usesGroup(expressions, groupId)),
  )
}

/** The refusal, or undefined when no rule uses the group. */
export async function classifierGroupInUse(
  tenant: TenantCall,
  { id: groupId }: { readonly id: number },
): Promise<Refused> {
  const users = await rulesWithGroup(tenant, groupId, { deleted: 0 })
  if (users.length === 0) return undefined
  const names = users.map(({ title }) => title).join(', ')
  return fail('refused', `This group is used by: ${names}.`, { rule: 'classifierGroupInUse' })
}
