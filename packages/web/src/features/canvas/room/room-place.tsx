/** Whether one looks into the room, and from which eye point: a state of the canvas screen, which no record holds. */
import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react'
import { useOpenCanvas } from '../canvas-context.tsx'

interface RoomPlace {
  /** null: from no eye point, where the room is seen best */
  readonly eyeId: number | null
}

interface Room {
  /** null: one looks at a sheet */
  readonly place: RoomPlace | null
  readonly open: (eyeId: number | null) => void
  readonly close: () => void
}

const RoomContext = createContext<Room | null>(null)

export function RoomProvider({ children }: { children: ReactNode }) {
  const { document } = useOpenCanvas()
  const [place, setPlace] = useState<RoomPlace | null>(null)
  const open = useCallback((eyeId: number | null) => setPlace({ eyeId }), [])
  const close = useCallback(() => setPlace(null), [])
  // An eye point that was just made has another id as soon as the server has it.
  const eyeId = place === null || place.eyeId === null ? null : document.currentId(place.eyeId)
  const isOpen = place !== null
  const value = useMemo(
    () => ({ place: isOpen ? { eyeId } : null, open, close }),
    [isOpen, eyeId, open, close],
  )
  return <RoomContext value={value}>{children}</RoomContext>
}

export function useRoom(): Room {
  const room = use(RoomContext)
  if (!room) throw new Error('useRoom needs a RoomProvider')
  return room
}
