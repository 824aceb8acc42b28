/** What a new, changed or deleted rule does to each product that it concerns. */
import type { Catalog } from '../catalog/compile.ts'
import type { ProductRule } from '../catalog/schema.ts'
import { toTimestamp } from '../units/timestamp.ts'
import { analyzeProduct, type Count, type ProductAnalysis } from './analyze.ts'
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
const noAnalysis = { least: 0n, most: 0n }

/**
 * Studies changes of the rules of one catalog. It keeps what it found of the products as they are, so that each further change
 * of the rule costs the products' new state alone.
 */
export class RuleStudy {
  private readonly known = new Map<number, ProductAnalysis | undefined>()

  constructor(
    private readonly catalog: Catalog,
    private readonly orgId = 0,
  ) {}

  /** A product as the catalog has it. */
  current(productId: number): ProductAnalysis | undefined {
    if (!this.known.has(productId)) this.known.set(productId, analyzeProduct(this.catalog, productId))
    return this.known.get(productId)
  }

  /** The catalog after the change. */
  changed({ before, after }: RuleChange): Catalog {
    const others = this.catalog.rules.filter(({ id }) => id !== before?.id)
    if (after === null) return { ...this.catalog, rules: others }
    const rule: ProductRule = {
      id: Number.MAX_SAFE_INTEGER,
      orgId: this.orgId,
      version: 1,
      created: never,
      lastUpdated: never,
      deletedAt: null,
      ...before,
      ...after,
    }
    return { ...this.catalog, rules: [...others, rule].sort((a, b) => a.id - b.id) }
  }

  /** The products, archived ones left out, that have something of both ends of the rule, as it was or as it will be. */
  productsOf({ before, after }: RuleChange): number[] {
    const ends = [before, after].flatMap((rule) => (rule === null ? [] : [endsOf(this.catalog, rule)]))
    return [...this.catalog.products.values()]
      .filter(({ archived }) => archived === 0)
      .filter(({ id }) => {
        const own = this.catalog.propertiesByProduct.get(id) ?? []
        return ends.some(
          ({ from, to }) => own.some((one) => from.has(one.id)) && own.some((one) => to.has(one.id)),
        )
      })
      .sort((a, b) => a.rank - b.rank || a.id - b.id)
      .map(({ id }) => id)
  }

  /** The impact on one product; `changed` is the catalog after the change, the same for all products of it. */
  impactOn(productId: number, changed: Catalog): ProductImpact {
    const before = this.current(productId)
    const after = analyzeProduct(changed, productId, before?.witnesses)
    const was = before?.count ?? noAnalysis
    const is = after?.count ?? noAnalysis
    const dead = after?.dead ?? new Set()
    const isContradiction = is.most === 0n && was.most > 0n
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
      isContradiction,
    }
  }
}

/** The impact on all products that a change of a rule concerns. */
export function ruleImpact(catalog: Catalog, change: RuleChange): ProductImpact[] {
  const study = new RuleStudy(catalog)
  const changed = study.changed(change)
  return study.productsOf(change).map((productId) => study.impactOn(productId, changed))
}
