/** One sheet of paper: a white page of exactly its size, the same on the screen, in print and in the PDF. */
import type { PageSize } from '@orderwright/domain/documents'
import type { ReactNode } from 'react'

/** `label` names the page to a screen reader. Nothing outside the sheet is shown: a page is never two. */
export function Page({ size, label, children }: { size: PageSize; label: string; children: ReactNode }) {
  return (
    <section className="ow-page" aria-label={label} style={{ width: size.width, height: size.height }}>
      {children}
    </section>
  )
}
