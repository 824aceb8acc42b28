/** Properties that are typed or ticked instead of chosen: text, numbers, dimensions, boxes, lists of texts. */
import {
  formatLength,
  normaliseDimension,
  parseNumberInput,
  type PropertyEvaluation,
  stripNumericInput,
} from '@orderwright/domain'
import { useId, useState } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import { useOpenOrder } from '../order-editor/editor-context.tsx'
import { useChoose } from './use-choose.ts'

interface RowProps {
  itemId: number | null
  view: PropertyEvaluation
}

const fieldRow = 'px-4 py-2.5'

function problemOf(view: PropertyEvaluation, refused: string | undefined): string | undefined {
  return refused ?? (view.isValid ? undefined : view.reason?.message)
}

export function TextRow({ itemId, view }: RowProps) {
  const { editor, data } = useOpenOrder()
  const { type, refusal } = useChoose(itemId, view.property)
  const { property, selection } = view
  const Field = property.multiline === 1 ? TextArea : TextField
  return (
    <Field
      className={fieldRow}
      label={property.title}
      placeholder={property.placeHolder}
      maxLength={2000}
      isReadOnly={!data.abilities.update}
      value={typeof selection?.value === 'string' ? selection.value : ''}
      onChange={(value) => type(value === '' ? null : { value })}
      onBlur={() => editor.flush()}
      errorMessage={problemOf(view, refusal?.message)}
    />
  )
}

/** A figure that is taken over on Enter or on leaving; what was typed stays until then. [1.5.22–1.5.25] */
export function FigureRow({ itemId, view }: RowProps) {
  const { data } = useOpenOrder()
  const { choose, refusal } = useChoose(itemId, view.property)
  const [draft, setDraft] = useState<string | null>(null)
  const { property, selection } = view
  const isDimension = property.type === 'dimensions'
  const value = typeof selection?.value === 'number' ? selection.value : null

  function commit() {
    if (draft === null) return
    setDraft(null)
    if (draft.trim() === '' && property.isRequired === 0) {
      choose(null)
      return
    }
    choose({ value: isDimension ? normaliseDimension(draft, property.data) : parseNumberInput(draft) })
  }
  return (
    <TextField
      className={fieldRow}
      label={property.title}
      placeholder={property.placeHolder}
      inputMode={isDimension ? 'decimal' : 'numeric'}
      autoComplete="off"
      align="end"
      suffix={isDimension ? 'mm' : undefined}
      isReadOnly={!data.abilities.update}
      value={draft ?? (value === null ? '' : String(value))}
      onChange={(text) => setDraft(stripNumericInput(text))}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit()
        else if (event.key === 'Escape' && draft !== null) setDraft(null)
      }}
      description={isDimension ? boundsText(property.data) : undefined}
      errorMessage={problemOf(view, refusal?.message)}
    />
  )
}

function boundsText({
  minDimension,
  maxDimension,
}: PropertyEvaluation['property']['data']): string | undefined {
  if (minDimension > 0 && maxDimension > 0) {
    return `${formatLength(minDimension, 'mm')} to ${formatLength(maxDimension, 'mm')}`
  }
  if (minDimension > 0) return `At least ${formatLength(minDimension, 'mm')}`
  return maxDimension > 0 ? `At most ${formatLength(maxDimension, 'mm')}` : undefined
}

export function CheckRow({ itemId, view }: RowProps) {
  const { data } = useOpenOrder()
  const { choose, refusal } = useChoose(itemId, view.property)
  const problemId = useId()
  const problem = problemOf(view, refusal?.message)
  return (
    <div className={fieldRow}>
      <Checkbox
        isSelected={view.selection?.value === true}
        isReadOnly={!data.abilities.update}
        isInvalid={problem !== undefined}
        aria-describedby={problem ? problemId : undefined}
        onChange={(value) => choose({ value })}
      >
        {view.property.title}
      </Checkbox>
      {problem && (
        <p id={problemId} className="text-xs text-invalid">
          {problem}
        </p>
      )}
    </div>
  )
}

/** Several short texts under one label. */
export function TextsRow({ itemId, view }: RowProps) {
  const { editor, data } = useOpenOrder()
  const { type, refusal } = useChoose(itemId, view.property)
  const { property, selection } = view
  const values = selection?.values ?? []
  const inputs =
    property.arrayInputProps.inputs.length > 0 ? property.arrayInputProps.inputs : [{ placeholder: '' }]
  const problem = problemOf(view, refusal?.message)
  return (
    <fieldset className={fieldRow}>
      <legend className="eyebrow mb-1">{property.arrayInputProps.label || property.title}</legend>
      <div className="space-y-1.5">
        {inputs.map((input, index) => (
          <TextField
            // The inputs are a fixed list of places.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            label={`${property.title} ${index + 1}`}
            isLabelHidden
            placeholder={input.placeholder}
            maxLength={200}
            isReadOnly={!data.abilities.update}
            value={values[index] ?? ''}
            onChange={(text) => {
              const next = inputs.map((_, place) => (place === index ? text : (values[place] ?? '')))
              type(next.every((value) => value === '') ? null : { values: next })
            }}
            onBlur={() => editor.flush()}
          />
        ))}
      </div>
      {problem && <p className="mt-1 text-xs text-invalid">{problem}</p>}
    </fieldset>
  )
}
