/** Grey shapes in the final layout while something loads, so that nothing jumps. */
import { uiMessages as words } from '@orderwright/domain/messages'
import { useIsLoading } from '../lib/browser/when-idle.ts'
import { cx } from './cx.ts'

/** `className` gives the size: 'h-4 w-32'. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={cx('block animate-breathe rounded bg-hairline', className)} aria-hidden="true" />
}

/** Wraps skeletons: says once that something is loading. */
export function SkeletonGroup({
  label = words.loading,
  className,
  children,
}: {
  label?: string
  className?: string
  children: React.ReactNode
}) {
  useIsLoading()
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
