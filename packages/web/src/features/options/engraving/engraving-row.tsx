/** The engravings of a line: all texts in short; a press, or a click on a mechanism, opens them. */
import { engravingsText, type PropertyEvaluation } from '@orderwright/domain/configuration'
import { optionPanelMessages as words } from '@orderwright/domain/messages'
import { deferred } from '../../../ui/deferred.tsx'
import { useActiveItem } from '../../open-order/use-active-item.ts'
import { PickerRow } from '../picker/picker-row.tsx'

const EngravingEditor = deferred(() => import('./engraving-editor.tsx').then((part) => part.EngravingEditor))

/** Another mechanism in the drawing is the next to be engraved. */
const isMechanism = (target: Element) => target.closest('[data-part]') !== null

export function EngravingRow({ itemId, view }: { itemId: number; view: PropertyEvaluation }) {
  const active = useActiveItem()
  return (
    <PickerRow
      itemId={itemId}
      view={view}
      text={engravingsText(view.cutSelection?.engravings ?? [])}
      placeholder={words.none}
      mark={view.selection?.customEngravings === true ? words.customReviewed : undefined}
      isWide
      isInside={isMechanism}
    >
      {() => active && <EngravingEditor itemId={itemId} evaluation={active} view={view} />}
    </PickerRow>
  )
}
