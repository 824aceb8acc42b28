/** Wheel, drag and pinch on a drawing's box. A press that does not move stays a click. */
import { type RefObject, useEffect, useRef } from 'react'
import { type CameraView, zoomAbout } from './scene-camera.ts'

type SetView = (change: (view: CameraView) => CameraView) => void
type Spot = { x: number; y: number }

const DRAG_THRESHOLD_PX = 4

function middleOf(element: Element): Spot {
  const box = element.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

function spread(points: readonly Spot[]): number {
  const [a, b] = points
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
}

/** Returns a ref that is true while (and just after) the pointer has dragged: such a release is no click. */
export function useCameraGestures(box: RefObject<HTMLDivElement | null>, setView: SetView, isOn: boolean) {
  const hasDragged = useRef(false)
  useEffect(() => {
    const element = box.current
    if (!element || !isOn) return
    const pointers = new Map<number, Spot>()
    let start: Spot = { x: 0, y: 0 }

    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const middle = middleOf(element)
      const factor = Math.exp(
        -event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016) * (event.ctrlKey ? 4 : 1),
      )
      setView((view) => zoomAbout(view, factor, event.clientX - middle.x, event.clientY - middle.y))
    }
    const onDown = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.button > 1) return
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      start = { x: event.clientX, y: event.clientY }
      if (pointers.size === 1) hasDragged.current = false
    }
    const onMove = (event: PointerEvent) => {
      const before = pointers.get(event.pointerId)
      if (!before) return
      const now = { x: event.clientX, y: event.clientY }
      if (!hasDragged.current && pointers.size === 1 && spread([start, now]) < DRAG_THRESHOLD_PX) return
      if (!hasDragged.current) element.setPointerCapture(event.pointerId)
      hasDragged.current = true
      const spreadBefore = spread([...pointers.values()])
      pointers.set(event.pointerId, now)
      const all = [...pointers.values()]
      const share = 1 / all.length
      const moved = { x: (now.x - before.x) * share, y: (now.y - before.y) * share }
      const middle = middleOf(element)
      const center = {
        x: all.reduce((sum, p) => sum + p.x, 0) * share - middle.x,
        y: all.reduce((sum, p) => sum + p.y, 0) * share - middle.y,
      }
      const factor = all.length === 2 && spreadBefore > 0 ? spread(all) / spreadBefore : 1
      setView((view) => {
        const panned = { ...view, panX: view.panX + moved.x, panY: view.panY + moved.y }
        return factor === 1 ? panned : zoomAbout(panned, factor, center.x, center.y)
      })
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
  }, [box, setView, isOn])
  return hasDragged
}
