/**
 * A number input that keeps what the person types until Enter or leaving, then hands over a number. While typing,
 * everything but digits and the decimal point is dropped [1.5.23]; the decimal point stays.
 */
import { uiMessages as words } from '@orderwright/domain/messages'
import { Minus, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { IconButton } from '../icon-button.tsx'
import { useFormPending } from './form-pending.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'
import { stripToNumber } from '../../lib/format/numbers.ts'

export interface NumberFieldProps
  extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'suffix'> {
  value: number | null
  /** called once per accepted value, on blur, Enter, a step or an arrow key */
  onChange: (value: number) => void
  /** turns the typed text into a value; null keeps the old value. Default: the number within the bounds. */
  parse?: (text: string) => number | null
  format?: (value: number) => string
  minValue?: number
  maxValue?: number
  step?: number
  /** integers alone: the decimal point is dropped too */
  isInteger?: boolean
  /** − and + buttons */
  hasSteppers?: boolean
  suffix?: ReactNode
}

export function NumberField({
  value,
  onChange,
  parse,
  format = String,
  minValue = Number.NEGATIVE_INFINITY,
  maxValue = Number.POSITIVE_INFINITY,
  step = 1,
  isInteger = false,
  hasSteppers = false,
  suffix,
  onBlur,
  onKeyDown,
  ...props
}: NumberFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const isPending = useFormPending()
  const shown = draft ?? (value === null ? '' : format(value))
  const clamp = (number: number) => Math.min(maxValue, Math.max(minValue, number))

  function read(text: string): number | null {
    if (parse) return parse(text)
    const number = Number(text)
    return text === '' || Number.isNaN(number) ? null : clamp(isInteger ? Math.trunc(number) : number)
  }
  function commit() {
    if (draft === null) return
    const next = read(draft)
    setDraft(null)
    if (next !== null && next !== value) onChange(next)
  }
  function stepBy(direction: 1 | -1) {
    if (props.isReadOnly || props.isDisabled || isPending) return
    const from = (draft === null ? value : read(draft)) ?? 0
    const next = clamp(from + direction * step)
    setDraft(null)
    if (next !== value) onChange(next)
  }

  const steppers = hasSteppers && !props.isReadOnly && (
    <span className="-me-2 flex items-center">
      <IconButton
        label={words.decrease({ label: props.label })}
        icon={<Minus />}
        size="small"
        excludeFromTabOrder
        isDisabled={props.isDisabled || (value ?? 0) <= minValue}
        onPress={() => stepBy(-1)}
      />
      <IconButton
        label={words.increase({ label: props.label })}
        icon={<Plus />}
        size="small"
        excludeFromTabOrder
        isDisabled={props.isDisabled || (value ?? 0) >= maxValue}
        onPress={() => stepBy(1)}
      />
    </span>
  )

  return (
    <TextField
      align="end"
      {...props}
      value={shown}
      inputMode={isInteger ? 'numeric' : 'decimal'}
      autoComplete="off"
      onChange={(text) => setDraft(stripToNumber(text, isInteger))}
      onBlur={() => {
        commit()
        onBlur?.()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit()
        else if (event.key === 'Escape' && draft !== null) {
          // Takes the typing back; a dialog around stays open.
          event.stopPropagation()
          setDraft(null)
        } else if (event.key === 'ArrowUp') stepBy(1)
        else if (event.key === 'ArrowDown') stepBy(-1)
        if (event.key === 'ArrowUp' || event.key === 'ArrowDown') event.preventDefault()
        onKeyDown?.(event)
      }}
      suffix={
        suffix || steppers ? (
          <span className="flex items-center gap-1">
            {suffix}
            {steppers}
          </span>
        ) : undefined
      }
    />
  )
}
