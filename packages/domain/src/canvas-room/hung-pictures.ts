/**
 * Murals on their walls: what a viewport shows of its pictures through areas and panels, without the openings, on the faces of
 * the walls that it looks at. Pictures keep their true size, their flips and their turns. Inches.
 */
import { entitiesOn, entityReader } from '../canvas/entity-kind.ts'
import { type BoxForm, centerOf, cornersOf, rotate, subtract } from '../canvas/form.ts'
import { boxForm } from '../canvas/entity-kind.ts'
import type { CanvasContext } from '../canvas/kind.ts'
import { readPanel } from '../canvas/kinds/mural-panel.ts'
import { openingKind } from '../canvas/kinds/opening.ts'
import { readTexture, type TextureValue } from '../canvas/kinds/mural-texture.ts'
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
  readonly optionId: number | null
  /** counter-clockwise, seen from the room */
  readonly corners: readonly Vec3[]
  /** of each corner in its picture: 0, 0 is its upper left corner, 1, 1 its lower right one */
  readonly places: readonly Vec2[]
}

/** Before the wall, and each picture before the one under it: so that none of them flickers through another. Inches. */
const LIFT = 0.06
const STEP = 0.02

const readArea = entityReader('calicoMuralArea')

/** A part of a view through which pictures are seen. */
interface Shown {
  readonly key: string
  readonly polygon: Polygon
}

function keyOf({ id }: { readonly id: number }): string {
  return ['entity', id].join(':')
}

/** The areas and the printed panels of a view; its pictures themselves where there are neither. */
function shownOf(context: CanvasContext, viewId: number, pictures: readonly TextureValue[]): Shown[] {
  const parts = entitiesOn(context, viewId).flatMap((entity): Shown[] => {
    const area = readArea(entity)
    const panel = area ? null : readPanel(entity)
    const data = area?.data ?? (panel?.data.isDisabled ? null : panel?.data)
    return data ? [{ key: keyOf(entity), polygon: cornersOf(boxForm(data)) }] : []
  })
  if (parts.length > 0) return parts
  return pictures.map(({ record, data }) => ({ key: keyOf(record), polygon: cornersOf(boxForm(data)) }))
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
function placeInPicture(form: BoxForm, { flipX, flipY }: TextureValue['data'], point: Point): Vec2 {
  const local = rotate(subtract(point, centerOf(form)), -form.rotation)
  const [across, down] = [local.x / form.width + 0.5, local.y / form.height + 0.5]
  return [flipX ? 1 - across : across, flipY ? 1 - down : down]
}

/** A polygon of the view as corners in the room, counter-clockwise for who looks at the wall: y of views runs downwards. */
function cornersIn(wall: WallInView, polygon: Polygon, lift: number): readonly Vec3[] {
  return polygon.toReversed().map((point) => wall.placeOf(point, lift))
}

function piecesOn(
  context: CanvasContext,
  viewId: number,
  wall: WallInView,
  pictures: readonly TextureValue[],
  openings: readonly Box[],
): HungPiece[] {
  return shownOf(context, viewId, pictures).flatMap(({ key, polygon }) => {
    const whole = wall.region.flatMap((part) => shared(part, polygon))
    const seen = withoutAll(whole, openings)
    const plain = seen.map(
      (part): HungPiece => ({
        key,
        viewId,
        address: null,
        optionId: null,
        corners: cornersIn(wall, part, LIFT),
        places: part.map((): Vec2 => [0, 0]),
      }),
    )
    const printed = pictures.flatMap((texture, index) => {
      const form = boxForm(texture.data)
      const { muralProductOptionId: optionId } = texture.data
      return seen
        .flatMap((part) => shared(part, cornersOf(form)))
        .map(
          (part): HungPiece => ({
            key,
            viewId,
            address: context.pictureOf(optionId)?.address ?? null,
            optionId,
            corners: cornersIn(wall, part, LIFT + STEP * (index + 1)),
            places: part.toReversed().map((point) => placeInPicture(form, texture.data, point)),
          }),
        )
    })
    return [...plain, ...printed]
  })
}

/** The murals of all viewports that are shown and look at a wall. */
export function hungPieces(context: CanvasContext, wallsOf: WallsOfView): readonly HungPiece[] {
  return shownViewports(context).flatMap(({ id }) => {
    const pictures = entitiesOn(context, id).flatMap((entity) => readTexture(entity) ?? [])
    const openings = openingsOn(context, id)
    return wallsOf(id).flatMap((wall) => piecesOn(context, id, wall, pictures, openings))
  })
}
