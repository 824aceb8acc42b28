/** What the page and the worker of rule impacts say to each other. */
import type { CatalogRecords } from '@orderwright/domain'
import type { ProductImpact, RuleChange, RuleWarning } from '@orderwright/domain/rule-impact'

export type ImpactQuestion =
  | { readonly kind: 'catalog'; readonly records: CatalogRecords }
  | { readonly kind: 'change'; readonly id: number; readonly change: RuleChange }

export type ImpactAnswer =
  | {
      readonly id: number
      readonly impacts: readonly ProductImpact[]
      readonly warnings: readonly RuleWarning[]
    }
  | { readonly id: number; readonly failed: true }
