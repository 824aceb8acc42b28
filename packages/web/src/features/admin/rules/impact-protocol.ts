/** What the page and the worker of rule impacts say to each other. */
import type { CatalogRecords } from '@orderwright/domain/catalog'
import type { ProductImpact, RuleChange, RuleRepair, RuleWarning } from '@orderwright/domain/rule-impact'

export type ImpactQuestion =
  | { readonly kind: 'catalog'; readonly records: CatalogRecords }
  | { readonly kind: 'change'; readonly id: number; readonly change: RuleChange }
  /** how an option that is dead after the change (null: anything) could be in an allowed combination again */
  | {
      readonly kind: 'repairs'
      readonly id: number
      readonly change: RuleChange
      readonly productId: number
      readonly optionId: number | null
    }

export interface ImpactFound {
  readonly kind: 'impact'
  readonly id: number
  readonly impacts: readonly ProductImpact[]
  readonly warnings: readonly RuleWarning[]
}

/** `isOwn`: a repair of the rule that is being written. */
export type OfferedRepair = RuleRepair & { readonly isOwn: boolean }

export interface RepairsFound {
  readonly kind: 'repairs'
  readonly id: number
  readonly repairs: readonly OfferedRepair[]
}

export type ImpactAnswer = ImpactFound | RepairsFound | { readonly kind: 'failed'; readonly id: number }
