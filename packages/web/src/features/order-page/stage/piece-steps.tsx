/** From one piece of the quantity to the next, in the drawing. */
import { orderScreenMessages as words } from '@orderwright/domain/messages'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '../../../ui/icon-button.tsx'

interface PieceStepsProps {
  /** from 0 */
  piece: number
  pieces: number
  onShow: (piece: number) => void
}

export function PieceSteps({ piece, pieces, onShow }: PieceStepsProps) {
  return (
    <div
      role="group"
      aria-label={words.pieces}
      className="flex shrink-0 items-center rounded border border-edge bg-paper"
    >
      <IconButton
        label={words.previousPiece}
        icon={<ChevronLeft />}
        size="small"
        onPress={() => onShow((piece + pieces - 1) % pieces)}
      />
      <span className="tabular px-0.5 text-center text-sm text-ink-2" aria-live="polite">
        {words.pieceOf({ piece: piece + 1, pieces })}
      </span>
      <IconButton
        label={words.nextPiece}
        icon={<ChevronRight />}
        size="small"
        onPress={() => onShow((piece + 1) % pieces)}
      />
    </div>
  )
}
