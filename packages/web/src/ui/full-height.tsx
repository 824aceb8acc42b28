/** A page that is as high as the window. */
import { type ReactNode, useRef } from 'react'
import { useTopOf } from '../lib/browser/use-top-of.ts'

/** The room that the header leaves; its columns scroll, the page does not. */
export function FullHeight({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  const top = useTopOf(main)
  return (
    <main
      ref={main}
      className="flex min-h-0 flex-col"
      style={{ height: `calc(100dvh - ${top}px - var(--toast-room, 0px))` }}
    >
      {children}
    </main>
  )
}
