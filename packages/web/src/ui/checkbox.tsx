/** Checkbox and switch: a checkbox is part of a form, a switch acts at once. */
import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  Checkbox as AriaCheckbox,
  type CheckboxProps as AriaCheckboxProps,
} from 'react-aria-components/Checkbox'
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch'
import { cx } from './cx.ts'

interface CheckboxProps extends Omit<AriaCheckboxProps, 'className' | 'style' | 'children'> {
  children?: ReactNode
  className?: string
}

export function Checkbox({ children, className, ...props }: CheckboxProps) {
  return (
    <AriaCheckbox
      {...props}
      className={cx(
        'group inline-flex min-h-6 cursor-pointer items-center gap-2 rounded text-sm disabled:cursor-default disabled:text-ink-3 pointer-coarse:min-h-11',
        className,
      )}
    >
      {({ isSelected, isIndeterminate }) => (
        <>
          <span
            className={cx(
              'flex size-4 shrink-0 items-center justify-center rounded-sm border transition-colors',
              isSelected || isIndeterminate
                ? 'border-accent bg-accent text-on-accent group-disabled:border-ink-3 group-disabled:bg-ink-3'
                : 'border-ink-3 bg-paper group-hover:border-ink group-data-invalid:border-invalid',
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
        </>
      )}
    </AriaCheckbox>
  )
}

interface SwitchProps extends Omit<AriaSwitchProps, 'className' | 'style' | 'children'> {
  children?: ReactNode
  className?: string
}

export function Switch({ children, className, ...props }: SwitchProps) {
  return (
    <AriaSwitch
      {...props}
      className={cx(
        'group inline-flex min-h-6 cursor-pointer items-center gap-2 rounded text-sm disabled:cursor-default disabled:text-ink-3 pointer-coarse:min-h-11',
        className,
      )}
    >
      {({ isSelected }) => (
        <>
          <span
            className={cx(
              'flex h-4 w-7 shrink-0 items-center rounded-full border p-px transition-colors',
              isSelected ? 'border-accent bg-accent' : 'border-ink-3 bg-paper group-hover:border-ink',
            )}
            aria-hidden="true"
          >
            <span
              className={cx(
                'size-3 rounded-full transition-transform',
                isSelected ? 'translate-x-3 bg-on-accent' : 'bg-ink-3',
              )}
            />
          </span>
          {children}
        </>
      )}
    </AriaSwitch>
  )
}
