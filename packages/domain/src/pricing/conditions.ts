/** Whether the condition of a pricing expression holds for an item. */
import { unassignedId, type ProductOption } from '../catalog/schema.ts'
import { classifierIn, type PricingPlan } from './plan.ts'
import type { PricedChoices } from './priced-choices.ts'
import type { ConditionActual, PricingCondition } from '../catalog/pricing-rules.ts'

/** "One of" where the expected value is a list. */
function isOneOf(value: unknown, expected: unknown): boolean {
  return Array.isArray(expected) ? expected.includes(value) : value === expected
}

/** What stands on an option, not on the item. */
type OfOption = Extract<ConditionActual, { type: 'selectedOption' | 'optionData' | 'classifier' }>

/** What a condition looks at on a chosen option; undefined when it is not there. */
function actualOf(plan: PricingPlan, option: ProductOption, actual: OfOption): unknown {
  switch (actual.type) {
    case 'selectedOption':
      return option.id
    case 'optionData':
      return option.data[actual.dataKey]
    case 'classifier': {
      const groupId = actual.productOptionClassifierGroupId
      const id = option.classifications[groupId] ?? unassignedId
      return classifierIn(plan, id, groupId) === undefined ? undefined : id
    }
  }
}

/** The first property a condition looks at that the item does not have; undefined where it has them all. */
export function unknownProperty(
  choices: PricedChoices,
  { conditions }: PricingCondition,
): number | undefined {
  for (const { actual } of conditions) {
    if (actual.type === 'quantity' || actual.type === 'fixed') continue
    if (choices.find(actual.productPropertyId) === undefined) return actual.productPropertyId
  }
  return undefined
}

/** Whether it holds; one without comparisons does. Its properties are known: see `unknownProperty`. */
export function meets(plan: PricingPlan, choices: PricedChoices, condition: PricingCondition): boolean {
  const { conditions } = condition
  const isAnd = condition.operator === 'and'
  for (const one of conditions) {
    if (matches(plan, choices, one.actual, one.expected) !== isAnd) return !isAnd
  }
  return isAnd || conditions.length === 0
}

function matches(
  plan: PricingPlan,
  choices: PricedChoices,
  actual: ConditionActual,
  expected: unknown,
): boolean {
  if (actual.type === 'quantity') return isOneOf(choices.quantity, expected)
  if (actual.type === 'fixed') return isOneOf(actual.value, expected)
  const found = choices.find(actual.productPropertyId)
  // A property that is hidden or not chosen has nothing to compare but "nothing".
  if (found === undefined || found.isHidden) return isOneOf(null, expected)
  if (actual.type === 'propertyValue') {
    const value = found.selection?.value ?? (found.property.type === 'checkbox' ? false : null)
    return isOneOf(value, expected)
  }
  let isAny = false
  for (const option of found.options) {
    const value = actualOf(plan, option, actual)
    if (value === undefined) continue
    isAny = true
    if (isOneOf(value, expected)) return true
  }
  return !isAny && isOneOf(null, expected)
}
