/** Primitives of a drawing as entities of a DXF file: true size, y upwards, by layers. Decision 165. */
import { isEngraved } from '../drawing/engraving-parts.ts'
import type { DrawnItem } from '../drawing/svg/image.ts'
import type { Primitive, RectPrimitive, TextPrimitive } from '../drawing/scene.ts'
import { engravingFaceOr } from '../engraving/fonts/fonts.ts'
import type { Box, Point } from '../geometry/box.ts'
import { type DxfEntity, NotDrawable, type Vertex } from './entities.ts'
import { type DxfLayer, lineLayer, outlineLayer, textLayer } from './layers.ts'
import { type Placed, pathVertices } from './path-vertices.ts'

/** How engraved and other letters are written: as text that can be changed, as the outlines of their glyphs, or as both. */
export type DxfLetters = 'text' | 'outlines' | 'both'

export interface EntityOptions {
  readonly letters: DxfLetters
  /** millimetres of one unit of the drawing; 1 by default */
  readonly unitMm?: number
  /** where the drawing's own origin lies, in its units */
  readonly origin?: Point
  /** all of it on this one */
  readonly layer?: DxfLayer
}

/** How turned and where something is laid down: from its own axes, y downwards, to the file's. */
interface Place {
  readonly place: Placed
  readonly scale: number
  /** degrees clockwise */
  readonly rotation: number
}

function checked(point: Point): Point {
  if (!Number.isFinite(point.x) || !Number.isFinite(point.y))
    throw new NotDrawable('a coordinate is no number')
  return point
}

function rootPlace(unitMm: number): Place {
  return {
    place: ({ x, y }) => checked({ x: x * unitMm, y: -y * unitMm }),
    scale: unitMm,
    rotation: 0,
  }
}

/** Inside a group: its own axes begin at `at`, turned by `rotation` degrees clockwise. */
function within({ place, scale, rotation }: Place, at: Point, turn = 0): Place {
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return {
    place: ({ x, y }) => place({ x: at.x + x * cos - y * sin, y: at.y + x * sin + y * cos }),
    scale,
    rotation: rotation + turn,
  }
}

const QUARTER_BULGE = Math.tan(Math.PI / 8)

function rectVertices(
  { x, y, width, height, radius = 0 }: Box & { readonly radius?: number },
  place: Placed,
) {
  const r = Math.max(0, Math.min(radius, width / 2, height / 2))
  const corners: readonly (readonly [Point, number])[] =
    r === 0
      ? [
          [{ x, y }, 0],
          [{ x: x + width, y }, 0],
          [{ x: x + width, y: y + height }, 0],
          [{ x, y: y + height }, 0],
        ]
      : [
          [{ x: x + r, y }, 0],
          [{ x: x + width - r, y }, QUARTER_BULGE],
          [{ x: x + width, y: y + r }, 0],
          [{ x: x + width, y: y + height - r }, QUARTER_BULGE],
          [{ x: x + width - r, y: y + height }, 0],
          [{ x: x + r, y: y + height }, QUARTER_BULGE],
          [{ x, y: y + height - r }, 0],
          [{ x, y: y + r }, QUARTER_BULGE],
        ]
  return corners.map(([point, bulge]): Vertex => ({ ...place(point), bulge: bulge === 0 ? 0 : -bulge }))
}

function pathEntities(d: string, layer: DxfLayer, place: Placed): DxfEntity[] {
  return pathVertices(d, place).map(({ vertices, isClosed }): DxfEntity => {
    const [from, to] = vertices
    return from && to && vertices.length === 2 && from.bulge === 0
      ? { kind: 'line', layer, from: { x: from.x, y: from.y }, to: { x: to.x, y: to.y } }
      : { kind: 'polyline', layer, vertices, isClosed }
  })
}

function lettersOf(item: TextPrimitive, at: Place, { letters, layer }: EntityOptions): DxfEntity[] {
  if (item.text.trim() === '') return []
  const part = item.part ?? ''
  const asText: DxfEntity = {
    kind: 'text',
    layer: layer ?? textLayer(part, item.role),
    at: at.place(item.at),
    anchor: item.anchor,
    text: item.text,
    heightMm: engravingFaceOr(item.font.family).capHeight * item.font.sizeMm * at.scale,
    rotation: -(at.rotation + (item.rotation ?? 0)),
    family: item.font.family,
  }
  if (letters === 'text' || item.outlines === undefined) return [asText]
  const { place } = within(at, item.at, item.rotation ?? 0)
  const outlines = pathEntities(item.outlines, layer ?? outlineLayer(part), place)
  return letters === 'both' ? [asText, ...outlines] : outlines
}

type Shape = Exclude<Primitive, { kind: 'group' }>

/** A surface in the paper's colour only covers what lies below it. */
function isCover({ role, strokeMm, fill }: Shape): boolean {
  return (
    role === undefined &&
    strokeMm === undefined &&
    (fill === undefined || fill === 'none' || fill === 'paper')
  )
}

/**
 * A line of a width of its own is no cut: what is engraved is known by its part. A fine one shows a material (grain, knurls, brush
 * marks), any other is a line in sight, such as the contacts of a socket.
 */
function layerOf({ role, strokeMm }: Shape, part: string): DxfLayer {
  if (strokeMm === undefined || isEngraved({ part })) return lineLayer(part, role)
  return role === 'fine' ? 'SURFACE' : lineLayer(part, role ?? 'detail')
}

function rectEntities(item: RectPrimitive, layer: DxfLayer, at: Place): DxfEntity[] {
  return [{ kind: 'polyline', layer, vertices: rectVertices(item, at.place), isClosed: true }]
}

function entitiesOf(item: Primitive, at: Place, options: EntityOptions, groupPart: string): DxfEntity[] {
  if (item.kind === 'group') {
    const inside = within(at, item.at)
    return item.items.flatMap((child) => entitiesOf(child, inside, options, item.part ?? groupPart))
  }
  const part = item.part ?? groupPart
  if (item.kind === 'text') return lettersOf({ ...item, part }, at, options)
  if (isCover(item)) return []
  const layer = options.layer ?? layerOf(item, part)
  switch (item.kind) {
    case 'path':
      return pathEntities(item.d, layer, at.place)
    case 'rect':
      return rectEntities(item, layer, at)
    case 'circle':
      return [{ kind: 'circle', layer, center: at.place(item.center), radius: item.radius * at.scale }]
    case 'line':
      return [{ kind: 'line', layer, from: at.place(item.from), to: at.place(item.to) }]
  }
}

function cornersOf({ x, y, width, height }: Box): Point[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]
}

const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })

/** A polygon where a picture belongs, and what it is called. */
function pictureEntities(window: readonly Point[], name: string, at: Place): DxfEntity[] {
  const vertices = window.map((point) => ({ ...at.place(point), bulge: 0 }))
  const xs = vertices.map(({ x }) => x)
  const ys = vertices.map(({ y }) => y)
  const [left, width] = [Math.min(...xs), Math.max(...xs) - Math.min(...xs)]
  const middle = (Math.max(...ys) + Math.min(...ys)) / 2
  return [
    { kind: 'polyline', layer: 'PICTURE', vertices, isClosed: true },
    {
      kind: 'text',
      layer: 'PICTURE',
      at: { x: left + width / 2, y: middle },
      anchor: 'middle',
      text: name,
      heightMm: Math.max(1, width / 40),
      rotation: 0,
      family: 'Inter',
    },
  ]
}

/** Entities of drawn things, of which pictures are frames with the name that `pictureName` gives them. */
export function toEntities(
  items: readonly DrawnItem[],
  options: EntityOptions,
  pictureName: (address: string) => string = (address) => address,
): DxfEntity[] {
  const root = within(rootPlace(options.unitMm ?? 1), options.origin ?? { x: 0, y: 0 })
  return items.flatMap((item) => {
    if (item.kind === 'image') {
      const turned = within(root, middleOf(item.box), item.rotation)
      const { width, height } = item.box
      return item.window === undefined
        ? pictureEntities(
            cornersOf({ x: -width / 2, y: -height / 2, width, height }),
            pictureName(item.address),
            turned,
          )
        : pictureEntities(item.window, pictureName(item.address), root)
    }
    if (item.kind !== 'drawing') return entitiesOf(item, root, options, '')
    const { box, source, rotation } = item
    const turned = within(root, middleOf(box), rotation)
    const inside = within(turned, {
      x: -(source.x + source.width / 2),
      y: -(source.y + source.height / 2),
    })
    return item.items.flatMap((child) => entitiesOf(child, inside, options, ''))
  })
}
