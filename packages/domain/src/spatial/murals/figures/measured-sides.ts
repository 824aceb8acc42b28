/** A wall as somebody measured it: top and bottom, left and right. Walls are never true. Inches. */
import type { MuralAreaData } from '../../kinds/mural-area.ts'
import type { MuralSize } from './measures.ts'

/** What was measured; null where nobody did. */
export type MeasuredSides = {
  readonly top: number | null
  readonly bottom: number | null
  readonly left: number | null
  readonly right: number | null
  /** from the upper left corner to the lower right one, and from the lower left to the upper right */
  readonly diagonalDown: number | null
  readonly diagonalUp: number | null
}

/** What an area says of how its wall was measured. */
export function measuredSidesOf(area: MuralAreaData): MeasuredSides {
  return {
    top: area.measuredTop,
    bottom: area.measuredBottom,
    left: area.measuredLeft,
    right: area.measuredRight,
    diagonalDown: area.measuredDiagonalDown,
    diagonalUp: area.measuredDiagonalUp,
  }
}

/** Differences up to this many inches are usual. */
export const UNEQUAL_SIDES = 0.5

function larger(one: number | null, other: number | null, otherwise: number): number {
  if (one === null || other === null) return one ?? other ?? otherwise
  return Math.max(one, other)
}

/** The size that a mural needs: of two measures the larger one; `size` where there is none. */
export function measuredSize(sides: MeasuredSides, size: MuralSize): MuralSize {
  return {
    width: larger(sides.top, sides.bottom, size.width),
    height: larger(sides.left, sides.right, size.height),
  }
}

/** By how much the two widths and the two heights differ; 0 where one of them was not measured. */
export function unequalSides({ top, bottom, left, right }: MeasuredSides): MuralSize {
  return {
    width: top === null || bottom === null ? 0 : Math.abs(top - bottom),
    height: left === null || right === null ? 0 : Math.abs(left - right),
  }
}

/** By how much a wall is out of square: the difference of its diagonals; 0 where one of them was not measured. */
export function outOfSquare({ diagonalDown, diagonalUp }: MeasuredSides): number {
  return diagonalDown === null || diagonalUp === null ? 0 : Math.abs(diagonalDown - diagonalUp)
}
