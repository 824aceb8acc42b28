/** A line across the page about something that concerns all of it: offline, trying again, guest mode. */
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

const tones = {
  neutral: 'bg-shade text-ink',
  caution: 'bg-caution-soft text-caution',
  invalid: 'bg-invalid-soft text-invalid',
  done: 'bg-done-soft text-done',
}

interface BannerProps {
  tone?: keyof typeof tones
  icon?: ReactNode
  /** a link or small button at the end */
  action?: ReactNode
  className?: string
  children: ReactNode
}

export function Banner({ tone = 'neutral', icon, action, className, children }: BannerProps) {
  return (
    <div
      role="status"
      className={cx(
        'flex min-h-9 items-center justify-center gap-2 px-4 py-1.5 text-sm',
        tones[tone],
        className,
      )}
    >
      {icon && <span className="shrink-0 [&_svg]:size-4">{icon}</span>}
      <span>{children}</span>
      {action}
    </div>
  )
}
