/** What is drawn in inches as it goes on paper: in millimetres, with texts in sizes that can be read at the scale. */
import type { DrawnItem, ImagePrimitive } from '../../drawing/svg/image.ts'
import type { Primitive, TextPrimitive } from '../../drawing/scene.ts'
import { type Box, type Point, unionBoxes } from '../../geometry/box.ts'
import { pathBox } from '../../geometry/path.ts'
import { enlarge, MAX_ANNOTATION_MM, SMALLEST_ANNOTATION_MM } from '../../sheets/annotations.ts'
import { paperTextWidth } from '../../sheets/paper-text.ts'
import { MM_PER_INCH } from '../../units/lengths.ts'

/** A text's capitals reach so far over its foot, in parts of its size: what stands in the middle is lowered by half of it. */
const CAPITAL = 0.72

function grown(point: Point): Point {
  return { x: point.x * MM_PER_INCH, y: point.y * MM_PER_INCH }
}

function grownBox({ x, y, width, height }: Box): Box {
  return { ...grown({ x, y }), width: width * MM_PER_INCH, height: height * MM_PER_INCH }
}

function imageToPaper(image: ImagePrimitive): ImagePrimitive {
  return {
    ...image,
    box: grownBox(image.box),
    ...(image.window && { window: image.window.map(grown) }),
  }
}

/** A text of the sheet in a size that can be read, on a plate. */
function textToPaper({ annotation, ...text }: TextPrimitive, ratio: number): Primitive {
  const drawn = text.font.sizeMm * MM_PER_INCH * ratio
  const onPaper = annotation
    ? Math.min(MAX_ANNOTATION_MM, Math.max(SMALLEST_ANNOTATION_MM, drawn))
    : Math.max(SMALLEST_ANNOTATION_MM * 0.8, drawn)
  const sizeMm = onPaper / ratio
  const at = grown(text.at)
  const radians = ((text.rotation ?? 0) * Math.PI) / 180
  const lowered = text.anchor === 'middle' ? (CAPITAL / 2) * sizeMm : 0
  return {
    ...text,
    at: { x: at.x - lowered * Math.sin(radians), y: at.y + lowered * Math.cos(radians) },
    font: { ...text.font, sizeMm },
    hasPlate: true,
  }
}

/** Items in inches as items in millimetres for a scale (paper mm per drawing mm). */
export function itemsToPaper(items: readonly DrawnItem[], ratio: number): DrawnItem[] {
  return items.flatMap((item): DrawnItem[] => {
    if (item.kind === 'image') return [imageToPaper(item)]
    if (item.kind === 'drawing') return [{ ...item, box: grownBox(item.box) }]
    if (item.kind === 'text') return [textToPaper(item, ratio)]
    return [enlarge(item, MM_PER_INCH)]
  })
}

function boxOfPoints(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

function textBox({ at, anchor, text, font, rotation = 0 }: TextPrimitive): Box {
  const width = paperTextWidth(text, font)
  const height = font.sizeMm
  const left = anchor === 'start' ? 0 : anchor === 'middle' ? -width / 2 : -width
  const radians = (rotation * Math.PI) / 180
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)]
  const corners = [left, left + width].flatMap((x) => [-height, height * 0.25].map((y) => ({ x, y })))
  return boxOfPoints(
    corners.map(({ x, y }) => ({ x: at.x + x * cos - y * sin, y: at.y + x * sin + y * cos })),
  )
}

/** What a box that is turned about its middle covers. */
function turnedBox({ box, rotation }: { readonly box: Box; readonly rotation: number }): Box {
  const { x, y, width, height } = box
  const radians = (rotation * Math.PI) / 180
  const [sin, cos] = [Math.abs(Math.sin(radians)), Math.abs(Math.cos(radians))]
  const [across, down] = [width * cos + height * sin, width * sin + height * cos]
  return { x: x + (width - across) / 2, y: y + (height - down) / 2, width: across, height: down }
}

/** What an item covers, in its own unit. */
export function boxOfItem(item: DrawnItem): Box {
  switch (item.kind) {
    case 'image':
      return item.window ? boxOfPoints(item.window) : turnedBox(item)
    case 'drawing':
      return turnedBox(item)
    case 'group':
      return item.items
        .map(boxOfItem)
        .map((box) => ({ ...box, x: box.x + item.at.x, y: box.y + item.at.y }))
        .reduce(unionBoxes, { ...item.at, width: 0, height: 0 })
    case 'path':
      return pathBox(item.d)
    case 'rect':
      return { x: item.x, y: item.y, width: item.width, height: item.height }
    case 'circle': {
      const { center, radius } = item
      return { x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius }
    }
    case 'line':
      return boxOfPoints([item.from, item.to])
    case 'text':
      return textBox(item)
  }
}

/** What items cover together; null where there are none. */
export function boxOfItems(items: readonly DrawnItem[]): Box | null {
  const [first, ...others] = items
  return first ? others.map(boxOfItem).reduce(unionBoxes, boxOfItem(first)) : null
}
