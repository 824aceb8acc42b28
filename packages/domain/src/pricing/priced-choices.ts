/** What a pricing rule may look at: the choices of one item. */
import type { ProductOption, ProductProperty } from '../catalog/schema.ts'
import type { Selection } from '../orders/selections.ts'

export type PricedChoices = {
  readonly quantity: number
  /** unknown: not a property of the item; hidden: it carries no value now */
  readonly find: (propertyId: number) => PricedProperty | undefined
}

export type PricedProperty = {
  readonly property: ProductProperty
  readonly isHidden: boolean
  readonly option: ProductOption | undefined
  /** of several chosen options all, in order */
  readonly options: readonly ProductOption[]
  readonly selection: Selection | undefined
}
