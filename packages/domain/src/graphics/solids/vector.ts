/** Points, directions and placements in space: millimetres, x to the right, y up, z towards the viewer. */

export type Vec3 = readonly [x: number, y: number, z: number]
export type Vec2 = readonly [x: number, y: number]

export function add(a: Vec3, b: Vec3): Vec3 {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
}

export function subtract(a: Vec3, b: Vec3): Vec3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

export function scale(a: Vec3, by: number): Vec3 {
  return [a[0] * by, a[1] * by, a[2] * by]
}

export function dot(a: Vec3, b: Vec3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

export function cross(a: Vec3, b: Vec3): Vec3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

export function length(a: Vec3): number {
  return Math.hypot(a[0], a[1], a[2])
}

/** Of length 1; the zero vector stays what it is. */
export function unit(a: Vec3): Vec3 {
  const size = length(a)
  return size === 0 ? a : scale(a, 1 / size)
}

/** A turn and a shift: the rows of the turn, then the shift. */
export type Placement = { readonly rows: readonly [Vec3, Vec3, Vec3]; readonly shift: Vec3 }

export const nowhereElse: Placement = {
  rows: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  shift: [0, 0, 0],
}

/** Turned by degrees about x, then y, then z (each about the fixed axes), then shifted. */
export function placementOf(shift: Vec3, degrees: Vec3): Placement {
  const [a, b, c] = [degrees[0], degrees[1], degrees[2]].map((angle) => (angle * Math.PI) / 180)
  const [sa, ca, sb, cb, sc, cc] = [
    Math.sin(a ?? 0),
    Math.cos(a ?? 0),
    Math.sin(b ?? 0),
    Math.cos(b ?? 0),
    Math.sin(c ?? 0),
    Math.cos(c ?? 0),
  ]
  return {
    rows: [
      [cc * cb, cc * sb * sa - sc * ca, cc * sb * ca + sc * sa],
      [sc * cb, sc * sb * sa + cc * ca, sc * sb * ca - cc * sa],
      [-sb, cb * sa, cb * ca],
    ],
    shift,
  }
}

/** Turns a direction. */
export function turn({ rows }: Placement, a: Vec3): Vec3 {
  return [dot(rows[0], a), dot(rows[1], a), dot(rows[2], a)]
}

/** Turns and shifts a point. */
export function place(placement: Placement, a: Vec3): Vec3 {
  return add(turn(placement, a), placement.shift)
}

/** `inner` first, then `outer`. */
export function combine(outer: Placement, inner: Placement): Placement {
  const column = (index: 0 | 1 | 2): Vec3 => [
    inner.rows[0][index],
    inner.rows[1][index],
    inner.rows[2][index],
  ]
  const columns = [column(0), column(1), column(2)] as const
  const row = (one: Vec3): Vec3 => [dot(one, columns[0]), dot(one, columns[1]), dot(one, columns[2])]
  return {
    rows: [row(outer.rows[0]), row(outer.rows[1]), row(outer.rows[2])],
    shift: place(outer, inner.shift),
  }
}

/** A box along the axes. */
export type Bounds = { readonly from: Vec3; readonly to: Vec3 }

/** The smallest bounds that hold the points; undefined without points. */
export function boundsOf(points: readonly Vec3[]): Bounds | undefined {
  const [first] = points
  if (first === undefined) return undefined
  let [x0, y0, z0] = first
  let [x1, y1, z1] = first
  for (const [x, y, z] of points) {
    x0 = Math.min(x0, x)
    y0 = Math.min(y0, y)
    z0 = Math.min(z0, z)
    x1 = Math.max(x1, x)
    y1 = Math.max(y1, y)
    z1 = Math.max(z1, z)
  }
  return { from: [x0, y0, z0], to: [x1, y1, z1] }
}

export function sizeOf({ from, to }: Bounds): Vec3 {
  return subtract(to, from)
}

export function middleOf({ from, to }: Bounds): Vec3 {
  return scale(add(from, to), 0.5)
}
