/** A pricing expression as lines that a person can read. [2.3.13] */
import {
  adminRuleMessages,
  type ConditionActual,
  type Json,
  type PricingCondition,
  type PricingExpression,
} from '@orderwright/domain'
import type { AdminData } from './book.ts'
import { numberText } from './classifier-numbers.ts'

export interface ExpressionLine {
  readonly depth: number
  readonly words: string
}

type Operator = PricingExpression['operator']

const operatorWords: Readonly<Record<Operator, string>> = {
  '+': adminRuleMessages.plus,
  '-': adminRuleMessages.minus,
  '*': adminRuleMessages.times,
  '/': adminRuleMessages.dividedBy,
  '%': adminRuleMessages.remainderBy,
  '===': adminRuleMessages.equals,
  and: adminRuleMessages.and,
  or: adminRuleMessages.orElse,
}

/** Operators between amounts of money; the others take plain numbers. */
const isMoney: ReadonlySet<Operator> = new Set(['+', '-'])

function nameOf(list: readonly { id: number; title: string }[], id: number, one: string): string {
  return list.find((record) => record.id === id)?.title ?? `${one} ${id}`
}

const propertyName = (book: AdminData, id: number) =>
  nameOf(book.properties, id, adminRuleMessages.oneProperty)
const groupName = (book: AdminData, id: number) =>
  nameOf(book.classifierGroups, id, adminRuleMessages.classifierGroup)

function plainWords(value: Json): string {
  if (value === null) return adminRuleMessages.nothing
  if (typeof value === 'boolean') return value ? adminRuleMessages.ticked : adminRuleMessages.notTicked
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function actualWords(actual: ConditionActual, book: AdminData): string {
  switch (actual.type) {
    case 'selectedOption':
    case 'propertyValue':
      return propertyName(book, actual.productPropertyId)
    case 'optionData':
      return adminRuleMessages.dataOfChosen({
        dataKey: actual.dataKey,
        propertyName: propertyName(book, actual.productPropertyId),
      })
    case 'classifier':
      return adminRuleMessages.groupOfChosen({
        groupName: groupName(book, actual.productOptionClassifierGroupId),
        propertyName: propertyName(book, actual.productPropertyId),
      })
    case 'quantity':
      return adminRuleMessages.theQuantity
    case 'fixed':
      return plainWords(actual.value)
  }
}

function expectedWords(actual: ConditionActual, expected: Json, book: AdminData): string {
  const list = Array.isArray(expected) ? expected : [expected]
  const words = list.map((value) => {
    if (typeof value === 'number' && actual.type === 'selectedOption')
      return nameOf(book.options, value, adminRuleMessages.oneOption)
    if (typeof value === 'number' && actual.type === 'classifier')
      return nameOf(book.classifiers, value, adminRuleMessages.oneClassifier)
    return plainWords(value)
  })
  return words.join(adminRuleMessages.between)
}

function conditionWords(condition: PricingCondition | undefined, book: AdminData): string {
  if (!condition || condition.conditions.length === 0) return ''
  const parts = condition.conditions.map(({ actual, expected }) =>
    adminRuleMessages.isExpected({
      actual: actualWords(actual, book),
      expected: expectedWords(actual, expected, book),
    }),
  )
  return adminRuleMessages.onlyIf({ conditions: parts.join(` ${condition.operator} `) })
}

function valueWords(expression: PricingExpression, isFirst: boolean, book: AdminData): string {
  switch (expression.type) {
    case 'fixed': {
      const { value } = expression.props
      return numberText(value, { isMoney: isFirst || isMoney.has(expression.operator), unit: '' })
    }
    case 'productPropertyPrice':
      return adminRuleMessages.priceOfChosen({
        propertyName: propertyName(book, expression.props.productPropertyId),
      })
    case 'propertyValue':
      return adminRuleMessages.theValueOf({
        propertyName: propertyName(book, expression.props.productPropertyId),
      })
    case 'productPropertyClassifierNumber': {
      const { productPropertyId, productOptionClassifierGroupId, productOptionClassifierNumberIndex } =
        expression.props
      return adminRuleMessages.numberOfChosen({
        number: productOptionClassifierNumberIndex + 1,
        groupName: groupName(book, productOptionClassifierGroupId),
        propertyName: propertyName(book, productPropertyId),
      })
    }
    case 'group':
      return adminRuleMessages.theResultOf
  }
}

/** From left to right; what is nested stands deeper. A description of its own comes first. */
export function expressionLines(
  expressions: readonly PricingExpression[],
  book: AdminData,
  depth = 0,
): ExpressionLine[] {
  return expressions.flatMap((expression, index): ExpressionLine[] => {
    const isFirst = index === 0
    const operator = isFirst ? '' : `${operatorWords[expression.operator]} `
    const note = expression.description ? `${expression.description}: ` : ''
    const words = `${note}${operator}${valueWords(expression, isFirst, book)}${conditionWords(expression.condition, book)}`
    const own = { depth, words: words.charAt(0).toUpperCase() + words.slice(1) }
    if (expression.type !== 'group') return [own]
    return [own, ...expressionLines(expression.props.expressions, book, depth + 1)]
  })
}
