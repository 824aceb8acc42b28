/** What is left of a box when others are taken away, and what several cover together. */
import type { Box } from '../../../geometry/box.ts'

/** The part that two boxes share; undefined where they share no area. */
export function sharedBox(one: Box, other: Box): Box | undefined {
  const x = Math.max(one.x, other.x)
  const y = Math.max(one.y, other.y)
  const width = Math.min(one.x + one.width, other.x + other.width) - x
  const height = Math.min(one.y + one.height, other.y + other.height) - y
  return width > 0 && height > 0 ? { x, y, width, height } : undefined
}

/** `box` without `hole`: what stands above, below, left and right of it. */
function without(box: Box, hole: Box): Box[] {
  const shared = sharedBox(box, hole)
  if (shared === undefined) return [box]
  const [right, bottom] = [shared.x + shared.width, shared.y + shared.height]
  return [
    { ...box, width: shared.x - box.x },
    { ...box, x: right, width: box.x + box.width - right },
    { ...shared, y: box.y, height: shared.y - box.y },
    { ...shared, y: bottom, height: box.y + box.height - bottom },
  ].filter(({ width, height }) => width > 0 && height > 0)
}

/** The parts of `box` that none of the `holes` covers; they do not overlap. */
export function remainingBoxes(box: Box, holes: readonly Box[]): Box[] {
  return holes.reduce<Box[]>((left, hole) => left.flatMap((part) => without(part, hole)), [box])
}

export function areaOf(boxes: readonly Box[]): number {
  return boxes.reduce((sum, { width, height }) => sum + width * height, 0)
}

/** What `boxes` cover of `box` together, each place counted once. */
export function coveredArea(box: Box, boxes: readonly Box[]): number {
  return areaOf([box]) - areaOf(remainingBoxes(box, boxes))
}
