/** A property that is chosen from options: what is chosen, and a press opens the picker at the row. */
import { type PropertyEvaluation, selectionText } from '@orderwright/domain/configuration'
import { messages, optionPanelMessages as words } from '@orderwright/domain/messages'
import { deferred } from '../../../ui/deferred.tsx'
import { useOpenOrder } from '../../open-order/editor-context.tsx'
import { useViewSettings } from '../../open-order/view-settings.tsx'
import { OptionSwatch } from '../picker/option-swatch.tsx'
import { PickerRow } from '../picker/picker-row.tsx'

const OptionPicker = deferred(() => import('../picker/option-picker.tsx').then((part) => part.OptionPicker))
const WhyNoOptions = deferred(() =>
  import('../refusals/why-no-options.tsx').then((part) => part.WhyNoOptions),
)

interface RowProps {
  itemId: number | null
  view: PropertyEvaluation
}

export function OptionRow({ itemId, view }: RowProps) {
  const { data } = useOpenOrder()
  const { unit } = useViewSettings()
  const { property, chosenOption, selection } = view
  const text = selectionText(data.catalog, property, selection, unit)

  if (view.availableCount === 0 && text === '') {
    return (
      <p className="px-4 py-3 text-sm text-ink-2">
        {messages.noOptionsAvailable({ title: property.title })}{' '}
        {view.states.length > 0 && <WhyNoOptions itemId={itemId} view={view} />}
      </p>
    )
  }
  return (
    <PickerRow
      itemId={itemId}
      view={view}
      text={text}
      placeholder={property.isRequired === 1 ? words.choose : words.none}
      mark={chosenOption?.archived === 1 ? messages.archivedInUse : undefined}
      picture={chosenOption && <OptionSwatch property={property} option={chosenOption} sizePx={28} />}
    >
      {(close, trigger) => <OptionPicker itemId={itemId} view={view} close={close} trigger={trigger} />}
    </PickerRow>
  )
}
