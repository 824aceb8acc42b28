/** Turning and zooming with mouse, touch and keys. One pointer turns, two pinch, the wheel zooms, arrows turn. */
import { type KeyboardEvent, type RefObject, useCallback, useEffect } from 'react'
import { type Orbit, startingOrbit, TURN_STEP, turned, ZOOM_STEP, zoomed } from './orbit.ts'

type Change = (change: (orbit: Orbit) => Orbit) => void
interface Spot {
  x: number
  y: number
}

/** Degrees for one pixel of dragging: half a turn over an ordinary stage. */
const DEGREES_PER_PIXEL = 0.32

function spread(points: readonly Spot[]): number {
  const [a, b] = points
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
}

export function useOrbitGestures(box: RefObject<HTMLElement | null>, change: Change) {
  useEffect(() => {
    const element = box.current
    if (!element) return
    const pointers = new Map<number, Spot>()
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const factor = Math.exp(
        -event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0014) * (event.ctrlKey ? 4 : 1),
      )
      change((orbit) => zoomed(orbit, factor))
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
        const now = spread([...pointers.values()])
        if (apart > 0 && now > 0) change((orbit) => zoomed(orbit, now / apart))
        return
      }
      const [right, down] = [event.clientX - before.x, event.clientY - before.y]
      change((orbit) => turned(orbit, -right * DEGREES_PER_PIXEL, down * DEGREES_PER_PIXEL))
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
      const step = stepOf(event.key)
      if (!step) return
      event.preventDefault()
      event.stopPropagation()
      change(step)
    },
    [change],
  )
}

/** What a key does to the camera; an arrow turns the product its way. */
function stepOf(key: string): ((orbit: Orbit) => Orbit) | undefined {
  switch (key) {
    case 'ArrowLeft':
      return (orbit) => turned(orbit, TURN_STEP, 0)
    case 'ArrowRight':
      return (orbit) => turned(orbit, -TURN_STEP, 0)
    case 'ArrowUp':
      return (orbit) => turned(orbit, 0, -TURN_STEP)
    case 'ArrowDown':
      return (orbit) => turned(orbit, 0, TURN_STEP)
    case '+':
    case '=':
      return (orbit) => zoomed(orbit, ZOOM_STEP)
    case '-':
      return (orbit) => zoomed(orbit, 1 / ZOOM_STEP)
    case 'f':
    case 'F':
    case '0':
    case 'Home':
      return () => startingOrbit
    default:
      return undefined
  }
}
