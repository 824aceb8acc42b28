/** What is printed for a mural and not seen of it. Square feet and percent of what is printed. */
import type { Box } from '../../../geometry/box.ts'
import { coveredArea } from './boxes.ts'
import { type MuralSize, SQUARE_INCHES } from './measures.ts'

export type MuralWaste = {
  /** strips in the full width of the roll */
  readonly printedSquareFeet: number
  /** what the mural covers of the wall: its faces without their openings */
  readonly coveredSquareFeet: number
  readonly wasteSquareFeet: number
  /** 0 to 100; 0 where nothing is printed */
  readonly wastePercent: number
}

/**
 * Printed area (roll width × the strips' lengths) without the faces' area, and with what openings take of it: that is
 * printed and cut out. `faces` stand beside each other, left to right; `openings` in inches from the run's left upper
 * corner, what lies beyond the faces is not counted.
 */
export function muralWaste(
  faces: readonly MuralSize[],
  openings: readonly Box[],
  rollWidth: number,
  stripLengths: readonly number[],
): MuralWaste {
  let left = 0
  let covered = 0
  for (const { width, height } of faces) {
    covered += width * height - coveredArea({ x: left, y: 0, width, height }, openings)
    left += width
  }
  const printed = rollWidth * stripLengths.reduce((sum, length) => sum + length, 0)
  return {
    printedSquareFeet: printed / SQUARE_INCHES,
    coveredSquareFeet: covered / SQUARE_INCHES,
    wasteSquareFeet: (printed - covered) / SQUARE_INCHES,
    wastePercent: printed === 0 ? 0 : ((printed - covered) / printed) * 100,
  }
}
