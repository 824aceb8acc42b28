/**
 * Rows that are dragged to another place. The row under the pointer shows where the dragged one would go; Escape leaves
 * everything as it was. Keyboards move rows with Alt and the arrows instead.
 */

export interface DragRowsOptions {
  axis: 'x' | 'y'
  /** what a row is dragged by; the whole row when left out (then by mouse alone: a finger scrolls) */
  handle?: string | undefined
  /** called once, with the place among the rows, counted from 1, and the row that stood there */
  onMove: (itemId: number, place: number, overId: number) => void
}

/** So near to the edge of what scrolls the rows, it scrolls. */
const EDGE_PX = 48
/** px in each frame, at the edge itself */
const MOST_STEP_PX = 18

/** Less than this is a press. */
const THRESHOLD_PX = 6

interface Drag {
  readonly row: HTMLElement
  readonly from: number
  readonly start: number
  /** where the pointer is */
  at: number
  isMoving: boolean
  /** the place that it would take among the other rows, from 0 */
  to: number
}

/** What scrolls the rows along the axis; the page itself where nothing else does. */
function scrollerOf(list: HTMLElement, axis: 'x' | 'y'): Element {
  for (let element: HTMLElement | null = list; element; element = element.parentElement) {
    const style = getComputedStyle(element)
    const overflow = axis === 'y' ? style.overflowY : style.overflowX
    const isLonger =
      axis === 'y' ? element.scrollHeight > element.clientHeight : element.scrollWidth > element.clientWidth
    if (isLonger && (overflow === 'auto' || overflow === 'scroll')) return element
  }
  return document.scrollingElement ?? document.documentElement
}

/** Scrolls while the pointer is held near an edge; `onScroll` hears of each step. */
function createEdgeScroll(list: HTMLElement, axis: 'x' | 'y', onScroll: () => void) {
  let frame = 0
  let at = 0
  let scroller: Element | null = null
  function step() {
    frame = 0
    if (!scroller) return
    const box = scroller.getBoundingClientRect()
    const isPage = scroller === document.scrollingElement
    const [from, to] =
      axis === 'y'
        ? [isPage ? 0 : box.top, isPage ? window.innerHeight : box.bottom]
        : [isPage ? 0 : box.left, isPage ? window.innerWidth : box.right]
    const near = Math.min(EDGE_PX, (to - from) / 4)
    const share = at < from + near ? (at - from - near) / near : at > to - near ? (at - to + near) / near : 0
    if (share === 0) return
    const by = Math.max(-1, Math.min(1, share)) * MOST_STEP_PX
    const before = axis === 'y' ? scroller.scrollTop : scroller.scrollLeft
    scroller.scrollBy(axis === 'y' ? { top: by } : { left: by })
    if ((axis === 'y' ? scroller.scrollTop : scroller.scrollLeft) === before) return
    onScroll()
    frame = requestAnimationFrame(step)
  }
  return {
    to(place: number) {
      at = place
      scroller ??= scrollerOf(list, axis)
      if (frame === 0) frame = requestAnimationFrame(step)
    },
    stop() {
      if (frame !== 0) cancelAnimationFrame(frame)
      frame = 0
      scroller = null
    },
  }
}

function swallow(event: Event) {
  event.stopPropagation()
  event.preventDefault()
}

/**
 * Makes the rows of a list draggable, until the answered function is called. Rows carry `data-item` with their id;
 * `data-drop` and `data-dragged` are for their look.
 */
export function attachDragRows(list: HTMLElement, { axis, handle, onMove }: DragRowsOptions): () => void {
  let drag: Drag | null = null
  /** A row may hold a list with rows of its own, which are none of these. */
  const isOwn = (row: HTMLElement) => {
    const above = row.parentElement?.closest('[data-item]')
    return !above || !list.contains(above)
  }
  const rows = () => [...list.querySelectorAll<HTMLElement>('[data-item]')].filter(isOwn)
  const edges = createEdgeScroll(list, axis, () => place())
  const along = (event: PointerEvent) => (axis === 'y' ? event.clientY : event.clientX)

  function clear() {
    for (const row of rows()) {
      delete row.dataset['drop']
      delete row.dataset['dragged']
    }
    drag = null
    edges.stop()
  }
  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0 || !(event.target instanceof Element)) return
    if (handle ? !event.target.closest(handle) : event.pointerType !== 'mouse') return
    const row = event.target.closest<HTMLElement>('[data-item]')
    const from = row ? rows().indexOf(row) : -1
    if (row && from >= 0)
      drag = { row, from, start: along(event), at: along(event), isMoving: false, to: from }
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
    drag.at = at
    edges.to(at)
    place()
  }
  /** Shows where the dragged row would go. */
  function place() {
    if (!drag) return
    const { row: dragged, from, at } = drag
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
  }
  function onPointerUp() {
    if (!drag) return
    const { row, from, to, isMoving } = drag
    const over = rows()[to]
    clear()
    if (!isMoving) return
    // The press that ends a drag chooses nothing.
    window.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => window.removeEventListener('click', swallow, true), 0)
    if (to !== from && over) onMove(Number(row.dataset['item']), to + 1, Number(over.dataset['item']))
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
