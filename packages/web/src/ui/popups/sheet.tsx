/**
 * The sheet at the foot of a phone's screen: always there, in two heights, dragged or tapped by its handle. It does
 * not trap the focus: the drawing above stays usable.
 */
import { uiMessages as words } from '@orderwright/domain/messages'
import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { cx } from '../cx.ts'

interface SheetProps {
  label: string
  isExpanded: boolean
  onExpandedChange: (isExpanded: boolean) => void
  /** CSS lengths */
  collapsedHeight?: string
  expandedHeight?: string
  /** always visible at its foot: the primary action */
  footer?: ReactNode
  className?: string
  children: ReactNode
}

const DRAG_THRESHOLD_PX = 24

export function Sheet({
  label,
  isExpanded,
  onExpandedChange,
  collapsedHeight = '45dvh',
  expandedHeight = '85dvh',
  footer,
  className,
  children,
}: SheetProps) {
  const startY = useRef<number | null>(null)
  const hasDragged = useRef(false)
  const [dragPx, setDragPx] = useState(0)

  function onPointerDown(event: PointerEvent<HTMLButtonElement>) {
    startY.current = event.clientY
    hasDragged.current = false
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  function onPointerMove(event: PointerEvent) {
    if (startY.current === null) return
    const moved = startY.current - event.clientY
    if (Math.abs(moved) > 4) hasDragged.current = true
    setDragPx(moved)
  }
  function onPointerUp() {
    if (startY.current === null) return
    startY.current = null
    if (dragPx > DRAG_THRESHOLD_PX) onExpandedChange(true)
    else if (dragPx < -DRAG_THRESHOLD_PX) onExpandedChange(false)
    setDragPx(0)
  }

  return (
    <section
      aria-label={label}
      className={cx(
        'flex flex-col rounded-t bg-paper shadow-pop',
        dragPx === 0 && 'transition-[height]',
        className,
      )}
      style={{ height: `calc(${isExpanded ? expandedHeight : collapsedHeight} + ${dragPx}px)` }}
    >
      <button
        type="button"
        aria-expanded={isExpanded}
        aria-label={isExpanded ? words.makeSmaller({ label }) : words.makeLarger({ label })}
        className="flex h-6 w-full shrink-0 cursor-grab touch-none items-center justify-center focus-inset pointer-coarse:h-8"
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerUp}
        onClick={() => {
          if (!hasDragged.current) onExpandedChange(!isExpanded)
        }}
      >
        <span className="h-1 w-9 rounded-full bg-edge" aria-hidden="true" />
      </button>
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain">{children}</div>
      {footer && (
        <div className="shrink-0 border-t border-hairline bg-paper px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))]">
          {footer}
        </div>
      )}
    </section>
  )
}
