/** A section that opens and closes, and (Accordion) several of which one at a time is open. */
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure'
import { DisclosureGroup } from 'react-aria-components/DisclosureGroup'
import { Heading } from 'react-aria-components/Heading'
import { cx } from './cx.ts'

interface DisclosureProps {
  /** the key inside an Accordion */
  id?: string
  title: ReactNode
  /** at the right of the title: a count, a warning */
  trailing?: ReactNode
  isExpanded?: boolean
  defaultExpanded?: boolean
  onExpandedChange?: (isExpanded: boolean) => void
  className?: string
  panelClassName?: string
  children: ReactNode
}

export function Disclosure({
  title,
  trailing,
  className,
  panelClassName,
  children,
  ...props
}: DisclosureProps) {
  return (
    <AriaDisclosure {...props} className={cx('group border-b border-hairline', className)}>
      <Heading className="flex">
        <AriaButton
          slot="trigger"
          className="flex h-10 flex-1 cursor-pointer items-center gap-2 px-4 text-left text-sm font-medium transition-colors hover:bg-desk pointer-coarse:h-12 focus-inset"
        >
          <ChevronRight
            className="size-3.5 shrink-0 text-ink-3 transition-transform group-expanded:rotate-90"
            aria-hidden
          />
          <span className="min-w-0 flex-1 truncate">{title}</span>
          {trailing}
        </AriaButton>
      </Heading>
      <DisclosurePanel className={cx('hidden group-expanded:block', panelClassName)}>
        {children}
      </DisclosurePanel>
    </AriaDisclosure>
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
  return (
    <DisclosureGroup
      expandedKeys={openKey === null ? [] : [openKey]}
      onExpandedChange={(keys) => {
        const [first] = keys
        onOpenChange(first === undefined ? null : String(first))
      }}
      className={className}
    >
      {children}
    </DisclosureGroup>
  )
}
