/** Links inside the app (typed by the router) and the same link dressed as a button. */
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import { type ButtonSize, type ButtonVariant, buttonClasses } from './button.tsx'
import { cx } from './cx.ts'

interface TextAnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement>
  /** no underline until pointed at */
  isQuiet?: boolean
}

function TextAnchor({ className, isQuiet, ...props }: TextAnchorProps) {
  return (
    <a
      {...props}
      className={cx(
        'rounded-sm text-accent-text underline-offset-3 transition-colors',
        isQuiet ? 'hover:underline' : 'underline decoration-edge hover:decoration-current',
        className,
      )}
    />
  )
}

interface ButtonAnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement>
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
}

function ButtonAnchor({ className, variant, size, icon, children, ...props }: ButtonAnchorProps) {
  return (
    <a {...props} className={buttonClasses(variant, size, className)}>
      {icon}
      {children}
    </a>
  )
}

/** A link in running text: `<Link to="/orders">`. */
export const Link = createLink(TextAnchor)
/** A link that looks like a button: `<ButtonLink to="/" variant="primary">`. */
export const ButtonLink = createLink(ButtonAnchor)

/** A link that leaves the app, in a new tab, and says so to screen readers. */
export function ExternalLink({ className, children, ...props }: TextAnchorProps) {
  return (
    <TextAnchor {...props} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </TextAnchor>
  )
}
