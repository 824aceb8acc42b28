/** What a classifier's numbers stand for: money where pricing rules take it for a price, else plain numbers. [2.3.13, 2.3.16] */
import type { PricingExpression } from '@orderwright/domain/catalog'
import { adminRuleMessages as words } from '@orderwright/domain/messages'
import { cents, formatCents } from '@orderwright/domain/units'
import type { AdminData } from './admin-data.ts'

export interface NumberMeaning {
  readonly isMoney: boolean
  /** ' per m²', or nothing */
  readonly unit: string
}

type Rules = Pick<AdminData, 'pricingRules' | 'properties'>
/** The names of a classifier's numbers, in their order. */
type Names = readonly string[]

const plain: NumberMeaning = { isMoney: false, unit: '' }

/** Expressions that are multiplied with each other: what stands between two sums. */
function products(list: readonly PricingExpression[]): PricingExpression[][] {
  const runs: PricingExpression[][] = []
  for (const expression of list) {
    const isNew = runs.length === 0 || expression.operator === '+' || expression.operator === '-'
    if (isNew) runs.push([expression])
    else runs.at(-1)?.push(expression)
  }
  return runs
}

function allLists(list: readonly PricingExpression[]): (readonly PricingExpression[])[] {
  const inner = list.flatMap((one) => (one.type === 'group' ? allLists(one.props.expressions) : []))
  return [list, ...inner]
}

const lengthUnits = new Map([
  ['1 1', 'mm'],
  ['1 0.1', 'cm'],
  ['1 0.001', 'm'],
  ['2 1', 'mm²'],
  ['2 0.000001', 'm²'],
])

/** By what the other factors measure: two lengths in millimetres and a millionth make square metres. */
function measured(run: readonly PricingExpression[], { properties }: Rules): string {
  let lengths = 0
  let scale = 1
  for (const expression of run) {
    if (expression.type === 'fixed') scale *= expression.props.value
    if (expression.type !== 'propertyValue') continue
    const { productPropertyId } = expression.props
    if (properties.find(({ id }) => id === productPropertyId)?.type !== 'dimensions') return ''
    lengths += 1
  }
  const unit = lengthUnits.get(`${lengths} ${Number(scale.toPrecision(12))}`)
  return unit === undefined || lengths === 0 ? '' : words.per({ unit })
}

/** What a run says of one number of the group; undefined where it does not use it. */
function meaningIn(
  run: readonly PricingExpression[],
  groupId: number,
  index: number,
  names: Names,
  rules: Rules,
): NumberMeaning | undefined {
  const factors = run.filter(({ operator }, place) => place === 0 || operator === '*')
  const numbers = factors.flatMap((one) =>
    one.type === 'productPropertyClassifierNumber' ? [one.props] : [],
  )
  const isThis = (props: (typeof numbers)[number] | undefined) =>
    props?.productOptionClassifierGroupId === groupId && props.productOptionClassifierNumberIndex === index
  if (!numbers.some(isThis)) return undefined
  const [first] = run
  const isPriced =
    first?.type === 'fixed' ||
    first?.type === 'group' ||
    factors.some(({ type }) => type === 'productPropertyPrice')
  if (isPriced) return plain
  const name = names[index]?.trim() ?? ''
  const isNamedPrice = /^per\b/i.test(name)
  // Of several numbers one is the price: that which says so, else the first.
  if (numbers.length > 1 && !isNamedPrice && !isThis(numbers[0])) return plain
  const unit = measured(run, rules)
  const own = isNamedPrice ? ` ${name.charAt(0).toLowerCase()}${name.slice(1)}` : ''
  return { isMoney: true, unit: unit || own }
}

/** What number `index` of a group stands for in the pricing rules. */
export function meaningOf(groupId: number, index: number, names: Names, rules: Rules): NumberMeaning {
  const runs = rules.pricingRules
    .flatMap(({ versions }) => Object.values(versions))
    .flatMap(({ expressions }) => allLists(expressions))
    .flatMap(products)
  const found = runs.flatMap((run) => meaningIn(run, groupId, index, names, rules) ?? [])
  return found.find(({ isMoney }) => isMoney) ?? found[0] ?? plain
}

/** '$140.00 per m²', or '2.5'. Parts of a cent are kept. */
export function numberText(value: number, { isMoney, unit }: NumberMeaning): string {
  if (!isMoney) return value.toLocaleString('en-US', { maximumFractionDigits: 12 })
  const sign = value < 0 ? '−' : ''
  const amount = Number.isSafeInteger(value)
    ? formatCents(cents(value))
    : `${sign}$${(Math.abs(value) / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 6 })}`
  return `${amount}${unit}`
}
