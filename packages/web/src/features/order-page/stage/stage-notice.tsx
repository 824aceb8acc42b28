/** What stands in place of the 3D view when there is none, and what both its parts are given. */
import type { ItemEvaluation } from '@orderwright/domain/configuration'
import { orderScreenMessages } from '@orderwright/domain/messages'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useViewSettings } from '../../open-order/view-settings.tsx'

export interface Stage3dProps {
  evaluation: ItemEvaluation
  isCompact: boolean
  /** the drawing in words, which are also those of the 3D view; null without a drawing */
  description: string | null
  /** the drawing, for where there is no 3D */
  flat: ReactNode
  /** from piece to piece of the line, where they differ */
  steps: ReactNode
}

/** Why there is no 3D view, and the ways on. */
export function StageNotice({ message, onRetry }: { message: string; onRetry?: () => void }) {
  const { setMode } = useViewSettings()
  return (
    <div role="alert" className="flex flex-col items-center gap-4 px-8 text-center">
      <p className="max-w-80 text-base text-ink-2">{message}</p>
      <div className="flex flex-wrap justify-center gap-2">
        {onRetry && <Button onPress={onRetry}>{orderScreenMessages.tryAgain}</Button>}
        <Button variant="quiet" onPress={() => setMode('2d')}>
          {orderScreenMessages.showTheDrawing}
        </Button>
      </div>
    </div>
  )
}
