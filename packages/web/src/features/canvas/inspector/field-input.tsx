/** One field of what is selected, by what kind of value it holds. What is typed and can not be read stays, with why. */
import { canvasScreenMessages as words, spatialMessages } from '@orderwright/domain/messages'
import type { Json, LengthUnit } from '@orderwright/domain/units'
import { type CanvasField, type CanvasProps, type CanvasRecord, readLength } from '@orderwright/domain/canvas'
import type { CanvasChange, Shape } from '@orderwright/editor/canvas'
import { useState } from 'react'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx'
import { useCanvasState, useOpenCanvas } from '../canvas-context.tsx'
import { propsAt, textOf, typedNumber, valueAt } from './field-values.ts'
import { useMurals } from './use-murals.ts'

/** A field of one of the shapes that are selected. */
export interface FieldOfShape {
  readonly shape: Shape
  readonly field: CanvasField
}

interface FieldInputProps {
  /** the same field of everything that is selected, the first of which says how it is shown */
  fields: readonly [FieldOfShape, ...FieldOfShape[]]
}

/** As far as what is stored goes. */
const MAX_DEGREES = 1_000_000

type Read = { readonly ok: true; readonly value: Json } | { readonly ok: false; readonly message: string }

/** What a person has typed into a field, as its value. */
function read(text: string, { value }: CanvasField, unit: LengthUnit): Read {
  switch (value.type) {
    case 'length': {
      if (value.isOptional === true && text.trim() === '') return { ok: true, value: null }
      return readLength(text, unit, value.min)
    }
    case 'angle': {
      const angle = typedNumber(text.replace('°', ''))
      const { min, max } = value.range ?? { min: -MAX_DEGREES, max: MAX_DEGREES }
      if (angle === null) return { ok: false, message: words.angleNeeded }
      return angle >= min && angle <= max
        ? { ok: true, value: angle }
        : { ok: false, message: spatialMessages.degreesBetween({ min, max }) }
    }
    case 'percent': {
      const percent = typedNumber(text.replace('%', ''))
      return percent !== null && percent >= 0 && percent <= 100
        ? { ok: true, value: percent / 100 }
        : { ok: false, message: words.percentNeeded }
    }
    case 'count': {
      if (text.trim() === '') return { ok: true, value: null }
      const count = typedNumber(text)
      return count !== null && Number.isInteger(count) && count > 0
        ? { ok: true, value: count }
        : { ok: false, message: words.numberNeeded }
    }
    default:
      return { ok: true, value: text }
  }
}

/** The change of each record: several shapes may be parts of one. */
function changesTo(fields: readonly FieldOfShape[], value: Json): readonly CanvasChange[] {
  const changes = new Map<CanvasRecord, { shape: Shape; props: CanvasProps }>()
  for (const { shape, field } of fields) {
    const { record } = shape
    const before = changes.get(record)?.props ?? {}
    const own = field.change?.(value) ?? propsAt({ ...record, ...before }, field.path, value)
    const props = { ...before, ...own }
    changes.set(record, { shape, props })
  }
  return [...changes.values()].map(({ shape: { resource, record }, props }) => ({
    kind: 'update',
    resource,
    id: record.id,
    props,
  }))
}

export function FieldInput({ fields }: FieldInputProps) {
  const { document } = useOpenCanvas()
  const [{ field }] = fields
  const values = fields.map((one) => valueAt(one.shape.record, one.field.path))
  const isSame = values.every((value) => JSON.stringify(value) === JSON.stringify(values[0]))
  const isReadOnly = !document.canEdit()

  function write(value: Json, mergeKey?: string): void {
    document.perform(changesTo(fields, value), field.label, mergeKey)
  }

  const common = { field, isReadOnly, value: isSame ? values[0] : undefined, isMixed: !isSame, write }
  switch (field.value.type) {
    case 'switch':
      return (
        <div className="col-span-2">
          <Checkbox
            isSelected={values.every((value) => value === true)}
            isIndeterminate={!isSame}
            isDisabled={isReadOnly}
            onChange={(isOn) => write(isOn)}
          >
            {field.label}
          </Checkbox>
        </div>
      )
    case 'choice':
      return (
        <Select
          className="col-span-2"
          label={field.label}
          items={field.value.choices.map(({ value, label }) => ({ key: value, label }))}
          value={isSame && typeof values[0] === 'string' ? values[0] : null}
          placeholder={isSame ? undefined : words.mixed}
          isDisabled={isReadOnly}
          onChange={(key) => write(key)}
        />
      )
    case 'mural':
      return <MuralInput {...common} />
    case 'record':
      return <RecordInput {...common} none={field.value.none} choices={field.value.choices} />
    case 'longText':
      return (
        <TextArea
          className="col-span-2"
          label={field.label}
          value={isSame ? textOf(values[0], field.value, 'in') : ''}
          placeholder={isSame ? undefined : words.mixed}
          rows={3}
          maxLength={10_000}
          isReadOnly={isReadOnly}
          onChange={(text) => write(text, field.path.join('.'))}
        />
      )
    default:
      return <TypedInput {...common} />
  }
}

interface InputProps {
  field: CanvasField
  isReadOnly: boolean
  /** undefined where it differs among what is selected */
  value: unknown
  isMixed: boolean
  write: (value: Json) => void
}

/** Saved when it is left or Enter is pressed; Escape takes back what was typed. */
function TypedInput({ field, isReadOnly, value, isMixed, write }: InputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const unit = useCanvasState((state) => state.unit)
  const shown = textOf(value, field.value, unit)
  const result = typed === null ? null : read(typed, field, unit)
  function save(): void {
    if (typed === null || !result?.ok) return
    setTyped(null)
    // Of values that differ nothing is shown: emptied they are all taken away.
    if (typed !== shown || isMixed) write(result.value)
  }
  return (
    <TextField
      className={field.value.type === 'text' ? 'col-span-2' : undefined}
      label={field.label}
      value={typed ?? shown}
      placeholder={isMixed ? words.mixed : undefined}
      isReadOnly={isReadOnly}
      align={field.value.type === 'text' ? 'start' : 'end'}
      inputClassName="tabular"
      errorMessage={result && !result.ok ? result.message : undefined}
      onChange={setTyped}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save()
        if (event.key === 'Escape' && typed !== null) {
          event.stopPropagation()
          setTyped(null)
        }
      }}
    />
  )
}

/** What is chosen of null in a list of records. */
const NONE = 0

function MuralInput(props: InputProps) {
  const murals = useMurals()
  return <RecordInput {...props} none={words.noMural} choices={murals} />
}

interface RecordInputProps extends InputProps {
  none: string
  choices: readonly { readonly value: number; readonly label: string }[]
}

function RecordInput({ field, isReadOnly, value, isMixed, write, none, choices }: RecordInputProps) {
  const items = choices.map((choice) => ({ key: choice.value, label: choice.label }))
  return (
    <Select
      className="col-span-2"
      label={field.label}
      items={[{ key: NONE, label: none }, ...items]}
      value={isMixed ? null : typeof value === 'number' ? value : NONE}
      placeholder={isMixed ? words.mixed : undefined}
      isDisabled={isReadOnly}
      onChange={(key) => write(key === NONE ? null : key)}
    />
  )
}
