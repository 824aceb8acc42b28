/** What a new, changed or deleted rule does to each product that it concerns. */
import type { Catalog } from '../catalog/compile.ts'
import type { ProductRule } from '../catalog/schema.ts'
import { toTimestamp } from '../units/timestamp.ts'
import { analyzeModel, analyzeProduct, type ProductAnalysis } from './analyze.ts'
import type { Count } from './findings.ts'
import { type ModelBase, modelBase, modelOf } from './model.ts'
import { endsOf, type RuleParts } from './said.ts'

/** A rule as it was (null: there was none) and as it will be (null: it is deleted). */
export type RuleChange = { readonly before: ProductRule | null; readonly after: RuleParts | null }

export type ProductImpact = {
  readonly productId: number
  readonly before: Count
  readonly after: Count
  /** options that are in an allowed combination before, and in none after */
  readonly dying: readonly number[]
  /** options that are in one again */
  readonly reviving: readonly number[]
  /** properties that are left with one option, which must be chosen there: property id, option id */
  readonly forced: readonly (readonly [number, number])[]
  /** options of which nothing is known after it: too much depends on them */
  readonly undecided: number
  /** nothing is left of a product of which there was something */
  readonly isContradiction: boolean
}

/** Nobody asks when a rule was made that is not made yet. */
const never = toTimestamp(new Date(0))
/** The id of a rule that is not made yet, in the catalog after the change. */
export const DRAFT_RULE_ID = Number.MAX_SAFE_INTEGER
const noAnalysis = { least: 0n, most: 0n }

/**
 * Studies changes of the rules of one catalog. It keeps what it found of the products as they are, and what their models are
 * without the rule that is being changed, so that each further change of it costs what the rule itself says.
 */
export class RuleStudy {
  private readonly known = new Map<number, ProductAnalysis | undefined>()
  /** of the rule that was changed last (0: a new one): the catalog without it, and its products' models */
  private without: {
    readonly ruleId: number
    readonly catalog: Catalog
    readonly bases: Map<number, ModelBase | undefined>
  } | null = null

  constructor(
    readonly catalog: Catalog,
    private readonly orgId = 0,
  ) {}

  /** A product as the catalog has it. */
  current(productId: number): ProductAnalysis | undefined {
    if (!this.known.has(productId)) this.known.set(productId, analyzeProduct(this.catalog, productId))
    return this.known.get(productId)
  }

  /** A change, ready to be asked for its products and what it does to each. */
  edit(change: RuleChange): RuleEdit {
    const { before, after } = change
    const without = this.catalogWithout(before?.id ?? 0)
    const rule: ProductRule | null = after && {
      id: DRAFT_RULE_ID,
      orgId: this.orgId,
      version: 1,
      created: never,
      lastUpdated: never,
      deletedAt: null,
      ...before,
      ...after,
    }
    const { catalog } = without
    const changed: Catalog =
      rule === null ? catalog : { ...catalog, rules: [...catalog.rules, rule].sort((a, b) => a.id - b.id) }
    return {
      productIds: productsOf(this.catalog, change),
      catalog: changed,
      impactOn: (productId) => {
        if (!without.bases.has(productId)) without.bases.set(productId, modelBase(catalog, productId))
        const base = without.bases.get(productId)
        const was = this.current(productId)
        return impactOf(productId, was, base && analyzeModel(modelOf(base, changed, rule), was?.witnesses))
      },
    }
  }

  private catalogWithout(ruleId: number): NonNullable<RuleStudy['without']> {
    if (this.without?.ruleId !== ruleId) {
      const rules = this.catalog.rules.filter(({ id }) => id !== ruleId)
      const catalog = rules.length === this.catalog.rules.length ? this.catalog : { ...this.catalog, rules }
      this.without = { ruleId, catalog, bases: new Map() }
    }
    return this.without
  }
}

/** One change of a rule under study. */
export type RuleEdit = {
  /** the products, archived ones left out, that have something of both ends of the rule, as it was or as it will be */
  readonly productIds: readonly number[]
  /** the catalog after the change */
  readonly catalog: Catalog
  readonly impactOn: (productId: number) => ProductImpact
}

function productsOf(catalog: Catalog, { before, after }: RuleChange): number[] {
  const ends = [before, after].flatMap((rule) => (rule === null ? [] : [endsOf(catalog, rule)]))
  return [...catalog.products.values()]
    .filter(({ archived }) => archived === 0)
    .filter(({ id }) => {
      const own = catalog.propertiesByProduct.get(id) ?? []
      return ends.some(
        ({ from, to }) => own.some((one) => from.has(one.id)) && own.some((one) => to.has(one.id)),
      )
    })
    .sort((a, b) => a.rank - b.rank || a.id - b.id)
    .map(({ id }) => id)
}

function impactOf(
  productId: number,
  before: ProductAnalysis | undefined,
  after: ProductAnalysis | undefined,
): ProductImpact {
  const was = before?.count ?? noAnalysis
  const is = after?.count ?? noAnalysis
  const dead = after?.dead ?? new Set()
  return {
    productId,
    before: was,
    after: is,
    dying: [...dead].filter((id) => before?.dead.has(id) === false),
    reviving: [...(before?.dead ?? [])].filter((id) => !dead.has(id) && after?.undecided.has(id) === false),
    forced: [...(after?.forced ?? [])].filter(
      ([propertyId, optionId]) =>
        before?.forced.get(propertyId) !== optionId && (after?.offered.get(propertyId) ?? 0) > 1,
    ),
    undecided: after?.undecided.size ?? 0,
    isContradiction: is.most === 0n && was.most > 0n,
  }
}

/** The impact on all products that a change of a rule concerns. */
export function ruleImpact(catalog: Catalog, change: RuleChange): ProductImpact[] {
  const { productIds, impactOn } = new RuleStudy(catalog).edit(change)
  return productIds.map(impactOn)
}
