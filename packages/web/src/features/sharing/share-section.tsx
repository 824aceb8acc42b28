/** A titled part of the sharing popup. [2.2.61] */
import type { ReactNode } from 'react'

export function ShareSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-4 border-t border-hairline pt-3">
      <h3 className="mb-1 text-xs font-medium text-ink-2">{title}</h3>
      {children}
    </section>
  )
}
