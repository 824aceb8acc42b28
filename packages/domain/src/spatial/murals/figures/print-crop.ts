/** Which part of a picture a panel prints, in the picture's own pixels, and how fine it comes out. */
import type { Box, Point } from '../../../geometry/box.ts'
import type { MuralBleeds, MuralSize } from './measures.ts'

/** A picture where it hangs: its place and true size in the view, how it is turned, and its print master's pixels. */
export type PlacedPicture = {
  /** left upper corner, inches */
  readonly position: Point
  /** inches */
  readonly size: MuralSize
  readonly flipX: boolean
  readonly flipY: boolean
  /** degrees, turned in its own plane; 180 is upside down */
  readonly rotation: 0 | 180
  /** pixels of the print master; a vector's own units */
  readonly pixels: MuralSize
}

/** What is cut out of the picture. It is turned as the picture is after it has been cut. */
export type PrintCrop = {
  /** pixels from the picture's own left upper corner, fractions of one included; beyond the picture where it ends */
  readonly box: Box
  /** mirrored left to right and top to bottom, the rotation among it */
  readonly flipX: boolean
  readonly flipY: boolean
  /** inches of the printed panel that lie outside the picture on each side as it hangs; all 0 inside: never printed white */
  readonly missing: MuralBleeds
}

/** The crop of what is seen in `panel` with its bleeds. */
export function printCrop(panel: Box, bleeds: MuralBleeds, picture: PlacedPicture): PrintCrop {
  const { position, size, pixels } = picture
  const isUpsideDown = picture.rotation === 180
  const flipX = picture.flipX !== isUpsideDown
  const flipY = picture.flipY !== isUpsideDown
  const from = { x: panel.x - bleeds.left - position.x, y: panel.y - bleeds.top - position.y }
  const width = panel.width + bleeds.left + bleeds.right
  const height = panel.height + bleeds.top + bleeds.bottom
  const perInch = { x: pixels.width / size.width, y: pixels.height / size.height }
  const left = flipX ? size.width - from.x - width : from.x
  const top = flipY ? size.height - from.y - height : from.y
  return {
    box: {
      x: left * perInch.x,
      y: top * perInch.y,
      width: width * perInch.x,
      height: height * perInch.y,
    },
    flipX,
    flipY,
    missing: {
      left: Math.max(0, -from.x),
      right: Math.max(0, from.x + width - size.width),
      top: Math.max(0, -from.y),
      bottom: Math.max(0, from.y + height - size.height),
    },
  }
}

/** Pixels that fall on a printed inch, in the direction in which there are fewer. */
export function printResolution({ pixels, size }: Pick<PlacedPicture, 'pixels' | 'size'>): number {
  return Math.min(pixels.width / size.width, pixels.height / size.height)
}

/** Below which pixels per inch a print is worth a warning, and below which it is a fault. */
export type ResolutionLimits = { readonly warning: number; readonly fault: number }

export const usualResolution: ResolutionLimits = { warning: 100, fault: 60 }

export function gradeResolution(
  ppi: number,
  limits: ResolutionLimits = usualResolution,
): 'fine' | 'warning' | 'fault' {
  if (ppi < limits.fault) return 'fault'
  return ppi < limits.warning ? 'warning' : 'fine'
}
