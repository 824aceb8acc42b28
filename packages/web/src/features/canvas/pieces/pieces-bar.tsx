/** How much of the line that is edited stands on this sheet, and the way to place the rest. */
import { canvasScreenMessages as words } from '@orderwright/domain/messages'
import { MapPin } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { useCanvas, useCanvasState, useOpenCanvas } from '../canvas-context.tsx'
import { useRoom } from '../room/room-place.tsx'
import { usePieces } from './use-pieces.ts'

export function PiecesBar() {
  const canvas = useCanvas()
  const { document } = useOpenCanvas()
  const isPlacing = useCanvasState((state) => state.placing !== null)
  const pieces = usePieces()
  const { close } = useRoom()
  if (!pieces) return null
  const { item, total, placed, waiting } = pieces
  function toggle(): void {
    close()
    if (isPlacing) canvas.escape()
    else canvas.place('productInstance', item.id)
  }
  return (
    <div
      data-help="placing-pieces"
      className="flex items-center justify-between gap-3 border-b border-hairline px-4 py-2"
    >
      <p className="tabular text-sm text-ink-2">{words.piecesPlaced({ placed, total })}</p>
      {document.canEdit() && waiting > 0 && (
        <Button size="small" icon={<MapPin aria-hidden />} aria-pressed={isPlacing} onPress={toggle}>
          {isPlacing ? words.stopPlacing : words.placePieces({ count: waiting })}
        </Button>
      )}
    </div>
  )
}

/** What the next press does, over the sheet. */
export function PlacingHint() {
  const isPlacing = useCanvasState((state) => state.placing !== null)
  const pieces = usePieces()
  if (!isPlacing || !pieces) return null
  return (
    <p
      role="status"
      className="pointer-events-none absolute inset-x-0 top-3 z-2 mx-auto w-fit rounded-full bg-ink px-3 py-1 text-xs text-paper"
    >
      {words.placingHint({ number: pieces.total - pieces.waiting + 1, total: pieces.total })}
    </p>
  )
}
