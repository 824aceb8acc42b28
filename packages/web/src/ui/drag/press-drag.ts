/**
 * A press that becomes a drag once it has gone further than a press does. Escape, and a release that nobody here heard of, leave everything
 * as it was.
 */

export interface Point {
  readonly x: number
  readonly y: number
}

export interface PressDragOptions<Taken> {
  /** what a press takes up; null: nothing that is dragged */
  readonly take: (event: PointerEvent, pressed: Element) => Taken | null
  /** how far a pointer has gone, in px, by its way along both axes */
  readonly distance: (x: number, y: number) => number
  readonly onStart: (taken: Taken) => void
  /** `by`: the way since the press */
  readonly onMove: (taken: Taken, at: Point, by: Point) => void
  readonly onDrop: (taken: Taken) => void
  /** after a drag, before its drop: everything is to look as before */
  readonly onEnd: (taken: Taken) => void
}

/** Less than this is a press. */
const THRESHOLD_PX = 6

interface Press<Taken> {
  readonly taken: Taken
  readonly pointerId: number
  readonly from: Point
  isMoving: boolean
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY })

function swallow(event: Event) {
  event.stopPropagation()
  event.preventDefault()
}

/** Makes what an area holds draggable, until the answered function is called. */
export function attachPressDrag<Taken>(area: HTMLElement, options: PressDragOptions<Taken>): () => void {
  let press: Press<Taken> | null = null

  function end() {
    const ended = press
    press = null
    if (ended?.isMoving) options.onEnd(ended.taken)
    return ended
  }
  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0 || !(event.target instanceof Element)) return
    end()
    const taken = options.take(event, event.target)
    if (taken !== null) press = { taken, pointerId: event.pointerId, from: pointOf(event), isMoving: false }
  }
  function onPointerMove(event: PointerEvent) {
    if (press?.pointerId !== event.pointerId) return
    // Released where nobody here heard of it, such as outside the window.
    if (event.buttons === 0) return void end()
    const at = pointOf(event)
    const by = { x: at.x - press.from.x, y: at.y - press.from.y }
    if (!press.isMoving) {
      if (options.distance(by.x, by.y) < THRESHOLD_PX) return
      press.isMoving = true
      options.onStart(press.taken)
      area.setPointerCapture(event.pointerId)
    }
    options.onMove(press.taken, at, by)
  }
  function onPointerUp(event: PointerEvent) {
    if (press?.pointerId !== event.pointerId) return
    const ended = end()
    if (!ended?.isMoving) return
    // The press that ends a drag chooses nothing.
    window.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => window.removeEventListener('click', swallow, true), 0)
    options.onDrop(ended.taken)
  }
  function onPointerCancel() {
    end()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !press) return
    event.stopPropagation()
    end()
  }

  // Says to styles and tests that something can be dragged now.
  area.dataset['draggable'] = ''
  area.addEventListener('pointerdown', onPointerDown)
  area.addEventListener('pointermove', onPointerMove)
  area.addEventListener('pointerup', onPointerUp)
  area.addEventListener('pointercancel', onPointerCancel)
  window.addEventListener('keydown', onKeyDown, true)
  return () => {
    end()
    delete area.dataset['draggable']
    area.removeEventListener('pointerdown', onPointerDown)
    area.removeEventListener('pointermove', onPointerMove)
    area.removeEventListener('pointerup', onPointerUp)
    area.removeEventListener('pointercancel', onPointerCancel)
    window.removeEventListener('keydown', onKeyDown, true)
  }
}
