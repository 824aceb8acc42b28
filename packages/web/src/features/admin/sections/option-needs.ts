/**
 * What the products that offer an option want to know of it: whether they add its price, and which values of its data their
 * drawings read. A new option has neither, and nobody would say so before a customer has chosen it.
 */
import {
  type PricingExpression,
  type Product,
  type ProductOption,
  type ProductProperty,
  unassignedId,
} from '@orderwright/domain/catalog'
import { hexColourSchema } from '@orderwright/domain/drawing'
import { optionAdminMessages as words } from '@orderwright/domain/messages'
import type { Json } from '@orderwright/domain/units'
import type { AdminData } from '../admin-data.ts'
import type { FieldSpec } from '../fields/field-spec.ts'
import { choiceWord, pathWords } from '../product-drawing/spec-words.ts'

type Needs = Pick<AdminData, 'products' | 'options' | 'pricingRules'>

/** The products that have the property, without archived ones. */
function productsWith(
  { id }: ProductProperty,
  { products }: Pick<AdminData, 'products'>,
): readonly Product[] {
  return products.filter(
    ({ archived, associations }) =>
      archived === 0 && associations.productProperties[String(id)] !== undefined,
  )
}

function asksForPrice(expressions: readonly PricingExpression[], propertyId: number): boolean {
  return expressions.some(({ type, props }) =>
    type === 'group'
      ? asksForPrice(props.expressions, propertyId)
      : type === 'productPropertyPrice' && props.productPropertyId === propertyId,
  )
}

/** The titles of the products whose newest version of prices adds the price of the chosen option. */
export function pricedBy(property: ProductProperty, adminData: Needs): readonly string[] {
  return productsWith(property, adminData)
    .filter((product) => {
      const rule = adminData.pricingRules.find(({ id }) => id === product.productPricingRuleId)
      const newest = Object.values(rule?.versions ?? {})
        .toSorted((a, b) => a.created.localeCompare(b.created))
        .at(-1)
      return newest !== undefined && asksForPrice(newest.expressions, property.id)
    })
    .map(({ title }) => title)
}

/** Why items with the option have no price; undefined where they have one, or want none of it. */
export function missingPrice(
  { archived, productPricingRuleId }: ProductOption,
  pricing: readonly string[],
): string | undefined {
  const isMissing = archived === 0 && productPricingRuleId === unassignedId && pricing.length > 0
  return isMissing ? words.hasNoPrice({ products: pricing.join(', ') }) : undefined
}

interface DrawnKey {
  readonly key: string
  readonly label: string
  readonly products: readonly string[]
}

/** The values of an option's data that drawings read, in the order of the products and their drawings. */
function drawnKeys(property: ProductProperty, adminData: Needs): readonly DrawnKey[] {
  const found = new Map<string, DrawnKey>()
  for (const { title, drawing } of productsWith(property, adminData))
    for (const [path, binding] of Object.entries(drawing?.bindings ?? {})) {
      const { productPropertyId, source, dataKey: key } = binding
      if (productPropertyId !== property.id || source !== 'optionData' || key === undefined) continue
      const { label, products } = found.get(key) ?? { label: pathWords(path), products: [] }
      found.set(key, { key, label, products: [...new Set([...products, title])] })
    }
  return [...found.values()]
}

type Named = Pick<FieldSpec, 'path' | 'label' | 'description' | 'fault'>

/** How a value is typed, by those that other options have; undefined for what only JSON can say. */
function fieldFor(named: Named, values: readonly Json[]): FieldSpec | undefined {
  if (values.length === 0) return undefined
  if (values.every((value) => typeof value === 'number')) return { ...named, kind: 'decimal' }
  if (values.every((value) => typeof value === 'boolean')) return { ...named, kind: 'boolean' }
  if (values.every((value) => hexColourSchema.safeParse(value).success))
    return { ...named, kind: 'color', isOptional: true }
  const texts = values.flatMap((value) => (typeof value === 'string' ? [value] : []))
  if (texts.length < values.length) return undefined
  const choices = [...new Set(texts)].map((key) => ({ key, label: choiceWord(key) }))
  return { ...named, kind: 'choice', choices }
}

/** A field for each value of its data that drawings read and no data field of the property has. */
export function drawnFields(
  option: ProductOption,
  property: ProductProperty,
  adminData: Needs,
): readonly FieldSpec[] {
  const own = adminData.options.filter(({ productPropertyId }) => productPropertyId === property.id)
  const defined = new Set(property.productOptionDataFields.map(({ key }) => key))
  return drawnKeys(property, adminData).flatMap(({ key, label, products }): FieldSpec[] => {
    if (defined.has(key)) return []
    const named = { products: products.join(', ') }
    const field = fieldFor(
      {
        path: ['data', key],
        label,
        description: words.drawnIn(named),
        fault: option.data[key] === undefined ? words.notDrawnYet(named) : undefined,
      },
      own.flatMap(({ data }) => (data[key] === undefined ? [] : [data[key]])),
    )
    return field ? [field] : []
  })
}
