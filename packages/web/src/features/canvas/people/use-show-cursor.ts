/** Tells the others on the order where this page points on the canvas, while there are others. */
import { type CanvasCursor, endpoints } from '@orderwright/contract'
import type { CanvasState } from '@orderwright/editor/canvas'
import { useEffect } from 'react'
import { call } from '../../../lib/api/api.ts'
import { browserStreamPorts as ports } from '../../../lib/api/page-stream.ts'
import { useOpenOrder } from '../../open-order/editor-context.tsx'
import { useCanvas } from '../canvas-context.tsx'

/** Twenty times a second: what comes sooner the server does not pass on. */
const EVERY_MS = 50

/** Null: it points at no place that others could see. */
function cursorOf({ pointer, sheet }: CanvasState): CanvasCursor | null {
  if (!pointer || sheet.type === 'layout') return null
  if (sheet.type === 'plan') return { viewId: null, ...pointer }
  // Others do not know a viewport yet that the server has not answered.
  return sheet.id > 0 ? { viewId: sheet.id, ...pointer } : null
}

function isSame(a: CanvasCursor | null, b: CanvasCursor | null): boolean {
  return a === b || (a !== null && b !== null && a.viewId === b.viewId && a.x === b.x && a.y === b.y)
}

export function useShowCursor(): void {
  const canvas = useCanvas()
  const { live, org, viewer, data } = useOpenOrder()
  const { isGuestMode } = viewer.caller
  const productOrderId = data.document.order.id
  useEffect(() => {
    let told: CanvasCursor | null = null
    let cancel: (() => void) | null = null
    function tell(): void {
      cancel = null
      const cursor = cursorOf(canvas.getState())
      if (isSame(cursor, told)) return
      told = cursor
      void call(endpoints.showCursor, {
        orgId: org.id,
        ...(isGuestMode ? { isGuestMode } : {}),
        productOrderId,
        clientId: live.clientId,
        cursor,
      })
    }
    function tellSoon(): void {
      if (live.getOthers().length > 0 && !isSame(cursorOf(canvas.getState()), told)) {
        cancel ??= ports.after(EVERY_MS, tell)
      }
    }
    const stop = canvas.subscribe(tellSoon)
    return () => {
      stop()
      cancel?.()
    }
  }, [canvas, live, org.id, isGuestMode, productOrderId])
}
