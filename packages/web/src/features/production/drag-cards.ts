/**
 * Cards that are dragged to another column, by mouse: a finger scrolls, and has the card's menu, as keyboards have. The column under
 * the pointer shows that it takes the card; Escape leaves everything as it was.
 */
import { attachPressDrag, type Point } from '../../ui/drag/press-drag.ts'

/** So near to the edge of the board, it scrolls sideways. */
const EDGE_PX = 56
/** px in each frame */
const STEP_PX = 16

interface Drag {
  readonly card: HTMLElement
  readonly id: number
  /** the column that it was taken from: the card itself may have left the page by the time it is dropped */
  readonly home: HTMLElement | null
  at: Point
  /** what moves with the pointer; null while it is a press */
  ghost: HTMLElement | null
  over: HTMLElement | null
}

/** Makes the cards of a board draggable, until the answered function is called. Cards carry `data-card`, columns `data-column`. */
export function attachDragCards(
  board: HTMLElement,
  onDrop: (orderId: number, statusKey: string) => void,
): () => void {
  let frame = 0

  function ghostOf(card: HTMLElement): HTMLElement {
    const box = card.getBoundingClientRect()
    const ghost = document.createElement('div')
    ghost.append(card.cloneNode(true))
    ghost.setAttribute('aria-hidden', 'true')
    ghost.inert = true
    ghost.style.cssText = `position:fixed;z-index:40;pointer-events:none;width:${box.width}px;height:${box.height}px;left:${box.left}px;top:${box.top}px;opacity:.9`
    document.body.append(ghost)
    return ghost
  }

  function findColumn(drag: Drag) {
    const under =
      document.elementFromPoint(drag.at.x, drag.at.y)?.closest<HTMLElement>('[data-column]') ?? null
    const over = under && board.contains(under) ? under : null
    if (over === drag.over) return
    if (drag.over) delete drag.over.dataset['over']
    if (over) over.dataset['over'] = ''
    drag.over = over
  }

  function scrollEdges(drag: Drag) {
    frame = 0
    const box = board.getBoundingClientRect()
    const by = drag.at.x < box.left + EDGE_PX ? -STEP_PX : drag.at.x > box.right - EDGE_PX ? STEP_PX : 0
    if (by === 0) return
    const before = board.scrollLeft
    board.scrollBy({ left: by })
    if (board.scrollLeft === before) return
    findColumn(drag)
    frame = requestAnimationFrame(() => scrollEdges(drag))
  }

  /** A link that is dragged is the card that is dragged. */
  const onNativeDrag = (event: Event) => event.preventDefault()
  board.addEventListener('dragstart', onNativeDrag)
  const detach = attachPressDrag<Drag>(board, {
    take(event, pressed) {
      const card = pressed.closest<HTMLElement>('[data-card]')
      if (event.pointerType !== 'mouse' || !card || pressed.closest('button')) return null
      const home = card.closest<HTMLElement>('[data-column]')
      const at = { x: event.clientX, y: event.clientY }
      return { card, id: Number(card.dataset['card']), home, at, ghost: null, over: null }
    },
    distance: Math.hypot,
    onStart(drag) {
      drag.ghost = ghostOf(drag.card)
      drag.card.dataset['dragged'] = ''
    },
    onMove(drag, at, by) {
      drag.at = at
      if (drag.ghost) drag.ghost.style.translate = `${by.x}px ${by.y}px`
      findColumn(drag)
      if (frame === 0) frame = requestAnimationFrame(() => scrollEdges(drag))
    },
    onEnd({ card, ghost, over }) {
      ghost?.remove()
      if (over) delete over.dataset['over']
      delete card.dataset['dragged']
      if (frame !== 0) cancelAnimationFrame(frame)
      frame = 0
    },
    onDrop({ id, over, home }) {
      const statusKey = over?.dataset['column']
      if (statusKey !== undefined && over !== home) onDrop(id, statusKey)
    },
  })
  return () => {
    detach()
    board.removeEventListener('dragstart', onNativeDrag)
  }
}
