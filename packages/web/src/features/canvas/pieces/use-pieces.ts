/** The pieces of the line that is edited: how many stand on the sheet that is looked at, and how many wait. */
import { placementsOf, type ProductInstance } from '@orderwright/domain/orders'
import { useActiveItem } from '../../open-order/use-active-item.ts'
import { useCanvasState } from '../canvas-context.tsx'

export interface Pieces {
  readonly item: ProductInstance
  readonly total: number
  /** on this sheet */
  readonly placed: number
  /** nowhere on the plan, or on no viewport */
  readonly waiting: number
}

/** Null where no line is edited, or nothing can be placed. */
export function usePieces(): Pieces | null {
  const sheet = useCanvasState((state) => state.sheet)
  const item = useActiveItem()?.item
  if (!item || sheet.type === 'layout') return null
  const placements = placementsOf(item)
  const isPlan = sheet.type === 'plan'
  const isHere = ({ plan, view }: (typeof placements)[number]) =>
    isPlan ? plan !== null : view?.archCustomViewId === sheet.id
  const isWaiting = ({ plan, view }: (typeof placements)[number]) => (isPlan ? plan : view) === null
  return {
    item,
    total: placements.length,
    placed: placements.filter(isHere).length,
    waiting: placements.filter(isWaiting).length,
  }
}
