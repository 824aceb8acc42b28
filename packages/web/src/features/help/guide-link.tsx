/** Links from page to page of the guide: on the screen of the help they are addresses, beside a page they stay there. */
import { createContext, type MouseEvent, type ReactNode, use } from 'react'
import { cx } from '../../ui/cx.ts'

/** Goes to a page, or to a heading of it. */
export type GoToPage = (slug: string, heading: string | null) => void

const GoContext = createContext<GoToPage | null>(null)

export function GuideLinks({ go, children }: { go: GoToPage; children: ReactNode }) {
  return <GoContext value={go}>{children}</GoContext>
}

/** `/help/add-an-item#what-can-go-wrong`. */
export const pageAddress = (slug: string, heading: string | null) =>
  `/help/${slug}${heading === null ? '' : `#${heading}`}`

interface GuideLinkProps {
  to: string
  heading?: string | null
  children: ReactNode
  className?: string
  isCurrent?: boolean
  onGone?: () => void
}

export function GuideLink({ to, heading = null, children, className, isCurrent, onGone }: GuideLinkProps) {
  const go = use(GoContext)
  function onClick(event: MouseEvent) {
    if (!go || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    go(to, heading)
    onGone?.()
  }
  return (
    <a
      href={pageAddress(to, heading)}
      onClick={onClick}
      aria-current={isCurrent ? 'page' : undefined}
      className={cx(
        className ??
          'rounded-sm text-accent-text underline decoration-edge underline-offset-3 hover:decoration-current',
      )}
    >
      {children}
    </a>
  )
}
