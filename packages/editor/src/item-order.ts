/** The order of lines in the cart: ranks and the selection after a removal. */
import type { ProductInstance } from '@orderwright/domain'

/**
 * The ranks that change when a line moves to `rank` (clamped to 1..count) and all are renumbered from 1. With
 * `itemId` null nothing moves and only gaps are closed. [1.4.37, 1.5.21]
 */
export function moveItem(
  items: readonly ProductInstance[],
  itemId: number | null,
  rank: number,
): { id: number; rank: number }[] {
  const moving = items.find((item) => item.id === itemId)
  const others = items.filter((item) => item !== moving)
  const place = Math.min(Math.max(Math.trunc(rank) || 1, 1), items.length) - 1
  const ordered = moving ? [...others.slice(0, place), moving, ...others.slice(place)] : others
  return ordered
    .map((item, index) => ({ id: item.id, rank: index + 1, before: item.rank }))
    .filter((move) => move.rank !== move.before)
    .map(({ id, rank: next }) => ({ id, rank: next }))
}

/** The line to show after the active one is removed: the previous, or the second if it was first. [1.4.35, 1.4.36] */
export function selectionAfterRemoval(items: readonly ProductInstance[], itemId: number): number | null {
  const index = items.findIndex((item) => item.id === itemId)
  const next = index > 0 ? items[index - 1] : items[1]
  return next?.id ?? null
}
