/**
 * The pieces of the order's lines where they stand in the room: on the floor as the plan has them, or on the wall that their
 * viewport looks at. Inches, degrees.
 */
import { seenFrom } from '../canvas/elevation-view.ts'
import type { CanvasContext, ItemFace } from '../canvas/kind.ts'
import { shownViewports } from '../canvas/viewports.ts'
import type { Vec3 } from '../graphics/solids/vector.ts'
import { type PiecePlacement, placementsOf } from '../orders/placements.ts'
import type { ProductInstance } from '../orders/schema.ts'
import type { WallsOfView } from './wall-view.ts'

export interface StandingPiece {
  /** 'productInstance:7/0' */
  readonly key: string
  readonly item: ProductInstance
  /** the viewport on whose wall it stands; null: it stands on the floor of the plan */
  readonly viewId: number | null
  /** the middle of its lower edge */
  readonly foot: Vec3
  /** clockwise as the plan shows it; at 0 its front looks down the plan */
  readonly rotation: number
  /** true size */
  readonly width: number
  readonly height: number
  readonly depth: number
  /** false: how large it is nobody knows */
  readonly isSized: boolean
}

/** Inches: a piece whose size is not known, the least depth, and what a piece on a wall keeps from it. */
const UNKNOWN = 24
const LEAST_DEPTH = 1
const GAP = 0.05

type Size = Pick<StandingPiece, 'width' | 'height' | 'depth' | 'isSized'>

function sizeOf(face: ItemFace | null): Size {
  if (!face) return { width: UNKNOWN, height: UNKNOWN, depth: UNKNOWN, isSized: false }
  const { width, height, depth } = face
  return { width, height, depth: Math.max(LEAST_DEPTH, depth), isSized: true }
}

/** How high over the floor the lower edge of a piece is that a viewport shows; 0 where the view has no floor. */
function liftOf({ tables }: CanvasContext, view: PiecePlacement['view'], height: number): number {
  if (!view) return 0
  const { floor, walls } = seenFrom(tables, view.archCustomViewId)
  return walls.length === 0 ? 0 : floor - view.y - height
}

/** On the floor: `x` and `z` are the upper left corner of the box before it is turned about its middle. */
function onPlan(context: CanvasContext, { plan, view }: PiecePlacement, size: Size) {
  if (!plan) return null
  const { x, z, rotation } = plan
  const foot: Vec3 = [x + size.width / 2, liftOf(context, view, size.height), z + size.depth / 2]
  return { viewId: null, foot, rotation }
}

/** On the nearest wall behind its middle, its back to it. */
function onWall({ view }: PiecePlacement, size: Size, wallsOf: WallsOfView) {
  if (!view) return null
  const middle = { x: view.x + size.width / 2, y: view.y + size.height }
  const wall = wallsOf(view.archCustomViewId).find(
    ({ seen: { box } }) => middle.x >= box.x && middle.x <= box.x + box.width,
  )
  if (!wall) return null
  const foot = wall.placeOf(middle, size.depth / 2 + GAP)
  // A front that looks down the plan is turned by 0, one that looks to the left by 90.
  const rotation = (Math.atan2(-wall.facing.x, wall.facing.y) * 180) / Math.PI
  return { viewId: view.archCustomViewId, foot, rotation }
}

export interface StandingPieces {
  readonly pieces: readonly StandingPiece[]
  /** how many pieces of a line stand on a viewport that looks at no wall */
  readonly homeless: readonly { readonly item: ProductInstance; readonly count: number }[]
}

export function standingPieces(context: CanvasContext, wallsOf: WallsOfView): StandingPieces {
  const shown = new Set(shownViewports(context).map(({ id }) => id))
  const pieces: StandingPiece[] = []
  const homeless: { item: ProductInstance; count: number }[] = []
  for (const item of context.items) {
    const placements = placementsOf(item)
    if (placements.every(({ plan, view }) => plan === null && view === null)) continue
    const size = sizeOf(context.faceOf(item))
    let count = 0
    for (const [index, { plan, view: named }] of placements.entries()) {
      const placement = { plan, view: named && shown.has(named.archCustomViewId) ? named : null }
      const place = onPlan(context, placement, size) ?? onWall(placement, size, wallsOf)
      if (place) pieces.push({ key: `productInstance:${item.id}/${index}`, item, ...place, ...size })
      else if (placement.view) count += 1
    }
    if (count > 0) homeless.push({ item, count })
  }
  return { pieces, homeless }
}
