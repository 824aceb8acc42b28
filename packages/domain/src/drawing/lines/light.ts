/**
 * The level of detail of small drawings: what paper of that size could not show is left out. Textures would run together
 * to a grey field, reflections could not be seen, and letters of half a millimetre need no curves. What a thing is, its
 * colour, its mechanisms and where it is engraved stay.
 */
import { type Box, type Point, boxesOverlap, unionBoxes } from '../../geometry/box.ts'
import { absoluteSegments, pathBox, transformPath } from '../../geometry/path.ts'
import type { PathPrimitive, Primitive, RectPrimitive, TextPrimitive } from '../scene.ts'
import { simplifyPath } from './simplify-path.ts'

/** On paper, mm: nobody sees that an outline is off by this. */
const TOLERANCE_MM = 0.03
/** Lines of a texture that lie closer than this flow together. */
const TEXTURE_MM = 0.35
/** So many separate strokes make a texture; fewer are details. */
const TEXTURE_STROKES = 8
/** Sheens and reflections: surfaces fainter than this. */
const FAINT = 0.3
/** Strokes around a surface that are finer than this are left out. */
const HAIR_MM = 0.02
/** What is smaller than this all round keeps its surface alone, and goes when it has none. */
const SPECK_MM = 0.5
/** Fine lines on what is smaller than this are left out. */
const FINE_MM = 1.5
/** What is smaller than this goes. */
const DUST_MM = 0.15
/** Letters lower than this are not letters to anybody: a bar stands for their line. */
const LETTERS_MM = 0.35
/** Height of letters without ascenders, and how much of a bar of that height their strokes fill. */
const X_HEIGHT = 0.5
const INKED = 0.6

/** Number of separate strokes of a path, and how long they are together; curves by their chords. */
function strokesOf(d: string): { count: number; length: number } {
  let count = 0
  let length = 0
  let at: Point = { x: 0, y: 0 }
  for (const { command, values } of absoluteSegments(d)) {
    if (command === 'Z') continue
    const end = { x: values.at(-2) ?? 0, y: values.at(-1) ?? 0 }
    if (command === 'M') count += 1
    else length += Math.hypot(end.x - at.x, end.y - at.y)
    at = end
  }
  return { count, length }
}

/** Grain, hatching: many strokes, close together. */
function isTexture({ d, fill }: PathPrimitive, scale: number): boolean {
  if (fill !== undefined && fill !== 'none') return false
  const { count, length } = strokesOf(d)
  if (count < TEXTURE_STROKES || length === 0) return false
  const { width, height } = pathBox(d)
  return ((width * height) / length) * scale < TEXTURE_MM
}

type Shape = Exclude<Primitive, { kind: 'group' }>

/** What lies behind the surface, what guides whoever makes it, and sheens. */
function isLeftOut({ opacity, role, strokeMm }: Shape): boolean {
  if (role === 'hidden' || role === 'center' || role === 'dimension') return true
  return opacity !== undefined && opacity < FAINT && role === undefined && strokeMm === undefined
}

/** The larger side of a shape, drawing mm; texts have no size of their own here. */
function sizeOf(shape: Shape): number {
  switch (shape.kind) {
    case 'circle':
      return 2 * shape.radius
    case 'rect':
      return Math.max(shape.width, shape.height)
    case 'line':
      return Math.hypot(shape.to.x - shape.from.x, shape.to.y - shape.from.y)
    case 'path': {
      const { width, height } = pathBox(shape.d)
      return Math.max(width, height)
    }
    case 'text':
      return Number.POSITIVE_INFINITY
  }
}

/** The shape without lines that are finer than it shows; nothing where nothing is left. */
function withoutSpecks(shape: Shape, scale: number): Shape[] {
  const size = sizeOf(shape) * scale
  const isFilled = shape.fill !== undefined && shape.fill !== 'none'
  const least = shape.role === 'fine' ? FINE_MM : SPECK_MM
  if (size < DUST_MM || (size < least && !isFilled)) return []
  if (size >= least || !isFilled) return [shape]
  const { role: _, stroke: __, strokeMm: ___, ...surface } = shape
  return [surface]
}

/**
 * A text as the path of its outlines, where these are known and it stands upright; a line that is too small to be read as a
 * bar of its width.
 */
function outlined(text: TextPrimitive, scale: number): PathPrimitive | RectPrimitive | TextPrimitive {
  const { at, outlines, rotation } = text
  if (outlines === undefined || rotation) return text
  const { role, stroke, strokeMm, fill, opacity } = text
  const { sizeMm } = text.font
  if (sizeMm * scale < LETTERS_MM) {
    const { x, width } = pathBox(outlines)
    const height = sizeMm * X_HEIGHT
    const bar = { x: at.x + x, y: at.y - height, width, height }
    return { kind: 'rect', ...bar, ...(fill && { fill }), opacity: (opacity ?? 1) * INKED }
  }
  return {
    kind: 'path',
    d: transformPath(outlines, { scale: 1, dx: at.x, dy: at.y }),
    ...(role && { role }),
    ...(stroke && { stroke }),
    ...(strokeMm !== undefined && { strokeMm }),
    ...(fill && { fill }),
    ...(opacity !== undefined && { opacity }),
  }
}

function lightPath(path: PathPrimitive, scale: number): PathPrimitive[] {
  if (isTexture(path, scale)) return []
  const { strokeMm, stroke: _, ...rest } = path
  const isHair = path.fill !== undefined && strokeMm !== undefined && strokeMm * scale < HAIR_MM
  const d = simplifyPath(path.d, TOLERANCE_MM / scale)
  return [isHair ? { ...rest, d } : { ...path, d }]
}

/** A path with the box of it, once that was asked for: a path that grows is not read again for each that joins it. */
interface BoxedPath {
  readonly path: PathPrimitive
  box?: Box
}

function boxOf(boxed: BoxedPath): Box {
  boxed.box ??= pathBox(boxed.path.d)
  return boxed.box
}

/** Two paths that look alike and lie apart are one. */
function joined(one: BoxedPath, other: BoxedPath): BoxedPath | undefined {
  const [first, second] = [one.path, other.path]
  const isAlike =
    first.opacity === undefined &&
    second.opacity === undefined &&
    first.role === second.role &&
    first.stroke === second.stroke &&
    first.strokeMm === second.strokeMm &&
    first.fill === second.fill &&
    first.isRoundJoined === second.isRoundJoined
  // Overlapping surfaces would cut holes into each other where they turn differently.
  if (!isAlike || boxesOverlap(boxOf(one), boxOf(other))) return undefined
  return { path: { ...first, d: first.d + second.d }, box: unionBoxes(boxOf(one), boxOf(other)) }
}

/**
 * What of these primitives can be seen at `scale` (paper mm per drawing mm), simplified. Parts lose their names: nobody
 * points at parts of a small drawing.
 */
export function lightItems(items: readonly Primitive[], scale: number): Primitive[] {
  const light: Primitive[] = []
  let last: BoxedPath | undefined
  for (const item of items) {
    if (item.kind === 'group') {
      const { part: _, ...group } = item
      light.push({ ...group, items: lightItems(item.items, scale) })
      last = undefined
      continue
    }
    if (isLeftOut(item)) continue
    const { part: _, ...shape } = item
    for (const seen of withoutSpecks(shape.kind === 'text' ? outlined(shape, scale) : shape, scale)) {
      for (const drawn of seen.kind === 'path' ? lightPath(seen, scale) : [seen]) {
        const path: BoxedPath | undefined = drawn.kind === 'path' ? { path: drawn } : undefined
        const both = last && path ? joined(last, path) : undefined
        if (both) light[light.length - 1] = both.path
        else light.push(drawn)
        last = both ?? path
      }
    }
  }
  return light
}
