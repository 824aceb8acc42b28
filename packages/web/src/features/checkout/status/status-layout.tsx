/** The page of an order that is not edited: a heading, what there is to say and do, and the order beside it. */
import type { ReactNode } from 'react'
import { useCheckout } from '../checkout-context.tsx'

interface StatusLayoutProps {
  heading: string
  /** under the heading */
  lead?: ReactNode
  /** under the lead: buttons */
  actions?: ReactNode
  aside: ReactNode
  children?: ReactNode
}

export function StatusLayout({ heading, lead, actions, aside, children }: StatusLayoutProps) {
  const { order, profile } = useCheckout()
  return (
    <main className="mx-auto w-full max-w-5xl px-4 py-8 sm:px-8 sm:py-14">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="min-w-0">
          <p className="eyebrow tabular">
            {profile.vocabulary.order} #{order.orgSpecificId} · {order.title}
          </p>
          <h1 className="mt-2 text-2xl font-semibold tracking-tight">{heading}</h1>
          {lead && <div className="mt-2 max-w-prose text-lg text-ink-2">{lead}</div>}
          {actions && <div className="mt-6 flex flex-wrap gap-2">{actions}</div>}
          {children && <div className="mt-10">{children}</div>}
        </div>
        <aside aria-label="Summary" className="min-w-0 lg:border-l lg:border-hairline lg:pl-8">
          {aside}
        </aside>
      </div>
    </main>
  )
}

export function AsideSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mb-8 last:mb-0">
      <h2 className="mb-2 text-sm font-semibold">{title}</h2>
      {children}
    </section>
  )
}
