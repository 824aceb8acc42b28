/** Changes of choices in words. */
import { itemOf, type OrderDocument } from '../orders/document.ts'
import type { EvaluationContext, SelectionChange } from './types.ts'
import { choiceMessages } from '../messages/choices.ts'

/** "Change Finish to White, Clear Engraving on Hall": changes of another item than `aboutItemId` name it. */
export function wordsOfChanges(
  context: EvaluationContext,
  document: OrderDocument,
  changes: readonly SelectionChange[],
  aboutItemId: number | null,
): string {
  return changes
    .map((change) => {
      const property = context.catalog.properties.get(change.propertyId)?.title ?? ''
      const optionId = change.selection?.optionId ?? change.selection?.optionIds?.at(-1)
      const option = optionId === undefined ? undefined : context.catalog.options.get(optionId)?.title
      const words =
        option === undefined
          ? choiceMessages.repairClear({ property })
          : choiceMessages.repairChange({ property, option })
      const item = change.itemId === null ? undefined : itemOf(document, change.itemId)
      return item === undefined || change.itemId === aboutItemId
        ? words
        : choiceMessages.repairOnItem({ change: words, item: item.title || `${item.rank}` })
    })
    .join(', ')
}
