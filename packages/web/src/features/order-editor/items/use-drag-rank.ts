/**
 * Rows that are dragged to another place. The row under the pointer shows where the dragged one would go; Escape leaves
 * everything as it was. Keyboards move rows with Alt and the arrows instead.
 */
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'

interface DragRankOptions {
  list: RefObject<HTMLElement | null>
  axis: 'x' | 'y'
  /** what a row is dragged by; the whole row when left out (then by mouse alone: a finger scrolls) */
  handle?: string
  /** called once, with the place counted from 1 */
  onMove: (itemId: number, rank: number) => void
}

/** Less than this is a press. */
const THRESHOLD_PX = 6

interface Drag {
  readonly row: HTMLElement
  readonly from: number
  readonly start: number
  isMoving: boolean
  /** the place that it would take among the other rows, from 0 */
  to: number
}

/** Handlers for the list. Rows carry `data-item` with their id; `data-drop` and `data-dragged` are for their look. */
export function useDragRank({ list, axis, handle, onMove }: DragRankOptions) {
  const drag = useRef<Drag | null>(null)
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>(':scope > [data-item]') ?? [])]

  function clear() {
    for (const row of rows()) {
      delete row.dataset['drop']
      delete row.dataset['dragged']
    }
    drag.current = null
  }
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || drag.current === null) return
      event.stopPropagation()
      clear()
    }
    window.addEventListener('keydown', onKeyDown, true)
    return () => window.removeEventListener('keydown', onKeyDown, true)
  })

  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0 || !(event.target instanceof Element)) return
    if (handle ? !event.target.closest(handle) : event.pointerType !== 'mouse') return
    const row = event.target.closest<HTMLElement>('[data-item]')
    const from = row ? rows().indexOf(row) : -1
    if (!row || from < 0) return
    drag.current = {
      row,
      from,
      start: axis === 'y' ? event.clientY : event.clientX,
      isMoving: false,
      to: from,
    }
  }
  function onPointerMove(event: PointerEvent) {
    const now = drag.current
    if (!now) return
    const at = axis === 'y' ? event.clientY : event.clientX
    if (!now.isMoving) {
      if (Math.abs(at - now.start) < THRESHOLD_PX) return
      now.isMoving = true
      now.row.dataset['dragged'] = ''
      event.currentTarget.setPointerCapture(event.pointerId)
    }
    const others = rows().filter((row) => row !== now.row)
    const before = others.filter((row) => {
      const box = row.getBoundingClientRect()
      return axis === 'y' ? box.top + box.height / 2 < at : box.left + box.width / 2 < at
    }).length
    now.to = before
    for (const row of others) delete row.dataset['drop']
    if (now.to === now.from) return
    const next = others[before]
    const last = others.at(-1)
    if (next) next.dataset['drop'] = 'before'
    else if (last) last.dataset['drop'] = 'after'
    next?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  function onPointerUp() {
    const now = drag.current
    if (!now) return
    const { row, from, to, isMoving } = now
    clear()
    if (!isMoving) return
    // The press that ends a drag chooses nothing.
    window.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => window.removeEventListener('click', swallow, true), 0)
    if (to !== from) onMove(Number(row.dataset['item']), to + 1)
  }
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: clear }
}

function swallow(event: Event) {
  event.stopPropagation()
  event.preventDefault()
}

/** How rows show a drag: the dragged one faint, a line where it would go. `axis` is that of the list. */
export function dragClasses(axis: 'x' | 'y'): string {
  return axis === 'y'
    ? 'data-dragged:opacity-50 data-[drop=before]:shadow-[inset_0_2px_0_var(--color-accent)] data-[drop=after]:shadow-[inset_0_-2px_0_var(--color-accent)]'
    : 'data-dragged:opacity-50 data-[drop=before]:shadow-[inset_2px_0_0_var(--color-accent)] data-[drop=after]:shadow-[inset_-2px_0_0_var(--color-accent)]'
}
