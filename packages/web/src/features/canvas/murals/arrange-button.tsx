/** Lays the panels of the panel layout in rows; locked ones stay. One step of the history. */
import { muralScreenMessages as words } from '@orderwright/domain/messages'
import { arrangedPanels, rollStockOf } from '@orderwright/domain/canvas'
import { LayoutGrid } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { useOpenOrder } from '../../open-order/editor-context.tsx'
import { useCanvas, useCanvasContext, useCanvasState, useOpenCanvas } from '../canvas-context.tsx'

export function ArrangeButton() {
  const canvas = useCanvas()
  const context = useCanvasContext()
  const { document } = useOpenCanvas()
  const sheet = useCanvasState((state) => state.sheet)
  const { spatial } = useOpenOrder().profile
  if (sheet.type !== 'layout' || !document.canEdit()) return null

  function arrange(): void {
    const { viewport, viewportScale, scale } = spatial
    // Rows are as wide as the view of the organization at its usual scale.
    const width = viewport.width / (viewportScale.view ?? scale)
    const places = arrangedPanels(context, width, rollStockOf(spatial))
    if (places.size === 0) return
    document.perform(
      [...places].map(([id, { x, y }]) => ({
        kind: 'update',
        resource: 'entity',
        id,
        props: { data: { drawingsPanelLayoutPosition: { x, y } } },
      })),
      words.arranged,
    )
    canvas.zoomToFit()
  }
  const isEmpty = canvas.shapes.all().length === 0
  return (
    <Button size="small" icon={<LayoutGrid aria-hidden />} isDisabled={isEmpty} onPress={arrange}>
      {words.arrange}
    </Button>
  )
}
