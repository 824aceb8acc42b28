/**
 * How much room the header has for what it shows. On an open order the dots of the status stand in it, for employees
 * more of them than for guests: what others screens spell out becomes a symbol there or goes into the account's menu.
 */
import { useLocation } from '../../lib/router/router-view.tsx'
import { useMediaQuery } from '../../lib/browser/media.ts'
import { useViewer } from '../../lib/session/session.tsx'
import { orderPath } from './order-views.ts'

/**
 * Widths in px from which all is spelled out, from which it stands in one row at all, and from which that row has room for the
 * word that all is saved.
 */
const rooms = {
  employeeEditing: { roomy: 1968, oneRow: 1400, saved: 1600 },
  guestEditing: { roomy: 1648, oneRow: 1240, saved: 1240 },
  other: { roomy: 1280, oneRow: 1280, saved: 1280 },
} as const

export interface HeaderRoom {
  /** an open order's header that must save room */
  readonly isTight: boolean
  /** dots and tabs beside everything else, not in a row of their own */
  readonly isOneRow: boolean
  /** whether the word that all is saved stands beside its tick */
  readonly hasSavedWord: boolean
}

export function useHeaderRoom(): HeaderRoom {
  const { pathname } = useLocation()
  const { canToggleGuestMode } = useViewer()
  const at = orderPath(pathname)
  const { roomy, oneRow, saved } =
    at === null ? rooms.other : canToggleGuestMode ? rooms.employeeEditing : rooms.guestEditing
  const isRoomy = useMediaQuery(`(min-width: ${roomy}px)`)
  const isOneRow = useMediaQuery(`(min-width: ${oneRow}px)`)
  const hasRoomForSaved = useMediaQuery(`(min-width: ${saved}px)`)
  return { isTight: at !== null && !isRoomy, isOneRow, hasSavedWord: !isOneRow || hasRoomForSaved }
}
