/** What murals are measured in: inches in a view, x to the right and y downwards, and what is printed beyond an edge. */

/** A stretch along a wall, inches from its left end. */
export type MuralSpan = { readonly from: number; readonly to: number }

export type MuralSize = { readonly width: number; readonly height: number }

/** What is printed beyond each edge of what is seen, inches. */
export type MuralBleeds = {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** What the dialog offers at first: a mural's outer edges are trimmed on site. [2.3.38, 2.3.39] */
export const usualBleeds: MuralBleeds = { left: 0.5, right: 0.5, top: 1, bottom: 1 }

/** Widths and seams stand on sixteenths of an inch. */
export const STEPS_PER_INCH = 16

/** What two lengths may differ by and still be the same: far below what anybody cuts, far above what doubles round. */
export const SAME_LENGTH = 1e-6

/** Square inches in a square foot. */
export const SQUARE_INCHES = 144
