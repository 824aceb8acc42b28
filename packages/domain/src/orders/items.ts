/** Order lines among themselves: their order, and which is selected after one is deleted. */
import type { ProductInstance } from './schema.ts'

/**
 * Moves an item to a rank (from 1, clamped) and renumbers all from 1. The answer is in the new order;
 * unchanged items keep their object. [1.4.37]
 */
export function moveItem(items: readonly ProductInstance[], itemId: number, rank: number): ProductInstance[] {
  const sorted = sortItems(items)
  const from = sorted.findIndex((item) => item.id === itemId)
  const [moved] = from < 0 ? [] : sorted.splice(from, 1)
  if (moved !== undefined) {
    const to = Math.min(Math.max(Math.trunc(rank), 1), sorted.length + 1)
    sorted.splice(to - 1, 0, moved)
  }
  return renumberItems(sorted)
}

/** Ranks 1..n in the given order. */
export function renumberItems(items: readonly ProductInstance[]): ProductInstance[] {
  return items.map((item, index) => (item.rank === index + 1 ? item : { ...item, rank: index + 1 }))
}

/** By rank, then id. */
export function sortItems(items: readonly ProductInstance[]): ProductInstance[] {
  return [...items].sort((a, b) => a.rank - b.rank || a.id - b.id)
}

/**
 * Which item is active after `deletedId` went: the one that was active when another is deleted; else the
 * previous one, or the second if the first was deleted; none when it was the only one. [1.4.35, 1.4.36]
 */
export function selectionAfterDeletion(
  itemIds: readonly number[],
  activeId: number | null,
  deletedId: number,
): number | null {
  const index = itemIds.indexOf(deletedId)
  if (activeId !== null && activeId !== deletedId && itemIds.includes(activeId)) return activeId
  if (index < 0) return activeId
  if (itemIds.length <= 1) return null
  return itemIds[index === 0 ? 1 : index - 1] ?? null
}
