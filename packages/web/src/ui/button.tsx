/** The button. Its words are verbs; one primary on a screen. */
import type { ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { cx } from './cx.ts'
import { Spinner } from './spinner.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children'> {
  /** primary: filled with the accent; secondary: outlined (default); quiet: text alone; danger: red */
  variant?: ButtonVariant
  /** 28, 32 (default) or 40 px high; 44 on touch screens */
  size?: ButtonSize
  /** a lucide icon element before the words */
  icon?: ReactNode
  /** what follows the words: a chevron, a Kbd */
  trailing?: ReactNode
  /** shows a spinner in the icon's place and refuses presses */
  isPending?: boolean
  isFullWidth?: boolean
  className?: string
  children?: ReactNode
}

const variants: Record<ButtonVariant, string> = {
  primary:
    'bg-accent text-on-accent border-transparent hover:bg-accent-hover pressed:bg-accent-hover disabled:bg-shade disabled:text-ink-3',
  secondary:
    'bg-paper text-ink border-edge hover:bg-desk hover:border-ink-3 pressed:bg-shade disabled:bg-desk disabled:text-ink-3 disabled:border-hairline',
  quiet:
    'bg-transparent text-ink border-transparent hover:bg-shade pressed:bg-hairline disabled:bg-transparent disabled:text-ink-3',
  danger:
    'bg-paper text-invalid border-edge hover:bg-invalid-soft hover:border-invalid pressed:bg-invalid-soft disabled:text-ink-3 disabled:border-hairline',
}

const sizes: Record<ButtonSize, string> = {
  small: 'h-7 px-2.5 gap-1.5 text-sm [&_svg]:size-3.5',
  medium: 'h-8 px-3 gap-2 text-sm [&_svg]:size-4',
  large: 'h-10 px-4 gap-2 text-base [&_svg]:size-4',
}

/** The classes of a button, for links that look like one. */
export function buttonClasses(
  variant: ButtonVariant = 'secondary',
  size: ButtonSize = 'medium',
  className?: string,
): string {
  return cx(
    'inline-flex items-center justify-center rounded border font-medium whitespace-nowrap select-none',
    'transition-colors cursor-pointer disabled:cursor-default pointer-coarse:min-h-11 [&_svg]:shrink-0',
    variants[variant],
    sizes[size],
    className,
  )
}

export function Button({
  variant = 'secondary',
  size = 'medium',
  icon,
  trailing,
  isPending = false,
  isFullWidth = false,
  className,
  children,
  ...props
}: ButtonProps) {
  return (
    <AriaButton
      {...props}
      isPending={isPending}
      className={cx(buttonClasses(variant, size, className), isFullWidth ? 'w-full min-w-0' : 'shrink-0')}
    >
      {isPending ? <Spinner size={14} /> : icon}
      {children}
      {trailing}
    </AriaButton>
  )
}
