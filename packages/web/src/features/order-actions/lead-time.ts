/** The alert that a choice makes an item take long. [1.5.50] */
import { leadTimeAlert, type OrderEvaluation } from '@orderwright/domain/configuration'
import { leadTimeMessages } from '@orderwright/domain/messages'
import type { SelectionChange } from '@orderwright/domain/orders'
import { alert } from '../../ui/popups/confirm.tsx'

/** Says so once a choice was made that `before` did not hold already. */
export function alertLeadTime(before: OrderEvaluation, changes: readonly SelectionChange[]): void {
  const { catalog, profile } = before.context
  for (const change of changes) {
    const found = leadTimeAlert(catalog, profile, change)
    if (found === null || wasChosen(before, change)) continue
    void alert({
      title: leadTimeMessages.title,
      message: leadTimeMessages.alert({ option: found.option.title, weeks: found.weeks }),
    })
    return
  }
}

function wasChosen(
  { document }: OrderEvaluation,
  { itemId, propertyId, selection }: SelectionChange,
): boolean {
  const item = document.items.find(({ id }) => id === itemId)
  const properties = itemId === null ? document.order.properties : item?.properties
  return properties?.[propertyId]?.optionId === selection?.optionId
}
