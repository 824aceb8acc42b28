/**
 * The one description of a drawing that screen, print, PDF and SVG consume: flat geometry in millimetres,
 * y downwards, with line roles instead of line widths, so that line weights stay those of the paper whatever
 * the scale. Dimensions are data; `layoutDimensions` turns them into geometry for a scale and a unit.
 */
import type { Box, Point } from '../geometry/box.ts'

/**
 * What a line means. The width on paper follows from it (`lineWeightsMm`): outlines of the part, details on
 * it, hidden edges (dashed), dimension lines, centre lines (chain), engraved strokes, hatching.
 */
export type LineRole = 'outline' | 'detail' | 'fine' | 'hidden' | 'dimension' | 'center' | 'engraving'

/** Line weights in millimetres on paper. */
export const lineWeightsMm: Readonly<Record<LineRole, number>> = {
  outline: 0.5,
  detail: 0.25,
  fine: 0.13,
  hidden: 0.25,
  dimension: 0.18,
  center: 0.13,
  engraving: 0.18,
}

/** Dash patterns in millimetres on paper. */
export const lineDashesMm: Readonly<Partial<Record<LineRole, readonly number[]>>> = {
  hidden: [2, 1],
  center: [4, 0.8, 0.6, 0.8],
}

/** A colour (`#rrggbb`) or one of the drawing's inks, which the screen takes from its theme. */
export type Ink = 'ink' | 'ink2' | 'accent' | 'paper'
export type Paint = Ink | `#${string}` | 'none'

type Painted = {
  /** What part of the product this belongs to (`plate`, `mechanism:0`, `screw:1` …). */
  readonly part?: string
  /** Line role; without it the shape has no line. */
  readonly role?: LineRole
  /** Colour of the line, `ink` when left out. */
  readonly stroke?: Paint
  /** A real line width in drawing millimetres (an engraved stroke), instead of the role's paper weight. */
  readonly strokeMm?: number
  /** Colour of the surface, none when left out. */
  readonly fill?: Paint
  /** 0 to 1. */
  readonly opacity?: number
}

export type PathPrimitive = Painted & {
  readonly kind: 'path'
  readonly d: string
  readonly isRoundJoined?: boolean
}

/** A picture of a surface at true size, repeated from the upper left corner of what it covers. Lengths are drawing millimetres. */
export type TilePicture = {
  readonly address: string
  readonly width: number
  readonly height: number
  /** degrees clockwise about that corner */
  readonly rotation: number
}

export type RectPrimitive = Painted &
  Box & {
    readonly kind: 'rect'
    readonly radius?: number
    /** Lies over the fill, which shows where the picture can not be had. */
    readonly picture?: TilePicture
  }

export type CirclePrimitive = Painted & {
  readonly kind: 'circle'
  readonly center: Point
  readonly radius: number
}

export type LinePrimitive = Painted & { readonly kind: 'line'; readonly from: Point; readonly to: Point }

export type SceneFont = {
  readonly family: string
  readonly weight: number
  /** Font size (em) in drawing millimetres. */
  readonly sizeMm: number
}

/**
 * What belongs to the sheet and not to the product (titles of views, marks, unit numbers): `sizeMm` is its text size in
 * drawing millimetres, which paper keeps within what can be read at every scale.
 */
export type Annotation = {
  readonly sizeMm: number
  /** The title of a view that is drawn this many times larger than the others: paper prints its true scale after it. */
  readonly title?: string
  readonly enlargement?: number
}

export type TextPrimitive = Painted & {
  readonly kind: 'text'
  readonly annotation?: Annotation
  /** The anchor on the baseline. */
  readonly at: Point
  readonly anchor: 'start' | 'middle' | 'end'
  readonly text: string
  readonly font: SceneFont
  /** Degrees clockwise about `at`. */
  readonly rotation?: number
  /**
   * A plate of paper lies under it, so that it is read over pictures and lines. No line about its letters: a PDF would hold the words
   * twice, once for the line and once for the surface.
   */
  readonly hasPlate?: boolean
  /**
   * The glyphs as one path, in drawing millimetres relative to `at` and already anchored. An output that must
   * not depend on installed fonts draws this instead of the text.
   */
  readonly outlines?: string
}

export type GroupPrimitive = {
  readonly kind: 'group'
  readonly at: Point
  readonly part?: string
  /** The whole group is one annotation about `at`. */
  readonly annotation?: Annotation
  readonly items: readonly Primitive[]
}

export type Primitive =
  | PathPrimitive
  | RectPrimitive
  | CirclePrimitive
  | LinePrimitive
  | TextPrimitive
  | GroupPrimitive

export type DimensionSide = 'top' | 'bottom' | 'left' | 'right'

/**
 * A linear dimension. `top` and `bottom` measure horizontally, `left` and `right` vertically; the figure is
 * the distance of the two points along that axis, in millimetres.
 */
export type LinearDimension = {
  readonly id: string
  readonly side: DimensionSide
  readonly from: Point
  readonly to: Point
  /** An overall size: it stays when there is no room for every dimension. */
  readonly isOverall?: boolean
  /** Extension lines start at the points themselves instead of at the edge of the whole drawing. */
  readonly startsAtPoints?: boolean
  /** Set before the figure, e.g. `Ø`. */
  readonly prefix?: string
  /** The true length in millimetres where the view between the points is broken or enlarged. */
  readonly valueMm?: number
  /** Inches are rounded to 1/this; 16 when left out. */
  readonly inchDenominator?: number
  readonly part?: string
}

/** A part that can be pointed at, with the area that answers to the pointer. */
/** `title`: a name of `drawnPartNames`, with a number where there are several; what the catalog calls it where it has no such name. */
export type ScenePart = { readonly id: string; readonly title: string; readonly box: Box }

/** One engraved line, for the table on a sheet. `at` is the middle of its foot, mm. */
export type SceneEngraving = {
  /** `push button 2` */
  readonly mechanism: string
  readonly side: 'above' | 'below'
  readonly language: 'first' | 'second'
  /** from 1, within its language at its place */
  readonly line: number
  readonly content: string
  readonly at: Point
}

/** The product as it stands in a room: which parts of the drawing show it from the front and from above. Millimetres. */
export type SceneFace = {
  /** seen straight on */
  readonly front: Box
  readonly depthMm: number
  /** how wide it is where the front is drawn shortened */
  readonly trueWidthMm?: number
  /** seen from above, its front below; left out where the drawing does not show it */
  readonly plan?: Box
}

export type Scene = {
  readonly family: string
  /** What the drawn thing covers, without dimensions. */
  readonly bounds: Box
  /** Left out where all of the drawing is the front, of something that hardly has a depth. */
  readonly face?: SceneFace
  readonly items: readonly Primitive[]
  readonly dimensions: readonly LinearDimension[]
  readonly parts: readonly ScenePart[]
  /** Everything that is engraved; left out where nothing is. */
  readonly engravings?: readonly SceneEngraving[]
  /** The drawing in words, for a screen reader: sizes, gangs, mechanisms, engravings. */
  readonly description: string
}

/** The value of a dimension in millimetres, never negative. */
export function dimensionValueMm(dimension: LinearDimension): number {
  if (dimension.valueMm !== undefined) return Math.abs(dimension.valueMm)
  const isHorizontal = dimension.side === 'top' || dimension.side === 'bottom'
  return isHorizontal
    ? Math.abs(dimension.to.x - dimension.from.x)
    : Math.abs(dimension.to.y - dimension.from.y)
}
