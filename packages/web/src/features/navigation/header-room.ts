/**
 * How much room the header has for what it shows. On an open order the dots of the status stand in it, for employees
 * more of them than for guests: what others screens spell out becomes a symbol there or goes into the account's menu.
 */
import { useLocation } from '../../lib/router/router-view.tsx'
import { useMediaQuery } from '../../lib/browser/media.ts'
import { useViewer } from '../../lib/session/session.tsx'
import { orderPath } from './order-views.ts'

/** Widths in px from which all is spelled out, and from which it stands in one row at all. */
const rooms = {
  employeeEditing: { roomy: 1968, oneRow: 1400 },
  guestEditing: { roomy: 1648, oneRow: 1240 },
  other: { roomy: 1280, oneRow: 1280 },
} as const

export interface HeaderRoom {
  /** an open order's header that must save room */
  readonly isTight: boolean
  /** dots and tabs beside everything else, not in a row of their own */
  readonly isOneRow: boolean
  /** for the logo beside an open order */
  readonly hasRoom: boolean
  /** an open order's one row with nothing to spare: what a sign says has no words */
  readonly isCramped: boolean
}

/** Width in px from which an open order's row has room for the logo, and for words beside signs. */
const LOGO_ROOM = 1600

export function useHeaderRoom(): HeaderRoom {
  const { pathname } = useLocation()
  const { canToggleGuestMode } = useViewer()
  const at = orderPath(pathname)
  const { roomy, oneRow } =
    at === null ? rooms.other : canToggleGuestMode ? rooms.employeeEditing : rooms.guestEditing
  const isRoomy = useMediaQuery(`(min-width: ${roomy}px)`)
  const isOneRow = useMediaQuery(`(min-width: ${oneRow}px)`)
  const hasRoom = useMediaQuery(`(min-width: ${LOGO_ROOM}px)`)
  const isTight = at !== null && !isRoomy
  return { isTight, isOneRow, hasRoom, isCramped: isTight && isOneRow && !hasRoom }
}
