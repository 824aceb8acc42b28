/**
 * A short name or hint for the thing under the pointer or the focus. Never the only place of a fact. It follows the
 * WAI pattern: shown after a moment or at once on keyboard focus, hidden by Escape, described to screen readers.
 */
import {
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { placeBeside, type Side } from '../../lib/browser/place-beside.ts'
import { Kbd } from '../kbd.tsx'

interface TooltipProps {
  content: ReactNode
  shortcut?: string
  placement?: Side
  /** one element */
  children: ReactElement
  /** the element is not a control of ours; kept for readers of the code */
  isPlain?: boolean
  /** the tooltip repeats the element's name: screen readers need not hear it twice */
  isName?: boolean
  /** ms under the pointer before it shows */
  delay?: number
}

/** After one tooltip has shown, the next ones come at once for so long. */
const WARM_MS = 600
let lastHiddenAt = Number.NEGATIVE_INFINITY

export function Tooltip({
  content,
  shortcut,
  placement = 'bottom',
  children,
  isName,
  delay = 500,
}: TooltipProps) {
  const [anchor, setAnchor] = useState<Element | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const id = useId()

  function show(element: Element, wait: number) {
    clearTimeout(timer.current)
    if (wait === 0) setAnchor(element)
    else timer.current = setTimeout(() => setAnchor(element), wait)
  }
  function hide(now: number) {
    clearTimeout(timer.current)
    if (anchor) lastHiddenAt = now
    setAnchor(null)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    if (!anchor) return
    if (!isName) anchor.setAttribute('aria-describedby', id)
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setAnchor(null)
    }
    document.addEventListener('keydown', onKeyDown, true)
    return () => {
      anchor.removeAttribute('aria-describedby')
      document.removeEventListener('keydown', onKeyDown, true)
    }
  }, [anchor, id, isName])

  return (
    <span
      className="contents"
      onPointerEnter={(event: PointerEvent<HTMLSpanElement>) => {
        const element = event.currentTarget.firstElementChild
        if (!element || event.pointerType === 'touch') return
        show(element, event.timeStamp - lastHiddenAt < WARM_MS ? 0 : delay)
      }}
      onPointerLeave={(event) => hide(event.timeStamp)}
      onPointerDown={(event) => hide(event.timeStamp)}
      onFocus={(event: FocusEvent<HTMLSpanElement>) => {
        const element = event.currentTarget.firstElementChild
        if (element && event.target.matches(':focus-visible')) show(element, 0)
      }}
      onBlur={(event) => hide(event.timeStamp)}
    >
      {children}
      {anchor && (
        <TooltipSurface id={id} anchor={anchor} placement={placement}>
          {content}
          {shortcut && <Kbd keys={shortcut} isOnDark />}
        </TooltipSurface>
      )}
    </span>
  )
}

interface TooltipSurfaceProps {
  id: string
  anchor: Element
  placement: Side
  children: ReactNode
}

function TooltipSurface({ id, anchor, placement, children }: TooltipSurfaceProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const { clientWidth: width, clientHeight: height } = document.documentElement
    const size = { width: element.offsetWidth, height: element.offsetHeight }
    setPlace(placeBeside(anchor.getBoundingClientRect(), size, { width, height }, placement))
  }, [anchor, placement])
  return createPortal(
    <div
      ref={ref}
      id={id}
      role="tooltip"
      style={place ?? { left: 0, top: 0, visibility: 'hidden' }}
      className="pointer-events-none fixed z-news flex max-w-64 items-center gap-2 rounded bg-ink px-2 py-1 text-xs text-white shadow-pop animate-appear"
    >
      {children}
    </div>,
    document.body,
  )
}
