/** A section that opens and closes, and (Accordion) several of which one at a time is open. */
import { ChevronRight } from 'lucide-react'
import { createContext, type ReactNode, use, useId, useMemo, useState } from 'react'
import { cx } from './cx.ts'

const AccordionContext = createContext<{
  openKey: string | null
  onOpenChange: (key: string | null) => void
} | null>(null)

interface DisclosureProps {
  /** the key inside an Accordion */
  id?: string
  title: ReactNode
  /** at the right of the title: a count, a warning */
  trailing?: ReactNode
  isExpanded?: boolean
  defaultExpanded?: boolean
  onExpandedChange?: (isExpanded: boolean) => void
  /** stands in a column of text: its title begins where the lines do */
  isFlush?: boolean
  className?: string
  panelClassName?: string
  children: ReactNode
}

/** What is closed is not rendered. */
export function Disclosure({
  id,
  title,
  trailing,
  isExpanded: controlled,
  defaultExpanded = false,
  onExpandedChange,
  isFlush = false,
  className,
  panelClassName,
  children,
}: DisclosureProps) {
  const accordion = use(AccordionContext)
  const [own, setOwn] = useState(defaultExpanded)
  const isInAccordion = accordion !== null && id !== undefined
  const isExpanded = isInAccordion ? accordion.openKey === id : (controlled ?? own)
  const panelId = useId()

  function toggle() {
    if (isInAccordion) accordion.onOpenChange(isExpanded ? null : id)
    else setOwn(!isExpanded)
    onExpandedChange?.(!isExpanded)
  }

  return (
    <div className={cx('border-b border-hairline', className)}>
      <h2 className="flex">
        <button
          type="button"
          id={`${panelId}-title`}
          aria-expanded={isExpanded}
          aria-controls={isExpanded ? panelId : undefined}
          onClick={toggle}
          className={cx(
            'flex h-10 flex-1 cursor-pointer items-center gap-2 text-start text-sm font-medium transition-colors hover:bg-desk pointer-coarse:h-12 focus-inset',
            !isFlush && 'px-4',
          )}
        >
          <ChevronRight
            className={cx(
              'size-3.5 shrink-0 text-ink-3 transition-transform',
              isExpanded && 'rotate-90 rtl:-rotate-90',
            )}
            aria-hidden
          />
          <span className="min-w-0 flex-1 truncate">{title}</span>
          {trailing}
        </button>
      </h2>
      {isExpanded && (
        <div id={panelId} role="group" aria-labelledby={`${panelId}-title`} className={panelClassName}>
          {children}
        </div>
      )}
    </div>
  )
}

interface AccordionProps {
  /** the id of the open Disclosure; null when all are closed */
  openKey: string | null
  onOpenChange: (key: string | null) => void
  className?: string
  /** Disclosures with ids */
  children: ReactNode
}

export function Accordion({ openKey, onOpenChange, className, children }: AccordionProps) {
  const value = useMemo(() => ({ openKey, onOpenChange }), [openKey, onOpenChange])
  return (
    <AccordionContext value={value}>
      <div className={className}>{children}</div>
    </AccordionContext>
  )
}
