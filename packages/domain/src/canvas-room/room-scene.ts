/**
 * A room in three dimensions, out of the plan: walls with their openings, floors and ceilings, murals on their walls, and where
 * the pieces of the order stand. Inches; x and z as on the plan, y up from the floor. Nothing here knows how it is drawn.
 */
import type { CanvasContext } from '../canvas/kind.ts'
import { readOpening } from '../canvas/kinds/opening.ts'
import type { Point } from '../geometry/box.ts'
import { type Material, surfaceLooks, type Surface } from '../graphics/kinds/surface.ts'
import type { Mesh } from '../graphics/resolve-graphic.ts'
import { triangulate } from '../graphics/solids/outline.ts'
import { loft, type Solid } from '../graphics/solids/solid.ts'
import { type Bounds, boundsOf, nowhereElse, type Vec3 } from '../graphics/solids/vector.ts'
import type { ArchWall } from '../spatial/schema.ts'
import type { OpeningData } from '../spatial/kinds/opening.ts'
import { type Floor, floorsOf, isWithin } from './floors.ts'
import { type HungPiece, hungPieces } from './hung-pictures.ts'
import { type StandingPieces, standingPieces } from './standing-pieces.ts'
import { type JoinedWall, joinWalls } from '../canvas/wall-joints.ts'
import { type Hole, holeIn, placeOnWall, wallSolid } from './wall-solid.ts'
import { viewsOfWalls } from './wall-view.ts'

export type RoomPart = 'wall' | 'window' | 'floor' | 'ceiling' | 'ground'

/** A body of the room itself. */
export interface RoomMesh {
  readonly part: RoomPart
  /** the record that it is of: 'archWall:5'; null: of none */
  readonly key: string | null
  readonly mesh: Mesh
}

/** An opening that is cut through its wall. */
export interface RoomOpening {
  /** 'entity:9' */
  readonly key: string
  readonly data: OpeningData
  readonly joined: JoinedWall
  readonly hole: Hole
}

export interface RoomScene extends StandingPieces {
  readonly walls: readonly JoinedWall[]
  readonly openings: readonly RoomOpening[]
  readonly floors: readonly Floor[]
  readonly hung: readonly HungPiece[]
  readonly meshes: readonly RoomMesh[]
  /** of everything but the ground */
  readonly bounds: Bounds
}

/** Ground that is seen around what no walls close, in inches; and how far under the floor it lies. */
const AROUND = 36
const UNDER = 0.05
/** A window's frame: how wide and how deep its bars are, and its pane. Inches. */
const FRAME = { width: 2, depth: 2, pane: 0.25 } as const

const colors: Readonly<Record<RoomPart, string>> = {
  wall: '#efece5',
  window: '#f7f6f2',
  floor: '#a49a8c',
  ceiling: '#fbfaf7',
  ground: '#c4bfb4',
}

function material(color: string, surface: Surface): Material {
  return { ...surfaceLooks[surface], roughness: surface === 'glass' ? 0.1 : 0.9, color, surface }
}

function meshOf(part: RoomPart, id: string, solid: Solid, look = material(colors[part], 'plain')): Mesh {
  return { id, nodePath: [], title: part, solid, placement: nowhereElse, material: look }
}

/** The holes of each wall by its id: an opening that lies beside its wall cuts nothing. */
function openingsIn(
  { tables }: CanvasContext,
  walls: ReadonlyMap<number, JoinedWall>,
): readonly RoomOpening[] {
  return [...tables.entity.values()].flatMap((entity): RoomOpening[] => {
    const opening = readOpening(entity)
    const joined = walls.get(opening?.data.archWallId ?? 0)
    if (!opening || !joined) return []
    const { offset, width, sill, height } = opening.data
    const hole = holeIn(joined, { from: offset, to: offset + width, bottom: sill, top: sill + height })
    return hole ? [{ key: `entity:${entity.id}`, data: opening.data, joined, hole }] : []
  })
}

interface KnownSolid {
  readonly about: string
  readonly solid: Solid
}
const solids = new WeakMap<ArchWall, KnownSolid>()

/** The body of a wall; the same object as long as the wall, its corners and its holes are the same. */
function solidOf(joined: JoinedWall, holes: readonly Hole[]): Solid {
  const { wall, start, end } = joined
  const about = JSON.stringify([start, end, holes])
  const known = solids.get(wall)
  if (known?.about === about) return known.solid
  const solid = wallSolid(joined, holes)
  solids.set(wall, { about, solid })
  return solid
}

/** A box in a wall: along it, across it about its axis, above the floor. */
function boxIn(joined: JoinedWall, { from, to, bottom, top }: Hole, depth: number): Solid {
  const ring = (y: number): Vec3[] => [
    placeOnWall(joined, from, -depth / 2, y),
    placeOnWall(joined, to, -depth / 2, y),
    placeOnWall(joined, to, depth / 2, y),
    placeOnWall(joined, from, depth / 2, y),
  ]
  return loft([ring(bottom), ring(top)])
}

function windowMeshes({ key, data, joined, hole }: RoomOpening): RoomMesh[] {
  if (data.kind !== 'window') return []
  const bar = Math.min(FRAME.width, (hole.to - hole.from) / 4, (hole.top - hole.bottom) / 4)
  const inner = {
    from: hole.from + bar,
    to: hole.to - bar,
    bottom: hole.bottom + bar,
    top: hole.top - bar,
  }
  const depth = Math.min(FRAME.depth, joined.wall.thickness)
  const middle = (inner.from + inner.to) / 2
  const bars: Hole[] = [
    { ...hole, top: inner.bottom },
    { ...hole, bottom: inner.top },
    { ...inner, from: hole.from, to: inner.from },
    { ...inner, from: inner.to, to: hole.to },
    { ...inner, from: middle - bar / 4, to: middle + bar / 4 },
  ]
  const frame = bars.map((one, index) =>
    meshOf('window', `${key}#bar${index}`, boxIn(joined, one, index === 4 ? depth / 2 : depth)),
  )
  const pane = meshOf('window', `${key}#pane`, boxIn(joined, inner, FRAME.pane), material('#dfe9ee', 'glass'))
  return [...frame, pane].map((mesh) => ({ part: 'window', key, mesh }))
}

/** An area of the plan as a sheet that is seen from above, or from below. */
function sheetAt(outline: readonly Point[], y: number, isUp: boolean): Solid {
  // Counter-clockwise with y upwards is clockwise on the plan, seen from above.
  const flat = outline.map(({ x, y: z }) => [x, -z] as const).toReversed()
  const vertices = flat.map(([x, up]): Vec3 => [x, y, -up])
  const faces = triangulate(flat).map((face) => (isUp ? [...face] : face.toReversed()))
  return { vertices, faces }
}

function floorMeshes(floors: readonly Floor[]): RoomMesh[] {
  return floors.flatMap(({ outline, walls }, index): RoomMesh[] => {
    const height = Math.max(...walls.map((wall) => wall.height))
    return [
      { part: 'floor', key: null, mesh: meshOf('floor', `floor${index}`, sheetAt(outline, 0, true)) },
      {
        part: 'ceiling',
        key: null,
        mesh: meshOf('ceiling', `ceiling${index}`, sheetAt(outline, height, false)),
      },
    ]
  })
}

/** The ground under what stands outside of closed rooms; none where nothing does. */
function groundMeshes(
  walls: readonly JoinedWall[],
  floors: readonly Floor[],
  feet: readonly Vec3[],
  bounds: Bounds,
): RoomMesh[] {
  const closing = new Set(floors.flatMap((floor) => floor.walls))
  const isOutside = ([x, , z]: Vec3) => !floors.some(({ outline }) => isWithin(outline, { x, y: z }))
  if (walls.every(({ wall }) => closing.has(wall)) && !feet.some(isOutside)) return []
  const { from, to } = bounds
  const corners = [
    { x: from[0] - AROUND, y: from[2] - AROUND },
    { x: to[0] + AROUND, y: from[2] - AROUND },
    { x: to[0] + AROUND, y: to[2] + AROUND },
    { x: from[0] - AROUND, y: to[2] + AROUND },
  ]
  return [{ part: 'ground', key: null, mesh: meshOf('ground', 'ground', sheetAt(corners, -UNDER, true)) }]
}

/** The middle of a piece's box, and its corners. */
function cornersOfPieces({ pieces }: StandingPieces): Vec3[] {
  return pieces.flatMap(({ foot: [x, y, z], width, depth, height }) => {
    const reach = Math.hypot(width, depth) / 2
    return [
      [x - reach, y, z - reach],
      [x + reach, y + height, z + reach],
    ] as const
  })
}

const scenes = new WeakMap<CanvasContext, RoomScene>()

/** The room of a canvas; the same object for the same canvas. */
export function roomScene(context: CanvasContext): RoomScene {
  const known = scenes.get(context)
  if (known) return known
  const scene = makeScene(context)
  scenes.set(context, scene)
  return scene
}

function makeScene(context: CanvasContext): RoomScene {
  const walls = joinWalls([...context.tables.archWall.values()])
  const byId = new Map(walls.map((joined) => [joined.wall.id, joined]))
  const wallsOf = viewsOfWalls(context, byId)
  const openings = openingsIn(context, byId)
  const standing = standingPieces(context, wallsOf)
  const floors = floorsOf(walls)
  const wallMeshes = walls.map((joined): RoomMesh => {
    const key = `archWall:${joined.wall.id}`
    const holes = openings.filter((one) => one.joined === joined).map(({ hole }) => hole)
    return { part: 'wall', key, mesh: meshOf('wall', key, solidOf(joined, holes)) }
  })
  const bodies = wallMeshes.flatMap(({ mesh }) => mesh.solid.vertices)
  const bounds = boundsOf([...bodies, ...cornersOfPieces(standing)]) ?? {
    from: [-60, 0, -60] as const,
    to: [60, 96, 60] as const,
  }
  return {
    ...standing,
    walls,
    openings,
    floors,
    hung: hungPieces(context, wallsOf),
    meshes: [
      ...wallMeshes,
      ...openings.flatMap(windowMeshes),
      ...floorMeshes(floors),
      ...groundMeshes(
        walls,
        floors,
        standing.pieces.map(({ foot }) => foot),
        bounds,
      ),
    ],
    bounds,
  }
}
