/** Expressions and comparisons as they begin: with the first of what the catalog has, so that each can be read at once. [2.3.13] */
import { byRankThenId, type ConditionActual, type PricingExpression } from '@orderwright/domain/catalog'
import type { AdminData } from '../admin-data.ts'

export type ExpressionKind = PricingExpression['type']
export const expressionKinds = [
  'fixed',
  'productPropertyPrice',
  'productPropertyClassifierNumber',
  'propertyValue',
  'group',
] as const satisfies readonly ExpressionKind[]

type Named = Pick<AdminData, 'properties' | 'classifierGroups'>

/** What can be chosen: what is archived or deleted stays where it is named already. */
export function offeredProperties({ properties }: Pick<AdminData, 'properties'>) {
  return properties
    .filter(({ archived, deletedAt }) => archived === 0 && deletedAt === null)
    .toSorted(byRankThenId)
}

export function offeredClassifierGroups({ classifierGroups }: Pick<AdminData, 'classifierGroups'>) {
  return classifierGroups.filter(({ deleted, deletedAt }) => deleted === 0 && deletedAt === null)
}

interface Kept {
  readonly operator: PricingExpression['operator']
  readonly description?: string | undefined
  readonly condition?: PricingExpression['condition']
}

/** Undefined: the catalog has nothing that it could name. What is `kept` of another expression stands in it too. */
export function newExpression(
  kind: ExpressionKind,
  adminData: Named,
  { operator, description, condition }: Kept = { operator: '+' },
  propertyId = offeredProperties(adminData)[0]?.id,
): PricingExpression | undefined {
  const kept = {
    operator,
    ...(description === undefined ? {} : { description }),
    ...(condition === undefined ? {} : { condition }),
  }
  if (kind === 'fixed') return { type: kind, props: { value: 0 }, ...kept }
  if (kind === 'group') return { type: kind, props: { expressions: [] }, ...kept }
  if (propertyId === undefined) return undefined
  if (kind !== 'productPropertyClassifierNumber') {
    return { type: kind, props: { productPropertyId: propertyId }, ...kept }
  }
  const group = offeredClassifierGroups(adminData)[0]
  if (group === undefined) return undefined
  const props = {
    productPropertyId: propertyId,
    productOptionClassifierGroupId: group.id,
    productOptionClassifierNumberIndex: 0,
  }
  return { type: kind, props, ...kept }
}

export const actualKinds = [
  'selectedOption',
  'propertyValue',
  'optionData',
  'classifier',
  'quantity',
] as const satisfies readonly ConditionActual['type'][]
export type ActualKind = (typeof actualKinds)[number]

/** Undefined: the catalog has nothing that it could look at. */
export function newActual(
  kind: ActualKind,
  adminData: Named,
  propertyId = offeredProperties(adminData)[0]?.id,
): ConditionActual | undefined {
  if (kind === 'quantity') return { type: kind }
  if (propertyId === undefined) return undefined
  if (kind === 'optionData') {
    const field = adminData.properties.find(({ id }) => id === propertyId)?.productOptionDataFields[0]
    return { type: kind, productPropertyId: propertyId, dataKey: field?.key ?? '' }
  }
  if (kind !== 'classifier') return { type: kind, productPropertyId: propertyId }
  const group = offeredClassifierGroups(adminData)[0]
  if (group === undefined) return undefined
  return { type: kind, productPropertyId: propertyId, productOptionClassifierGroupId: group.id }
}
