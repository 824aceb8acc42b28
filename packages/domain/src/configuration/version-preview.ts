/**
 * What a version of a pricing rule would do to prices, before it is saved: one item priced by the version as it is typed, and by
 * the one in force, everything else being the same. Issue 14.
 */
import type { Catalog } from '../catalog/compile.ts'
import type { PricingExpression } from '../catalog/pricing-rules.ts'
import type { CatalogProduct, ProductOption } from '../catalog/schema.ts'
import { optionIdsOf } from '../constraints/choices.ts'
import type { RuleContext } from '../constraints/types.ts'
import type { EvaluationContext } from '../item-drawings/types.ts'
import type { OrderDocument } from '../orders/document.ts'
import type { ProductInstance } from '../orders/schema.ts'
import type { Selections } from '../orders/selections.ts'
import { effectiveRule } from '../pricing/plan.ts'
import { costItem } from '../pricing/cost-item.ts'
import { priceItem } from '../pricing/price-item.ts'
import type { ItemPrice, TraceStep } from '../pricing/types.ts'
import { type Cents, cents } from '../units/money.ts'
import type { Timestamp } from '../units/timestamp.ts'
import { type ExampleItem, exampleItem, withChoices } from './example-item.ts'

/** A version as it is typed. */
export interface TypedVersion {
  readonly ruleId: number
  readonly key: string
  /** from when on it holds */
  readonly created: Timestamp
  readonly expressions: readonly PricingExpression[]
}

export interface VersionPreview {
  /** by the typed version; an empty one is never in force, and changes nothing [2.9.27] */
  readonly typed: ItemPrice
  readonly inForce: ItemPrice
  /** the key of the rule's version that holds now; null when none does */
  readonly inForceKey: string | null
  /** null when one of them has no price */
  readonly difference: Cents | null
}

/** The catalog with the typed version as the only one of its rule. */
function withVersion(
  catalog: Catalog,
  { ruleId, key, created, expressions }: TypedVersion,
  now: Timestamp,
): Catalog {
  const rule = catalog.pricingRules.get(ruleId)
  if (rule === undefined) return catalog
  // One to come is priced as if it held today.
  const version = { created: created < now ? created : now, expressions: [...expressions] }
  const pricingRules = new Map(catalog.pricingRules).set(ruleId, { ...rule, versions: { [key]: version } })
  return { ...catalog, pricingRules }
}

/** The price with the date from which the typed version is to hold, which is not the one that it was priced by. */
function dated(price: ItemPrice, { ruleId, key, created }: TypedVersion): ItemPrice {
  if (!price.ok) return price
  const isTyped = (step: TraceStep) => step.ruleId === ruleId && step.version === key
  const trace = price.trace.map((step) => (isTyped(step) ? { ...step, effectiveDate: created } : step))
  return { ok: true, unitPrice: price.unitPrice, trace }
}

/** What the rule says of the item: what it costs the organization where it is the product's cost rule and prices nothing of it. */
function byRule(
  context: RuleContext,
  document: OrderDocument,
  item: ProductInstance,
  ruleId: number,
): ItemPrice {
  const isCost =
    context.catalog.products.get(item.productId)?.costRuleId === ruleId &&
    !isPricedBy(context.catalog, document, item, ruleId)
  return isCost ? costItem(context, document, item) : priceItem(context, document, item)
}

/**
 * One item under both versions, today: neither a pinned date of its order nor a price that an employee gave it counts. Errors of
 * expressions that can not be priced are typed, with their path.
 */
export function previewVersion(
  context: RuleContext,
  document: OrderDocument,
  item: ProductInstance,
  version: TypedVersion,
): VersionPreview {
  const today = { ...document, order: { ...document.order, effectivePricingDate: null } }
  const priced = { ...item, customPriceInCents: null }
  const rule = context.catalog.pricingRules.get(version.ruleId)
  const inForce = byRule(context, today, priced, version.ruleId)
  const typed =
    version.expressions.length === 0
      ? inForce
      : dated(
          byRule(
            { ...context, catalog: withVersion(context.catalog, version, context.now) },
            today,
            priced,
            version.ruleId,
          ),
          version,
        )
  return {
    typed,
    inForce,
    inForceKey: rule === undefined ? null : effectiveRule(rule, context.now).version,
    difference: typed.ok && inForce.ok ? cents(typed.unitPrice - inForce.unitPrice) : null,
  }
}

/** Whether one of the chosen options is priced by the rule. */
function choosesPricedBy(selections: Selections, ruleId: number, { options }: Catalog): boolean {
  return Object.values(selections).some((selection) =>
    optionIdsOf(selection).some((id) => options.get(id)?.productPricingRuleId === ruleId),
  )
}

/** Whether the rule prices the item: its product, or an option that is chosen on it or on its order. */
function isPricedBy(
  catalog: Catalog,
  { order }: OrderDocument,
  { productId, properties }: ProductInstance,
  ruleId: number,
): boolean {
  return (
    catalog.products.get(productId)?.productPricingRuleId === ruleId ||
    choosesPricedBy(order.properties, ruleId, catalog) ||
    choosesPricedBy(properties, ruleId, catalog)
  )
}

/** The items of an order that the rule prices or says the cost of: their product, or an option that they have chosen. */
export function itemsPricedBy(catalog: Catalog, document: OrderDocument, ruleId: number): ProductInstance[] {
  return document.items.filter((item) => {
    const product = catalog.products.get(item.productId)
    return (
      product !== undefined && (product.costRuleId === ruleId || isPricedBy(catalog, document, item, ruleId))
    )
  })
}

/** Options of the rule that can be chosen on a product, in display order. */
function optionsPricedBy(catalog: Catalog, productId: number, ruleId: number): ProductOption[] {
  return (catalog.propertiesByProduct.get(productId) ?? []).flatMap(({ id }) =>
    (catalog.optionsByProperty.get(id) ?? []).filter(
      ({ productPricingRuleId, archived }) => productPricingRuleId === ruleId && archived === 0,
    ),
  )
}

/** The products that the rule prices or says the cost of, and those that may have an option that it prices; by rank. */
export function productsPricedBy(catalog: Catalog, ruleId: number): CatalogProduct[] {
  return [...catalog.products.values()]
    .filter(
      ({ id, archived, productPricingRuleId, costRuleId }) =>
        archived === 0 &&
        (productPricingRuleId === ruleId ||
          costRuleId === ruleId ||
          optionsPricedBy(catalog, id, ruleId).length > 0),
    )
    .toSorted((a, b) => a.rank - b.rank || a.id - b.id)
}

/** An item as it begins, on an order of its own; of a rule for options with one of these chosen. Null for an unknown product. */
export function defaultItem(
  context: EvaluationContext,
  productId: number,
  ruleId: number,
  person: { readonly orgId: number; readonly userId: number },
): ExampleItem | null {
  const { catalog } = context
  const product = catalog.products.get(productId)
  const example = exampleItem(context, productId, person)
  if (product === undefined || example === null) return null
  const [option] = optionsPricedBy(catalog, productId, ruleId)
  const isOfProduct = product.productPricingRuleId === ruleId || product.costRuleId === ruleId
  if (isOfProduct || option === undefined) return example
  if (itemsPricedBy(catalog, example.document, ruleId).length > 0) return example
  const property = catalog.properties.get(option.productPropertyId)
  const selection = property?.type === 'select' ? { optionIds: [option.id] } : { optionId: option.id }
  return withChoices(context, example, { [String(option.productPropertyId)]: selection })
}
