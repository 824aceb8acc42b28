/** Changes of choices in words. */
import type { SelectionChange } from '../orders/selections.ts'
import type { EvaluationContext } from '../item-drawings/types.ts'
import { itemOf, type OrderDocument } from '../orders/document.ts'
import { propertyLabel, selectionText } from '../configuration/selection-text.ts'
import { choiceMessages } from '../messages/order/choices.ts'

/** Words that the titles of choices do not say, by the change that they are for. */
export type OwnWords = ReadonlyMap<SelectionChange, string>

/** "Change Finish to White, Clear Engraving on Hall": changes of another item than `aboutItemId` name it. */
export function describeChanges(
  context: EvaluationContext,
  document: OrderDocument,
  changes: readonly SelectionChange[],
  aboutItemId: number | null,
  words?: OwnWords,
): string {
  return changes
    .map((change) => {
      const own = wordsOf(context, change, words)
      const item = nameOf(document, change.itemId, aboutItemId)
      return item === undefined ? own : choiceMessages.repairOnItem({ change: own, item })
    })
    .join(', ')
}

/** Shorter and by item: "Hall: Finish White, Clear Engraving". */
export function describeChangesByItem(
  context: EvaluationContext,
  document: OrderDocument,
  changes: readonly SelectionChange[],
  aboutItemId: number | null,
  words?: OwnWords,
): string[] {
  const places = [...new Set(changes.map(({ itemId }) => itemId))]
  return places.map((itemId) => {
    const own = changes.filter((change) => change.itemId === itemId)
    const text = own.map((change) => wordsOf(context, change, words, choiceMessages.repairTo)).join(', ')
    const item = nameOf(document, itemId, aboutItemId)
    return item === undefined ? text : choiceMessages.repairAt({ item, changes: text })
  })
}

function nameOf(
  document: OrderDocument,
  itemId: number | null,
  aboutItemId: number | null,
): string | undefined {
  const item = itemId === null || itemId === aboutItemId ? undefined : itemOf(document, itemId)
  return item && (item.title || `${item.rank}`)
}

function wordsOf(
  { catalog, profile }: EvaluationContext,
  change: SelectionChange,
  words?: OwnWords,
  toOption = choiceMessages.repairChange,
): string {
  const known = words?.get(change)
  if (known !== undefined) return known
  const property = catalog.properties.get(change.propertyId)
  const title = property ? propertyLabel(property, profile.region.units) : ''
  const choice =
    property && selectionText(catalog, property, change.selection ?? undefined, profile.region.units)
  return choice
    ? toOption({ property: title, option: choice })
    : choiceMessages.repairClear({ property: title })
}
