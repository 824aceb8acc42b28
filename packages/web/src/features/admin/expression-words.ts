/** A pricing expression as lines that a person can read. [2.3.13] */
import type { ConditionActual, Json, PricingCondition, PricingExpression } from '@orderwright/domain'
import type { AdminData } from './book.ts'
import { numberText } from './classifier-numbers.ts'

export interface ExpressionLine {
  readonly depth: number
  readonly words: string
}

type Operator = PricingExpression['operator']

const operatorWords: Readonly<Record<Operator, string>> = {
  '+': 'plus',
  '-': 'minus',
  '*': 'times',
  '/': 'divided by',
  '%': 'remainder by',
  '===': 'equals',
  and: 'and',
  or: 'or',
}

/** Operators between amounts of money; the others take plain numbers. */
const isMoney: ReadonlySet<Operator> = new Set(['+', '-'])

function nameOf(list: readonly { id: number; title: string }[], id: number, one: string): string {
  return list.find((record) => record.id === id)?.title ?? `${one} ${id}`
}

const propertyName = (book: AdminData, id: number) => nameOf(book.properties, id, 'property')
const groupName = (book: AdminData, id: number) => nameOf(book.classifierGroups, id, 'classifier group')

function plainWords(value: Json): string {
  if (value === null) return 'nothing'
  if (typeof value === 'boolean') return value ? 'ticked' : 'not ticked'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function actualWords(actual: ConditionActual, book: AdminData): string {
  switch (actual.type) {
    case 'selectedOption':
    case 'propertyValue':
      return propertyName(book, actual.productPropertyId)
    case 'optionData':
      return `${actual.dataKey} of the chosen ${propertyName(book, actual.productPropertyId)}`
    case 'classifier':
      return `${groupName(book, actual.productOptionClassifierGroupId)} of the chosen ${propertyName(book, actual.productPropertyId)}`
    case 'quantity':
      return 'the quantity'
    case 'fixed':
      return plainWords(actual.value)
  }
}

function expectedWords(actual: ConditionActual, expected: Json, book: AdminData): string {
  const list = Array.isArray(expected) ? expected : [expected]
  const words = list.map((value) => {
    if (typeof value === 'number' && actual.type === 'selectedOption')
      return nameOf(book.options, value, 'option')
    if (typeof value === 'number' && actual.type === 'classifier')
      return nameOf(book.classifiers, value, 'classifier')
    return plainWords(value)
  })
  return words.join(' or ')
}

function conditionWords(condition: PricingCondition | undefined, book: AdminData): string {
  if (!condition || condition.conditions.length === 0) return ''
  const parts = condition.conditions.map(
    ({ actual, expected }) => `${actualWords(actual, book)} is ${expectedWords(actual, expected, book)}`,
  )
  return ` if ${parts.join(` ${condition.operator} `)}`
}

function valueWords(expression: PricingExpression, isFirst: boolean, book: AdminData): string {
  switch (expression.type) {
    case 'fixed': {
      const { value } = expression.props
      return numberText(value, { isMoney: isFirst || isMoney.has(expression.operator), unit: '' })
    }
    case 'productPropertyPrice':
      return `the price of the chosen ${propertyName(book, expression.props.productPropertyId)}`
    case 'propertyValue':
      return `the value of ${propertyName(book, expression.props.productPropertyId)}`
    case 'productPropertyClassifierNumber': {
      const { productPropertyId, productOptionClassifierGroupId, productOptionClassifierNumberIndex } =
        expression.props
      return `number ${productOptionClassifierNumberIndex + 1} of the ${groupName(book, productOptionClassifierGroupId)} of the chosen ${propertyName(book, productPropertyId)}`
    }
    case 'group':
      return 'the result of:'
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
