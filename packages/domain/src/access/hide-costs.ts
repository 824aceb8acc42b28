/**
 * Pricing rules and classifiers as customers get them, who work out prices in their browser: without what only says what things
 * cost the organization. Decision 209.
 */
import type { CatalogRecords } from '../catalog/compile.ts'
import type {
  PricingExpression,
  ProductOptionClassifier,
  ProductPricingRule,
} from '../catalog/pricing-rules.ts'

export interface CustomerPricing {
  readonly productPricingRules: readonly ProductPricingRule[]
  readonly productOptionClassifiers: readonly ProductOptionClassifier[]
  readonly rulesById: ReadonlyMap<number, ProductPricingRule>
  readonly classifiersById: ReadonlyMap<number, ProductOptionClassifier>
}

/** Which numbers are read, by the group of their classifier. */
type ReadNumbers = Map<number, Set<number>>

function noteNumbers(read: ReadNumbers, expressions: readonly PricingExpression[]): void {
  for (const { type, props } of expressions) {
    if (type === 'group') noteNumbers(read, props.expressions)
    else if (type === 'productPropertyClassifierNumber') {
      const places = read.get(props.productOptionClassifierGroupId) ?? new Set()
      places.add(props.productOptionClassifierNumberIndex)
      read.set(props.productOptionClassifierGroupId, places)
    }
  }
}

/** The classifier with 0 in the place of each number that no price reads. */
function withNumbers(
  classifier: ProductOptionClassifier,
  places: ReadonlySet<number> | undefined,
): ProductOptionClassifier {
  const numbers = classifier.numbers.map((version) => ({
    ...version,
    description: '',
    numbers: version.numbers.map((number, index) => (places?.has(index) === true ? number : 0)),
  }))
  return { ...classifier, numbers }
}

function worked(records: CatalogRecords): CustomerPricing {
  const pricing = new Set([
    ...records.products.map(({ productPricingRuleId }) => productPricingRuleId),
    ...records.productOptions.map(({ productPricingRuleId }) => productPricingRuleId),
  ])
  const productPricingRules = records.productPricingRules.filter(({ id }) => pricing.has(id))
  const read: ReadNumbers = new Map()
  for (const { versions } of productPricingRules) {
    for (const { expressions } of Object.values(versions)) noteNumbers(read, expressions)
  }
  const productOptionClassifiers = records.productOptionClassifiers.map((classifier) =>
    withNumbers(classifier, read.get(classifier.productOptionClassifierGroupId)),
  )
  return {
    productPricingRules,
    productOptionClassifiers,
    rulesById: new Map(productPricingRules.map((rule) => [rule.id, rule])),
    classifiersById: new Map(productOptionClassifiers.map((classifier) => [classifier.id, classifier])),
  }
}

const known = new WeakMap<CatalogRecords, CustomerPricing>()

/**
 * The rules that price a product or an option, and the classifiers with those of their numbers that these rules read. What says
 * costs alone, and what is not in use yet, is left out; what prices something is shown whatever else reads it.
 */
export function pricingForCustomers(records: CatalogRecords): CustomerPricing {
  const before = known.get(records)
  if (before !== undefined) return before
  const pricing = worked(records)
  known.set(records, pricing)
  return pricing
}
