/** Whether one looks into the room, and from which eye point: a state of the canvas screen, which no record holds. */
import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react'

interface RoomPlace {
  /**
   * null: from no eye point, where the room is seen best. An eye point that was just made gets another id from the server: ask
   * the document for the one that it has now.
   */
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
  const [place, setPlace] = useState<RoomPlace | null>(null)
  const open = useCallback((eyeId: number | null) => setPlace({ eyeId }), [])
  const close = useCallback(() => setPlace(null), [])
  const value = useMemo(() => ({ place, open, close }), [place, open, close])
  return <RoomContext value={value}>{children}</RoomContext>
}

export function useRoom(): Room {
  const room = use(RoomContext)
  if (!room) throw new Error('useRoom needs a RoomProvider')
  return room
}
