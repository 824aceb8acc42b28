/** Looking about and walking with mouse, touch and keys: one pointer looks, two pinch and go, the wheel goes, keys step. */
import type { Eye } from '@orderwright/domain/canvas-room'
import { type KeyboardEvent, type RefObject, useCallback, useEffect } from 'react'
import { lookingTo, stepped, type Walk, walkOfKey } from './walk.ts'

interface Spot {
  x: number
  y: number
}

/** Degrees for one pixel of dragging, and inches for one of the wheel and of a pinch. */
const DEGREES_PER_PIXEL = 0.18
const INCHES_PER_WHEEL = 0.12
const INCHES_PER_PINCH = 0.6

function spread(points: readonly Spot[]): number {
  const [a, b] = points
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
}

/** The keys' handler. `change` and `home` are to stay the same between renderings as far as they can. */
export function useWalkGestures(
  box: RefObject<HTMLElement | null>,
  change: (walk: Walk) => void,
  home: Eye,
): (event: KeyboardEvent) => void {
  useEffect(() => {
    const element = box.current
    if (!element) return
    const pointers = new Map<number, Spot>()
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const pixels = event.deltaY * (event.deltaMode === 1 ? 20 : 1) * (event.ctrlKey ? 4 : 1)
      change((eye) => stepped(eye, -pixels * INCHES_PER_WHEEL, 0))
    }
    const onDown = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.button > 1) return
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      element.setPointerCapture(event.pointerId)
    }
    const onMove = (event: PointerEvent) => {
      const before = pointers.get(event.pointerId)
      if (!before) return
      const apart = spread([...pointers.values()])
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      if (pointers.size > 1) {
        const further = spread([...pointers.values()]) - apart
        return change((eye) => stepped(eye, further * INCHES_PER_PINCH, 0))
      }
      const [right, down] = [event.clientX - before.x, event.clientY - before.y]
      // What is dragged goes along with the hand.
      change((eye) => lookingTo(eye, -right * DEGREES_PER_PIXEL, down * DEGREES_PER_PIXEL))
    }
    const onUp = (event: PointerEvent) => {
      pointers.delete(event.pointerId)
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    element.addEventListener('pointerdown', onDown)
    element.addEventListener('pointermove', onMove)
    element.addEventListener('pointerup', onUp)
    element.addEventListener('pointercancel', onUp)
    return () => {
      element.removeEventListener('wheel', onWheel)
      element.removeEventListener('pointerdown', onDown)
      element.removeEventListener('pointermove', onMove)
      element.removeEventListener('pointerup', onUp)
      element.removeEventListener('pointercancel', onUp)
    }
  }, [box, change])

  return useCallback(
    (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const walk = walkOfKey(event.key, event.shiftKey, home)
      if (!walk) return
      event.preventDefault()
      event.stopPropagation()
      change(walk)
    },
    [change, home],
  )
}
