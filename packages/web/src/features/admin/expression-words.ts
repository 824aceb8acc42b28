/** A pricing expression as lines that a person can read. [2.3.13] */
import type { ConditionActual, PricingCondition, PricingExpression } from '@orderwright/domain/catalog'
import { adminRuleMessages } from '@orderwright/domain/messages'
import { type ExpressionStanding, expressionStanding, isAmount } from '@orderwright/domain/pricing'
import type { Json } from '@orderwright/domain/units'
import type { AdminData } from './admin-data.ts'
import { numberText } from './classifier-numbers.ts'

export interface ExpressionLine {
  readonly depth: number
  readonly words: string
}

type Operator = PricingExpression['operator']

export const operatorWords: Readonly<Record<Operator, string>> = {
  '+': adminRuleMessages.plus,
  '-': adminRuleMessages.minus,
  '*': adminRuleMessages.times,
  '/': adminRuleMessages.dividedBy,
  '%': adminRuleMessages.remainderBy,
  '===': adminRuleMessages.equals,
  and: adminRuleMessages.and,
  or: adminRuleMessages.orElse,
}

function nameOf(list: readonly { id: number; title: string }[], id: number, one: string): string {
  return list.find((record) => record.id === id)?.title ?? `${one} ${id}`
}

const propertyName = (adminData: AdminData, id: number) =>
  nameOf(adminData.properties, id, adminRuleMessages.oneProperty)
const groupName = (adminData: AdminData, id: number) =>
  nameOf(adminData.classifierGroups, id, adminRuleMessages.classifierGroup)

function plainWords(value: Json): string {
  if (value === null) return adminRuleMessages.nothing
  if (typeof value === 'boolean') return value ? adminRuleMessages.ticked : adminRuleMessages.notTicked
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

export function actualWords(actual: ConditionActual, adminData: AdminData): string {
  switch (actual.type) {
    case 'selectedOption':
    case 'propertyValue':
      return propertyName(adminData, actual.productPropertyId)
    case 'optionData':
      return adminRuleMessages.dataOfChosen({
        dataKey: actual.dataKey,
        propertyName: propertyName(adminData, actual.productPropertyId),
      })
    case 'classifier':
      return adminRuleMessages.groupOfChosen({
        groupName: groupName(adminData, actual.productOptionClassifierGroupId),
        propertyName: propertyName(adminData, actual.productPropertyId),
      })
    case 'quantity':
      return adminRuleMessages.theQuantity
    case 'fixed':
      return plainWords(actual.value)
  }
}

export function expectedWords(actual: ConditionActual, expected: Json, adminData: AdminData): string {
  const list = Array.isArray(expected) ? expected : [expected]
  if (list.length === 0) return adminRuleMessages.nothingYet
  const words = list.map((value) => {
    if (typeof value === 'number' && actual.type === 'selectedOption')
      return nameOf(adminData.options, value, adminRuleMessages.oneOption)
    if (typeof value === 'number' && actual.type === 'classifier')
      return nameOf(adminData.classifiers, value, adminRuleMessages.oneClassifier)
    return plainWords(value)
  })
  return words.join(adminRuleMessages.between)
}

function conditionWords(condition: PricingCondition | undefined, adminData: AdminData): string {
  if (!condition || condition.conditions.length === 0) return ''
  const parts = condition.conditions.map(({ actual, expected }) =>
    adminRuleMessages.isExpected({
      actual: actualWords(actual, adminData),
      expected: expectedWords(actual, expected, adminData),
    }),
  )
  return adminRuleMessages.onlyIf({ conditions: parts.join(` ${condition.operator} `) })
}

function valueWords(
  expression: PricingExpression,
  standing: ExpressionStanding,
  adminData: AdminData,
): string {
  switch (expression.type) {
    case 'fixed': {
      const { value } = expression.props
      return numberText(value, { isMoney: isAmount(expression.operator, standing), unit: '' })
    }
    case 'productPropertyPrice':
      return adminRuleMessages.priceOfChosen({
        propertyName: propertyName(adminData, expression.props.productPropertyId),
      })
    case 'propertyValue':
      return adminRuleMessages.theValueOf({
        propertyName: propertyName(adminData, expression.props.productPropertyId),
      })
    case 'productPropertyClassifierNumber': {
      const { productPropertyId, productOptionClassifierGroupId, productOptionClassifierNumberIndex } =
        expression.props
      return adminRuleMessages.numberOfChosen({
        number: productOptionClassifierNumberIndex + 1,
        groupName: groupName(adminData, productOptionClassifierGroupId),
        propertyName: propertyName(adminData, productPropertyId),
      })
    }
    case 'group':
      return adminRuleMessages.theResultOf
  }
}

/** One expression, without what is nested in it. A description of its own comes first. */
export function expressionSentence(
  expression: PricingExpression,
  standing: ExpressionStanding,
  adminData: AdminData,
): string {
  const operator = standing.isFirst ? '' : `${operatorWords[expression.operator]} `
  const note = expression.description ? `${expression.description}: ` : ''
  const words = `${note}${operator}${valueWords(expression, standing, adminData)}${conditionWords(expression.condition, adminData)}`
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** From left to right; what is nested stands deeper. */
export function expressionLines(
  expressions: readonly PricingExpression[],
  adminData: AdminData,
  depth = 0,
): ExpressionLine[] {
  return expressions.flatMap((expression, index): ExpressionLine[] => {
    const own = {
      depth,
      words: expressionSentence(expression, expressionStanding(expressions, index), adminData),
    }
    if (expression.type !== 'group') return [own]
    return [own, ...expressionLines(expression.props.expressions, adminData, depth + 1)]
  })
}
