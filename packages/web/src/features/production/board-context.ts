/** What every card of the board needs: the day, the names of customers, and what is done when somebody asks. */
import type { BoardOrder } from '@orderwright/contract'
import { createContext, use } from 'react'

export interface BoardValue {
  /** YYYY-MM-DD where the organization is */
  readonly today: string
  /** id → name */
  readonly customers: ReadonlyMap<number, string>
  /** asks to set the status of a card */
  readonly move: (order: BoardOrder, statusKey: string) => void
  readonly changeDue: (order: BoardOrder) => void
}

const BoardContext = createContext<BoardValue | null>(null)
export const BoardProvider = BoardContext

export function useBoard(): BoardValue {
  const value = use(BoardContext)
  if (!value) throw new Error('there is no board around this')
  return value
}
