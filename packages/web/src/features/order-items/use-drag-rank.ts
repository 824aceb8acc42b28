/** Rows of a list that can be dragged to another place; what drags them is fetched once the screen stands. [1.4.37] */
import { type RefObject, useEffect } from 'react'
import { deferredModule } from '../../ui/deferred.tsx'
import { useOpenOrder } from '../open-order/editor-context.tsx'

const dragging = deferredModule(() => import('./drag-rank.ts'), { when: 'idle' })

interface UseDragRank {
  list: RefObject<HTMLElement | null>
  axis: 'x' | 'y'
  /** what a row is dragged by; the whole row, by mouse, when left out */
  handle?: string
  isEnabled: boolean
}

export function useDragRank({ list, axis, handle, isEnabled }: UseDragRank) {
  const { editor } = useOpenOrder()
  // A press can't wait for it: it is fetched with the list.
  const loaded = dragging.use(isEnabled)
  useEffect(() => {
    const element = list.current
    if (!loaded || !element || !isEnabled) return undefined
    const onMove = (itemId: number, rank: number) => editor.moveItem(itemId, rank)
    return loaded.attachDragRank(element, { axis, handle, onMove })
  }, [loaded, list, axis, handle, isEnabled, editor])
}

/** How rows show a drag: the dragged one faint, a line where it would go. `axis` is that of the list. */
export function dragClasses(axis: 'x' | 'y'): string {
  return axis === 'y'
    ? 'data-dragged:opacity-50 data-[drop=before]:shadow-[inset_0_2px_0_var(--color-accent)] data-[drop=after]:shadow-[inset_0_-2px_0_var(--color-accent)]'
    : 'data-dragged:opacity-50 data-[drop=before]:shadow-[inset_2px_0_0_var(--color-accent)] data-[drop=after]:shadow-[inset_-2px_0_0_var(--color-accent)]'
}
