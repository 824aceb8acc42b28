/** A button that is on or off: Show dimensions. */
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

interface ToggleButtonProps {
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  isDisabled?: boolean
  /** the name, when the content is an icon */
  'aria-label'?: string
  className?: string
  children: ReactNode
}

export function ToggleButton({
  isSelected,
  onChange,
  isDisabled,
  className,
  children,
  ...props
}: ToggleButtonProps) {
  return (
    <button
      type="button"
      aria-label={props['aria-label']}
      aria-pressed={isSelected}
      disabled={isDisabled}
      onClick={() => onChange(!isSelected)}
      className={cx(
        'inline-flex h-7 cursor-pointer items-center justify-center gap-1.5 rounded px-2.5 text-sm text-ink-2 transition-colors select-none',
        'hover:text-ink aria-pressed:bg-shade aria-pressed:font-medium aria-pressed:text-ink disabled:cursor-default disabled:opacity-50',
        'pointer-coarse:min-h-11 pointer-coarse:min-w-11 [&_svg]:size-4',
        className,
      )}
    >
      {children}
    </button>
  )
}
