/** A titled part of a form: its title and hint stand left of the fields on wide screens, above them on narrow ones. */
import type { ReactNode } from 'react'

interface FormSectionProps {
  title: string
  hint?: string
  children: ReactNode
}

export function FormSection({ title, hint, children }: FormSectionProps) {
  return (
    <section className="grid gap-x-8 gap-y-3 border-t border-hairline py-5 first:border-t-0 first:pt-1 sm:grid-cols-[9.5rem_1fr]">
      <div>
        <h3 className="text-sm font-semibold">{title}</h3>
        {hint && <p className="mt-0.5 text-xs text-ink-2">{hint}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
