/** The canvas of an order editor as tests need it: nothing of a screen, and two pixels to the inch. */
import { timestamp } from '@orderwright/domain/units'
import { orderCanvas, type OrderCanvasOptions } from '../canvas/order-canvas.ts'
import type { OrderEditor } from '../order-editor.ts'

export const canvasSettings = {
  gridSize: 0,
  scaleOf: () => 2,
  precision: { min: 1 / 16, max: 16, initial: 1 / 16 },
  unit: 'in',
} as const

export function canvasDocumentOf(editor: OrderEditor, options: Partial<OrderCanvasOptions> = {}) {
  return orderCanvas({
    editor,
    clock: { now: () => timestamp('2026-03-01 09:00:00') },
    canEdit: () => true,
    admitLine: () => null,
    faceOf: () => null,
    nameOf: ({ title }) => title,
    pictureOf: () => null,
    mediumAddress: (id) => `/media/${id}`,
    seamColors: [],
    ...options,
  })
}
