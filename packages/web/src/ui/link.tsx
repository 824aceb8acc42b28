/** Links inside the app (typed by its addresses) and the same link dressed as a button. */
import { uiMessages as words } from '@orderwright/domain/messages'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'wouter'
import { type AnchorProps, type LinkProps, useLink } from '../lib/router/link.ts'
import { type ButtonSize, type ButtonVariant, buttonClasses } from './button.tsx'
import { cx } from './cx.ts'

interface TextAnchorProps extends AnchorProps {
  /** no underline until pointed at */
  isIdle?: boolean
}

function TextAnchor({ className, isIdle, ...props }: TextAnchorProps) {
  return (
    <a
      {...props}
      className={cx(
        'rounded-sm text-accent-text underline-offset-3 transition-colors',
        isIdle ? 'hover:underline' : 'underline decoration-edge hover:decoration-current',
        className,
      )}
    />
  )
}

interface ButtonAnchorProps extends AnchorProps {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
}

function ButtonAnchor({ className, variant, size, icon, children, ...props }: ButtonAnchorProps) {
  return (
    <a {...props} className={cx(buttonClasses(variant, size, className), 'shrink-0')}>
      {icon}
      {children}
    </a>
  )
}

interface IconAnchorProps extends AnchorProps {
  /** the name: for screen readers, and shown when pointed at */
  label: string
  icon: ReactNode
}

function IconAnchor({ className, label, icon, ...props }: IconAnchorProps) {
  return (
    <a
      {...props}
      aria-label={label}
      title={label}
      className={cx(
        'inline-flex size-8 shrink-0 items-center justify-center rounded text-ink-2 transition-colors hover:bg-shade hover:text-ink',
        'pointer-coarse:size-11 [&_svg]:size-4',
        className,
      )}
    >
      {icon}
    </a>
  )
}

/** A link in running text: `<Link to="/orders">`. The router puts its own press into the anchor, and calls the one that it is given. */
export function Link(props: LinkProps<TextAnchorProps>) {
  const { href, anchor } = useLink(props)
  return (
    <RouterLink href={href} onClick={anchor.onClick} asChild>
      <TextAnchor {...anchor} />
    </RouterLink>
  )
}

/** A link that looks like a button: `<ButtonLink to="/" variant="primary">`. */
export function ButtonLink(props: LinkProps<ButtonAnchorProps>) {
  const { href, anchor } = useLink(props)
  return (
    <RouterLink href={href} onClick={anchor.onClick} asChild>
      <ButtonAnchor {...anchor} />
    </RouterLink>
  )
}

/** A link that leaves the app, in a new tab, and says so to screen readers. */
export function ExternalLink({ className, children, ...props }: TextAnchorProps) {
  return (
    <TextAnchor {...props} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <span className="sr-only"> {words.opensNewTab}</span>
    </TextAnchor>
  )
}

/** A link that is an icon alone: `<IconLink to="/" label="Home" icon={<House />} />`. */
export function IconLink(props: LinkProps<IconAnchorProps>) {
  const { href, anchor } = useLink(props)
  return (
    <RouterLink href={href} onClick={anchor.onClick} asChild>
      <IconAnchor {...anchor} />
    </RouterLink>
  )
}

/** A link without a look of its own. */
export function PlainLink(props: LinkProps) {
  const { href, anchor } = useLink(props)
  return (
    <RouterLink href={href} onClick={anchor.onClick} asChild>
      <a {...anchor} />
    </RouterLink>
  )
}
