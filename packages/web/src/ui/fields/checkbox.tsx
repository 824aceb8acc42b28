/** Checkbox and switch: a checkbox is part of a form, a switch acts at once. */
import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { useFormPending } from './form-pending.ts'

export interface CheckboxProps {
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  isIndeterminate?: boolean
  isDisabled?: boolean
  isReadOnly?: boolean
  isInvalid?: boolean
  name?: string
  autoFocus?: boolean
  'aria-label'?: string
  'aria-describedby'?: string
  className?: string
  children?: ReactNode
}

const labelClasses =
  'group relative inline-flex min-h-6 cursor-pointer items-center gap-2 text-sm select-none has-disabled:cursor-default has-disabled:text-ink-3 pointer-coarse:min-h-11'

/** Covers its label, so that every press of the label is a press of the control. */
function Box({ role, ...props }: CheckboxProps & { role?: 'switch' }) {
  const { isSelected, isIndeterminate = false, onChange } = props
  const isPending = useFormPending()
  const isReadOnly = props.isReadOnly || isPending
  return (
    <input
      type="checkbox"
      role={role}
      name={props.name}
      checked={isSelected}
      disabled={props.isDisabled}
      // The caller opens a form at this field
      autoFocus={props.autoFocus}
      aria-readonly={isReadOnly || undefined}
      aria-invalid={props.isInvalid || undefined}
      aria-label={props['aria-label']}
      aria-describedby={props['aria-describedby']}
      ref={(element) => {
        if (element) element.indeterminate = isIndeterminate
      }}
      onChange={(event) => {
        if (!isReadOnly) onChange(event.target.checked)
      }}
      className="absolute inset-0 size-full cursor-[inherit] appearance-none rounded"
    />
  )
}

export function Checkbox(props: CheckboxProps) {
  const { isSelected, isIndeterminate, isInvalid, isDisabled, className, children } = props
  const isOn = isSelected || isIndeterminate
  return (
    <label className={cx(labelClasses, className)}>
      <Box {...props} />
      <span
        className={cx(
          'pointer-events-none flex size-4 shrink-0 items-center justify-center rounded-sm border transition-colors',
          isOn && !isDisabled && 'border-accent bg-accent text-on-accent',
          isOn && isDisabled && 'border-ink-3 bg-ink-3 text-paper',
          !isOn && (isInvalid ? 'border-invalid bg-paper' : 'border-ink-3 bg-paper group-hover:border-ink'),
        )}
        aria-hidden="true"
      >
        {isIndeterminate ? (
          <Minus className="size-3" strokeWidth={3} />
        ) : (
          isSelected && <Check className="size-3" strokeWidth={3} />
        )}
      </span>
      {children}
    </label>
  )
}

export function Switch(props: CheckboxProps) {
  const { isSelected, className, children } = props
  return (
    <label className={cx(labelClasses, className)}>
      <Box {...props} role="switch" />
      <span
        className={cx(
          'pointer-events-none flex h-4 w-7 shrink-0 items-center rounded-full border p-px transition-colors',
          isSelected ? 'border-accent bg-accent' : 'border-ink-3 bg-paper group-hover:border-ink',
        )}
        aria-hidden="true"
      >
        <span
          className={cx(
            'size-3 rounded-full transition-transform',
            isSelected ? 'translate-x-3 rtl:-translate-x-3 bg-on-accent' : 'bg-ink-3',
          )}
        />
      </span>
      {children}
    </label>
  )
}
