/**
 * Which orders hold something of what a draft changes: those of products that reach a record that is another one under the draft.
 * Records that no change touches are the same objects in both catalogs, so that comparing what a product reaches is comparing
 * objects.
 */
import type { Catalog } from '../catalog/compile.ts'
import type { ProductRule } from '../catalog/schema.ts'
import type { OrderDocument } from '../orders/document.ts'

type Reached = ReadonlySet<object>

/** What bears on lines of a product. */
interface ProductReach {
  readonly everything: Reached
  /** without what only makes prices */
  readonly drawn: Reached
}

interface RulesOf {
  readonly byOption: ReadonlyMap<number, readonly ProductRule[]>
  readonly byProperty: ReadonlyMap<number, readonly ProductRule[]>
}

function rulesOf(catalog: Catalog): RulesOf {
  const byOption = new Map<number, ProductRule[]>()
  const byProperty = new Map<number, ProductRule[]>()
  const note = (map: Map<number, ProductRule[]>, id: number, rule: ProductRule) => {
    const known = map.get(id)
    if (known) known.push(rule)
    else map.set(id, [rule])
  }
  for (const rule of catalog.rules) {
    for (const id of rule.fromIds) {
      note(rule.fromResourceKey === 'productOption' ? byOption : byProperty, id, rule)
    }
    for (const id of rule.toIds)
      note(rule.toResourceKey === 'productOption' ? byOption : byProperty, id, rule)
    if (rule.toProductPropertyId !== null) note(byProperty, rule.toProductPropertyId, rule)
  }
  return { byOption, byProperty }
}

/** What bears on properties of one catalog, each property looked at once. */
class Reach {
  private readonly rules: RulesOf
  private readonly ofProperties = new Map<number, Reached>()
  /** records that only make prices */
  private readonly priced: Reached

  constructor(private readonly catalog: Catalog) {
    this.rules = rulesOf(catalog)
    this.priced = new Set([...catalog.pricingRules.values(), ...catalog.classifiers.values()])
  }

  /** A property with its options, what prices them, and the rules that name one of these. */
  ofProperty(id: number): Reached {
    const known = this.ofProperties.get(id)
    if (known) return known
    const { catalog, rules } = this
    const found = new Set<object>(rules.byProperty.get(id))
    const property = catalog.properties.get(id)
    if (property) found.add(property)
    const group = catalog.groups.get(property?.productPropertyGroupId ?? 0)
    // Its list is a draft, which bears on nothing.
    if (group) found.add(group)
    for (const option of catalog.optionsByProperty.get(id) ?? []) {
      found.add(option)
      for (const rule of rules.byOption.get(option.id) ?? []) found.add(rule)
      this.addPricing(found, option.productPricingRuleId)
      for (const classifierId of Object.values(option.classifications)) {
        const classifier = catalog.classifiers.get(classifierId)
        if (classifier) found.add(classifier)
      }
    }
    this.ofProperties.set(id, found)
    return found
  }

  ofProduct(id: number): ProductReach {
    const { catalog } = this
    const everything = new Set<object>()
    const product = catalog.products.get(id)
    if (!product) return { everything, drawn: everything }
    everything.add(product)
    this.addPricing(everything, product.productPricingRuleId)
    for (const propertyId of Object.keys(product.associations.productProperties)) {
      for (const record of this.ofProperty(Number(propertyId))) everything.add(record)
    }
    return { everything, drawn: new Set([...everything].filter((record) => !this.priced.has(record))) }
  }

  private addPricing(found: Set<object>, ruleId: number | null): void {
    const rule = this.catalog.pricingRules.get(ruleId ?? 0)
    if (rule) found.add(rule)
  }
}

function isSame(one: Reached, other: Reached): boolean {
  return one.size === other.size && [...one].every((record) => other.has(record))
}

interface TouchedProduct {
  readonly isTouched: boolean
  readonly isDrawingTouched: boolean
}

/** Whether a draft touches products and properties; each is asked once. */
export class TouchedRecords {
  private readonly today: Reach
  private readonly draft: Reach
  private readonly products = new Map<number, TouchedProduct>()
  private readonly properties = new Map<number, boolean>()

  constructor(today: Catalog, draft: Catalog) {
    this.today = new Reach(today)
    this.draft = new Reach(draft)
  }

  isProductTouched(id: number): boolean {
    return this.product(id).isTouched
  }

  /** Whether lines of it may be drawn otherwise: not by what only makes prices. */
  isDrawingTouched(id: number): boolean {
    return this.product(id).isDrawingTouched
  }

  private product(id: number): TouchedProduct {
    const known = this.products.get(id)
    if (known !== undefined) return known
    const [before, after] = [this.today.ofProduct(id), this.draft.ofProduct(id)]
    const touched = {
      isTouched: !isSame(before.everything, after.everything),
      isDrawingTouched: !isSame(before.drawn, after.drawn),
    }
    this.products.set(id, touched)
    return touched
  }

  isPropertyTouched(id: number): boolean {
    const known = this.properties.get(id)
    if (known !== undefined) return known
    const isTouched = !isSame(this.today.ofProperty(id), this.draft.ofProperty(id))
    this.properties.set(id, isTouched)
    return isTouched
  }

  /** Whether the draft could change anything for an order. */
  concerns({ order, items }: OrderDocument): boolean {
    return (
      items.some(({ productId }) => this.isProductTouched(productId)) ||
      (order.productId !== null && this.isProductTouched(order.productId)) ||
      Object.keys(order.properties).some((id) => this.isPropertyTouched(Number(id)))
    )
  }
}
