/** What of an item a favorite keeps: its product and its choices. Quantity, notes, a price of its own and its pieces are the order's. */
import type { Catalog } from '../catalog/compile.ts'
import { customProductId } from '../catalog/schema.ts'
import type { LengthUnit } from '../units/lengths.ts'
import { selectionText } from '../configuration/selection-text.ts'
import type { OrderEvaluation } from '../configuration/types.ts'
import type { Selection, Selections } from '../orders/selections.ts'
import { cutText } from '../engraving/text.ts'
import { FAVORITE_NAME_MAX } from './limits.ts'
import type { ChoiceNames, FavoriteChoices } from './schema.ts'

/**
 * The choices of an item as it is judged, with those of the order that its product has. What is hidden does not apply and stays behind; of
 * engravings those of the first piece are kept, which count for all. Null: there is no such item, or its product has no choices (a custom one).
 */
export function favoriteChoicesOf(evaluation: OrderEvaluation, itemId: number): FavoriteChoices | null {
  const judged = evaluation.itemsById.get(itemId)
  if (judged?.product === undefined || judged.item.productId === customProductId) return null
  const own = judged.visibleProperties.map(({ property, selection }) => [property.id, selection] as const)
  const ofOrder = evaluation.orderProperties
    .filter(({ property }) => judged.product?.associations.productProperties[property.id] !== undefined)
    .map(({ property, selection }) => [property.id, selection] as const)
  return {
    productId: judged.item.productId,
    properties: selectionsFrom(own),
    orderProperties: selectionsFrom(ofOrder),
  }
}

function selectionsFrom(entries: readonly (readonly [number, Selection | undefined])[]): Selections {
  return Object.fromEntries(
    entries.flatMap(([id, selection]) =>
      selection === undefined || Object.keys(selection).length === 0 ? [] : [[id, ofOnePiece(selection)]],
    ),
  )
}

function ofOnePiece(selection: Selection): Selection {
  const { engravings } = selection
  return engravings === undefined || engravings.length < 2
    ? selection
    : { ...selection, engravings: engravings.slice(0, 1) }
}

/** What the properties and options of these choices are called now. */
export function choiceNamesOf(
  catalog: Catalog,
  { properties, orderProperties }: FavoriteChoices,
): ChoiceNames[] {
  return Object.entries({ ...orderProperties, ...properties }).flatMap(
    ([key, { optionId, optionIds = [] }]) => {
      const property = catalog.properties.get(Number(key))
      if (property === undefined) return []
      const ids = [...(optionId === undefined ? [] : [optionId]), ...optionIds]
      const options = ids.map((id) => ({ id, title: catalog.options.get(id)?.title ?? '' }))
      return [{ propertyId: property.id, property: property.title, options }]
    },
  )
}

/** The options and texts of these choices in words, in display order: what a favorite is told apart and found by. */
export function choicesInWords(
  catalog: Catalog,
  { productId, properties }: FavoriteChoices,
  unit: LengthUnit,
  names: readonly ChoiceNames[] = [],
): readonly string[] {
  const shown = catalog.propertiesByProduct.get(productId) ?? []
  const known = new Map(names.map((one) => [one.propertyId, one]))
  return shown.flatMap((property) => {
    const selection = properties[property.id]
    // A box that is not ticked tells nothing apart.
    if (selection === undefined || selection.value === false) return []
    const ids = [
      ...(selection.optionId === undefined ? [] : [selection.optionId]),
      ...(selection.optionIds ?? []),
    ]
    // Of what the catalog has lost the former names count.
    const isKnown = ids.every((id) => catalog.options.has(id))
    const text = isKnown
      ? selectionText(catalog, property, selection, unit)
      : ids
          .map(
            (id) =>
              catalog.options.get(id)?.title ??
              known.get(property.id)?.options.find((option) => option.id === id)?.title ??
              '',
          )
          .filter(Boolean)
          .join(', ')
    return text === '' ? [] : [text]
  })
}

/** What a favorite of this item might be called: what the item is called, else its product with its first choices. */
export function proposedFavoriteName(
  catalog: Catalog,
  choices: FavoriteChoices,
  itemTitle: string,
  unit: LengthUnit,
): string {
  if (itemTitle.trim() !== '') return cutText(itemTitle.trim(), FAVORITE_NAME_MAX)
  const product = catalog.products.get(choices.productId)?.title ?? ''
  const words = [product, ...choicesInWords(catalog, choices, unit).slice(0, 2)].filter(Boolean).join(', ')
  return cutText(words, FAVORITE_NAME_MAX).trim()
}
