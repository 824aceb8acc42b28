/** The line whose piece is selected on the canvas is the one that is edited. */
import { useEffect } from 'react'
import { useOpenOrder } from '../../open-order/editor-context.tsx'
import { useCanvas, useCanvasState } from '../canvas-context.tsx'

export function useLineOfSelection(): void {
  const canvas = useCanvas()
  const { editor } = useOpenOrder()
  const selection = useCanvasState((state) => state.selection)
  useEffect(() => {
    const [first, ...others] = canvas.selected()
    if (first?.resource !== 'productInstance') return
    const { id } = first.record
    const isOneLine = others.every(({ resource, record }) => resource === first.resource && record.id === id)
    if (isOneLine && editor.getState().activeItemId !== id) editor.selectItem(id)
  }, [canvas, editor, selection])
}
