/** What a row is dragged by, with the mouse or a finger. Keyboards have ways of their own, so nobody hears of it. */
import { GripVertical } from 'lucide-react'
import { cx } from '../cx.ts'

/** The handle that `useDragRows` looks for. */
export const GRIP = '[data-grip]'

export function DragGrip({ className }: { className?: string }) {
  return (
    <span
      data-grip=""
      aria-hidden="true"
      className={cx(
        'inline-flex h-7 w-5 cursor-grab touch-none items-center justify-center text-ink-3 transition-colors hover:text-ink active:cursor-grabbing pointer-coarse:h-11 pointer-coarse:w-9',
        className,
      )}
    >
      <GripVertical className="size-3.5" />
    </span>
  )
}
