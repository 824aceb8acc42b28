/** Rows of a list that can be dragged to another place; what drags them is fetched once the screen stands. [1.4.37, 2.5.01] */
import { type RefObject, useEffect, useRef } from 'react'
import { deferredModule } from '../deferred.tsx'

const dragging = deferredModule(() => import('./drag-rows.ts'), { when: 'idle' })

interface UseDragRows {
  /** holds the rows; each has `data-item` with its id */
  list: RefObject<HTMLElement | null>
  axis: 'x' | 'y'
  /** what a row is dragged by; the whole row, by mouse, when left out */
  handle?: string
  isEnabled: boolean
  /** the place among the rows, counted from 1, and the row that stood there */
  onMove: (itemId: number, place: number, overId: number) => void
}

export function useDragRows({ list, axis, handle, isEnabled, onMove }: UseDragRows) {
  // A press can't wait for it: it is fetched with the list.
  const loaded = dragging.use(isEnabled)
  const move = useRef(onMove)
  useEffect(() => {
    move.current = onMove
  })
  useEffect(() => {
    const element = list.current
    if (!loaded || !element || !isEnabled) return undefined
    return loaded.attachDragRows(element, {
      axis,
      handle,
      onMove: (itemId, place, overId) => move.current(itemId, place, overId),
    })
  }, [loaded, list, axis, handle, isEnabled])
}

/** How rows show a drag: the dragged one faint, a line where it would go. `axis` is that of the list. */
export function dragClasses(axis: 'x' | 'y'): string {
  return axis === 'y'
    ? 'data-dragged:opacity-50 data-[drop=before]:shadow-[inset_0_2px_0_var(--color-accent)] data-[drop=after]:shadow-[inset_0_-2px_0_var(--color-accent)]'
    : 'data-dragged:opacity-50 data-[drop=before]:shadow-[inset_2px_0_0_var(--color-accent)] data-[drop=after]:shadow-[inset_-2px_0_0_var(--color-accent)] rtl:data-[drop=before]:shadow-[inset_-2px_0_0_var(--color-accent)] rtl:data-[drop=after]:shadow-[inset_2px_0_0_var(--color-accent)]'
}
