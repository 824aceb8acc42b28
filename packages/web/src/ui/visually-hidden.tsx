/** Words for screen readers alone. */
import type { ReactNode } from 'react'

export function VisuallyHidden({ children, isLive = false }: { children: ReactNode; isLive?: boolean }) {
  return (
    <span className="sr-only" aria-live={isLive ? 'polite' : undefined}>
      {children}
    </span>
  )
}
