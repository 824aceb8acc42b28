/**
 * A way into the guide from where somebody is stuck: it opens beside the page, or in a new tab where a dialog is in the
 * way. What was being done stays as it is.
 */
import { helpLinkMessages as words } from '@orderwright/domain/messages'
import { CircleQuestionMark } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { helpAddress } from '../lib/help/help-address.ts'
import { type HelpPlace, openHelp } from '../lib/help/open-help.ts'
import { cx } from './cx.ts'

function open(event: MouseEvent, at: HelpPlace) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  if (openHelp(at)) event.preventDefault()
}

interface HelpLinkProps {
  at: HelpPlace
  /** 'How this works' unless something else is said */
  children?: ReactNode
  className?: string
}

/** In words: under an empty state, or behind a refusal. */
export function HelpLink({ at, children = words.howThisWorks, className }: HelpLinkProps) {
  return (
    <a
      href={helpAddress(at)}
      target="_blank"
      rel="noopener"
      onClick={(event) => open(event, at)}
      className={cx(
        'inline-flex items-center gap-1 rounded-sm text-sm text-accent-text underline decoration-edge underline-offset-3 hover:decoration-current',
        className,
      )}
    >
      <CircleQuestionMark className="size-3.5 shrink-0" aria-hidden />
      {children}
    </a>
  )
}

/** The "?" beside the heading of what it is about. */
export function HelpMark({ at, title }: { at: HelpPlace; title: string }) {
  const label = words.helpOn({ title })
  return (
    <a
      href={helpAddress(at)}
      target="_blank"
      rel="noopener"
      aria-label={label}
      title={label}
      onClick={(event) => open(event, at)}
      className="inline-flex size-7 shrink-0 items-center justify-center rounded text-ink-3 transition-colors hover:bg-shade hover:text-ink pointer-coarse:size-11"
    >
      <CircleQuestionMark className="size-4" aria-hidden />
    </a>
  )
}
