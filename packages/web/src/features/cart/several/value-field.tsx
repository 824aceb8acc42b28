/** The field in which one choice for several lines is made, by the type of the property. */
import type { OrderEvaluation } from '@orderwright/domain/configuration'
import { choiceMessages, severalItemsMessages as words } from '@orderwright/domain/messages'
import { type Selection, TEXT_MAX } from '@orderwright/domain/orders'
import type { SharedProperty } from '@orderwright/domain/repairs'
import {
  formatLength,
  labelInUnit,
  parseNumberInput,
  readDimension,
  stripNumericInput,
} from '@orderwright/domain/units'
import { useMemo, useState } from 'react'
import { ComboBox } from '../../../ui/fields/select.tsx'
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx'
import { useViewSettings } from '../../open-order/view-settings.tsx'
import { isShown } from '../../options/shown-options.ts'

interface ValueFieldProps {
  shared: SharedProperty
  evaluation: OrderEvaluation
  /** what the lines have now */
  description: string
  /** null clears; undefined: nothing that could be chosen stands there */
  onChange: (selection: Selection | null | undefined) => void
}

export function ValueField(props: ValueFieldProps) {
  switch (props.shared.property.type) {
    case 'singleSelect':
    case 'select':
      return <OptionField {...props} />
    case 'checkbox':
      return <CheckField {...props} />
    case 'number':
    case 'dimensions':
      return <FigureField {...props} />
    case 'text':
      return <LinesField {...props} />
  }
}

/** No option has this id. */
const NONE = 0

/** The options that one of the lines offers; how many of them can take it now stands beside it. */
function OptionField({ shared, evaluation, description, onChange }: ValueFieldProps) {
  const [key, setKey] = useState<number | null>(null)
  const { property, itemIds } = shared
  const choices = useMemo(() => {
    const options = new Map<number, { label: string; takers: number }>()
    for (const id of itemIds) {
      for (const state of evaluation.itemsById.get(id)?.properties.get(property.id)?.states ?? []) {
        if (!isShown(state)) continue
        const known = options.get(state.option.id) ?? { label: state.option.title, takers: 0 }
        options.set(state.option.id, { ...known, takers: known.takers + (state.allowed ? 1 : 0) })
      }
    }
    return [
      ...(property.isRequired === 0 ? [{ key: NONE, label: words.none }] : []),
      ...[...options].map(([id, { label, takers }]) => ({
        key: id,
        label,
        detail: takers === itemIds.length ? undefined : words.haveIt({ count: takers, of: itemIds.length }),
      })),
    ]
  }, [evaluation, itemIds, property])
  return (
    <ComboBox
      label={words.newValue}
      description={description}
      value={key}
      items={choices}
      onChange={(id) => {
        setKey(id)
        const isMultiple = property.type === 'select'
        onChange(id === NONE ? null : isMultiple ? { optionIds: [id] } : { optionId: id })
      }}
    />
  )
}

function CheckField({ description, onChange }: ValueFieldProps) {
  const [key, setKey] = useState<'yes' | 'no' | null>(null)
  return (
    <ComboBox
      label={words.newValue}
      description={description}
      value={key}
      items={[
        { key: 'yes' as const, label: words.yes },
        { key: 'no' as const, label: words.no },
      ]}
      onChange={(next) => {
        setKey(next)
        onChange({ value: next === 'yes' })
      }}
    />
  )
}

/** A number or a length, read as on the item itself. [1.5.22–1.5.25] */
function FigureField({ shared: { property }, description, onChange }: ValueFieldProps) {
  const { unit } = useViewSettings()
  const [text, setText] = useState('')
  const isLength = property.type === 'dimensions'
  const read = isLength && text.trim() !== '' ? readDimension(text, property.data, unit) : null
  const adjusted = read?.ok && read.isAdjusted
  return (
    <TextField
      label={isLength ? labelInUnit(words.newValue, unit) : words.newValue}
      inputMode={isLength ? undefined : 'numeric'}
      autoComplete="off"
      align="end"
      value={text}
      onChange={(typed) => {
        const next = isLength ? typed : stripNumericInput(typed)
        setText(next)
        if (next.trim() === '') {
          onChange(undefined)
          return
        }
        if (!isLength) {
          onChange({ value: parseNumberInput(next) })
          return
        }
        const length = readDimension(next, property.data, unit)
        onChange(length.ok ? { value: length.value } : undefined)
      }}
      description={
        adjusted ? choiceMessages.dimensionAdjusted({ length: formatLength(read.value, unit) }) : description
      }
      errorMessage={read && !read.ok ? read.message : undefined}
    />
  )
}

function LinesField({ shared: { property }, description, onChange }: ValueFieldProps) {
  const [text, setText] = useState('')
  const Field = property.multiline === 1 ? TextArea : TextField
  const isTooLong = text.length > TEXT_MAX
  return (
    <Field
      label={words.newValue}
      placeholder={property.placeHolder}
      value={text}
      onChange={(next) => {
        setText(next)
        onChange(next === '' || next.length > TEXT_MAX ? undefined : { value: next })
      }}
      description={description}
      errorMessage={
        isTooLong ? choiceMessages.textTooLong({ length: text.length, max: TEXT_MAX }) : undefined
      }
    />
  )
}
