import { type Box, type Point, coordinate as n } from './box.ts'
/**
 * SVG path data as geometry: reading any path commands into absolute ones, moving and scaling them, and
 * their box. Symbols and glyph outlines pass through here, so that scenes hold plain drawing coordinates.
 */

/** A command with its absolute values. */
export type Segment = {
  readonly command: 'M' | 'L' | 'C' | 'Q' | 'A' | 'Z'
  readonly values: readonly number[]
}

const ARGUMENT_COUNT: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  A: 7,
  Z: 0,
}

function tokens(d: string): { command: string; values: number[] }[] {
  const found: { command: string; values: number[] }[] = []
  for (const match of d.matchAll(/([MLHVCSQAZ])([^MLHVCSQAZ]*)/gi)) {
    const command = match[1] ?? ''
    const count = ARGUMENT_COUNT[command.toUpperCase()] ?? 0
    const values = readValues(match[2] ?? '', command.toUpperCase() === 'A')
    if (count === 0) found.push({ command, values: [] })
    for (let at = 0; count > 0 && at + count <= values.length; at += count) {
      const next = at > 0 && command === 'm' ? 'l' : at > 0 && command === 'M' ? 'L' : command
      found.push({ command: next, values: values.slice(at, at + count) })
    }
  }
  return found
}

/** Numbers of one command; the two flags of an arc may be written without a space (`0 01`). */
function readValues(text: string, isArc: boolean): number[] {
  const values: number[] = []
  const number = /[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y
  let at = 0
  while (at < text.length) {
    const character = text.charAt(at)
    const isFlag = isArc && (values.length % 7 === 3 || values.length % 7 === 4)
    if (isFlag && (character === '0' || character === '1')) {
      values.push(Number(character))
      at += 1
      continue
    }
    number.lastIndex = at
    const match = number.exec(text)
    if (match) {
      values.push(Number(match[0]))
      at += match[0].length
    } else {
      at += 1
    }
  }
  return values
}

/** The path read last: its box, its strokes and its simpler form are asked for one after the other. */
let latest: { readonly d: string; readonly segments: readonly Segment[] } | undefined

/** Absolute segments of M, L, C, Q, A and Z only. Unknown commands are dropped. */
export function absoluteSegments(d: string): readonly Segment[] {
  if (latest?.d !== d) latest = { d, segments: readSegments(d) }
  return latest.segments
}

function readSegments(d: string): Segment[] {
  const segments: Segment[] = []
  let at: Point = { x: 0, y: 0 }
  let start: Point = at
  let lastControl: Point | undefined
  for (const { command, values } of tokens(d)) {
    const upper = command.toUpperCase()
    const isRelative = command !== upper
    const base = isRelative ? at : { x: 0, y: 0 }
    const v = (index: number) => values[index] ?? 0
    let control: Point | undefined
    if (upper === 'Z') {
      segments.push({ command: 'Z', values: [] })
      at = start
    } else if (upper === 'A') {
      const end = { x: base.x + v(5), y: base.y + v(6) }
      segments.push({ command: 'A', values: [v(0), v(1), v(2), v(3), v(4), end.x, end.y] })
      at = end
    } else if (upper === 'H' || upper === 'V') {
      at = upper === 'H' ? { x: base.x + v(0), y: at.y } : { x: at.x, y: base.y + v(0) }
      segments.push({ command: 'L', values: [at.x, at.y] })
    } else {
      let points = values.map((value, index) => value + (index % 2 === 0 ? base.x : base.y))
      let absolute: Segment['command'] = upper === 'M' ? 'M' : upper === 'L' ? 'L' : upper === 'Q' ? 'Q' : 'C'
      if (upper === 'S') {
        const mirrored = lastControl ? { x: 2 * at.x - lastControl.x, y: 2 * at.y - lastControl.y } : at
        points = [mirrored.x, mirrored.y, ...points]
        absolute = 'C'
      }
      segments.push({ command: absolute, values: points })
      const last = points.length
      if (absolute === 'C') control = { x: points[last - 4] ?? 0, y: points[last - 3] ?? 0 }
      at = { x: points[last - 2] ?? 0, y: points[last - 1] ?? 0 }
      if (upper === 'M') start = at
    }
    lastControl = control
  }
  return segments
}

export type PathTransform = { scale: number; dx: number; dy: number; flipY?: boolean }

/** Scales a path about the origin (mirrored in x for fonts, whose y points up), then moves it. */
export function transformPath(d: string, { scale, dx, dy, flipY = false }: PathTransform): string {
  const sy = flipY ? -scale : scale
  return absoluteSegments(d)
    .map(({ command, values }) => {
      if (command === 'Z') return 'Z'
      if (command === 'A') {
        const [rx = 0, ry = 0, rotation = 0, large = 0, sweep = 0, x = 0, y = 0] = values
        const turned = flipY ? 1 - sweep : sweep
        return `A${n(rx * scale)} ${n(ry * scale)} ${n(rotation)} ${large} ${turned} ${n(x * scale + dx)} ${n(y * sy + dy)}`
      }
      const moved = values.map((value, index) => n(index % 2 === 0 ? value * scale + dx : value * sy + dy))
      return `${command}${moved.join(' ')}`
    })
    .join('')
}

/** The box of all end and control points: never smaller than the path, arcs counted by their end points. */
export function pathBox(d: string): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { command, values } of absoluteSegments(d)) {
    for (let at = command === 'A' ? 5 : 0; at < values.length; at += 2) {
      const x = values[at] ?? 0
      const y = values[at + 1] ?? 0
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  if (left === Infinity) return { x: 0, y: 0, width: 0, height: 0 }
  return { x: left, y: top, width: right - left, height: bottom - top }
}
