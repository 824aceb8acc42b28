/** Keeps the board as the orders are now, for as long as the page is looked at. */
import type { ProductionBoard } from '@orderwright/contract'
import { useEffect, useRef } from 'react'
import { openWhenIdle } from '../../lib/browser/when-idle.ts'
import { useViewer } from '../../lib/session/session.tsx'
import { type BoardBody, msToTurn } from './board-data.ts'
import { readBoardAgain } from './read-again.ts'

/** Opens the channel once the first cards are there (`isOpen`). It stays while what is searched for and filtered changes. */
export function useLiveBoard(body: BoardBody, isOpen: boolean): void {
  const { org, caller } = useViewer()
  const shown = useRef(body)
  useEffect(() => {
    shown.current = body
  })
  useEffect(() => {
    if (!isOpen) return undefined
    return openWhenIdle(
      () => import('./live-board.ts'),
      ({ connectBoard }) => connectBoard(() => shown.current),
    )
    // Whose orders they are is another channel.
  }, [isOpen, org.id, caller])
}

/** Asks for all cards when the day of the answer ends: other ones are late then. `answeredAt`: when it came. */
export function useTurnOfDay(board: ProductionBoard | undefined, answeredAt: number): void {
  const today = board?.today
  const endsAt = board && answeredAt > 0 ? answeredAt + board.secondsOfDayLeft * 1000 : null
  /** the day whose end was asked about last */
  const askedOn = useRef<string>(undefined)
  useEffect(() => {
    if (endsAt === null) return undefined
    const ask = () => {
      askedOn.current = today
      void readBoardAgain()
    }
    const timer = setTimeout(ask, msToTurn(endsAt, Date.now(), today === askedOn.current))
    return () => clearTimeout(timer)
  }, [endsAt, today])
}
