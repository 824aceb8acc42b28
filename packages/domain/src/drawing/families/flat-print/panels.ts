/** How a print is cut into strips: as few as the roll allows, all equally wide. */
import { type Box, boxOf } from '../../../geometry/box.ts'
import type { FlatPrintSpec } from './spec.ts'

const MM_PER_INCH = 25.4
/** More strips nobody hangs; the drawing shows no more. */
export const MAX_PANELS = 60

/** Width and height of the finished print, mm. */
export function printSize({ width, height, sizesIn }: FlatPrintSpec): { width: number; height: number } {
  const factor = sizesIn === 'in' ? MM_PER_INCH : 1
  return { width: width * factor, height: height * factor }
}

/** Strips that a roll of this width asks for. */
export function panelCount(spec: FlatPrintSpec): number {
  const { width } = printSize(spec)
  // A hundredth of a millimeter over the roll is no strip of its own.
  return spec.rollWidth <= 0 ? 1 : Math.max(1, Math.ceil((width - 0.01) / spec.rollWidth))
}

/** The strips from left to right, mm; together they are the print. */
export function panelBoxes(spec: FlatPrintSpec): readonly Box[] {
  const { width, height } = printSize(spec)
  const count = Math.min(MAX_PANELS, panelCount(spec))
  return Array.from({ length: count }, (_, index) =>
    boxOf((width * index) / count, 0, (width * (index + 1)) / count - (width * index) / count, height),
  )
}
