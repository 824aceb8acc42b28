/** Primitives painted on a bitmap. Lines keep their width in pixels however large the sheet is shown. */
import {
  lineDashesMm,
  type LineRole,
  lineWeightsMm,
  type Paint,
  type RectPrimitive,
  type TilePicture,
} from '@orderwright/domain/drawing'
import type { Point } from '@orderwright/domain/geometry'
import { canvasScreenMessages } from '@orderwright/domain/messages'
import {
  type CanvasPrimitive,
  cornersOf,
  type DrawingPrimitive,
  type ImagePrimitive,
  missingPicture,
} from '@orderwright/domain/canvas'
import type { Pictures } from './pictures.ts'

/** The colours of the page, as a bitmap needs them. */
export interface Inks {
  readonly ink: string
  readonly ink2: string
  readonly accent: string
  readonly paper: string
}

export interface Painting {
  readonly context: CanvasRenderingContext2D
  readonly inks: Inks
  /** pixels of the page to an inch */
  readonly scale: number
  /** a picture by its address; null until it is there, 'gone' where it is not to be had */
  readonly picture: Pictures['find']
}

/** CSS pixels to a millimetre of line weight. */
const WEIGHT = 96 / 25.4

/** Texts that belong to the sheet are never smaller or larger than this on the screen, in pixels. */
const SMALLEST_TEXT = 10
const LARGEST_TEXT = 15
/** What would be smaller than this is not written. */
const UNREADABLE = 4

function colorOf(color: Paint, inks: Inks): string {
  if (color === 'ink' || color === 'ink2' || color === 'accent' || color === 'paper') return inks[color]
  return color
}

const paths = new WeakMap<CanvasPrimitive, Path2D>()

function pathOf(primitive: CanvasPrimitive, d: string): Path2D {
  const known = paths.get(primitive)
  if (known) return known
  const path = new Path2D(d)
  paths.set(primitive, path)
  return path
}

function polygonPath(points: readonly Point[]): Path2D {
  const path = new Path2D()
  for (const [index, { x, y }] of points.entries()) {
    if (index === 0) path.moveTo(x, y)
    else path.lineTo(x, y)
  }
  path.closePath()
  return path
}

function setLine({ context, scale }: Painting, role: LineRole): void {
  context.lineWidth = (lineWeightsMm[role] * WEIGHT) / scale
  const dashes = lineDashesMm[role]
  context.setLineDash(dashes ? dashes.map((dash) => (dash * WEIGHT) / scale) : [])
}

/** Where a picture is missing its place is framed and says so; what shows a part of one frames that part. */
function placeOfMissing({ window, box, rotation }: ImagePrimitive): readonly CanvasPrimitive[] {
  const corners = window ?? cornersOf({ type: 'box', ...box, rotation })
  return missingPicture(corners, canvasScreenMessages.pictureMissing, MISSING_TEXT)
}
/** Inches; on the screen it is never unreadably small. */
const MISSING_TEXT = 4

function paintImage(painting: Painting, image: ImagePrimitive): void {
  const { context, picture } = painting
  const bitmap = picture(image.address)
  if (!bitmap) return
  if (bitmap === 'gone') return paint(painting, placeOfMissing(image))
  const { x, y, width, height } = image.box
  context.save()
  if (image.window) context.clip(polygonPath(image.window))
  context.globalAlpha = image.opacity
  context.translate(x + width / 2, y + height / 2)
  context.rotate((image.rotation * Math.PI) / 180)
  context.scale(image.flipX ? -1 : 1, image.flipY ? -1 : 1)
  context.drawImage(bitmap, -width / 2, -height / 2, width, height)
  context.restore()
}

/** Pixels below which a drawing is an outline: nothing on it could be told apart. */
const SMALL_DRAWING = 14

/** A drawing in millimetres, laid into its box; of what lies outside its source nothing is seen. */
function paintDrawing(painting: Painting, { items, source, box, rotation }: DrawingPrimitive): void {
  const { context, scale, inks } = painting
  context.save()
  context.translate(box.x + box.width / 2, box.y + box.height / 2)
  context.rotate((rotation * Math.PI) / 180)
  context.translate(-box.width / 2, -box.height / 2)
  if (Math.max(box.width, box.height) * scale < SMALL_DRAWING) {
    context.fillStyle = inks.ink2
    context.fillRect(0, 0, box.width, box.height)
  } else {
    context.beginPath()
    context.rect(0, 0, box.width, box.height)
    context.clip()
    const [across, down] = [box.width / source.width, box.height / source.height]
    context.scale(across, down)
    context.translate(-source.x, -source.y)
    paint({ ...painting, scale: scale * across }, items)
  }
  context.restore()
}

/** The picture of a surface, repeated at true size. */
function paintTiles({ context, picture }: Painting, rect: RectPrimitive, tile: TilePicture): void {
  const bitmap = picture(tile.address)
  // A surface without its picture is the plain color below it.
  if (!bitmap || bitmap === 'gone') return
  const pattern = bitmap.width > 0 ? context.createPattern(bitmap, 'repeat') : null
  if (!pattern) return
  pattern.setTransform(
    new DOMMatrix()
      .translate(rect.x, rect.y)
      .rotate(tile.rotation)
      .scale(tile.width / bitmap.width, tile.height / bitmap.height),
  )
  context.fillStyle = pattern
  context.fill(shapePath(rect))
}

function paintText(painting: Painting, text: Extract<CanvasPrimitive, { kind: 'text' }>): void {
  const { context, scale, inks } = painting
  const own = text.font.sizeMm * scale
  const pixels = text.annotation ? Math.min(LARGEST_TEXT, Math.max(SMALLEST_TEXT, own)) : own
  if (pixels < UNREADABLE) return
  context.save()
  context.translate(text.at.x, text.at.y)
  if (text.rotation) context.rotate((text.rotation * Math.PI) / 180)
  // Letters are set in pixels: fonts of fractions of an inch are not.
  context.scale(1 / scale, 1 / scale)
  context.font = `${text.font.weight} ${pixels}px ${text.font.family}, sans-serif`
  context.textAlign = text.anchor === 'middle' ? 'center' : text.anchor
  context.textBaseline = text.anchor === 'middle' ? 'middle' : 'alphabetic'
  context.fillStyle = colorOf(text.fill ?? 'ink', inks)
  context.fillText(text.text, 0, 0)
  context.restore()
}

/** Paints primitives of a sheet; the context stands in inches. */
export function paint(painting: Painting, primitives: readonly CanvasPrimitive[]): void {
  for (const primitive of primitives) paintOne(painting, primitive)
}

function paintOne(painting: Painting, primitive: CanvasPrimitive): void {
  const { context, inks } = painting
  switch (primitive.kind) {
    case 'image':
      return paintImage(painting, primitive)
    case 'drawing':
      return paintDrawing(painting, primitive)
    case 'text':
      return paintText(painting, primitive)
    case 'group': {
      context.save()
      context.translate(primitive.at.x, primitive.at.y)
      paint(painting, primitive.items)
      context.restore()
      return undefined
    }
    default: {
      const path = shapePath(primitive)
      context.globalAlpha = primitive.opacity ?? 1
      if (primitive.fill && primitive.fill !== 'none') {
        context.fillStyle = colorOf(primitive.fill, inks)
        context.fill(path)
      }
      if (primitive.kind === 'rect' && primitive.picture) paintTiles(painting, primitive, primitive.picture)
      if (primitive.role || primitive.strokeMm !== undefined) {
        context.strokeStyle = colorOf(primitive.stroke ?? 'ink', inks)
        if (primitive.role) setLine(painting, primitive.role)
        else context.lineWidth = primitive.strokeMm ?? 0
        context.lineJoin = primitive.kind === 'path' && primitive.isRoundJoined ? 'round' : 'miter'
        context.stroke(path)
      }
      context.globalAlpha = 1
    }
  }
}

type Drawn = Extract<CanvasPrimitive, { kind: 'path' | 'rect' | 'circle' | 'line' }>

function shapePath(primitive: Drawn): Path2D {
  if (primitive.kind === 'path') return pathOf(primitive, primitive.d)
  const known = paths.get(primitive)
  if (known) return known
  const path = new Path2D()
  if (primitive.kind === 'rect') {
    path.roundRect(primitive.x, primitive.y, primitive.width, primitive.height, primitive.radius ?? 0)
  } else if (primitive.kind === 'circle') {
    path.arc(primitive.center.x, primitive.center.y, primitive.radius, 0, 2 * Math.PI)
  } else {
    path.moveTo(primitive.from.x, primitive.from.y)
    path.lineTo(primitive.to.x, primitive.to.y)
  }
  paths.set(primitive, path)
  return path
}
