/** The fields that a product's formula for codes may use, and what in a formula is none of them. See decision 0033. */
import type { ProductOption, ProductProperty } from '../../catalog/schema.ts'
import { adminDrawingMessages as words } from '../../messages/admin/admin-drawing.ts'

export type FormulaField = {
  /** as it stands between the braces: 'catalog', '82.width' */
  readonly field: string
  /** the property that it asks; null: the product itself */
  readonly property: Pick<ProductProperty, 'id' | 'title'> | null
  /** what of it */
  readonly name: string
}

const KINDS = ['catalog', 'factory', 'machining'] as const
const FIELD = /\{([^{}]*)\}/g

/** Every field that formulas of a product with these properties may use. */
export function formulaFields(
  properties: readonly ProductProperty[],
  options: readonly Pick<ProductOption, 'productPropertyId' | 'data'>[],
): readonly FormulaField[] {
  const own = KINDS.map((name): FormulaField => ({ field: name, property: null, name }))
  return [
    ...own,
    ...properties.flatMap(({ id, title, type, isArray, productOptionDataFields }): FormulaField[] => {
      if (isArray === 1) return []
      const data = options.flatMap((option) => (option.productPropertyId === id ? [option.data] : []))
      // Of data only what is a text or a figure can stand in a code.
      const keys = data.flatMap((one) =>
        Object.entries(one).flatMap(([key, value]) =>
          typeof value === 'string' || typeof value === 'number' ? [key] : [],
        ),
      )
      const defined = productOptionDataFields.flatMap((one) => (one.type === 'boolean' ? [] : [one.key]))
      const names =
        type === 'singleSelect' ? new Set(['title', ...KINDS, ...defined, ...keys]) : new Set(['value'])
      return [...names].map((name) => ({ field: `${id}.${name}`, property: { id, title }, name }))
    }),
  ]
}

/** The fields that somebody who wrote `field` may have meant: those of the same property, else those of the product. */
function likely(field: string, known: readonly FormulaField[]): string {
  const [first] = field.split('.')
  const same = known.filter((one) => one.property !== null && String(one.property.id) === first)
  const meant = same.length > 0 ? same : known.filter(({ property }) => property === null)
  return meant.map((one) => `{${one.field}}`).join(', ')
}

/** Why a formula can not be meant so: a field that there is not, or a brace that stands alone. Null: it can. */
export function formulaProblem(formula: string, known: readonly FormulaField[]): string | null {
  const fields = new Set(known.map(({ field }) => field))
  for (const [, given = ''] of formula.matchAll(FIELD)) {
    const field = given.trim()
    if (!fields.has(field)) {
      return words.unknownFormulaField({ field, known: likely(field, known) })
    }
  }
  return /[{}]/.test(formula.replaceAll(FIELD, '')) ? words.bracesOpen : null
}
