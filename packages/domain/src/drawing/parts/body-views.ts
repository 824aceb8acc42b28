/**
 * Bodies that are drawn as they stand: where front, side and plan lie, how large words and hatching are beside them, and
 * what two views of one body have in common.
 */
import { type Box, boxAround, boxOf, type Point } from '../../geometry/box.ts'
import { surface } from './plate-body.ts'
import type { Primitive } from '../scene.ts'
import type { Finish } from '../spec-parts.ts'

export type BodySheet = {
  readonly front: Box
  /** seen from the right, or cut, beside the front */
  readonly side: Box
  /** seen from above, or cut, below the front */
  readonly plan: Box
  /** size of words, mm of the drawing */
  readonly textMm: number
  readonly hatchMm: number
  /** free around everything, for titles and marks */
  readonly margin: number
}

/** The three views of a body, mm; `below` is what hangs under its front. */
export function bodySheet(width: number, height: number, depth: number, below = 0): BodySheet {
  const size = Math.max(width, height + below, depth)
  const gap = size * 0.12
  return {
    front: boxOf(0, 0, width, height),
    side: boxOf(width + gap, 0, depth, height),
    plan: boxOf(0, height + below + gap, width, depth),
    textMm: size * 0.024,
    hatchMm: size * 0.009,
    margin: size * 0.07,
  }
}

/** Distance of grain lines that suits a thing of this size, mm. */
export function grainMmFor(size: number): number {
  return Math.max(0.7, size * 0.006)
}

/** A face in its finish with its outline. */
export function face(
  box: Box,
  finish: Finish,
  part: string,
  options: { readonly radius?: number; readonly grainMm?: number; readonly role?: 'outline' | 'detail' } = {},
): Primitive[] {
  const { radius = 0, grainMm, role = 'outline' } = options
  if (box.width <= 0 || box.height <= 0) return []
  const round = Math.min(radius, box.width / 2, box.height / 2)
  return [
    ...surface(box, round, finish, part, grainMm ?? grainMmFor(Math.max(box.width, box.height))),
    { kind: 'rect', ...box, radius: round, role, stroke: 'ink', part },
  ]
}

/** The place that a view's title of so many letters takes; `at` is the middle of its foot. */
export function titleRoom(at: Point, sizeMm: number, letters = 3): Box {
  return boxAround({ x: at.x, y: at.y - sizeMm / 2 }, letters * 0.66 * sizeMm, sizeMm * 1.2)
}

/** The place that the two marks of a cut down through a view take. */
export function cutRoom(x: number, from: number, to: number, sizeMm: number): Box {
  return boxOf(x - sizeMm * 1.8, from - sizeMm * 2.4, sizeMm * 3.2, to - from + sizeMm * 4.8)
}
