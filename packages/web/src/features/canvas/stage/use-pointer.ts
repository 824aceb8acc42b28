/** The pointer, fingers, pen, wheel and space bar on the sheet, as the canvas takes them. */
import type { Point } from '@orderwright/domain/geometry'
import { createPointers, type PointerSignal } from '@orderwright/editor/canvas'
import { type RefObject, useEffect } from 'react'
import { browserStreamPorts as clock } from '../../../lib/api/page-stream.ts'
import { useCanvas } from '../canvas-context.tsx'

/** How much a notch of the wheel zooms. */
const WHEEL_FACTOR = 1.0015
/** How long a device is felt that has taken something up, milliseconds. */
const FELT_MS = 10

export function usePointer(place: RefObject<HTMLElement | null>) {
  const canvas = useCanvas()
  useEffect(() => {
    const element = place.current
    if (!element) return
    const pointers = createPointers({ canvas, clock, onTakenUp: () => navigator.vibrate?.(FELT_MS) })

    const at = (event: { clientX: number; clientY: number }): Point => {
      const { left, top } = element.getBoundingClientRect()
      return { x: event.clientX - left, y: event.clientY - top }
    }
    const signalOf = (event: PointerEvent): PointerSignal => ({
      id: event.pointerId,
      type: event.pointerType === 'touch' || event.pointerType === 'pen' ? event.pointerType : 'mouse',
      at: at(event),
      button: event.button,
      shift: event.shiftKey,
      alt: event.altKey,
      ctrl: event.ctrlKey || event.metaKey,
    })

    function onDown(event: PointerEvent): void {
      element?.setPointerCapture(event.pointerId)
      element?.focus({ preventScroll: true })
      pointers.down(signalOf(event))
    }
    const onMove = (event: PointerEvent) => pointers.move(signalOf(event))
    const onUp = (event: PointerEvent) => pointers.up(signalOf(event))
    const onCancel = (event: PointerEvent) => pointers.cancel(event.pointerId)
    const onLeave = (event: PointerEvent) => pointers.leave(signalOf(event).type)
    function onWheel(event: WheelEvent): void {
      event.preventDefault()
      // A pinch on a trackpad comes as a wheel with Ctrl.
      if (event.ctrlKey || event.metaKey || !event.shiftKey) {
        const isPinch = event.ctrlKey && Math.abs(event.deltaY) < 50
        canvas.zoomBy(WHEEL_FACTOR ** (-event.deltaY * (isPinch ? 6 : 1)), at(event))
      } else canvas.panBy({ x: -event.deltaY, y: -event.deltaX })
    }
    /** A finger that rests has taken something up: the browser's own menu would come over it. */
    function onContextMenu(event: MouseEvent): void {
      if (canvas.getState().pointerType === 'touch') event.preventDefault()
    }
    function onKey(event: KeyboardEvent): void {
      if (event.key !== ' ' || canvas.getState().typed !== '') return
      event.preventDefault()
      pointers.holdSpace(event.type === 'keydown')
    }
    // A key that is let go elsewhere is let go.
    const onBlur = () => pointers.holdSpace(false)

    const listening = new AbortController()
    const { signal } = listening
    element.addEventListener('pointerdown', onDown, { signal })
    element.addEventListener('pointermove', onMove, { signal })
    element.addEventListener('pointerup', onUp, { signal })
    element.addEventListener('pointercancel', onCancel, { signal })
    element.addEventListener('pointerleave', onLeave, { signal })
    element.addEventListener('wheel', onWheel, { passive: false, signal })
    element.addEventListener('contextmenu', onContextMenu, { signal })
    element.addEventListener('keydown', onKey, { signal })
    element.addEventListener('keyup', onKey, { signal })
    element.addEventListener('blur', onBlur, { signal })
    return () => listening.abort()
  }, [canvas, place])
}
