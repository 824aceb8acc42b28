/**
 * The page of an order that is not edited: a heading, what there is to say and do, and the order beside it. It stands
 * inside the page's main element.
 */
import { orderStatusMessages as words } from '@orderwright/domain/messages'
import type { ReactNode } from 'react'
import type { HelpTopic } from '../../../lib/help/help-topics.ts'
import { cx } from '../../../ui/cx.ts'
import { useCheckout } from '../checkout-context.tsx'
import { AgreementNotice } from './agreement-notice.tsx'
import { ChangeNotice } from './change-notice.tsx'

interface StatusLayoutProps {
  heading: string
  /** what the guide is asked about here */
  help: HelpTopic
  /** under the heading */
  lead?: ReactNode
  /** under the lead: buttons */
  actions?: ReactNode
  aside: ReactNode
  /** on narrow screens the aside stands before the content, unless it is what one does at the end */
  isAsideLast?: boolean
  children?: ReactNode
}

export function StatusLayout({
  heading,
  help,
  lead,
  actions,
  aside,
  isAsideLast,
  children,
}: StatusLayoutProps) {
  const { order, profile } = useCheckout()
  return (
    <div data-help={help} className="min-h-[calc(100dvh-var(--header-height,3rem))] w-full bg-paper">
      <div className="mx-auto grid max-w-6xl gap-x-16 gap-y-10 px-4 py-8 sm:px-8 sm:py-12 lg:grid-cols-[minmax(0,1fr)_19rem] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0">
          <p className="eyebrow tabular">
            {profile.vocabulary.order} #{order.orgSpecificId} · {order.title}
          </p>
          <h2 className="mt-2 text-2xl font-semibold tracking-tight">{heading}</h2>
          {lead && <div className="mt-2 max-w-prose text-lg text-ink-2">{lead}</div>}
          <AgreementNotice />
          <ChangeNotice />
          {actions && <div className="mt-6 flex flex-wrap gap-2">{actions}</div>}
        </div>
        <aside
          aria-label={words.summary}
          className={cx(
            'min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:border-s lg:border-hairline lg:ps-8',
            isAsideLast && 'max-lg:order-last',
          )}
        >
          {aside}
        </aside>
        <div className="min-w-0">{children}</div>
      </div>
    </div>
  )
}

interface AsideSectionProps {
  title: string
  /** what the guide is asked about here, where it is not what the whole page asks */
  help?: HelpTopic
  children: ReactNode
}

export function AsideSection({ title, help, children }: AsideSectionProps) {
  return (
    <section data-help={help} className="mb-8 last:mb-0">
      <h2 className="mb-2 text-sm font-semibold">{title}</h2>
      {children}
    </section>
  )
}
