/** What can stand at the cursor of a pricing version: types, operators, and properties and classifier groups by their titles. */
import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete'
import { syntaxTree } from '@codemirror/language'
import { type Catalog, expressionOperators, type PricingExpression } from '@orderwright/domain/catalog'
import { adminPricingMessages as words } from '@orderwright/domain/messages'

type SyntaxNode = ReturnType<ReturnType<typeof syntaxTree>['resolveInner']>

const typeWords: Readonly<Record<PricingExpression['type'], string>> = {
  fixed: words.fixedAmount,
  productPropertyPrice: words.priceOfOption,
  productPropertyClassifierNumber: words.numberOfClassifier,
  propertyValue: words.valueOfProperty,
  group: words.groupOfExpressions,
}

const actualTypes = ['selectedOption', 'propertyValue', 'optionData', 'classifier', 'quantity', 'fixed']

const quoted = (values: readonly string[], details: Readonly<Record<string, string>> = {}): Completion[] =>
  values.map((value) => {
    const detail = details[value]
    return { label: JSON.stringify(value), ...(detail === undefined ? {} : { detail }) }
  })

/** Records by their titles; what is put in is the id. */
function titled(records: Iterable<{ readonly id: number; readonly title: string }>): Completion[] {
  return [...records].map(({ id, title }) => ({
    label: title || `#${id}`,
    detail: String(id),
    apply: String(id),
  }))
}

/** The name of the key whose value stands at the node, and the keys of the records around it, the innermost first. */
function keysAround(node: SyntaxNode, textOf: (node: SyntaxNode) => string): string[] {
  const keys: string[] = []
  for (let at: SyntaxNode | null = node; at; at = at.parent) {
    if (at.name !== 'Property') continue
    const name = at.getChild('PropertyName')
    if (name) keys.push(textOf(name).slice(1, -1))
  }
  return keys
}

function choices(keys: readonly string[], catalog: Catalog): Completion[] | null {
  const [key, ...outer] = keys
  switch (key) {
    case 'type':
      return outer[0] === 'actual' ? quoted(actualTypes) : quoted(Object.keys(typeWords), typeWords)
    case 'operator':
      return quoted(outer[0] === 'condition' ? ['and', 'or'] : expressionOperators)
    case 'productPropertyId':
      return titled(catalog.properties.values())
    case 'productOptionClassifierGroupId':
      return titled(catalog.classifierGroups.values())
    default:
      return null
  }
}

/** An expression of each type, with what it needs. */
const templates: readonly { readonly type: PricingExpression['type']; readonly props: object }[] = [
  { type: 'fixed', props: { value: 0 } },
  { type: 'productPropertyPrice', props: { productPropertyId: 0 } },
  {
    type: 'productPropertyClassifierNumber',
    props: { productPropertyId: 0, productOptionClassifierGroupId: 0, productOptionClassifierNumberIndex: 0 },
  },
  { type: 'propertyValue', props: { productPropertyId: 0 } },
  { type: 'group', props: { expressions: [] } },
]

function expressionTemplates(): Completion[] {
  return templates.map((template) => ({
    label: template.type,
    detail: typeWords[template.type],
    apply: JSON.stringify({ ...template, operator: '+' }, null, 2),
  }))
}

/** Whether the node stands where a value can: in a list, or behind a key. */
const values: ReadonlySet<string> = new Set(['String', 'Number', '⚠'])

export function completeVersion(context: CompletionContext, catalog: Catalog): CompletionResult | null {
  const { state, pos, explicit } = context
  const node = syntaxTree(state).resolveInner(pos, -1)
  const textOf = ({ from, to }: SyntaxNode) => state.sliceDoc(from, to)
  const isValue = values.has(node.name) && node.from < pos && node.name !== '⚠'
  const from = isValue ? node.from : pos
  if (node.name === 'Array' || (node.name === '[' && explicit)) {
    const isOfExpressions = ['expressions', undefined].includes(keysAround(node, textOf)[0])
    return explicit && isOfExpressions ? { from, options: expressionTemplates() } : null
  }
  const property = node.name === 'Property' || node.parent?.name === 'Property'
  if (!property || node.name === 'PropertyName') return null
  const options = choices(keysAround(node, textOf), catalog)
  if (options === null || (!isValue && !explicit && !/[:\s]$/.test(state.sliceDoc(pos - 1, pos)))) return null
  return { from, ...(isValue ? { to: node.to } : {}), options, filter: !isValue || node.name === 'String' }
}
