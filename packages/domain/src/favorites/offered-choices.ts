/** Which choices somebody can still make: what of a configuration is offered to them today, and why the rest is not. */
import type { Catalog } from '../catalog/compile.ts'
import { isOffered } from '../catalog/offer.ts'
import type { CatalogProduct, ProductProperty } from '../catalog/schema.ts'
import { messages } from '../messages.ts'
import { favoriteMessages as words } from '../messages/order/favorites.ts'
import type { Selection, Selections } from '../orders/selections.ts'
import type { Role } from '../tenancy/schema.ts'
import type { ChoiceNames, FavoriteChoices } from './schema.ts'

/** A choice that was left out, in words. */
export interface LeftOutChoice {
  readonly propertyId: number
  readonly message: string
}

export interface OfferedChoices {
  readonly properties: Selections
  readonly orderProperties: Selections
  readonly leftOut: readonly LeftOutChoice[]
}

interface Offer {
  readonly catalog: Catalog
  readonly role: Role
}

/** Why a product can not be added any more, in words; null: it can. */
export function productGoneBecause({ catalog, role }: Offer, productId: number): string | null {
  const product = catalog.products.get(productId)
  if (product === undefined || product.archived === 1) return words.productGone
  return isOffered(product.publishLevel, role) ? null : words.productNotOffered
}

/**
 * The choices that somebody of this role can make for the product today. What is gone from the catalog, archived, switched off for the
 * product or not offered to them is left out, each with its reason; of several chosen options the others stay.
 * `names`: what things were called, for those that are gone.
 */
export function offeredOf(
  offer: Offer,
  { productId, properties, orderProperties }: FavoriteChoices,
  names: readonly ChoiceNames[] = [],
): OfferedChoices {
  const product = offer.catalog.products.get(productId)
  const leftOut: LeftOutChoice[] = []
  const known = new Map(names.map((one) => [one.propertyId, one]))
  const kept = (selections: Selections, isOrderLevel: 0 | 1) =>
    Object.fromEntries(
      Object.entries(selections).flatMap(([key, selection]): [string, Selection][] => {
        const place = { offer, product, isOrderLevel, names: known.get(Number(key)) }
        const left = offeredSelection(place, Number(key), selection, leftOut)
        return left === null ? [] : [[key, left]]
      }),
    )
  return { properties: kept(properties, 0), orderProperties: kept(orderProperties, 1), leftOut }
}

interface Place {
  readonly offer: Offer
  readonly product: CatalogProduct | undefined
  readonly isOrderLevel: 0 | 1
  readonly names: ChoiceNames | undefined
}

/** What is left of a selection; null: nothing. */
function offeredSelection(
  { offer, product, isOrderLevel, names }: Place,
  propertyId: number,
  selection: Selection,
  leftOut: LeftOutChoice[],
): Selection | null {
  const property = offer.catalog.properties.get(propertyId)
  const association = product?.associations.productProperties[propertyId]
  const title = property?.title ?? names?.property ?? ''
  if (
    property === undefined ||
    association === undefined ||
    property.archived === 1 ||
    property.isOrderLevel !== isOrderLevel
  ) {
    leftOut.push({ propertyId, message: words.propertyGone({ property: title }) })
    return null
  }
  const disabled = new Set(association.disabledProductOptionIds)
  const isOpen = (optionId: number) => {
    const option = names?.options.find(({ id }) => id === optionId)?.title ?? ''
    const why = optionGoneBecause(offer, { property, product, disabled }, optionId, option)
    if (why !== null) leftOut.push({ propertyId, message: words.ofProperty({ property: title, why }) })
    return why === null
  }
  const { optionId, optionIds } = selection
  if (optionId !== undefined && !isOpen(optionId)) return null
  if (optionIds === undefined || optionIds.length === 0) return selection
  const open = optionIds.filter(isOpen)
  if (open.length === optionIds.length) return selection
  return open.length === 0 ? null : { ...selection, optionIds: open }
}

interface OptionPlace {
  readonly property: ProductProperty
  readonly product: CatalogProduct | undefined
  readonly disabled: ReadonlySet<number>
}

function optionGoneBecause(
  { catalog, role }: Offer,
  { property, product, disabled }: OptionPlace,
  optionId: number,
  formerTitle: string,
): string | null {
  const option = catalog.options.get(optionId)
  const title = option?.title || formerTitle || words.aChoice
  if (option === undefined || option.archived === 1 || option.productPropertyId !== property.id)
    return messages.optionArchived({ option: title })
  if (!isOffered(option.publishLevel, role)) return messages.optionNotPublished({ option: title })
  return disabled.has(optionId)
    ? messages.optionDisabled({ option: title, product: product?.title ?? '' })
    : null
}
