/** Where a small surface stands beside its anchor, inside the screen. All lengths in px. */

import { isRightToLeft } from './reading.ts'

/** 'start' is where lines begin. */
export type Side = 'top' | 'bottom' | 'start' | 'end'

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}
interface Size {
  readonly width: number
  readonly height: number
}

const GAP = 6
const MARGIN = 4
const opposite: Record<Side, Side> = { top: 'bottom', bottom: 'top', start: 'end', end: 'start' }

function at(side: Side, anchor: Box, size: Size, isTurned: boolean): { left: number; top: number } {
  const centreX = anchor.left + anchor.width / 2 - size.width / 2
  const centreY = anchor.top + anchor.height / 2 - size.height / 2
  if (side === 'top') return { left: centreX, top: anchor.top - GAP - size.height }
  if (side === 'bottom') return { left: centreX, top: anchor.top + anchor.height + GAP }
  if ((side === 'start') !== isTurned) return { left: anchor.left - GAP - size.width, top: centreY }
  return { left: anchor.left + anchor.width + GAP, top: centreY }
}

function fits({ left, top }: { left: number; top: number }, size: Size, screen: Size, side: Side): boolean {
  const isVertical = side === 'top' || side === 'bottom'
  return isVertical
    ? top >= MARGIN && top + size.height <= screen.height - MARGIN
    : left >= MARGIN && left + size.width <= screen.width - MARGIN
}

/** On the wanted side, else on the opposite one when only that has room; then pushed inside the screen. */
export function placeBeside(
  anchor: Box,
  size: Size,
  screen: Size,
  side: Side,
  isTurned = isRightToLeft(),
): { left: number; top: number } {
  const wanted = at(side, anchor, size, isTurned)
  const other = at(opposite[side], anchor, size, isTurned)
  const isFlipped = !fits(wanted, size, screen, side) && fits(other, size, screen, opposite[side])
  const { left, top } = isFlipped ? other : wanted
  const inside = (value: number, length: number, limit: number) =>
    Math.max(MARGIN, Math.min(value, limit - length - MARGIN))
  return { left: inside(left, size.width, screen.width), top: inside(top, size.height, screen.height) }
}
