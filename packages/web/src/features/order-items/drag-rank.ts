/**
 * Rows that are dragged to another place. The row under the pointer shows where the dragged one would go; Escape leaves
 * everything as it was. Keyboards move rows with Alt and the arrows instead.
 */

export interface DragRankOptions {
  axis: 'x' | 'y'
  /** what a row is dragged by; the whole row when left out (then by mouse alone: a finger scrolls) */
  handle?: string | undefined
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

function swallow(event: Event) {
  event.stopPropagation()
  event.preventDefault()
}

/**
 * Makes the rows of a list draggable, until the answered function is called. Rows carry `data-item` with their id;
 * `data-drop` and `data-dragged` are for their look.
 */
export function attachDragRank(list: HTMLElement, { axis, handle, onMove }: DragRankOptions): () => void {
  let drag: Drag | null = null
  const rows = () => [...list.querySelectorAll<HTMLElement>(':scope > [data-item]')]
  const along = (event: PointerEvent) => (axis === 'y' ? event.clientY : event.clientX)

  function clear() {
    for (const row of rows()) {
      delete row.dataset['drop']
      delete row.dataset['dragged']
    }
    drag = null
  }
  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0 || !(event.target instanceof Element)) return
    if (handle ? !event.target.closest(handle) : event.pointerType !== 'mouse') return
    const row = event.target.closest<HTMLElement>('[data-item]')
    const from = row ? rows().indexOf(row) : -1
    if (row && from >= 0) drag = { row, from, start: along(event), isMoving: false, to: from }
  }
  function onPointerMove(event: PointerEvent) {
    if (!drag) return
    const at = along(event)
    if (!drag.isMoving) {
      if (Math.abs(at - drag.start) < THRESHOLD_PX) return
      drag.isMoving = true
      drag.row.dataset['dragged'] = ''
      list.setPointerCapture(event.pointerId)
    }
    const { row: dragged, from } = drag
    const others = rows().filter((row) => row !== dragged)
    const before = others.filter((row) => {
      const box = row.getBoundingClientRect()
      return axis === 'y' ? box.top + box.height / 2 < at : box.left + box.width / 2 < at
    }).length
    drag.to = before
    for (const row of others) delete row.dataset['drop']
    if (before === from) return
    const next = others[before]
    const last = others.at(-1)
    if (next) next.dataset['drop'] = 'before'
    else if (last) last.dataset['drop'] = 'after'
    next?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  function onPointerUp() {
    if (!drag) return
    const { row, from, to, isMoving } = drag
    clear()
    if (!isMoving) return
    // The press that ends a drag chooses nothing.
    window.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => window.removeEventListener('click', swallow, true), 0)
    if (to !== from) onMove(Number(row.dataset['item']), to + 1)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !drag) return
    event.stopPropagation()
    clear()
  }
  // Says to styles and tests that the rows can be dragged now.
  list.dataset['draggable'] = ''
  list.addEventListener('pointerdown', onPointerDown)
  list.addEventListener('pointermove', onPointerMove)
  list.addEventListener('pointerup', onPointerUp)
  list.addEventListener('pointercancel', clear)
  window.addEventListener('keydown', onKeyDown, true)
  return () => {
    clear()
    delete list.dataset['draggable']
    list.removeEventListener('pointerdown', onPointerDown)
    list.removeEventListener('pointermove', onPointerMove)
    list.removeEventListener('pointerup', onPointerUp)
    list.removeEventListener('pointercancel', clear)
    window.removeEventListener('keydown', onKeyDown, true)
  }
}
