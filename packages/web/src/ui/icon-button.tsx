/** A button that is an icon alone; its name is its tooltip and what a screen reader hears. */
import type { ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { cx } from './cx.ts'
import { Spinner } from './spinner.tsx'
import { Tooltip } from './popups/tooltip.tsx'

export interface IconButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children'> {
  label: string
  /** a lucide icon element */
  icon: ReactNode
  /** shown in the tooltip: 'Mod+Z' */
  shortcut?: string
  variant?: 'quiet' | 'outlined' | 'danger'
  /** 24, 32 (default) px; 44 on touch screens */
  size?: 'small' | 'medium'
  tooltipPlacement?: 'top' | 'bottom' | 'start' | 'end'
  className?: string
}

const variants = {
  quiet: 'border-transparent text-ink-2 hover:bg-shade hover:text-ink pressed:bg-hairline',
  outlined: 'border-edge bg-paper text-ink hover:bg-desk hover:border-ink-3 pressed:bg-shade',
  danger: 'border-transparent text-ink-2 hover:bg-invalid-soft hover:text-invalid',
}

export function IconButton({
  label,
  icon,
  shortcut,
  variant = 'quiet',
  size = 'medium',
  tooltipPlacement = 'bottom',
  className,
  isPending = false,
  ...props
}: IconButtonProps) {
  return (
    <Tooltip content={label} isName shortcut={shortcut} placement={tooltipPlacement}>
      <AriaButton
        {...props}
        isPending={isPending}
        aria-label={label}
        className={cx(
          'inline-flex shrink-0 cursor-pointer items-center justify-center rounded border transition-colors',
          'disabled:cursor-default disabled:text-ink-3 disabled:opacity-60 disabled:hover:bg-transparent',
          'pointer-coarse:min-h-11 pointer-coarse:min-w-11 [&_svg]:size-4',
          size === 'small' ? 'size-6' : 'size-8',
          variants[variant],
          className,
        )}
      >
        {isPending ? <Spinner size={14} /> : icon}
      </AriaButton>
    </Tooltip>
  )
}
