/** Dragging a row of the tree before, behind or into another. Keyboards move with Alt and the arrows, fingers by the menu. */
import { canHold, dropNode, type DropPlace, findNode } from '@orderwright/domain/graphics'
import { adminGraphicMessages as words } from '@orderwright/domain/messages'
import { type DragEvent, useState } from 'react'
import type { GraphicWork } from '../use-graphic-work.ts'

export interface DropMark {
  readonly id: string
  readonly at: DropPlace
}

/** The outer shares of a row that can hold others mean before and behind it, the middle into it. */
const EDGE = 0.28

export function useRowDrag(work: GraphicWork) {
  const [draggedId, setDraggedId] = useState<string | null>(null)
  const [mark, setMark] = useState<DropMark | null>(null)

  function placeOver(event: DragEvent<HTMLElement>, id: string): DropPlace {
    const target = findNode(work.nodes, id)
    if (id === work.topId) return 'into'
    const box = event.currentTarget.getBoundingClientRect()
    const share = (event.clientY - box.top) / box.height
    if (!target || !canHold(target)) return share < 0.5 ? 'before' : 'after'
    if (share < EDGE) return 'before'
    return share > 1 - EDGE ? 'after' : 'into'
  }
  function end() {
    setDraggedId(null)
    setMark(null)
  }
  return {
    draggedId,
    mark,
    propsOf: (id: string) => ({
      draggable: id !== work.topId,
      onDragStart(event: DragEvent<HTMLElement>) {
        event.dataTransfer.setData('text/plain', findNode(work.nodes, id)?.title ?? '')
        event.dataTransfer.effectAllowed = 'move'
        setDraggedId(id)
      },
      onDragOver(event: DragEvent<HTMLElement>) {
        if (draggedId === null) return
        const at = placeOver(event, id)
        if (!dropNode(work.nodes, draggedId, id, at).ok) return setMark(null)
        event.preventDefault()
        event.dataTransfer.dropEffect = 'move'
        if (mark?.id !== id || mark.at !== at) setMark({ id, at })
      },
      onDrop(event: DragEvent<HTMLElement>) {
        event.preventDefault()
        if (draggedId === null) return
        const title = findNode(work.nodes, draggedId)?.title ?? ''
        work.change(dropNode(work.nodes, draggedId, id, placeOver(event, id)), words.moved({ title }))
        work.select(draggedId, true)
        end()
      },
      onDragEnd: end,
    }),
  }
}
