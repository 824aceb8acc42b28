/**
 * Murals on their walls: what a viewport shows of its pictures through areas and panels, without the openings, on the faces of
 * the walls that it looks at. Pictures keep their true size, their flips and their turns. Inches.
 */
import { entitiesOn, entityReader } from '../canvas/entity-kind.ts'
import { type BoxForm, boxOfPoints, centerOf, cornersOf, rotate, subtract } from '../canvas/form.ts'
import { boxForm } from '../canvas/entity-kind.ts'
import type { CanvasContext } from '../canvas/kind.ts'
import { muralPanelKind, readPanel } from '../canvas/kinds/mural-panel.ts'
import { openingKind } from '../canvas/kinds/opening.ts'
import { pictureOfTexture, readTexture } from '../canvas/kinds/mural-texture.ts'
import { shownViewports } from '../canvas/viewports.ts'
import type { Box, Point } from '../geometry/box.ts'
import type { Vec2, Vec3 } from '../graphics/solids/vector.ts'
import { type Polygon, shared, withoutAll } from './convex.ts'
import type { WallInView, WallsOfView } from './wall-view.ts'

/** A flat piece of a wall with its part of a picture, or with a plain color where there is no picture. */
export interface HungPiece {
  /** of the record that is seen there: 'entity:12' */
  readonly key: string
  readonly viewId: number
  /** null: no picture, a plain color */
  readonly address: string | null
  /** counter-clockwise, seen from the room */
  readonly corners: readonly Vec3[]
  /** of each corner in its picture: 0, 0 is its upper left corner, 1, 1 its lower right one */
  readonly places: readonly Vec2[]
  /** how many pieces may lie under it: of two that lie upon each other the higher one is seen */
  readonly level: number
}

/** Before the wall, and each picture before the one under it. Inches. Too little to be told apart from afar: there `level` decides. */
const LIFT = 0.06
const STEP = 0.02

const readArea = entityReader('calicoMuralArea')

/** A picture as it lies on a view. */
interface LaidPicture {
  readonly address: string
  readonly form: BoxForm
  readonly flipX: boolean
  readonly flipY: boolean
}

/** A part of a view through which pictures are seen. */
interface Shown {
  readonly key: string
  readonly polygon: Polygon
  readonly pictures: readonly LaidPicture[]
}

interface Leveled extends Shown {
  readonly level: number
}

/** The plain color of what is shown, and its pictures on it. */
function thicknessOf({ pictures }: Shown): number {
  return pictures.length + 1
}

/** What is shown, each above all of the earlier ones that it may lie upon, from a level on. */
function leveled(list: readonly Shown[], from: number): readonly Leveled[] {
  const below: { readonly box: Box; readonly top: number }[] = []
  return list.map((one) => {
    const box = boxOfPoints(one.polygon)
    const level = below.reduce(
      (highest, other) => (meets(box, other.box) ? Math.max(highest, other.top) : highest),
      from,
    )
    below.push({ box, top: level + thicknessOf(one) })
    return { ...one, level }
  })
}

/** More than an edge in common. Inches. */
function meets(one: Box, other: Box): boolean {
  return (
    Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) > 1e-6 &&
    Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) > 1e-6
  )
}

function keyOf({ id }: { readonly id: number }): string {
  return ['entity', id].join(':')
}

/** The pictures of a view, the lowest first. */
function picturesOn(context: CanvasContext, viewId: number): (LaidPicture & { readonly key: string })[] {
  return entitiesOn(context, viewId).flatMap((entity) => {
    const texture = readTexture(entity)
    if (!texture) return []
    const { data } = texture
    const picture = pictureOfTexture(data, context)
    if (!picture) return []
    const { flipX, flipY } = data
    return [{ key: keyOf(entity), address: picture.address, form: boxForm(data), flipX, flipY }]
  })
}

/** The panels that are printed, and what of them goes around a corner, each with its pictures as its kind draws them. */
function panelsOn(context: CanvasContext, viewId: number): Shown[] {
  const sheet = { type: 'view', id: viewId } as const
  return [...context.tables.entity.values()].flatMap((entity): Shown[] => {
    const panel = readPanel(entity)
    if (!panel || panel.data.isDisabled) return []
    return muralPanelKind.partsOn(entity, sheet, context).map((part) => ({
      key: keyOf(entity),
      polygon: cornersOf(part.form),
      pictures: muralPanelKind.scene(entity, part, sheet, context).flatMap((item): LaidPicture[] => {
        if (item.kind !== 'image') return []
        const { address, box, rotation, flipX, flipY } = item
        return [{ address, form: { type: 'box', ...box, rotation }, flipX, flipY }]
      }),
    }))
  })
}

/** The areas and the printed panels of a view; its pictures themselves where there are neither. */
function shownOn(context: CanvasContext, viewId: number): Shown[] {
  const pictures = picturesOn(context, viewId)
  const areas = entitiesOn(context, viewId).flatMap((entity): Shown[] => {
    const area = readArea(entity)
    return area ? [{ key: keyOf(entity), polygon: cornersOf(boxForm(area.data)), pictures }] : []
  })
  const parts = [...areas, ...panelsOn(context, viewId)]
  if (parts.length > 0) return parts
  return pictures.map((picture) => ({
    key: picture.key,
    polygon: cornersOf(picture.form),
    pictures: [picture],
  }))
}

function openingsOn(context: CanvasContext, viewId: number): Box[] {
  return [...context.tables.entity.values()].flatMap((entity) =>
    openingKind.isOf(entity)
      ? openingKind
          .partsOn(entity, { type: 'view', id: viewId }, context)
          .flatMap(({ form }) => (form.type === 'box' ? [form] : []))
      : [],
  )
}

/** Where a point of the view lies in a picture. */
function placeInPicture({ form, flipX, flipY }: LaidPicture, point: Point): Vec2 {
  const local = rotate(subtract(point, centerOf(form)), -form.rotation)
  const [across, down] = [local.x / form.width + 0.5, local.y / form.height + 0.5]
  return [flipX ? 1 - across : across, flipY ? 1 - down : down]
}

/** A polygon of the view as corners in the room, counter-clockwise for who looks at the wall: y of views runs downwards. */
function cornersIn(wall: WallInView, polygon: Polygon, lift: number): readonly Vec3[] {
  return polygon.toReversed().map((point) => wall.placeOf(point, lift))
}

function piecesOn(
  viewId: number,
  wall: WallInView,
  shown: readonly Leveled[],
  openings: readonly Box[],
): HungPiece[] {
  return shown.flatMap(({ key, polygon, pictures, level }) => {
    const whole = wall.region.flatMap((part) => shared(part, polygon))
    const seen = withoutAll(whole, openings)
    const plain = seen.map(
      (part): HungPiece => ({
        key,
        viewId,
        address: null,
        corners: cornersIn(wall, part, LIFT),
        places: part.map((): Vec2 => [0, 0]),
        level,
      }),
    )
    const printed = pictures.flatMap((picture, index) =>
      seen
        .flatMap((part) => shared(part, cornersOf(picture.form)))
        .map(
          (part): HungPiece => ({
            key,
            viewId,
            address: picture.address,
            corners: cornersIn(wall, part, LIFT + STEP * (index + 1)),
            places: part.toReversed().map((point) => placeInPicture(picture, point)),
            level: level + index + 1,
          }),
        ),
    )
    return [...plain, ...printed]
  })
}

/** The murals of all viewports that are shown and look at a wall: those of a later viewport lie above those of an earlier one. */
export function hungPieces(context: CanvasContext, wallsOf: WallsOfView): readonly HungPiece[] {
  let free = 0
  return shownViewports(context).flatMap(({ id }) => {
    const walls = wallsOf(id)
    if (walls.length === 0) return []
    const shown = leveled(shownOn(context, id), free)
    free = Math.max(free, ...shown.map((one) => one.level + thicknessOf(one)))
    const openings = openingsOn(context, id)
    return walls.flatMap((wall) => piecesOn(id, wall, shown, openings))
  })
}
