/** The pointer, fingers, pen and wheel on the sheet. Two fingers pan and zoom and never draw. */
import type { Point } from '@orderwright/domain'
import { type RefObject, useEffect } from 'react'
import { useCanvas } from '../canvas-context.tsx'

/** How much a notch of the wheel zooms. */
const WHEEL_FACTOR = 1.0015

function modifiersOf(event: MouseEvent) {
  return { shift: event.shiftKey, alt: event.altKey, ctrl: event.ctrlKey || event.metaKey }
}

export function usePointer(place: RefObject<HTMLElement | null>) {
  const canvas = useCanvas()
  useEffect(() => {
    const element = place.current
    if (!element) return
    const fingers = new Map<number, Point>()
    /** the middle button, or a held space, pans with any tool */
    let panning: Point | null = null

    const at = (event: { clientX: number; clientY: number }): Point => {
      const { left, top } = element.getBoundingClientRect()
      return { x: event.clientX - left, y: event.clientY - top }
    }
    const middle = (): Point => {
      const points = [...fingers.values()]
      const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 })
      return { x: sum.x / points.length, y: sum.y / points.length }
    }
    const spread = (): number => {
      const [one, other] = [...fingers.values()]
      return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0
    }

    function onDown(event: PointerEvent): void {
      if (!element) return
      element.setPointerCapture(event.pointerId)
      element.focus({ preventScroll: true })
      const point = at(event)
      if (event.pointerType === 'touch') {
        fingers.set(event.pointerId, point)
        // The second finger takes back what the first one has begun.
        if (fingers.size === 2) return void canvas.cancel()
        if (fingers.size > 2) return
      }
      if (event.button === 1) {
        panning = point
        return
      }
      if (event.button === 0) canvas.pointerDown(point, modifiersOf(event))
    }
    function onMove(event: PointerEvent): void {
      const point = at(event)
      if (fingers.has(event.pointerId) && fingers.size >= 2) {
        const [before, wide] = [middle(), spread()]
        fingers.set(event.pointerId, point)
        const after = middle()
        canvas.panBy({ x: after.x - before.x, y: after.y - before.y })
        if (wide > 0) canvas.zoomBy(spread() / wide, after)
        return
      }
      if (fingers.has(event.pointerId)) fingers.set(event.pointerId, point)
      if (panning) {
        canvas.panBy({ x: point.x - panning.x, y: point.y - panning.y })
        panning = point
        return
      }
      canvas.pointerMove(point, modifiersOf(event))
    }
    function onUp(event: PointerEvent): void {
      const wasOneOfSeveral = fingers.size > 1
      fingers.delete(event.pointerId)
      if (panning) {
        panning = null
        return
      }
      if (!wasOneOfSeveral && event.button === 0) canvas.pointerUp(at(event), modifiersOf(event))
    }
    function onCancel(event: PointerEvent): void {
      fingers.delete(event.pointerId)
      panning = null
      canvas.cancel()
    }
    function onWheel(event: WheelEvent): void {
      event.preventDefault()
      // A pinch on a trackpad comes as a wheel with Ctrl.
      if (event.ctrlKey || event.metaKey || !event.shiftKey) {
        const isPinch = event.ctrlKey && Math.abs(event.deltaY) < 50
        canvas.zoomBy(WHEEL_FACTOR ** (-event.deltaY * (isPinch ? 6 : 1)), at(event))
      } else canvas.panBy({ x: -event.deltaY, y: -event.deltaX })
    }
    const onLeave = () => canvas.pointerLeave()

    element.addEventListener('pointerdown', onDown)
    element.addEventListener('pointermove', onMove)
    element.addEventListener('pointerup', onUp)
    element.addEventListener('pointercancel', onCancel)
    element.addEventListener('pointerleave', onLeave)
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => {
      element.removeEventListener('pointerdown', onDown)
      element.removeEventListener('pointermove', onMove)
      element.removeEventListener('pointerup', onUp)
      element.removeEventListener('pointercancel', onCancel)
      element.removeEventListener('pointerleave', onLeave)
      element.removeEventListener('wheel', onWheel)
    }
  }, [canvas, place])
}
