/** Saves the print panels of a viewport of this canvas as an SVG file. [2.2.51, 2.5.31] */
import { useOpenOrder } from '../open-order/editor-context.tsx'
import { useOpenCanvas } from './canvas-context.tsx'
import { exportViewportSvg } from './export-svg.ts'

/** `null`: no viewport is open, which is said. */
export function useExportSvg(): (viewId: number | null) => void {
  const { document } = useOpenCanvas()
  const { editor, profile } = useOpenOrder()
  return (viewId) => {
    const { order } = editor.getState().document
    void exportViewportSvg({ context: document.getContext(), viewId, profile, order })
  }
}
