/** What the configuration engine takes and answers: context, option states, reasons, refusals, evaluations. */
import type { TextMeasurer } from '../engraving/measure.ts'
import type { Catalog } from '../catalog/compile.ts'
import type {
  Availability,
  Product,
  ProductOption,
  ProductProperty,
  PublishLevel,
} from '../catalog/schema.ts'
import type { OrderDocument } from '../orders/document.ts'
import type { Costs, ProductInstance } from '../orders/schema.ts'
import type { ItemPrice } from '../pricing/types.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import type { Role } from '../tenancy/schema.ts'
import type { Cents } from '../units/money.ts'
import type { Refusal } from '../units/result.ts'
import type { Timestamp } from '../units/timestamp.ts'
import type { EngravingRefusalCode } from '../item-drawings/custom-engravings.ts'
import type { DrawingFamilies } from '../drawing/registry.ts'
import type { Selection } from '../orders/selections.ts'

export type Viewer = { readonly role: Role; readonly pricingIsHidden: boolean }

/** A check of engravings (and whatever needs measuring) on one item; answers with the reasons it is invalid. */
export type ItemCheck = (
  context: EvaluationContext,
  item: ProductInstance,
  product: Product,
) => readonly Problem[]

/**
 * All that an evaluation depends on besides the order itself. Keep the object while nothing in it changed:
 * results are reused by identity.
 */
export type EvaluationContext = {
  readonly catalog: Catalog
  readonly profile: OrgProfile
  readonly viewer: Viewer
  readonly now: Timestamp
  /** the drawing families that judge; without it those at hand at the moment */
  readonly families?: DrawingFamilies
  /** measures engravings; without it their limits are not judged */
  readonly measurer?: TextMeasurer
  readonly itemChecks?: readonly ItemCheck[]
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

/** A choice: `itemId` null is the order level, `selection` null clears the property. */
export type SelectionChange = {
  readonly itemId: number | null
  readonly propertyId: number
  readonly selection: Selection | null
}

/** Changed fields of one record; `properties` carries only the changed properties, null removes one. */
export type DocumentPatch =
  | {
      readonly resource: 'productOrder'
      readonly id: number
      readonly props: { readonly properties: Readonly<Record<string, Selection | null>> }
    }
  | {
      readonly resource: 'productInstance'
      readonly id: number
      readonly props: { readonly properties: Readonly<Record<string, Selection | null>> }
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

/** Changes that make a refused choice possible, that choice included as the last of them. */
export type Repair = {
  readonly title: string
  /** the title in parts, one for each line of the order that changes */
  readonly parts: readonly string[]
  readonly changes: readonly SelectionChange[]
  /** what the order's subtotal would gain, in cents; null when it can not be computed or is hidden */
  readonly priceDifferenceInCents: Cents | null
}

export type SelectionRefusalCode =
  | EngravingRefusalCode
  | 'optionLeavesNoOptions'
  | 'optionNotAllowed'
  | 'optionUnknown'
  | 'propertyUnknown'
  | 'propertyHidden'
  | 'valueUnreadable'
  | 'itemUnknown'

export type SelectionRefusal = Refusal<SelectionRefusalCode> & {
  readonly reasons: readonly Reason[]
  readonly conflict: readonly ConflictPart[]
  readonly repairs: readonly Repair[]
}

export type SelectionPlan = {
  readonly ok: true
  readonly document: OrderDocument
  readonly patches: readonly DocumentPatch[]
}

/** One property as it stands on one item (or on the order). `states` is computed when first read. */
export type PropertyEvaluation = {
  readonly property: ProductProperty
  readonly isHidden: boolean
  readonly selection: Selection | undefined
  /** the chosen option of a single select, the first of several */
  readonly chosenOption: ProductOption | undefined
  /** how many options the rules leave */
  readonly availableCount: number
  readonly isValid: boolean
  /** why it is invalid */
  readonly reason: Reason | null
  readonly states: readonly OptionState[]
  /** ids of the options that are allowed now: the quick answer, without reasons */
  readonly allowedOptionIds: readonly number[]
}

/** What is wrong with an item, in words; `propertyId` when one property is to blame. */
export type Problem = Reason & { readonly propertyId?: number }

export type ItemEvaluation = {
  readonly item: ProductInstance
  /** undefined for a custom product or one the catalogue does not know */
  readonly product: Product | undefined
  /** the item's own properties that are not hidden, in display order; order-level ones are not among them */
  readonly visibleProperties: readonly PropertyEvaluation[]
  /** by property id, hidden ones too */
  readonly properties: ReadonlyMap<number, PropertyEvaluation>
  readonly isValid: boolean
  readonly problems: readonly Problem[]
  readonly price: ItemPrice
  /** unit price × quantity, in cents; null when there is no price */
  readonly lineTotal: Cents | null
}

export type OrderEvaluation = {
  readonly context: EvaluationContext
  readonly document: OrderDocument
  readonly items: readonly ItemEvaluation[]
  readonly itemsById: ReadonlyMap<number, ItemEvaluation>
  /** order-level properties that the order's products use and that are not hidden */
  readonly orderProperties: readonly PropertyEvaluation[]
  readonly isValid: boolean
  /** false while an item has no price: the figures then cover the priced lines only */
  readonly isPriced: boolean
  /** in cents; null when pricing is hidden from the viewer */
  readonly subtotal: Cents | null
  readonly costs: Costs | null
}
