/** What configuring answers: patches, repairs, refusals, evaluations. */
import type { CatalogProduct, ProductOption, ProductProperty } from '../catalog/schema.ts'
import type { ConflictPart, OptionState, Problem, Reason } from '../constraints/types.ts'
import type { EngravingRefusalCode } from '../item-drawings/custom-engravings.ts'
import type { EvaluationContext } from '../item-drawings/types.ts'
import type { OrderDocument } from '../orders/document.ts'
import type { Costs, ProductInstance } from '../orders/schema.ts'
import type { Selection, SelectionChange } from '../orders/selections.ts'
import type { ItemPrice } from '../pricing/types.ts'
import type { Cents } from '../units/money.ts'
import type { Refusal } from '../units/result.ts'

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
  /**
   * the selection as it is read out: without texts for mechanisms that the plate has not, and lines that have no room
   * there, which stay stored in case the larger layout comes back
   */
  readonly cutSelection: Selection | undefined
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

export type ItemEvaluation = {
  readonly item: ProductInstance
  /** undefined for a custom product or one the catalog does not know */
  readonly product: CatalogProduct | undefined
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
