/** Pictures among what is drawn: stretched over a box, mirrored and turned, and seen through a window. */
import { type Box, coordinate as n, type Point } from '../../geometry/box.ts'
import type { Primitive } from '../scene.ts'
import { tilePainter } from './tile-markup.ts'
import { escapeXml, itemsToMarkup, type MarkupOptions } from './to-svg.ts'

/** A picture stretched over a box, mirrored and turned about the box's middle, and shown through a window alone. */
export interface ImagePrimitive {
  readonly kind: 'image'
  readonly address: string
  readonly box: Box
  readonly flipX: boolean
  readonly flipY: boolean
  /** degrees clockwise about the middle of the box */
  readonly rotation: number
  /** 0 to 1 */
  readonly opacity: number
  /** what is to be seen of it: a polygon; all of it by default */
  readonly window?: readonly Point[]
}

/** A part of a product's drawing, laid into a box at true size and turned about its middle; the rest of it is cut off. */
export interface DrawingPrimitive {
  readonly kind: 'drawing'
  /** millimetres */
  readonly items: readonly Primitive[]
  /** what of the drawing is shown, in its millimetres */
  readonly source: Box
  readonly box: Box
  /** degrees clockwise about the middle of the box */
  readonly rotation: number
}

/** What sheets of paper hold: the primitives of drawings, pictures, and drawings of products. */
export type DrawnItem = Primitive | ImagePrimitive | DrawingPrimitive

export type PictureOptions = MarkupOptions & {
  /** where the picture of an address is in the output; null: it is not there */
  readonly pictureAt: (address: string) => string | null
  /** begins the ids of windows: unique in the page that the markup stands in */
  readonly idPrefix: string
  /** said in the place of a picture that is not there */
  readonly missingText: string
}

function cornersOf({ x, y, width, height }: Box): readonly Point[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]
}

function boxOfPoints(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

function pathOf(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${n(x)} ${n(y)}`).join('L')}Z`
}

/** An empty frame where a picture belongs, that says so: it is never left white. */
export function missingPicture(window: readonly Point[], text: string, sizeMm: number): Primitive[] {
  const [a, b, c, d] = window
  if (!a || !b || !c || !d) return []
  const { x, y, width, height } = boxOfPoints(window)
  const at = { x: x + width / 2, y: y + height / 2 }
  const font = { family: 'Inter', weight: 600, sizeMm }
  const words = { kind: 'text', at, anchor: 'middle', text, font } as const
  return [
    { kind: 'path', d: pathOf(window), role: 'outline', stroke: '#b3261e' },
    { kind: 'line', from: a, to: c, role: 'fine', stroke: '#b3261e' },
    { kind: 'line', from: b, to: d, role: 'fine', stroke: '#b3261e' },
    { ...words, fill: '#b3261e', hasPlate: true },
  ]
}

/** Paper millimetres of the words in the place of a missing picture. */
const MISSING_TEXT_MM = 3

function imageToMarkup(image: ImagePrimitive, id: string, options: PictureOptions): string {
  const { box, rotation, flipX, flipY, opacity, window } = image
  const href = options.pictureAt(image.address)
  if (href === null) {
    const shown = window ?? cornersOf(box)
    return itemsToMarkup(missingPicture(shown, options.missingText, MISSING_TEXT_MM / options.scale), options)
  }
  const turn = rotation === 0 ? '' : ` rotate(${n(rotation)})`
  const flip = flipX || flipY ? ` scale(${flipX ? -1 : 1} ${flipY ? -1 : 1})` : ''
  const place = `translate(${n(box.x + box.width / 2)} ${n(box.y + box.height / 2)})${turn}${flip}`
  const size = `x="${n(-box.width / 2)}" y="${n(-box.height / 2)}" width="${n(box.width)}" height="${n(box.height)}"`
  const shade = opacity === 1 ? '' : ` opacity="${n(opacity)}"`
  const picture = `<image ${size} transform="${place}" preserveAspectRatio="none" href="${escapeXml(href)}"${shade}/>`
  if (window === undefined) return picture
  return `<clipPath id="${id}"><path d="${pathOf(window)}"/></clipPath><g clip-path="url(#${id})">${picture}</g>`
}

/** A window on a drawing, beyond which nothing is shown; its lines keep their weight on paper. */
function drawingToMarkup(
  { items, source, box, rotation }: DrawingPrimitive,
  options: PictureOptions,
): string {
  const ratio = box.width / source.width
  const middle = `${n(box.x + box.width / 2)} ${n(box.y + box.height / 2)}`
  const turn = rotation === 0 ? '' : ` transform="rotate(${n(rotation)} ${middle})"`
  const place = `x="${n(box.x)}" y="${n(box.y)}" width="${n(box.width)}" height="${n(box.height)}"`
  const viewBox = `viewBox="${n(source.x)} ${n(source.y)} ${n(source.width)} ${n(source.height)}"`
  const body = itemsToMarkup(items, { ...options, scale: options.scale * ratio })
  return `<g${turn}><svg ${place} ${viewBox} preserveAspectRatio="none" overflow="hidden">${body}</svg></g>`
}

/** Primitives, pictures and drawings as SVG elements, in their order. */
export function drawnToMarkup(items: readonly DrawnItem[], given: PictureOptions): string {
  const options = { ...given, paintPicture: tilePainter(given.pictureAt) }
  return items
    .map((item, index) => {
      if (item.kind === 'image') return imageToMarkup(item, `${options.idPrefix}-${index}`, options)
      if (item.kind === 'drawing') return drawingToMarkup(item, options)
      return itemsToMarkup([item], options)
    })
    .join('')
}
