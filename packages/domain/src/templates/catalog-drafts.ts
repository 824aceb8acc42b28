/**
 * The records that a template becomes, in the order in which they are made: each step needs the ids of those before it. What
 * is not said here is the entity's default.
 */
import type {
  productOptionSchema,
  productPropertySchema,
  productSchema,
  ProductDrawing,
  PublishLevel,
} from '../catalog/schema.ts'
import type { pricingExpressionSchema, productPricingRuleSchema } from '../catalog/pricing-rules.ts'
import type { z } from 'zod'
import type { Timestamp } from '../units/timestamp.ts'
import type { ProductTemplate, TemplateProperty } from './template.ts'

type Ids = ReadonlyMap<string, number>
type Draft<Schema extends z.ZodType> = Partial<z.input<Schema>>
type Keyed<T> = T & { readonly key: string }

/** What no option adds to the price. */
export const INCLUDED_RULE = 'included'
export const PRODUCT_RULE = 'product'

function idIn(ids: Ids, key: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`the template has no ${key}`)
  return id
}

/** The sections of the order page, as the properties name them. */
export function templateGroups({ properties }: ProductTemplate): readonly string[] {
  return [...new Set(properties.map(({ group }) => group))]
}

function inputOf({ title, input }: TemplateProperty): Draft<typeof productPropertySchema> {
  switch (input.kind) {
    case 'choice':
      return { type: 'singleSelect', noOptionThumbnails: 1 }
    case 'length': {
      const { min, max, step } = input
      return {
        type: 'dimensions',
        placeHolder: `${min} to ${max}`,
        data: { dimensionInterval: step, minDimension: min, maxDimension: max },
      }
    }
    case 'text':
      return { type: 'text', isRequired: 0, multiline: 1, placeHolder: input.placeHolder }
    case 'engravings':
      return {
        type: 'text',
        isArray: 1,
        isRequired: 0,
        arrayInputProps: {
          label: title,
          inputs: [{ placeholder: 'First line' }, { placeholder: 'Second line' }],
        },
      }
  }
}

/** Properties; `groupIds` by the titles of the groups, ranks counted from `firstRank`. */
export function templatePropertyDrafts(
  { properties }: ProductTemplate,
  groupIds: Ids,
  firstRank: number,
): Keyed<Draft<typeof productPropertySchema> & { rank: number }>[] {
  return properties.map((property, index) => ({
    key: property.key,
    title: property.title,
    rank: firstRank + index,
    productPropertyGroupId: idIn(groupIds, property.group),
    invoiceVisibility: property.isColumn ? 'column' : 'inline',
    ...inputOf(property),
  }))
}

type Expression = z.input<typeof pricingExpressionSchema>

function fixed(value: number, description: string, operator: '+' | '*' = '+'): Expression {
  return { type: 'fixed', props: { value }, operator, description }
}

function typed(productPropertyId: number, operator: '+' | '*' = '+'): Expression {
  return { type: 'propertyValue', props: { productPropertyId }, operator }
}

function priceExpressions({ price, properties }: ProductTemplate, propertyIds: Ids): Expression[] {
  const { baseInCents, byArea, byLength } = price
  const area: Expression[] = byArea
    ? [
        typed(idIn(propertyIds, byArea.width)),
        typed(idIn(propertyIds, byArea.height), '*'),
        fixed(0.000001, 'Square millimeters to square meters', '*'),
        fixed(byArea.centsPerSquareMeter, 'Per square meter', '*'),
      ]
    : []
  const run: Expression[] = byLength
    ? [
        typed(idIn(propertyIds, byLength.length)),
        fixed(0.001, 'Millimeters to meters', '*'),
        fixed(byLength.centsPerMeter, 'Per meter', '*'),
      ]
    : []
  const group = (expressions: Expression[], description: string): Expression[] =>
    expressions.length === 0 ? [] : [{ type: 'group', props: { expressions }, operator: '+', description }]
  return [
    fixed(baseInCents, 'Base'),
    ...group(area, 'By area'),
    ...group(run, 'By length'),
    ...properties.flatMap(({ key, title, input }): Expression[] =>
      input.kind === 'choice' && input.options.some(({ priceInCents = 0 }) => priceInCents > 0)
        ? [
            {
              type: 'productPropertyPrice',
              props: { productPropertyId: idIn(propertyIds, key) },
              operator: '+',
              description: title,
            },
          ]
        : [],
    ),
  ]
}

function optionRuleKey(property: TemplateProperty, index: number): string {
  return `${property.key}.${index}`
}

/** Pricing rules, in force from `from` on: of the product, of each option that costs something, and of those that do not. */
export function templateRuleDrafts(
  template: ProductTemplate,
  {
    title,
    from,
    propertyIds,
  }: { readonly title: string; readonly from: Timestamp; readonly propertyIds: Ids },
): Keyed<Draft<typeof productPricingRuleSchema>>[] {
  const rule = (key: string, ruleTitle: string, expressions: Expression[]) => ({
    key,
    title: ruleTitle.slice(0, 200),
    versions: { '1': { created: from, expressions } },
  })
  return [
    rule(PRODUCT_RULE, title, priceExpressions(template, propertyIds)),
    rule(INCLUDED_RULE, `${title}: included`, [fixed(0, 'Included')]),
    ...template.properties.flatMap((property) =>
      property.input.kind === 'choice'
        ? property.input.options.flatMap((option, index) =>
            option.priceInCents === undefined || option.priceInCents === 0
              ? []
              : [
                  rule(optionRuleKey(property, index), `${property.title}: ${option.title}`, [
                    fixed(option.priceInCents, option.title),
                  ]),
                ],
          )
        : [],
    ),
  ]
}

/** Options of all properties, each with its rule. */
export function templateOptionDrafts(
  { properties }: ProductTemplate,
  { propertyIds, ruleIds }: { readonly propertyIds: Ids; readonly ruleIds: Ids },
): (Draft<typeof productOptionSchema> & { rank: number; productPropertyId: number })[] {
  return properties.flatMap((property) =>
    property.input.kind === 'choice'
      ? property.input.options.map((option, index) => ({
          title: option.title,
          rank: index + 1,
          productPropertyId: idIn(propertyIds, property.key),
          productPricingRuleId: ruleIds.get(optionRuleKey(property, index)) ?? idIn(ruleIds, INCLUDED_RULE),
          data: { ...option.data },
        }))
      : [],
  )
}

/** Its drawing, bound to properties of these ids. */
export function templateDrawing({ drawing }: ProductTemplate, propertyIds: Ids): ProductDrawing | null {
  if (drawing === null) return null
  const bindings: ProductDrawing['bindings'] = {}
  for (const [path, { property, ...rest }] of Object.entries(drawing.bindings))
    bindings[path] = { productPropertyId: idIn(propertyIds, property), ...rest }
  return { family: drawing.family, constants: { ...drawing.constants }, bindings }
}

/** The product itself. */
export function templateProductDraft(
  template: ProductTemplate,
  {
    title,
    rank,
    productCategoryId,
    propertyIds,
    ruleIds,
  }: {
    readonly title: string
    readonly rank: number
    readonly productCategoryId: number
    readonly propertyIds: Ids
    readonly ruleIds: Ids
  },
): Draft<typeof productSchema> & { rank: number; productCategoryId: number } {
  const publishLevel: PublishLevel = 'all'
  return {
    title,
    rank,
    productCategoryId,
    publishLevel,
    productPricingRuleId: idIn(ruleIds, PRODUCT_RULE),
    associations: {
      productProperties: Object.fromEntries(
        template.properties.map(({ key }) => [
          String(idIn(propertyIds, key)),
          { disabledProductOptionIds: [] },
        ]),
      ),
    },
    drawing: templateDrawing(template, propertyIds),
  }
}

/** The properties that the profile has to name as engravings. */
export function engravedProperties({ properties }: ProductTemplate, propertyIds: Ids): number[] {
  return properties.flatMap(({ key, input }) => (input.kind === 'engravings' ? [idIn(propertyIds, key)] : []))
}
