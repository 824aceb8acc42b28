/**
 * What is engraved of what was typed: a plate with fewer mechanisms, or with less room, keeps the texts of before in case
 * its larger layout comes back, and cuts none of them. [1.5.36, 1.5.37]
 */
import { type EngravingGrid, roomOf } from './limits.ts'
import { keptStack } from './place.ts'
import { type EngravingEntry, type EngravingSet, type EngravingSide, engravingSides } from './schema.ts'

/** The sets of one piece, one for each language, with nothing but the entries that are cut. */
export function keptSets(sets: readonly EngravingSet[], grid: EngravingGrid): EngravingSet[] {
  const kept = sets.map((): Record<string, Partial<Record<EngravingSide, EngravingEntry[]>>> => ({}))
  for (const mechanism of grid.mechanisms) {
    const index = String(mechanism.index)
    for (const side of engravingSides) {
      const typed = sets.map((set) => set[index]?.[side] ?? [])
      const stack = keptStack(typed, grid.style, roomOf(grid, mechanism, side))
      for (const [language, entries] of stack.entries()) {
        const set = kept[language]
        if (set !== undefined && entries.length > 0) set[index] = { ...set[index], [side]: [...entries] }
      }
    }
  }
  return kept
}
