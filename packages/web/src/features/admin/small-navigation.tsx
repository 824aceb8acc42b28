/** Navigation where there is no room for a column of links: a button that says where one is, and all the links in a popup. */
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Popover } from '../../ui/popups/popover.tsx'

interface SmallNavigationProps {
  /** what it leads to, as it is told to screen readers */
  label: string
  /** the words on the button: with the present place in them */
  words: string
  className?: string
  /** the links; each calls `close` when it is followed */
  children: (close: () => void) => ReactNode
}

/** Links under one another in as many columns as there is room for; the present one is marked. */
export const smallLinks = 'grid grid-cols-2 gap-0.5 sm:grid-cols-3'
export const navigationLink =
  'focus-inset flex min-h-8 items-center rounded px-2.5 text-sm text-ink-2 transition-colors hover:bg-shade hover:text-ink aria-[current=page]:bg-shade aria-[current=page]:font-medium aria-[current=page]:text-ink pointer-coarse:min-h-11'

export function SmallNavigation({ label, words, className, children }: SmallNavigationProps) {
  return (
    <Popover
      label={label}
      className="w-160 overflow-y-auto"
      trigger={
        <Button className={cx('min-w-0', className)}>
          <span className="truncate">{words}</span>
          <ChevronDown aria-hidden className="size-4 shrink-0" />
        </Button>
      }
    >
      {(close) => <div className="p-2">{children(close)}</div>}
    </Popover>
  )
}
