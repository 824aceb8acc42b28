/** Lines of an order that can be dragged to another place. [1.4.37] */
import type { RefObject } from 'react'
import { useDragRows } from '../../ui/drag/use-drag-rows.ts'
import { useOpenOrder } from '../open-order/editor-context.tsx'

interface UseDragRank {
  list: RefObject<HTMLElement | null>
  axis: 'x' | 'y'
  /** what a row is dragged by; the whole row, by mouse, when left out */
  handle?: string
  isEnabled: boolean
}

export function useDragRank({ list, axis, handle, isEnabled }: UseDragRank) {
  const { editor } = useOpenOrder()
  useDragRows({
    list,
    axis,
    ...(handle === undefined ? {} : { handle }),
    isEnabled,
    onMove: (itemId, rank) => editor.moveItem(itemId, rank),
  })
}
