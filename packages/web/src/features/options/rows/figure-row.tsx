/**
 * A number or a length, taken over on Enter or on leaving; what was typed stays until then, and stays when it can not
 * be read. Lengths are typed as people write them: 3 5/8", 92.1, 9cm, ½. [1.5.22–1.5.25]
 */
import { type PropertyEvaluation, propertyLabel } from '@orderwright/domain/configuration'
import { choiceMessages, pickerMessages as words } from '@orderwright/domain/messages'
import {
  formatInches,
  formatLength,
  formatMm,
  type LengthUnit,
  mmToInches,
  parseNumberInput,
  readDimension,
  snapToSixtyFourth,
  stripNumericInput,
} from '@orderwright/domain/units'
import { useState } from 'react'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useOpenOrder } from '../../open-order/editor-context.tsx'
import { useViewSettings } from '../../open-order/view-settings.tsx'
import { useChoose } from '../use-choose.ts'
import { problemOf, ValueRow } from './value-row.tsx'

export function FigureRow({ itemId, view }: { itemId: number | null; view: PropertyEvaluation }) {
  const { data } = useOpenOrder()
  const { unit } = useViewSettings()
  const { choose, refusal, dismiss } = useChoose(itemId, view.property)
  const [draft, setDraft] = useState<string | null>(null)
  const [unreadable, setUnreadable] = useState<string | null>(null)
  /** says that rounding or a bound made it another length than was typed */
  const [adjusted, setAdjusted] = useState<string | null>(null)
  const { property, selection } = view
  const isDimension = property.type === 'dimensions'
  const value = typeof selection?.value === 'number' ? selection.value : null
  const shown = value === null ? '' : isDimension ? figureText(value, unit) : String(value)

  function change(text: string) {
    setDraft(isDimension ? text : stripNumericInput(text))
    setUnreadable(null)
    setAdjusted(null)
  }
  function leave() {
    setDraft(null)
    setUnreadable(null)
    dismiss()
  }
  function commit() {
    if (draft === null) return
    if (draft.trim() === '') {
      // An emptied field that must not be empty shows again what it held.
      leave()
      if (property.isRequired === 0) choose(null)
      return
    }
    if (!isDimension) {
      if (choose({ value: parseNumberInput(draft) })) leave()
      return
    }
    const read = readDimension(draft, property.data, unit)
    if (!read.ok) {
      setUnreadable(read.message)
      return
    }
    if (!choose({ value: read.value })) return
    leave()
    setAdjusted(
      read.isAdjusted ? choiceMessages.dimensionAdjusted({ length: formatLength(read.value, unit) }) : null,
    )
  }
  return (
    <ValueRow itemId={itemId} property={property}>
      <TextField
        label={propertyLabel(property, unit)}
        placeholder={property.placeHolder}
        inputMode={isDimension ? undefined : 'numeric'}
        autoComplete="off"
        align="end"
        suffix={isDimension && unit === 'mm' && draft === null ? words.mm : undefined}
        isReadOnly={!data.abilities.update}
        value={draft ?? shown}
        onChange={change}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit()
          else if (event.key === 'Escape' && draft !== null) {
            event.stopPropagation()
            leave()
          }
        }}
        description={isDimension ? (adjusted ?? boundsText(property.data, unit)) : undefined}
        errorMessage={unreadable ?? problemOf(view, refusal?.message)}
      />
    </ValueRow>
  )
}

/** The bare figure as it stands in the field: 3 5/8", or the shortest millimetres that mean the stored length: 92.1. */
function figureText(valueMm: number, unit: LengthUnit): string {
  if (unit === 'in') return formatInches(mmToInches(valueMm))
  const decimals = [0, 1, 2].find((count) => snapToSixtyFourth(Number(formatMm(valueMm, count))) === valueMm)
  return formatMm(valueMm, decimals ?? 3)
}

function boundsText(
  { minDimension, maxDimension }: PropertyEvaluation['property']['data'],
  unit: LengthUnit,
): string | undefined {
  if (minDimension > 0 && maxDimension > 0) {
    return words.between({
      least: formatLength(minDimension, unit),
      most: formatLength(maxDimension, unit),
    })
  }
  if (minDimension > 0) return words.atLeast({ length: formatLength(minDimension, unit) })
  return maxDimension > 0 ? words.atMost({ length: formatLength(maxDimension, unit) }) : undefined
}
