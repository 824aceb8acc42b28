/** One term of an order's summary and what it is. */
import type { ReactNode } from 'react'
import { cx } from '../../../../ui/cx.ts'

interface SummaryLineProps {
  term: ReactNode
  /** the sum of the lines above it */
  isSum?: boolean
  children: ReactNode
}

export function SummaryLine({ term, isSum, children }: SummaryLineProps) {
  return (
    <div className={cx('flex justify-between gap-4 py-1', isSum && 'mt-1 border-t border-hairline pt-2')}>
      <dt className={isSum ? 'font-medium' : 'text-ink-2'}>{term}</dt>
      <dd className="min-w-0 text-end break-words">{children}</dd>
    </div>
  )
}
