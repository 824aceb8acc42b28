/** What the cells of a keypad choose: options, figures and texts of its product, read as an import of open orders reads them. */
import type { CatalogProduct, ProductProperty } from '../catalog/schema.ts'
import { selectionText } from '../configuration/selection-text.ts'
import type { EvaluationContext } from '../item-drawings/types.ts'
import { keypadImportMessages as words } from '../messages/order/keypad-import.ts'
import type { OrderDocument } from '../orders/document.ts'
import { readChoice, readProperty } from '../orders-import/read-choices.ts'
import { cellText, type Locale } from '../spreadsheets/cells/cells.ts'
import type { AskedChoice } from './configure.ts'
import { proposedTitles } from './proposals.ts'
import { errorAt, type KeypadNote } from './read-cells.ts'
import type { CellPlace, WrittenCell, WrittenKeypad } from './read-keypads.ts'
import { chosenProperties } from './recognize.ts'

export interface ReadChoices {
  readonly choices: readonly AskedChoice[]
  /** the cell that makes the choice of a property */
  readonly cells: ReadonlyMap<number, CellPlace>
  readonly notes: readonly KeypadNote[]
}

/** The property of the product by which an item says its room; undefined where it has none of its own. */
export function roomPropertyOf(
  { catalog, profile }: EvaluationContext,
  product: CatalogProduct,
): ProductProperty | undefined {
  const named = new Set(profile.roles['room'] ?? [])
  return (catalog.propertiesByProduct.get(product.id) ?? []).find(
    ({ id, isOrderLevel }) => named.has(id) && isOrderLevel !== 1,
  )
}

/** The same property of the row's own product, which may be another than columns were chosen for. */
function propertyFor(
  { catalog, profile }: EvaluationContext,
  product: CatalogProduct,
  propertyId: number,
): ProductProperty | string {
  const own = chosenProperties({ catalog, profile, product })
  const found = own.find(({ id }) => id === propertyId)
  if (found !== undefined) return found
  const title = catalog.properties.get(propertyId)?.title ?? ''
  const named = readProperty(title, product, catalog)
  return named.ok ? named.value : named.message
}

/** Reads the choices of a keypad; a cell that chooses nothing that there is has a note. */
export function readChoices(
  context: EvaluationContext,
  { order }: OrderDocument,
  product: CatalogProduct,
  keypad: WrittenKeypad,
  locale: Locale,
): ReadChoices {
  const { catalog } = context
  const choices: AskedChoice[] = []
  const cells = new Map<number, CellPlace>()
  const notes: KeypadNote[] = []
  const room = roomPropertyOf(context, product)
  const written: (WrittenCell & { readonly propertyId: number })[] = [
    ...keypad.choices,
    ...(room === undefined || keypad.own.room === undefined
      ? []
      : [{ ...keypad.own.room, propertyId: room.id }]),
  ]
  for (const { at, cell, propertyId } of written) {
    const property = propertyFor(context, product, propertyId)
    if (typeof property === 'string') {
      notes.push(errorAt(at, property))
      continue
    }
    if (cells.has(property.id)) continue
    const chosen = readChoice(cell, property, catalog, locale)
    if (!chosen.ok) {
      const titles = (catalog.optionsByProperty.get(property.id) ?? [])
        .filter(({ archived }) => archived === 0)
        .map(({ title }) => title)
      notes.push(errorAt(at, chosen.message, proposedTitles(cellText(cell), titles)))
      continue
    }
    const isWhole = property.isOrderLevel === 1
    const before = order.properties[property.id]
    if (isWhole && before !== undefined && JSON.stringify(before) !== JSON.stringify(chosen.value)) {
      const choice = selectionText(catalog, property, before, context.profile.region.units)
      notes.push(errorAt(at, words.chosenForAll({ property: property.title, choice }), [choice]))
      continue
    }
    cells.set(property.id, at)
    choices.push({ propertyId: property.id, selection: chosen.value, isWhole })
  }
  return { choices, cells, notes }
}
