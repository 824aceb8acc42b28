/**
 * What a drawing has on a face, as a relief on the solid: every filled shape is a thin layer on what lies under it, holes are
 * dark layers, letters and symbols are shallow marks. The numbers are the drawing's own.
 */
import { luminance } from '../drawing/surfaces/colour.ts'
import type { PathPrimitive, Primitive, RectPrimitive, TextPrimitive } from '../drawing/scene.ts'
import type { Point } from '../geometry/box.ts'
import { flattenPath } from '../geometry/flatten-path.ts'
import type { GraphicNode } from '../graphics/schema.ts'
import { counterClockwise, doubleArea, holesFit, isSimple, type Outline } from '../graphics/solids/outline.ts'
import { type Front, type Look, solidNode } from './node-kit.ts'

/** How far a layer stands out of the one below, mm; of holes and marks, whose floor is not seen, only as far as it shows. */
const LAYER_MM = 0.6
const THIN_MM = 0.05
const GROOVE_MM = 0.5
/** A shape so much darker than what it lies in is a hole. */
const HOLE_SHARE = 0.35
/** Among dark things all is dark: by so much of white a hole is darker at least. */
const HOLE_LEAST = 0.1
/** Points of an outline, as many as a graphic takes. */
const POINTS_MAX = 200
/** More letters than these are shown as lines: no browser turns them smoothly. */
const MARKS_MAX = 220
/** Height of small letters and mean width of all, of the font size. */
const LETTER = { height: 0.5, width: 0.52 } as const

export interface ReliefFace {
  readonly front: Front
  /** where the face lies */
  readonly z: number
  /** how far a layer stands out of the one below, mm */
  readonly layerMm?: number
  /** what a layer of this color is made of */
  readonly lookOf: (fill: string) => Look
}

/** `below`: how light what lies under the next layer is; `holes`: how many holes it has, each of which lies over the one before. */
type Layers = { top: number; below: number; holes: number }

class Relief {
  readonly nodes: GraphicNode[] = []
  private readonly face: ReliefFace

  constructor(face: ReliefFace) {
    this.face = face
  }

  add(items: readonly Primitive[], at: Point, layers: Layers, isMarked: boolean): void {
    for (const item of items) {
      if (item.kind === 'group') {
        const inside = { x: at.x + item.at.x, y: at.y + item.at.y }
        // What stands on the face is no hole in it, however dark it is.
        this.add(item.items, inside, { ...layers, below: 0, holes: 0 }, isMarked)
      } else if (item.kind === 'text') {
        this.mark(item, at, isMarked)
      } else if (item.kind === 'path' && item.strokeMm !== undefined && !isFilled(item)) {
        this.stroke(item, at)
      } else if (isFilled(item)) {
        if ((item.opacity ?? 1) === 1) this.layer(item, at, layers)
      } else if (item.part === 'lid') {
        this.groove(item, at)
      }
    }
  }

  private layer(item: Exclude<Primitive, { kind: 'group' | 'text' }>, at: Point, layers: Layers): void {
    const fill = item.fill ?? ''
    if (!fill.startsWith('#')) return
    const light = luminance(fill)
    const isHole = light < layers.below * HOLE_SHARE && layers.below - light > HOLE_LEAST
    const top = layers.top + (isHole ? THIN_MM * (layers.holes + 1) : (this.face.layerMm ?? LAYER_MM))
    const depth = top - this.face.z
    const look = { ...this.face.lookOf(fill), z: this.face.z + depth / 2 }
    const made = this.shape(item, at, depth, look)
    if (!made) return
    Object.assign(layers, isHole ? { holes: layers.holes + 1 } : { top, below: light, holes: 0 })
  }

  private shape(
    item: Exclude<Primitive, { kind: 'group' | 'text' }>,
    at: Point,
    depth: number,
    look: Look,
  ): boolean {
    const { width, height } = this.face.front
    if (item.kind === 'circle') {
      const { center, radius } = item
      const x = at.x + center.x - width / 2
      const y = height / 2 - at.y - center.y
      return this.push('cylinder', { diameter: 2 * radius, length: depth, axis: 'z', ...look, x, y })
    }
    if (item.kind === 'rect') return this.extrude([rectOutline(item)], at, depth, look, roundingOf(item))
    if (item.kind === 'line') return false
    const rings = flattenPath(item.d).map(({ points }) => points)
    return this.extrude(rings, at, depth, look)
  }

  /** Letters by their outlines where these are known, else a line as wide as the text. */
  private mark(text: TextPrimitive, at: Point, isMarked: boolean): void {
    const fill = text.fill ?? ''
    if (!fill.startsWith('#')) return
    const here = { x: at.x + text.at.x, y: at.y + text.at.y }
    const look = { color: fill, z: this.face.z + THIN_MM / 2 }
    if (text.outlines !== undefined && isMarked) {
      const rings = flattenPath(text.outlines).map(({ points }) => points)
      if (this.extrude(rings, here, THIN_MM, look)) return
    }
    const { sizeMm } = text.font
    const wide = Math.min(text.text.length * sizeMm * LETTER.width, this.face.front.width * 0.98)
    const tall = sizeMm * LETTER.height
    this.extrude([rectOutline({ x: -wide / 2, y: -tall, width: wide, height: tall })], here, THIN_MM, look)
  }

  /** A gap between parts of a face: a dark line. */
  private groove(item: Exclude<Primitive, { kind: 'group' | 'text' }>, at: Point): void {
    const look = { color: item.stroke ?? '', z: this.face.z + THIN_MM / 2 }
    if (!look.color.startsWith('#')) return
    const corners =
      item.kind === 'rect' ? rectOutline(item) : item.kind === 'line' ? [item.from, item.to] : []
    const whole = item.kind === 'rect' ? [...corners, ...corners.slice(0, 1)] : corners
    for (const [index, to] of whole.slice(1).entries()) {
      const from = whole[index]
      if (from) this.extrude([thickLine(from, to, GROOVE_MM)], at, THIN_MM, look)
    }
  }

  /** A symbol is cut with a round tool along its lines. */
  private stroke({ d, stroke = 'ink', strokeMm = 0 }: PathPrimitive, at: Point): void {
    if (!stroke.startsWith('#') || strokeMm <= 0) return
    for (const { points, isClosed } of flattenPath(d)) {
      const [first] = points
      const whole = isClosed && first ? [...points, first] : points
      for (const [index, to] of whole.slice(1).entries()) {
        const from = whole[index]
        if (!from) continue
        this.extrude([thickLine(from, to, strokeMm)], at, THIN_MM, {
          color: stroke,
          z: this.face.z + THIN_MM / 2,
        })
      }
    }
  }

  /** False where nothing of the outlines could be made. */
  private extrude(
    rings: readonly (readonly Point[])[],
    at: Point,
    depth: number,
    look: Look,
    rounding = 0,
  ): boolean {
    const { width, height } = this.face.front
    const outlines = rings
      .filter(({ length }) => length > 2 && length <= POINTS_MAX)
      .map(
        (points): Outline =>
          counterClockwise(points.map(({ x, y }) => [at.x + x - width / 2, height / 2 - at.y - y])),
      )
      .filter((outline) => Math.abs(doubleArea(outline)) > 1e-6 && isSimple(outline))
    const bodies = nested(outlines)
    for (const { profile, holes } of bodies) {
      this.push('extrusion', {
        profile: profile.map(([x, y]) => [x, y]),
        ...(holes.length > 0 && { holes: holes.map((hole) => hole.map(([x, y]) => [x, y])) }),
        ...(rounding > 0 && { rounding }),
        length: depth,
        ...look,
      })
    }
    return bodies.length > 0
  }

  private push(type: string, props: Look): true {
    this.nodes.push(solidNode(`relief-${this.nodes.length}`, type, props))
    return true
  }
}

function isFilled({ fill }: { readonly fill?: string }): boolean {
  return fill !== undefined && fill !== 'none'
}

function rectOutline({ x, y, width, height }: Pick<RectPrimitive, 'x' | 'y' | 'width' | 'height'>): Point[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]
}

function roundingOf({ radius = 0, width, height }: RectPrimitive): number {
  return Math.min(radius, width * 0.49, height * 0.49)
}

function thickLine(from: Point, to: Point, wide: number): Point[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (length === 0) return []
  const [dx, dy] = [((to.x - from.x) / length) * (wide / 2), ((to.y - from.y) / length) * (wide / 2)]
  return [
    { x: from.x - dx - dy, y: from.y - dy + dx },
    { x: to.x + dx - dy, y: to.y + dy + dx },
    { x: to.x + dx + dy, y: to.y + dy - dx },
    { x: from.x - dx + dy, y: from.y - dy - dx },
  ]
}

/** Outlines with those that lie in them as their holes: the eye of an o. What lies in a hole is a body again. */
function nested(outlines: readonly Outline[]): { profile: Outline; holes: readonly Outline[] }[] {
  const bodies: { profile: Outline; holes: Outline[] }[] = []
  for (const outline of outlines.toSorted((a, b) => Math.abs(doubleArea(b)) - Math.abs(doubleArea(a)))) {
    const around = bodies.findLast(({ profile, holes }) =>
      holesFit(
        profile,
        [...holes, outline].map((hole) => hole.toReversed()),
      ),
    )
    if (around) around.holes.push(outline)
    else bodies.push({ profile: outline, holes: [] })
  }
  return bodies
}

function countMarks(items: readonly Primitive[]): number {
  return items.reduce((sum, item) => {
    if (item.kind === 'group') return sum + countMarks(item.items)
    return sum + (item.kind === 'text' ? [...item.text].filter((letter) => letter.trim() !== '').length : 0)
  }, 0)
}

/** The layers of what is drawn on a face, those of `items` alone; the face itself is none of them. */
export function reliefNodes(items: readonly Primitive[], face: ReliefFace, faceFill: string): GraphicNode[] {
  const relief = new Relief(face)
  const isMarked = countMarks(items) <= MARKS_MAX
  relief.add(items, { x: 0, y: 0 }, { top: face.z, below: luminance(faceFill), holes: 0 }, isMarked)
  return relief.nodes
}
