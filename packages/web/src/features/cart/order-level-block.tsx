/** The choices that hold for all items in the order. [1.2.66] */
import { cartMessages as words } from '@orderwright/domain/messages'
import { useEditorState, useOpenOrder } from '../open-order/editor-context.tsx'
import { useViewSettings } from '../open-order/view-settings.tsx'
import { ChoiceList } from './choice-list.tsx'
import { orderChoices } from './item-choices.ts'

export function OrderLevelBlock() {
  const { data } = useOpenOrder()
  const { unit } = useViewSettings()
  const views = useEditorState((state) => state.evaluation.orderProperties)
  const choices = orderChoices(data.catalog, views, unit)
  if (choices.length === 0) return null
  return (
    <section className="border-t border-ink px-4 py-3" aria-label={words.forTheWholeOrder}>
      <h3 className="eyebrow mb-1.5">{words.forAllItems}</h3>
      <ChoiceList choices={choices} />
    </section>
  )
}
