/** The profile of a skirting, back to the wall on the left, mm from its upper left corner. */
import type { Point } from '../../../geometry/box.ts'
import type { SkirtingSpec } from './spec.ts'

/** Points on a rounding. */
const STEPS = 8

function arc(center: Point, radius: number, from: number, to: number): Point[] {
  return Array.from({ length: STEPS + 1 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / STEPS) * Math.PI) / 180
    return { x: center.x + radius * Math.cos(angle), y: center.y + radius * Math.sin(angle) }
  })
}

/** The shaped corner, from the top to the front. */
function shaped({ profile, height, thickness }: SkirtingSpec): Point[] {
  const size = Math.min(thickness * 0.8, height * 0.4)
  switch (profile) {
    case 'square':
      return [{ x: thickness, y: 0 }]
    case 'chamfer':
      return [
        { x: thickness - size * 0.6, y: 0 },
        { x: thickness, y: size },
      ]
    case 'round':
      return arc({ x: thickness - size, y: size }, size, -90, 0)
    case 'ogee': {
      const half = size / 2
      return [
        { x: thickness - size, y: 0 },
        ...arc({ x: thickness - size, y: half }, half, -90, 0),
        ...arc({ x: thickness, y: half }, half, 180, 90),
      ]
    }
  }
}

export function skirtingProfile(spec: SkirtingSpec): readonly Point[] {
  return [{ x: 0, y: 0 }, ...shaped(spec), { x: spec.thickness, y: spec.height }, { x: 0, y: spec.height }]
}

/** Where the shaped corner ends on the front, mm from the top. */
export function shapedDepth(spec: SkirtingSpec): number {
  return shaped(spec).at(-1)?.y ?? 0
}
