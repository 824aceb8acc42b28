/** A fixed value of a drawing: typed or chosen as its field asks, taken when it is left, refused in words. */
import type { SpecField } from '@orderwright/domain/item-drawings'
import { adminDrawingMessages as words } from '@orderwright/domain/messages'
import { type Json, readDecimalEntry } from '@orderwright/domain/units'
import { useState } from 'react'
import { Select } from '../../../ui/fields/select.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { choiceWord, fallbackText, fallbackWords, partWord, unitOf } from './spec-words.ts'

interface ConstantInputProps {
  field: SpecField
  label: string
  value: Json | undefined
  /** whether the drawing can show it */
  isValue: (value: Json) => boolean
  onChange: (value: Json | undefined) => void
}

const NOTHING = 'nothing'

/** A fixed value as it is typed; what is none of those has no text. */
export function constantText(value: Json | undefined): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : ''
}

export function ConstantInput(props: ConstantInputProps) {
  const { field, label, value, onChange } = props
  if (field.input !== 'choice' && field.input !== 'flag') return <TypedConstant {...props} />
  const choices =
    field.input === 'flag'
      ? [
          { key: 'true', label: words.yes },
          { key: 'false', label: words.no },
        ]
      : field.choices.map((key) => ({ key, label: choiceWord(key) }))
  return (
    <Select
      label={label}
      isLabelHidden
      size="small"
      items={[{ key: NOTHING, label: words.usual({ value: fallbackWords(field) }) }, ...choices]}
      value={value === undefined ? NOTHING : constantText(value)}
      onChange={(key) => {
        if (key === NOTHING) onChange(undefined)
        else onChange(field.input === 'flag' ? key === 'true' : key)
      }}
    />
  )
}

type Read =
  | { readonly ok: true; readonly value: Json | undefined }
  | { readonly ok: false; readonly message: string }

function read({ field, isValue }: ConstantInputProps, typed: string): Read {
  const text = typed.trim()
  if (text === '') return { ok: true, value: undefined }
  if (field.input !== 'number') {
    if (isValue(text)) return { ok: true, value: text }
    const isColour = field.input === 'colour'
    return {
      ok: false,
      message: isColour ? words.colorNeeded : words.notThis({ field: partWord(field.path) }),
    }
  }
  const figure = readDecimalEntry(text)
  if (figure === undefined) return { ok: false, message: words.numberNeeded }
  if (isValue(figure)) return { ok: true, value: figure }
  if (field.isInteger && !Number.isInteger(figure)) return { ok: false, message: words.wholeNumberNeeded }
  const { min, max } = field
  return {
    ok: false,
    message:
      min !== null && max !== null
        ? words.numberBetween({ min, max })
        : words.notThis({ field: partWord(field.path) }),
  }
}

function TypedConstant(props: ConstantInputProps) {
  const { field, label, value, onChange } = props
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const unit = unitOf(field)
  function commit() {
    if (typed === null) return
    const result = read(props, typed)
    setProblem(result.ok ? null : result.message)
    if (!result.ok) return
    setTyped(null)
    onChange(result.value)
  }
  return (
    <TextField
      label={label}
      isLabelHidden
      size="small"
      autoComplete="off"
      spellCheck={false}
      inputMode={field.input === 'number' ? 'decimal' : 'text'}
      align={field.input === 'number' ? 'end' : 'start'}
      placeholder={fallbackText(field)}
      maxLength={500}
      value={typed ?? constantText(value)}
      onChange={(text) => {
        setProblem(null)
        setTyped(text)
      }}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit()
        if (event.key === 'Escape' && typed !== null) {
          event.stopPropagation()
          setProblem(null)
          setTyped(null)
        }
      }}
      {...(unit ? { suffix: unit } : {})}
      {...(problem ? { errorMessage: problem } : {})}
    />
  )
}
