/**
 * Rows that are dragged to another place. The row under the pointer shows where the dragged one would go; Escape leaves
 * everything as it was. Keyboards move rows with Alt and the arrows instead.
 */
import { attachPressDrag } from './press-drag.ts'
import { alongLine } from '../../lib/browser/reading.ts'

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

interface Drag {
  readonly row: HTMLElement
  readonly from: number
  /** where the pointer is */
  at: number
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

/**
 * Makes the rows of a list draggable, until the answered function is called. Rows carry `data-item` with their id;
 * `data-drop` and `data-dragged` are for their look.
 */
export function attachDragRows(list: HTMLElement, { axis, handle, onMove }: DragRowsOptions): () => void {
  /** A row may hold a list with rows of its own, which are none of these. */
  const isOwn = (row: HTMLElement) => {
    const above = row.parentElement?.closest('[data-item]')
    return !above || !list.contains(above)
  }
  const rows = () => [...list.querySelectorAll<HTMLElement>('[data-item]')].filter(isOwn)
  let moving: Drag | null = null
  const edges = createEdgeScroll(list, axis, () => {
    if (moving) place(moving)
  })

  /** Shows where the dragged row would go. */
  function place(drag: Drag) {
    const { row: dragged, from, at } = drag
    const others = rows().filter((row) => row !== dragged)
    const before = others.filter((row) => {
      const box = row.getBoundingClientRect()
      return axis === 'y'
        ? box.top + box.height / 2 < at
        : alongLine(box.left + box.width / 2) < alongLine(at)
    }).length
    drag.to = before
    for (const row of others) delete row.dataset['drop']
    if (before === from) return
    const next = others[before]
    const last = others.at(-1)
    if (next) next.dataset['drop'] = 'before'
    else if (last) last.dataset['drop'] = 'after'
  }

  return attachPressDrag<Drag>(list, {
    take(event, pressed) {
      if (handle ? !pressed.closest(handle) : event.pointerType !== 'mouse') return null
      const row = pressed.closest<HTMLElement>('[data-item]')
      const from = row ? rows().indexOf(row) : -1
      return row && from >= 0 ? { row, from, at: 0, to: from } : null
    },
    distance: (x, y) => Math.abs(axis === 'y' ? y : x),
    onStart(drag) {
      moving = drag
      drag.row.dataset['dragged'] = ''
    },
    onMove(drag, at) {
      drag.at = at[axis]
      edges.to(drag.at)
      place(drag)
    },
    onEnd() {
      for (const row of rows()) {
        delete row.dataset['drop']
        delete row.dataset['dragged']
      }
      moving = null
      edges.stop()
    },
    onDrop({ row, from, to }) {
      const over = rows()[to]
      if (to !== from && over) onMove(Number(row.dataset['item']), to + 1, Number(over.dataset['item']))
    },
  })
}
