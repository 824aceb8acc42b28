/** A text property, of one line or several. Every key is kept at once; what is too long stays on the screen. */
import type { PropertyEvaluation } from '@orderwright/domain/configuration'
import { choiceMessages } from '@orderwright/domain/messages'
import { TEXT_MAX } from '@orderwright/domain/orders'
import { useState } from 'react'
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx'
import { useOpenOrder } from '../../open-order/editor-context.tsx'
import { problemOf, ValueRow } from './value-row.tsx'
import { useChoose } from '../use-choose.ts'

export function TextRow({ itemId, view }: { itemId: number | null; view: PropertyEvaluation }) {
  const { editor, data } = useOpenOrder()
  const { type, refusal } = useChoose(itemId, view.property)
  /** what was typed beyond the longest text: shown, not stored, until it is shortened */
  const [tooLong, setTooLong] = useState<string | null>(null)
  const { property, selection } = view
  const Field = property.multiline === 1 ? TextArea : TextField
  const problem = tooLong && choiceMessages.textTooLong({ length: tooLong.length, max: TEXT_MAX })
  return (
    <ValueRow itemId={itemId} property={property}>
      <Field
        label={property.title}
        placeholder={property.placeHolder}
        isReadOnly={!data.abilities.update}
        value={tooLong ?? (typeof selection?.value === 'string' ? selection.value : '')}
        onChange={(value) => {
          const isTooLong = value.length > TEXT_MAX
          setTooLong(isTooLong ? value : null)
          if (!isTooLong) type(value === '' ? null : { value })
        }}
        onBlur={() => editor.flush()}
        errorMessage={problem ?? problemOf(view, refusal?.message)}
      />
    </ValueRow>
  )
}
