/** A short name or hint for the thing under the pointer or the focus. Never the only place of a fact. */
import type { ReactElement, ReactNode } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import { Focusable } from 'react-aria-components/Focusable'
import { Kbd } from './kbd.tsx'

interface TooltipProps {
  content: ReactNode
  shortcut?: string
  placement?: 'top' | 'bottom' | 'left' | 'right'
  /** a focusable React Aria element (Button, Link, ToggleButton); set `isPlain` when it is a plain element */
  children: ReactElement<Record<string, unknown>, string>
  isPlain?: boolean
  delay?: number
}

export function Tooltip({
  content,
  shortcut,
  placement = 'bottom',
  children,
  isPlain,
  delay = 500,
}: TooltipProps) {
  return (
    <TooltipTrigger delay={delay} closeDelay={0}>
      {isPlain ? <Focusable>{children}</Focusable> : children}
      <AriaTooltip
        placement={placement}
        offset={6}
        className="z-50 flex max-w-64 items-center gap-2 rounded bg-ink px-2 py-1 text-xs text-white shadow-pop entering:animate-appear"
      >
        {content}
        {shortcut && <Kbd keys={shortcut} isOnDark />}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
