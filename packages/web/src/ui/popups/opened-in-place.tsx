/** A form that opens in the page, below what was pressed. */
import { type ReactNode, useLayoutEffect, useRef } from 'react'

interface OpenedInPlaceProps {
  /** it stood there already, as after a reload: the page stays where it is */
  isKept: boolean
  className?: string
  children: ReactNode
}

const field = 'button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled)'

/** Comes into view as a whole, with the focus in its first field; when it ends, the focus goes back to what opened it, if that is still there. */
export function OpenedInPlace({ isKept, className, children }: OpenedInPlaceProps) {
  const place = useRef<HTMLDivElement>(null)
  const isFresh = useRef(!isKept)
  useLayoutEffect(() => {
    const opener = document.activeElement
    if (isFresh.current) {
      place.current?.querySelector<HTMLElement>(field)?.focus({ preventScroll: true })
      place.current?.scrollIntoView({ block: 'nearest' })
    }
    return () => {
      // Once all of this drawing stands: what opened it may not be pressed while it is open.
      queueMicrotask(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus()
      })
    }
  }, [])
  return (
    <div ref={place} className={className}>
      {children}
    </div>
  )
}
