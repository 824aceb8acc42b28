/** What the constraint engine takes and answers: who looks at which catalog, option states, reasons, conflicts. */
import type { Availability, ProductOption, PublishLevel } from '../catalog/schema.ts'
import type { Catalog } from '../catalog/compile.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import type { Role } from '../tenancy/schema.ts'
import type { Timestamp } from '../units/timestamp.ts'

export type Viewer = { readonly role: Role; readonly pricingIsHidden: boolean }

/**
 * What the rules of an order depend on besides the order itself. Keep the object while nothing in it changed: results are
 * reused by identity.
 */
export type RuleContext = {
  readonly catalog: Catalog
  readonly profile: OrgProfile
  readonly viewer: Viewer
  readonly now: Timestamp
}

export type ReasonCode =
  | 'disabledForProduct'
  | 'archived'
  | 'publishLevel'
  | 'incompatible'
  | 'compatible'
  | 'availability'
  | 'leavesNoOptions'
  | 'noOptions'
  | 'choiceMissing'
  | 'valueMissing'
  | 'valueOutOfBounds'
  | 'optionUnknown'
  | 'productUnknown'
  | 'itemTitleRequired'
  | 'hidden'
  | 'layout'
  | 'engraving'
  | 'drawing'

/** Why an option is not allowed or a property invalid, in the words of titles. */
export type Reason = {
  readonly code: ReasonCode
  readonly message: string
  /** the rule that removes the option */
  readonly ruleId?: number
  /** the choice that the rule reacts to */
  readonly withPropertyId?: number
  readonly withOptionId?: number
  readonly level?: PublishLevel
  readonly availability?: Availability
  /** leavesNoOptions: the property left without options, and its item when another than the asked one */
  readonly emptiedPropertyId?: number
  readonly emptiedItemId?: number
}

/** One option of a picker. `allowed`: choosing it now would be accepted. */
export type OptionState = {
  readonly option: ProductOption
  readonly allowed: boolean
  readonly chosen: boolean
  readonly reasons: readonly Reason[]
}

/** One part of a conflict: a choice (with its titles), or a rule that links choices. */
export type ConflictPart =
  | {
      readonly kind: 'choice'
      readonly itemId: number | null
      readonly propertyId: number
      readonly optionId: number | null
      readonly title: string
    }
  | { readonly kind: 'rule'; readonly ruleId: number; readonly title: string }
  | { readonly kind: 'condition'; readonly optionId: number; readonly title: string }

/** What is wrong with an item, in words; `propertyId` when one property is to blame. */
export type Problem = Reason & { readonly propertyId?: number }
