/** A wall as a closed body: its corners mitred, its openings cut through it. Inches; x and z as on the plan, y up. */
import type { Solid } from '../graphics/solids/solid.ts'
import { weld } from '../graphics/solids/solid.ts'
import type { Vec3 } from '../graphics/solids/vector.ts'
import type { JoinedWall, Lane } from '../canvas/wall-joints.ts'

/** A hole in a wall: along it from its start, and above the floor. */
export interface Hole {
  readonly from: number
  readonly to: number
  readonly bottom: number
  readonly top: number
}

/** Inches: what is thinner than this is not made. */
const LEAST = 1e-3

const half: Readonly<Record<Lane, number>> = { left: 0.5, axis: 0, right: -0.5 }

/** A place of a wall: along it, across it in its left direction, above the floor. */
export function placeOnWall({ from, along, left }: JoinedWall, u: number, across: number, y: number): Vec3 {
  return [from.x + along.x * u + left.x * across, y, from.y + along.y * u + left.y * across]
}

/** The part of a hole that lies in the wall, and in none of its corners; null: nothing of it. */
export function holeIn({ wall, start, end }: JoinedWall, { from, to, bottom, top }: Hole): Hole | null {
  const cut = {
    from: Math.max(from, start.left, start.axis, start.right, 0),
    to: Math.min(to, end.left, end.axis, end.right),
    bottom: Math.max(bottom, 0),
    top: Math.min(top, wall.height),
  }
  return cut.to - cut.from > LEAST && cut.top - cut.bottom > LEAST ? cut : null
}

function sorted(values: readonly number[]): number[] {
  const ordered = values.toSorted((a, b) => a - b)
  return ordered.filter((value, index) => index === 0 || value - (ordered[index - 1] ?? value) > LEAST)
}

/** The body of a wall, without its holes (as `holeIn` gives them). Empty where nothing is left of it. */
export function wallSolid(joined: JoinedWall, holes: readonly Hole[]): Solid {
  const { wall, start, end } = joined
  const us = sorted(holes.flatMap(({ from, to }) => [from, to]))
  const vs = sorted([0, wall.height, ...holes.flatMap(({ bottom, top }) => [bottom, top])])
  const [columns, rows] = [us.length + 1, vs.length - 1]
  const along = (lane: Lane, index: number) =>
    index === 0 ? start[lane] : index === columns ? end[lane] : (us[index - 1] ?? 0)
  const at = (lane: Lane, column: number, row: number): Vec3 =>
    placeOnWall(joined, along(lane, column), half[lane] * wall.thickness, vs[row] ?? 0)

  function isFull(column: number, row: number): boolean {
    if (column < 0 || row < 0 || column >= columns || row >= rows) return false
    // The first and the last column are beside all holes.
    if (column === 0 || column === columns - 1) return true
    const u = ((us[column - 1] ?? 0) + (us[column] ?? 0)) / 2
    const v = ((vs[row] ?? 0) + (vs[row + 1] ?? 0)) / 2
    return !holes.some(({ from, to, bottom, top }) => u > from && u < to && v > bottom && v < top)
  }

  const vertices: Vec3[] = []
  const faces: number[][] = []
  function face(...corners: Vec3[]): void {
    faces.push(corners.map((_, index) => vertices.length + index))
    vertices.push(...corners)
  }
  /** A face across the wall at the edge of a cell, from its right side to its left. */
  function upright(column: number, row: number, isTowardsEnd: boolean): void {
    for (const [a, b] of [
      ['right', 'axis'],
      ['axis', 'left'],
    ] as const) {
      const corners = [at(a, column, row), at(b, column, row), at(b, column, row + 1), at(a, column, row + 1)]
      face(...(isTowardsEnd ? corners : corners.toReversed()))
    }
  }
  function level(column: number, row: number, isUp: boolean): void {
    for (const [a, b] of [
      ['right', 'axis'],
      ['axis', 'left'],
    ] as const) {
      const corners = [at(a, column, row), at(a, column + 1, row), at(b, column + 1, row), at(b, column, row)]
      face(...(isUp ? corners : corners.toReversed()))
    }
  }
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < rows; row += 1) {
      if (!isFull(column, row)) continue
      const [next, above] = [column + 1, row + 1]
      face(at('left', column, row), at('left', column, above), at('left', next, above), at('left', next, row))
      face(
        at('right', column, row),
        at('right', next, row),
        at('right', next, above),
        at('right', column, above),
      )
      if (!isFull(column, row - 1)) level(column, row, false)
      if (!isFull(column, row + 1)) level(column, above, true)
      if (!isFull(column - 1, row)) upright(column, row, false)
      if (!isFull(column + 1, row)) upright(next, row, true)
    }
  }
  return weld({ vertices, faces })
}
