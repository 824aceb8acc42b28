/** What expressions name and the catalog does not have: a price that meets it can not be worked out, or means something else. */
import type { Catalog } from '../../catalog/compile.ts'
import type { ConditionActual, PricingCondition, PricingExpression } from '../../catalog/pricing-rules.ts'
import { adminPricingMessages as words } from '../../messages/admin/admin-pricing.ts'
import type { JsonPath } from '../../units/json/json-places.ts'

type Named = Pick<Catalog, 'properties' | 'options' | 'classifierGroups' | 'classifiers'>

export interface UnknownReference {
  readonly path: JsonPath
  readonly message: string
}

/** All of them, in the order in which they stand. [2.3.13] */
export function unknownReferences(
  expressions: readonly PricingExpression[],
  catalog: Named,
): UnknownReference[] {
  return expressions.flatMap((expression, index) => ofExpression(expression, [index], catalog))
}

function ofExpression(expression: PricingExpression, path: JsonPath, catalog: Named): UnknownReference[] {
  const props = [...path, 'props']
  return [
    ...ofProps(expression, props, catalog),
    ...ofCondition(expression.condition, [...path, 'condition'], catalog),
  ]
}

function ofProps(expression: PricingExpression, path: JsonPath, catalog: Named): UnknownReference[] {
  switch (expression.type) {
    case 'fixed':
      return []
    case 'group':
      return expression.props.expressions.flatMap((inner, index) =>
        ofExpression(inner, [...path, 'expressions', index], catalog),
      )
    case 'productPropertyPrice':
    case 'propertyValue':
      return property(expression.props, path, catalog)
    case 'productPropertyClassifierNumber':
      return [
        ...property(expression.props, path, catalog),
        ...group(expression.props, path, catalog),
        ...number(expression.props, path, catalog),
      ]
  }
}

function property(
  { productPropertyId: id }: { readonly productPropertyId: number },
  path: JsonPath,
  { properties }: Named,
): UnknownReference[] {
  if (properties.has(id)) return []
  return [{ path: [...path, 'productPropertyId'], message: words.noProperty({ id }) }]
}

function group(
  { productOptionClassifierGroupId: id }: { readonly productOptionClassifierGroupId: number },
  path: JsonPath,
  { classifierGroups }: Named,
): UnknownReference[] {
  if (classifierGroups.has(id)) return []
  return [{ path: [...path, 'productOptionClassifierGroupId'], message: words.noGroup({ id }) }]
}

/** The number that no classifier of the group has in any version. */
function number(
  {
    productOptionClassifierGroupId,
    productOptionClassifierNumberIndex: index,
  }: {
    readonly productOptionClassifierGroupId: number
    readonly productOptionClassifierNumberIndex: number
  },
  path: JsonPath,
  { classifiers }: Named,
): UnknownReference[] {
  let most = 0
  for (const classifier of classifiers.values()) {
    if (classifier.productOptionClassifierGroupId !== productOptionClassifierGroupId) continue
    for (const { numbers } of classifier.numbers) most = Math.max(most, numbers.length)
  }
  if (most === 0 || index < most) return []
  return [{ path: [...path, 'productOptionClassifierNumberIndex'], message: words.noNumber({ index, most }) }]
}

function ofCondition(
  condition: PricingCondition | undefined,
  path: JsonPath,
  catalog: Named,
): UnknownReference[] {
  return (condition?.conditions ?? []).flatMap(({ actual, expected }, index) => {
    const here = [...path, 'conditions', index]
    return [
      ...ofActual(actual, [...here, 'actual'], catalog),
      ...ofExpected(actual, expected, [...here, 'expected'], catalog),
    ]
  })
}

function ofActual(actual: ConditionActual, path: JsonPath, catalog: Named): UnknownReference[] {
  if (actual.type === 'quantity' || actual.type === 'fixed') return []
  const own = property(actual, path, catalog)
  return actual.type === 'classifier' ? [...own, ...group(actual, path, catalog)] : own
}

/** An expected option or classifier that there is not, or that belongs elsewhere: the condition can never hold. */
function ofExpected(
  actual: ConditionActual,
  expected: unknown,
  path: JsonPath,
  catalog: Named,
): UnknownReference[] {
  if (actual.type !== 'selectedOption' && actual.type !== 'classifier') return []
  const list: readonly unknown[] = Array.isArray(expected) ? expected : [expected]
  return list.flatMap((id, index) => {
    const message = typeof id === 'number' ? wrongExpected(actual, id, catalog) : null
    return message === null ? [] : [{ path: Array.isArray(expected) ? [...path, index] : path, message }]
  })
}

function wrongExpected(
  actual: Extract<ConditionActual, { type: 'selectedOption' | 'classifier' }>,
  id: number,
  catalog: Named,
): string | null {
  if (actual.type === 'selectedOption') {
    const option = catalog.options.get(id)
    if (option === undefined) return words.noOption({ id })
    if (option.productPropertyId === actual.productPropertyId) return null
    const title = catalog.properties.get(actual.productPropertyId)?.title ?? String(actual.productPropertyId)
    return words.optionElsewhere({ option: option.title, property: title })
  }
  const classifier = catalog.classifiers.get(id)
  if (classifier === undefined) return words.noClassifier({ id })
  const groupId = actual.productOptionClassifierGroupId
  if (classifier.productOptionClassifierGroupId === groupId) return null
  const title = catalog.classifierGroups.get(groupId)?.title ?? String(groupId)
  return words.classifierElsewhere({ classifier: classifier.title, group: title })
}
