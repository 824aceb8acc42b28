/**
 * The codes by which a line is known: the SKU in the catalog, and those of factory and machining. A product may say by
 * a formula how its code is made of its choices; without one its own code is followed by those of the chosen options.
 *
 * A formula is a text with fields in braces: `{catalog}`, `{factory}` and `{machining}` are the product's own codes;
 * `{82.catalog}` is the code of the option chosen on property 82, `{82.title}` its title, `{82.value}` what was typed
 * there, `{82.width}` a field of the option's data. A field that has no value yet is `?`, so that a code that is not
 * whole is seen.
 */
import type { ReferenceCodes } from '../../catalog/schema.ts'
import { writtenTitleOf } from '../../catalog/translations.ts'
import type { ItemEvaluation, PropertyEvaluation } from '../../configuration/types.ts'

export type CodeKind = keyof ReferenceCodes

const field = /\{([^{}]*)\}/g

function isCodeKind(name: string): name is CodeKind {
  return name === 'catalog' || name === 'factory' || name === 'machining'
}

function choiceField(view: PropertyEvaluation | undefined, name: string): string {
  // Of a hidden property nothing is chosen.
  if (view === undefined) return ''
  if (name === 'value') return String(view.selection?.value ?? '')
  const option = view.chosenOption
  if (option === undefined) return ''
  if (name === 'title') return writtenTitleOf(option)
  if (isCodeKind(name)) return option.referenceCodes[name]
  const value = option.data[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function fromFormula(formula: string, { properties }: ItemEvaluation, codes: ReferenceCodes): string {
  return formula.replaceAll(field, (_, path: string) => {
    const [first = '', name] = path.trim().split('.')
    if (name !== undefined) return choiceField(properties.get(Number(first)), name) || '?'
    return (isCodeKind(first) ? codes[first] : '') || '?'
  })
}

/** The code of a line; empty where neither product nor choices have one. Custom products have none. */
export function referenceCode(evaluation: ItemEvaluation, kind: CodeKind): string {
  const { product } = evaluation
  if (product === undefined) return ''
  const formula = product.referenceCodeFormulas[kind]
  if (formula?.trim()) return fromFormula(formula, evaluation, product.referenceCodes).trim()
  const own = product.referenceCodes[kind]
  const chosen = evaluation.visibleProperties.map((view) => view.chosenOption?.referenceCodes[kind] ?? '')
  return [own, ...chosen].filter((code) => code !== '').join('-')
}
