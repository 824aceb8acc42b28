/** What stands where there is nothing, or where something went wrong. */
import { uiMessages as words } from '@orderwright/domain/messages'
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { cx } from './cx.ts'

interface EmptyStateProps {
  title: string
  /** the next step, in a sentence */
  children?: ReactNode
  /** a small drawing or icon */
  icon?: ReactNode
  /** buttons */
  actions?: ReactNode
  /** it is all that the page shows: its title is the page's heading */
  isPage?: boolean
  className?: string
}

export function EmptyState({ title, children, icon, actions, isPage = false, className }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'p'
  return (
    <div className={cx('flex flex-col items-center px-6 py-16 text-center', className)}>
      {icon && <div className="mb-4 text-ink-3 [&_svg]:size-10 [&_svg]:stroke-1">{icon}</div>}
      <Title className="text-lg font-medium text-ink">{title}</Title>
      {children && <div className="mt-1 max-w-96 text-base whitespace-pre-line text-ink-2">{children}</div>}
      {actions && <div className="mt-5 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  )
}

interface ErrorStateProps {
  title?: string
  message: string
  onRetry?: () => void
  isRetrying?: boolean
  actions?: ReactNode
  /** it is all that the page shows: its title is the page's heading */
  isPage?: boolean
  className?: string
}

export function ErrorState({
  title = words.notLoaded,
  message,
  onRetry,
  isRetrying,
  actions,
  isPage = false,
  className,
}: ErrorStateProps) {
  const Title = isPage ? 'h1' : 'p'
  return (
    <div role="alert" className={cx('flex flex-col items-center px-6 py-16 text-center', className)}>
      <Title className="text-lg font-medium">{title}</Title>
      <p className="mt-1 max-w-96 text-base whitespace-pre-line text-ink-2">{message}</p>
      <div className="mt-5 flex flex-wrap justify-center gap-2">
        {onRetry && (
          <Button icon={<RotateCw aria-hidden />} isPending={isRetrying} onPress={onRetry}>
            {words.tryAgain}
          </Button>
        )}
        {actions}
      </div>
    </div>
  )
}
