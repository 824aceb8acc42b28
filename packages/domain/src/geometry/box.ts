/** Points and axis-parallel boxes, y downwards: in millimetres on drawings, in inches on the canvas. And their numbers in path data. */

export type Point = { readonly x: number; readonly y: number }

export type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export function boxOf(x: number, y: number, width: number, height: number): Box {
  return { x, y, width, height }
}

export function boxAround(center: Point, width: number, height: number): Box {
  return { x: center.x - width / 2, y: center.y - height / 2, width, height }
}

/** The smallest box that holds both. */
export function unionBoxes(a: Box, b: Box): Box {
  const x = Math.min(a.x, b.x)
  const y = Math.min(a.y, b.y)
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  }
}

/** Whether a point lies in a box, its edges included. */
export function boxHolds(box: Box, { x, y }: Point): boolean {
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height
}

/** Grows a box by `by` on every side. */
export function growBox(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by }
}

/** Whether two boxes share an area (touching edges do not count, nor does a rounding error). */
export function boxesOverlap(a: Box, b: Box): boolean {
  const epsilon = 1e-7
  return (
    a.x + epsilon < b.x + b.width &&
    b.x + epsilon < a.x + a.width &&
    a.y + epsilon < b.y + b.height &&
    b.y + epsilon < a.y + a.height
  )
}

/** A coordinate with at most four decimals (a ten-thousandth of a millimetre) and no negative zero. */
export function coordinate(value: number): string {
  const rounded = Math.round(value * 10_000) / 10_000
  return String(rounded === 0 ? 0 : rounded)
}
