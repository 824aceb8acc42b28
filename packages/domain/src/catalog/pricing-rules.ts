/** Pricing rules, their expressions, and the classifiers whose numbers they use (spec 2 §3). */
import { z } from 'zod'
import { nestingMessages } from '../messages/app/nesting.ts'
import { nestedAtMost, type Within } from '../units/json/nesting.ts'
import { MAX_AMOUNT } from '../units/money.ts'
import { flagSchema, idSchema, jsonSchema, recordFields, titleSchema } from '../units/record.ts'
import { timestampSchema } from '../units/timestamp.ts'
import { untitledTitles } from './untitled-titles.ts'

export const expressionOperators = ['+', '-', '*', '/', '%', '===', 'and', 'or'] as const
export const expressionOperatorSchema = z.enum(expressionOperators)

/** What a condition looks at on the item. */
export const conditionActualSchema = z.discriminatedUnion('type', [
  /** the id of the chosen option */
  z.strictObject({ type: z.literal('selectedOption'), productPropertyId: idSchema }),
  /** the property's own value (text, number, checkbox) */
  z.strictObject({ type: z.literal('propertyValue'), productPropertyId: idSchema }),
  /** a key of the chosen option's data */
  z.strictObject({
    type: z.literal('optionData'),
    productPropertyId: idSchema,
    dataKey: z.string().max(100),
  }),
  /** the classifier that the chosen option has in a group */
  z.strictObject({
    type: z.literal('classifier'),
    productPropertyId: idSchema,
    productOptionClassifierGroupId: idSchema,
  }),
  z.strictObject({ type: z.literal('quantity') }),
  z.strictObject({ type: z.literal('fixed'), value: jsonSchema }),
])
export type ConditionActual = z.infer<typeof conditionActualSchema>

/** and/or over comparisons of an actual with an expected value; a list of expected values means "one of". */
export const pricingConditionSchema = z.strictObject({
  operator: z.enum(['and', 'or']),
  conditions: z.array(z.strictObject({ actual: conditionActualSchema, expected: jsonSchema })).max(100),
})
export type PricingCondition = z.infer<typeof pricingConditionSchema>

const expressionCommon = {
  operator: expressionOperatorSchema.default('+'),
  description: z.string().max(500).optional(),
  condition: pricingConditionSchema.optional(),
}

/** A number of a price: cents, or a factor. It may take something off, and is no larger than prices are. */
const figureSchema = z.number().min(-MAX_AMOUNT).max(MAX_AMOUNT)

/** One expression of a pricing rule. Values are cents unless combined by * / %. [2.3.13] */
export const pricingExpressionSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('fixed'),
    props: z.strictObject({ value: figureSchema }),
    ...expressionCommon,
  }),
  z.strictObject({
    type: z.literal('productPropertyPrice'),
    props: z.strictObject({ productPropertyId: idSchema }),
    ...expressionCommon,
  }),
  z.strictObject({
    type: z.literal('productPropertyClassifierNumber'),
    props: z.strictObject({
      productPropertyId: idSchema,
      productOptionClassifierGroupId: idSchema,
      productOptionClassifierNumberIndex: z.number().int().min(0),
    }),
    ...expressionCommon,
  }),
  z.strictObject({
    type: z.literal('propertyValue'),
    props: z.strictObject({ productPropertyId: idSchema }),
    ...expressionCommon,
  }),
  z.strictObject({
    type: z.literal('group'),
    props: z.strictObject({
      get expressions(): z.ZodArray<typeof pricingExpressionSchema> {
        return z.array(pricingExpressionSchema).max(200)
      },
    }),
    ...expressionCommon,
  }),
])
export type PricingExpression = z.infer<typeof pricingExpressionSchema>

/** Groups within groups: more than a person can follow. */
export const GROUPS_MAX = 10

const someGroupSchema = z.object({
  type: z.literal('group'),
  props: z.object({ expressions: z.array(z.unknown()) }),
})

/** The lists of the groups in a list of expressions, whatever else is wrong with it. */
function* groupsWithin(list: unknown): ReturnType<Within> {
  if (!Array.isArray(list)) return
  for (const [index, expression] of list.entries()) {
    const group = someGroupSchema.safeParse(expression)
    if (group.success) yield [[index, 'props', 'expressions'], group.data.props.expressions]
  }
}

export const pricingRuleVersionSchema = z.object({
  created: timestampSchema,
  /** left to right; a version without any is never in force */
  expressions: nestedAtMost(
    GROUPS_MAX,
    () => nestingMessages.groupsTooDeep({ max: GROUPS_MAX }),
    z.array(pricingExpressionSchema).max(200),
    groupsWithin,
  ),
})
export type PricingRuleVersion = z.infer<typeof pricingRuleVersionSchema>

/** A pricing rule; versions keyed by a positive-integer string. [2.3.12] */
export const productPricingRuleSchema = z.object({
  ...recordFields,
  title: titleSchema.default(untitledTitles.productPricingRule),
  deleted: flagSchema.default(0),
  versions: z.record(z.string().regex(/^[1-9]\d*$/), pricingRuleVersionSchema).default({}),
})
export type ProductPricingRule = z.infer<typeof productPricingRuleSchema>

export const productOptionClassifierGroupSchema = z.object({
  ...recordFields,
  title: titleSchema.default(untitledTitles.productOptionClassifierGroup),
  deleted: flagSchema.default(0),
})
export type ProductOptionClassifierGroup = z.infer<typeof productOptionClassifierGroupSchema>

export const classifierVersionSchema = z.object({
  date: timestampSchema,
  numbers: z.array(figureSchema),
  description: z.string().max(2000).default(''),
})

/** A classifier: dated lists of numbers that many options share. [2.3.16] */
export const productOptionClassifierSchema = z.object({
  ...recordFields,
  title: titleSchema.default(untitledTitles.productOptionClassifier),
  productOptionClassifierGroupId: idSchema,
  deleted: flagSchema.default(0),
  numbers: z.array(classifierVersionSchema).default([]),
})
export type ProductOptionClassifier = z.infer<typeof productOptionClassifierSchema>
