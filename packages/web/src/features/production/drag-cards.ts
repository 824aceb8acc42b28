/**
 * Cards that are dragged to another column, by mouse: a finger scrolls, and has the card's menu, as keyboards have. The column under
 * the pointer shows that it takes the card; Escape leaves everything as it was.
 */

/** Less than this is a press. */
const THRESHOLD_PX = 6
/** So near to the edge of the board, it scrolls sideways. */
const EDGE_PX = 56
/** px in each frame */
const STEP_PX = 16

interface Drag {
  readonly card: HTMLElement
  readonly id: number
  readonly pointerId: number
  readonly from: { readonly x: number; readonly y: number }
  at: { x: number; y: number }
  /** what moves with the pointer; null until it is more than a press */
  ghost: HTMLElement | null
  over: HTMLElement | null
}

/** Makes the cards of a board draggable, until the answered function is called. Cards carry `data-card`, columns `data-column`. */
export function attachDragCards(
  board: HTMLElement,
  onDrop: (orderId: number, statusKey: string) => void,
): () => void {
  let drag: Drag | null = null
  let frame = 0

  function clear() {
    drag?.ghost?.remove()
    if (drag?.over) delete drag.over.dataset['over']
    if (drag) delete drag.card.dataset['dragged']
    if (frame !== 0) cancelAnimationFrame(frame)
    frame = 0
    drag = null
  }

  function begin(going: Drag) {
    const box = going.card.getBoundingClientRect()
    const ghost = going.card.cloneNode(true)
    if (!(ghost instanceof HTMLElement)) return
    ghost.setAttribute('aria-hidden', 'true')
    ghost.inert = true
    ghost.style.cssText = `position:fixed;z-index:40;pointer-events:none;margin:0;transform:none;width:${box.width}px;height:${box.height}px;left:${box.left}px;top:${box.top}px;opacity:.9`
    document.body.append(ghost)
    going.ghost = ghost
    going.card.dataset['dragged'] = ''
    board.setPointerCapture(going.pointerId)
  }

  function place() {
    if (!drag?.ghost) return
    const { at, from, ghost } = drag
    ghost.style.translate = `${at.x - from.x}px ${at.y - from.y}px`
    const under = document.elementFromPoint(at.x, at.y)?.closest<HTMLElement>('[data-column]') ?? null
    const over = under && board.contains(under) ? under : null
    if (over === drag.over) return
    if (drag.over) delete drag.over.dataset['over']
    if (over) over.dataset['over'] = ''
    drag.over = over
  }

  function scrollEdges() {
    frame = 0
    if (!drag?.ghost) return
    const box = board.getBoundingClientRect()
    const by = drag.at.x < box.left + EDGE_PX ? -STEP_PX : drag.at.x > box.right - EDGE_PX ? STEP_PX : 0
    if (by === 0) return
    const before = board.scrollLeft
    board.scrollBy({ left: by })
    if (board.scrollLeft === before) return
    place()
    frame = requestAnimationFrame(scrollEdges)
  }

  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0 || event.pointerType !== 'mouse' || !(event.target instanceof Element)) return
    const card = event.target.closest<HTMLElement>('[data-card]')
    if (!card || event.target.closest('button')) return
    const at = { x: event.clientX, y: event.clientY }
    drag = {
      card,
      id: Number(card.dataset['card']),
      pointerId: event.pointerId,
      from: at,
      at,
      ghost: null,
      over: null,
    }
  }
  function onPointerMove(event: PointerEvent) {
    if (!drag) return
    drag.at = { x: event.clientX, y: event.clientY }
    if (!drag.ghost) {
      if (Math.hypot(drag.at.x - drag.from.x, drag.at.y - drag.from.y) < THRESHOLD_PX) return
      begin(drag)
    }
    place()
    if (frame === 0) frame = requestAnimationFrame(scrollEdges)
  }
  function onPointerUp() {
    if (!drag) return
    const { id, ghost, over, card } = drag
    const home = card.closest<HTMLElement>('[data-column]')
    clear()
    if (!ghost) return
    // The press that ends a drag opens nothing.
    window.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => window.removeEventListener('click', swallow, true), 0)
    const statusKey = over?.dataset['column']
    if (statusKey !== undefined && over !== home) onDrop(id, statusKey)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !drag) return
    event.stopPropagation()
    clear()
  }
  /** A link that is dragged is the card that is dragged. */
  const onNativeDrag = (event: Event) => event.preventDefault()

  // Says to styles and tests that the cards can be dragged now.
  board.dataset['draggable'] = ''
  board.addEventListener('pointerdown', onPointerDown)
  board.addEventListener('pointermove', onPointerMove)
  board.addEventListener('pointerup', onPointerUp)
  board.addEventListener('pointercancel', clear)
  board.addEventListener('dragstart', onNativeDrag)
  window.addEventListener('keydown', onKeyDown, true)
  return () => {
    clear()
    delete board.dataset['draggable']
    board.removeEventListener('pointerdown', onPointerDown)
    board.removeEventListener('pointermove', onPointerMove)
    board.removeEventListener('pointerup', onPointerUp)
    board.removeEventListener('pointercancel', clear)
    board.removeEventListener('dragstart', onNativeDrag)
    window.removeEventListener('keydown', onKeyDown, true)
  }
}

function swallow(event: Event) {
  event.stopPropagation()
  event.preventDefault()
}
