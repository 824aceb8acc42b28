/**
 * Versions of prices that submitted orders were priced by stay as they are: no change, deletion or new version may be in force
 * on a date on which such an order is priced, where another was. And every date of a version is one. [2.3.12, 2.3.16, 2.5.14]
 */
import {
  classifierVersionProblems,
  pricingVersionProblems,
  type ProductOptionClassifier,
  productOptionClassifierSchema,
  type ProductPricingRule,
  productPricingRuleSchema,
  type VersionProblem,
} from '@orderwright/domain/catalog'
import { adminVersionMessages as words } from '@orderwright/domain/messages'
import { changedClassifierSpans, changedRuleSpans, type DateSpan } from '@orderwright/domain/pricing'
import { orderWord } from '@orderwright/domain/tenancy'
import { fail } from '../../../platform/http/outcome.ts'
import type { Props } from '../../records/bodies.ts'
import type { TenantCall } from '../../tenancy/run-in-tenant.ts'
import { countPricedOrders, heldBy } from '../affected-orders.ts'
import type { Refused } from '../catalog-resource.ts'
import { rulesWithGroup } from './classifier-groups.ts'

const versionsSchema = productPricingRuleSchema.pick({ versions: true })
const numbersSchema = productOptionClassifierSchema.pick({ numbers: true })

function refuseDates(problems: readonly VersionProblem[]): Refused {
  const [first] = problems
  const fields = problems.map(({ path, message }) => ({ path: `props.${path}`, message }))
  return first && fail('invalid', first.message, { fields })
}

async function refuseSpans(
  tenant: TenantCall,
  spans: readonly DateSpan[],
  asked: Parameters<typeof heldBy>[1],
): Promise<Refused> {
  if (spans.length === 0) return undefined
  const orders = await countPricedOrders(tenant, await heldBy(tenant, asked), spans)
  if (orders === 0) return undefined
  const word = orderWord(tenant.org.profile).toLowerCase()
  return fail('refused', words.versionPriced({ count: orders, word }), { rule: 'versionPriced', orders })
}

/** What stands against the versions of a pricing rule. */
export async function ruleVersionsStay(
  tenant: TenantCall,
  props: Props,
  before: ProductPricingRule | null,
): Promise<Refused> {
  if (props['versions'] === undefined) return undefined
  const { versions } = versionsSchema.parse(props)
  const noDate = refuseDates(pricingVersionProblems(versions))
  if (noDate || before === null) return noDate
  return refuseSpans(tenant, changedRuleSpans(before, versions), { productPricingRuleIds: [before.id] })
}

/** What stands against the versions of a classifier; one of a group that no rule looks at has priced nothing. */
export async function classifierVersionsStay(
  tenant: TenantCall,
  props: Props,
  before: ProductOptionClassifier | null,
): Promise<Refused> {
  if (props['numbers'] === undefined) return undefined
  const { numbers } = numbersSchema.parse(props)
  const noDate = refuseDates(classifierVersionProblems(numbers))
  if (noDate || before === null) return noDate
  const spans = changedClassifierSpans(before, numbers)
  if (spans.length === 0) return undefined
  const rules = await rulesWithGroup(tenant, before.productOptionClassifierGroupId)
  if (rules.length === 0) return undefined
  return refuseSpans(tenant, spans, { productOptionClassifierIds: [before.id] })
}
