/** Which of a piece's engravings the overlaps are about: asked where they are typed and shown, not where they are judged. */
import type { EngravingChecks, EngravingGrid } from './limits.ts'
import {
  type EngravedPlace,
  type EngravingMark,
  engravingMarks,
  type EngravingOverlap,
  engravingOverlaps,
} from './overlaps.ts'
import type { EngravingSet } from './schema.ts'

function isAt(place: EngravedPlace | undefined, { mechanism, side, language, line }: EngravedPlace): boolean {
  return (
    place?.mechanism === mechanism &&
    place.side === side &&
    place.language === language &&
    place.line === line
  )
}

/** What the engraving at a place meets: of two that meet, each hears of the other. */
export function metAt(overlaps: readonly EngravingOverlap[], place: EngravedPlace): string[] {
  return overlaps.flatMap((overlap) => [
    ...(isAt(overlap, place) ? [overlap.other] : []),
    ...(isAt(overlap.otherPlace, place) ? [overlap.what] : []),
  ])
}

/** The marks of engravings that meet something, or (with limits) are too wide: as such that can not stand. */
export function troubledMarks(
  sets: readonly EngravingSet[],
  stack: readonly EngravingChecks[],
  grid: EngravingGrid,
  isLimited: boolean,
): EngravingMark[] {
  const overlaps = engravingOverlaps(sets, stack, grid, isLimited)
  return engravingMarks(stack, grid).flatMap((mark) => {
    const meets = overlaps.some((overlap) => isAt(overlap, mark))
    const isOver = isLimited && mark.isExact && mark.state === 'overLimit'
    return meets || isOver ? [{ ...mark, state: 'overLimit' }] : []
  })
}
