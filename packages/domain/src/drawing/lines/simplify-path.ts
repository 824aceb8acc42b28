/**
 * A path for where it is drawn small: curves that cannot be told from straight lines become lines, points that cannot be
 * told apart become one, and coordinates lose the digits that nobody could measure there.
 */
import type { Point } from '../../geometry/box.ts'
import { absoluteSegments, type Segment } from '../../geometry/path.ts'

/** How far `control` lies from the straight line between two points; from the first where they are the same. */
function distanceToChord(control: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy)
  const [x, y] = [control.x - from.x, control.y - from.y]
  if (length === 0) return Math.hypot(x, y)
  const along = (x * dx + y * dy) / length
  // Beyond its ends the line is no longer near.
  if (along < 0) return Math.hypot(x, y)
  return along > length ? Math.hypot(control.x - to.x, control.y - to.y) : Math.abs(x * dy - y * dx) / length
}

function pointsOf({ command, values }: Segment): Point[] {
  const from = command === 'A' ? values.slice(5) : values
  return from.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: from[index + 1] ?? 0 }] : []))
}

/** Whether a curve from `from` stays within `tolerance` of the straight line to its end. */
function isStraight(segment: Segment, from: Point, to: Point, tolerance: number): boolean {
  if (segment.command === 'A') {
    const [rx = 0, ry = 0, , large = 0] = segment.values
    const radius = Math.max(rx, ry)
    const half = Math.hypot(to.x - from.x, to.y - from.y) / 2
    if (large === 1 || half > Math.min(rx, ry)) return radius <= tolerance
    return radius - Math.sqrt(radius * radius - half * half) <= tolerance
  }
  // A curve strays at most half (of one control point) or three quarters (of two) as far as its control points.
  const share = segment.command === 'Q' ? 0.5 : 0.75
  return pointsOf(segment)
    .slice(0, -1)
    .every((control) => distanceToChord(control, from, to) * share <= tolerance)
}

/** Writes coordinates as whole steps of a grid, relative to the point before; lines take up the points they pass. */
function writer(step: number, tolerance: number) {
  let d = ''
  let last = ''
  let at: Point = { x: 0, y: 0 }
  /** corners since the last written point, as they are; the last of them is where the line ends */
  let passed: Point[] = []
  let from: Point = at
  const decimals = Math.max(0, Math.round(-Math.log10(step)))
  const onGrid = ({ x, y }: Point): Point => ({ x: Math.round(x / step), y: Math.round(y / step) })
  const text = (steps: number) => {
    const written = (steps * step).toFixed(decimals)
    const short = decimals > 0 ? written.replace(/\.?0+$/, '') : written
    return short === '-0' || short === '' ? '0' : short.replace(/^(-?)0\./, '$1.')
  }
  /** Numbers follow their letter; a minus parts them as well as a blank does. */
  const add = (command: string, numbers: readonly string[]) => {
    let isFirst = last !== command
    if (isFirst) d += command
    for (const number of numbers) {
      d += isFirst || number.startsWith('-') ? number : ` ${number}`
      isFirst = false
    }
    last = command
  }
  const draw = (command: 'l' | 'c' | 'q', points: readonly Point[]) => {
    const grid = points.map(onGrid)
    const end = grid.at(-1) ?? at
    if (command === 'l' && end.x === at.x && end.y === at.y) return
    add(
      command,
      grid.flatMap((point) => [text(point.x - at.x), text(point.y - at.y)]),
    )
    at = end
  }
  const settle = () => {
    const end = passed.at(-1)
    if (end === undefined) return
    passed = []
    from = end
    draw('l', [end])
  }
  return {
    move(point: Point) {
      settle()
      at = onGrid(point)
      from = point
      last = ''
      add('M', [text(at.x), text(at.y)])
      last = ''
    },
    line(end: Point) {
      if (passed.some((corner) => distanceToChord(corner, from, end) > tolerance)) settle()
      passed.push(end)
    },
    curve(command: 'c' | 'q', points: readonly Point[]) {
      settle()
      draw(command, points)
      from = points.at(-1) ?? from
    },
    arc(radii: readonly [number, number], rest: readonly number[], end: Point) {
      settle()
      const grid = onGrid(end)
      const lengths = radii.map((radius) => text(Math.max(1, Math.round(radius / step))))
      add('a', [...lengths, ...rest.map(String), text(grid.x - at.x), text(grid.y - at.y)])
      at = grid
      from = end
    },
    close(start: Point) {
      settle()
      d += 'z'
      last = ''
      at = onGrid(start)
      from = start
    },
    result() {
      settle()
      return d
    },
  }
}

/**
 * The path within about `tolerance` (drawing mm) of where it was: a half is what curves and corners may lose, and the
 * coordinates lie on a grid of the largest power of ten that is no larger than the other half.
 */
export function simplifyPath(d: string, tolerance: number): string {
  const write = writer(10 ** Math.floor(Math.log10(tolerance / 2)), tolerance / 2)
  let at: Point = { x: 0, y: 0 }
  let start: Point = at
  for (const segment of absoluteSegments(d)) {
    const { command, values } = segment
    if (command === 'Z') {
      write.close(start)
      at = start
      continue
    }
    const points = pointsOf(segment)
    const end = points.at(-1) ?? at
    if (command === 'M') {
      write.move(end)
      start = end
    } else if (command === 'L' || isStraight(segment, at, end, tolerance / 2)) {
      write.line(end)
    } else if (command === 'A') {
      write.arc([values[0] ?? 0, values[1] ?? 0], values.slice(2, 5), end)
    } else {
      write.curve(command === 'C' ? 'c' : 'q', points)
    }
    at = end
  }
  return write.result()
}
